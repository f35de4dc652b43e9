// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of a game in one language (`words.en.json` in the game's folder). What another language lacks
// is said in English.
#pragma once

#include <map>
#include <string>
#include <string_view>
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
    [[nodiscard]] std::vector<std::string> chapters() const;
    /// The keys of a chapter that this language itself has.
    [[nodiscard]] std::vector<std::string> keys(std::string_view chapter) const;
    /// What English has and this language has not, as "events.moved".
    [[nodiscard]] std::vector<std::string> missing() const;

  private:
    using Chapter = std::map<std::string, Message, std::less<>>;

    std::string language_;
    const Catalogue* english_;
    std::map<std::string, Chapter, std::less<>> chapters_;
};

}  // namespace adjutant
