// SPDX-License-Identifier: GPL-3.0-or-later
// A chance is a question put to the world: roll 2d6, flip a coin, draw from this deck, pick one of these.
// Dice, coins, cards and lots are one thing; who answers is the business of chances.hpp.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant {

/// Faces of dice in the order rolled, or `heads`/`tails`, or the id of a card or a lot.
using Answer = std::variant<std::vector<int>, std::string>;

struct Chance {
    enum class Kind { dice, coin, card, oneOf };

    std::string purpose;  ///< the ledger's name of this chance (`for` on the wire)
    Kind kind = Kind::dice;
    int count = 1;                     ///< dice: how many
    int sides = 6;                     ///< dice: faces 1…sides, each equally likely
    std::string deck;                  ///< card: the deck drawn from
    std::vector<std::string> choices;  ///< card, one-of: the ids that can occur
    std::vector<long> weights;         ///< card, one-of: how likely each choice is, beside `choices`
    std::optional<std::string> who;    ///< the piece or side that rolls; nothing when anyone may

    // What exact odds may make use of; they say nothing about the answers that are allowed.
    bool ordered = true;             ///< dice: the order of the faces matters to the rule
    bool incidental = false;         ///< no outcome that odds are asked about depends on the answer
    std::vector<int> classes;        ///< dice: faces of the same class do the same; class of face f at f - 1
    std::optional<int> totalNeeded;  ///< dice: only whether the faces add up to this much matters

    /// `"2d6"`, `"coin"`, `"card:events"`, `"one-of"`.
    [[nodiscard]] std::string dice() const;
    /// Can the answer occur?
    [[nodiscard]] bool allows(const Answer& answer) const;
    auto operator<=>(const Chance&) const = default;
};

/// A chance that was answered.
struct Roll {
    Chance chance;
    Answer answer;
    bool byApp = false;  ///< answered by the program, not by the table
};

/// Describes dice to be rolled: `Dice{2, 6}.inAnyOrder().tellingOnly(hits)`.
struct Dice {
    int count = 1;
    int sides = 6;
    bool ordered = true;
    bool isIncidental = false;
    std::vector<int> classes{};
    std::optional<int> totalNeeded{};

    /// The rule looks at the faces without their order, so that 10d6 have 3,003 outcomes, not 60 million.
    [[nodiscard]] Dice inAnyOrder() const&;
    /// The rule looks only at whether the faces add up to `needed` or more.
    [[nodiscard]] Dice totalNeededFor(int needed) const&;
    /// No outcome label depends on these faces.
    [[nodiscard]] Dice incidental() const&;
    /// The rule looks only at what `kindOf(face)` tells, such as hit or miss.
    template <class F>
    [[nodiscard]] Dice tellingOnly(F kindOf) const& {
        Dice dice = *this;
        dice.classes.clear();
        for (int face = 1; face <= sides; ++face) dice.classes.push_back(static_cast<int>(kindOf(face)));
        return dice;
    }
    /// The rule looks only at whether a face is `needed` or more.
    [[nodiscard]] Dice neededFor(int needed) const& {
        return tellingOnly([needed](int face) { return face >= needed; });
    }
};

/// Reads `"2d6"` or `"coin"`; nothing for any other text, more than 100 dice or more than 1,000 sides.
[[nodiscard]] std::optional<Chance> readDice(std::string_view text);

}  // namespace adjutant
