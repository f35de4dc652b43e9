// SPDX-License-Identifier: GPL-3.0-or-later
// What people call the outcome labels of odds. The chapter `outcomes` of a game's catalogue has them as the
// ledger writes them, with a `#` for each number, or part by part; a message has the numbers as {first},
// {second} and {third}:
//
//     "attacker-#,defender-#": "Attacker loses {first}, defender loses {second}"
//     "hits-#": "{first, plural, =0 {no hit} one {# hit} other {# hits}}"
//     "holds": "holds"                                      "hits-1,holds" is "1 hit, holds"
//
// A part that is an id, or begins with one, is told with its name: "u1-routs" is "Union Infantry 1: routs".
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/words/catalogue.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant {

class OutcomeWords {
  public:
    /// What people call an id; nothing for what is none.
    using NameOf = std::function<std::optional<Phrase>(const std::string& id)>;

    /// The catalogue outlives this.
    OutcomeWords(const Catalogue& words, NameOf nameOf) : words_(words), nameOf_(std::move(nameOf)) {}

    /// With a capital first letter; the label's own words where the catalogue has no message.
    [[nodiscard]] std::string of(std::string_view label) const;
    /// Has the catalogue a message, or the game a name, for each part?
    [[nodiscard]] bool has(std::string_view label) const;

  private:
    [[nodiscard]] std::optional<std::string> message(std::string_view label) const;
    [[nodiscard]] std::optional<std::string> part(const std::string& text) const;

    const Catalogue& words_;
    NameOf nameOf_;
};

}  // namespace adjutant
