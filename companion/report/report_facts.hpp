// SPDX-License-Identifier: GPL-3.0-or-later
// What stored events and rolls say, as the words and values of a report. Inside the room only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "companion/report/report.hpp"

namespace adjutant::report::facts {

using nlohmann::json;

/// Null where there is none of that name.
[[nodiscard]] const json& at(const json& object, const char* key);
[[nodiscard]] std::string textAt(const json& object, const char* key);
[[nodiscard]] std::optional<std::int64_t> numberAt(const json& object, const char* key);
/// A list in one line.
[[nodiscard]] std::string joined(const json& got);

/// Is what happened the secret of one side, such as the card that it bought?
[[nodiscard]] bool isSecret(const json& events);

/// Ids as people read them.
class Names {
  public:
    explicit Names(const ReportNames& names)
        : names_(names.things), said_(names.said), word_(names.word), language_(names.language) {}

    [[nodiscard]] const std::string& language() const { return language_; }
    /// A text of the game's data.
    [[nodiscard]] std::string said(const std::string& english) const {
        return said_ ? said_(english) : english;
    }

    /// "New Zealand" of "new-zealand": as people call it, or its words with a capital.
    [[nodiscard]] std::string of(const std::string& id) const {
        if (std::string called = known(id); !called.empty()) return called;
        std::string words = plain(id);
        if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] += 'A' - 'a';
        return words;
    }

    /// What stands at a key of the state, or for a word in it: "dug in" of `dug-in`.
    [[nodiscard]] std::string field(const std::string& key) const {
        if (std::string called = known(key); !called.empty()) return called;
        std::string word = word_ ? word_(key) : "";
        return word.empty() ? purpose(key) : word;
    }

    /// What people call it; empty where that is not known.
    [[nodiscard]] std::string known(const std::string& id) const {
        const auto found = names_.find(id);
        return found == names_.end() ? "" : found->second;
    }

    /// "shots at a piece" of "shots-at-a-piece", and "first, British" of "first-british".
    [[nodiscard]] std::string purpose(const std::string& word) const {
        for (std::size_t dash = word.find('-'); dash != std::string::npos; dash = word.find('-', dash + 1))
            if (const auto found = names_.find(word.substr(dash + 1)); found != names_.end())
                return said(plain(word.substr(0, dash))) + ", " + found->second;
        return said(plain(word));
    }

    /// A card of whatever deck is a card.
    [[nodiscard]] static std::string plain(std::string word) {
        word = word.substr(0, word.find(':'));
        std::replace(word.begin(), word.end(), '-', ' ');
        return word;
    }

  private:
    const std::map<std::string, std::string>& names_;
    const std::function<std::string(const std::string&)>& said_;
    const std::function<std::string(const std::string&)>& word_;
    const std::string& language_;
};

/// The chances of an act. A board that is laid or a deck that is dealt is not told card by card.
[[nodiscard]] std::vector<std::string> rollTexts(const json& rolls, bool secret, const Names& names);
[[nodiscard]] std::vector<SumPart> sumOf(const json& event, const Names& names);
/// What a ruling changed in the state: "Round: 2 → 3", or "Round: 3" where nobody knows what stood there.
/// What not everybody may see is not told.
[[nodiscard]] std::string settingsOf(const json& ruled, const std::map<std::string, std::string>& before,
                                     const Names& names);
/// The rulings in an event: parts of a sum that were overruled, what was set in the state, and what an
/// overrule at the start counts in the whole game. `before` as in ReportNames.
[[nodiscard]] std::vector<Ruling> rulingsOf(const json& event, std::int64_t seq,
                                            const ReportNames::Before& before, const Names& names);

}  // namespace adjutant::report::facts
