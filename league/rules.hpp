// SPDX-License-Identifier: GPL-3.0-or-later
// What a league goes by: the settings that README.md describes.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "league/fraction.hpp"
#include "league/refusal.hpp"

namespace adjutant::league {

enum class Kind { swiss, roundRobin, ladder };
enum class TieBreak { headToHead, strengthOfSchedule, scoreDifference, wins, lot };
/// What a round without a game counts for in the strength of schedule.
enum class Unplayed { ignore, zero, isVirtual };

struct Points {
    Fraction win = 3, draw = 1, loss = 0, bye = 3;

    bool operator==(const Points&) const = default;
};

enum class Result { win, draw, loss };

/// Points beside those of the outcome, for each side that has at least so much of a figure in a game.
struct Bonus {
    std::string
        figure;  ///< "score", "margin" (one's own score minus the other's), or one of the game's system
    Fraction least;
    Fraction points;
    std::optional<Result> of;  ///< only with this outcome

    bool operator==(const Bonus&) const = default;
};

struct Rules {
    Kind kind = Kind::swiss;
    std::optional<int> rounds;  ///< as many as are paired, where it was left out
    Points points;
    std::vector<TieBreak> tieBreaks{TieBreak::headToHead, TieBreak::strengthOfSchedule,
                                    TieBreak::scoreDifference, TieBreak::wins, TieBreak::lot};
    Unplayed unplayed = Unplayed::ignore;
    bool avoidRematch = true;
    bool avoidClub = true;
    std::optional<std::uint64_t> seed;  ///< drawn where it was left out
    std::vector<Bonus> bonus{};
    std::vector<int> seasons{};  ///< their first rounds, from 1 on, rising; empty: all rounds are one season

    /// The first round of the season that a round belongs to.
    [[nodiscard]] int seasonBegan(int round) const;
    /// First and last round of a season, from 1; nothing where there is none of that number.
    [[nodiscard]] std::optional<std::pair<int, int>> season(int number) const;

    bool operator==(const Rules&) const = default;
};

inline constexpr int maxRounds = 999;

[[nodiscard]] std::string_view nameOf(Kind);
[[nodiscard]] std::string_view nameOf(TieBreak);

/// Refused with `bad-rules` and a sentence for the first thing that is wrong.
[[nodiscard]] Expected<Rules> readRules(std::string_view text);
[[nodiscard]] Expected<Rules> rulesIn(const nlohmann::ordered_json&);
[[nodiscard]] nlohmann::ordered_json jsonOf(const Rules&);

}  // namespace adjutant::league
