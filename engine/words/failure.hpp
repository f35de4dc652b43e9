// SPDX-License-Identifier: GPL-3.0-or-later
// What a room throws when something outside the program fails: a sentence for people, of a catalogue (chapter
// `failures` of the room's words.en.json), in every language that the catalogue has.
#pragma once

#include <exception>
#include <stdexcept>
#include <utility>

#include "engine/words/phrase.hpp"

namespace adjutant {

/// what() is the English sentence: what happened, what was kept and what to do.
class Failure : public std::runtime_error {
  public:
    explicit Failure(Phrase told) : std::runtime_error(told.text()), sentence_(std::move(told)) {}

    [[nodiscard]] const Phrase& sentence() const { return sentence_; }

  private:
    Phrase sentence_;
};

/// What went wrong; of an exception that is no Failure what it says.
[[nodiscard]] inline Phrase toldBy(const std::exception& error) {
    const auto* failure = dynamic_cast<const Failure*>(&error);
    return failure == nullptr ? Phrase(error.what()) : failure->sentence();
}

}  // namespace adjutant
