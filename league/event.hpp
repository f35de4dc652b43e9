// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a league. Events are all that is kept; everything else follows from them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "league/rules.hpp"

namespace adjutant::league {

/// Who is entered has a number in the league, from 1, in the order of entering.
using EntrantId = int;

struct Created {
    Rules rules;  ///< with the seed

    bool operator==(const Created&) const = default;
};

struct Entered {
    EntrantId entrant = 0;
    std::string name, club;  ///< as they were then
    int from = 1;            ///< the first round to be played
    int lot = 0;             ///< drawn here and kept

    bool operator==(const Entered&) const = default;
};

/// Somebody who was entered before plays from a round on again, or already.
struct Returned {
    EntrantId entrant = 0;
    int from = 1;

    bool operator==(const Returned&) const = default;
};

struct Dropped {
    EntrantId entrant = 0;
    int from = 1;  ///< the first round not played

    bool operator==(const Dropped&) const = default;
};

struct Paired {
    int round = 1;
    std::vector<std::pair<EntrantId, EntrantId>> tables;
    std::vector<EntrantId> byes;  ///< one at most, but for what came in from elsewhere

    bool operator==(const Paired&) const = default;
};

struct Score {
    Fraction a, b;

    bool operator==(const Score&) const = default;
};

struct Outcome {
    EntrantId winner = 0;  ///< 0 for a draw
    std::optional<Score> score;
    std::string game{};                      ///< of the campaign; may be empty
    std::map<std::string, Score> figures{};  ///< those that a bonus asks for, by their names

    bool operator==(const Outcome&) const = default;
};

/// A result, or another one in the place of an earlier one.
struct Told {
    int round = 1;  ///< of a ladder, 1
    int table = 1;  ///< of a ladder, the number of the game
    Outcome outcome;

    bool operator==(const Told&) const = default;
};

/// A game on a ladder.
struct Challenged {
    EntrantId a = 0, b = 0;
    Outcome outcome;

    bool operator==(const Challenged&) const = default;
};

using Event = std::variant<Created, Entered, Returned, Dropped, Paired, Told, Challenged>;

/// One line of JSON.
[[nodiscard]] std::string written(const std::vector<Event>&);
/// Throws std::runtime_error for what is no such line.
[[nodiscard]] std::vector<Event> readEvents(std::string_view line);

}  // namespace adjutant::league
