// SPDX-License-Identifier: GPL-3.0-or-later
// What this room throws when a deck file or a sheet cannot be read, laid out or written, or a code would have
// nothing to say. What its libraries throw becomes this Error. Caught at the edge, as db's is (db/error.hpp),
// or on the way there by who knows the file's name, and thrown again with it.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/words/failure.hpp"

namespace adjutant::cards {

/// what() is a whole sentence for people: what happened, where, and what to do.
class Error : public Failure {
  public:
    using Failure::Failure;
    /// What the command line says, which speaks English.
    explicit Error(std::string sentence) : Failure(Phrase(std::move(sentence))) {}
};

/// A text as a sentence quotes it: the beginning of a long one, cut between letters.
[[nodiscard]] inline std::string shown(std::string_view text) {
    constexpr std::size_t most = 80;
    if (text.size() <= most) return std::string(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return std::string(text.substr(0, end)) + "…";
}

}  // namespace adjutant::cards
