// SPDX-License-Identifier: GPL-3.0-or-later
// What a league goes by: the settings that README.md describes.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
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
