// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of a game in one language (`words.en.json` in the game's folder). What another language lacks
// is said in English.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/words/message.hpp"

namespace adjutant {

class Catalogue {
  public:
    /// `text`: objects of messages by chapter, {"events": {"moved": "{piece} moves."}}. Throws
    /// std::invalid_argument where it cannot be read. `english`: what stands in for a message that is
    /// missing; it outlives this.
    Catalogue(std::string language, std::string_view text, const Catalogue* english = nullptr);

    [[nodiscard]] const std::string& language() const { return language_; }
    /// Null where neither this language nor English has it.
    [[nodiscard]] const Message* find(std::string_view chapter, std::string_view key) const;
    /// In the order of the alphabet, as all lists here.
    [[nodiscard]] std::vector<std::string> chapters() const;
    /// The keys of a chapter that this language itself has.
    [[nodiscard]] std::vector<std::string> keys(std::string_view chapter) const;
    /// What English has and this language has not, as "events.moved".
    [[nodiscard]] std::vector<std::string> missing() const;

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    template <class T>
    using ByName = std::unordered_map<std::string, T, Hash, std::equal_to<>>;
    using Chapter = ByName<Message>;

    std::string language_;
    const Catalogue* english_;
    ByName<Chapter> chapters_;
};

}  // namespace adjutant
