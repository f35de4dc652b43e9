// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_course.hpp"

#include <algorithm>
#include <utility>

#include "companion/league_figures.hpp"
#include "companion/leagues/league_words.hpp"
#include "league/league.hpp"

namespace adjutant::companion {

LeagueCourse courseOf(const league::League& league, int shown) {
    LeagueCourse course;
    if (!league.exists() || league.isLadder()) return course;
    course.paired = static_cast<int>(league.rounds().size());
    const auto begunBy = [&](int round) {
        const auto begun =
            std::ranges::count_if(league.rules().seasons, [&](int first) { return first <= round; });
        return std::max(1, static_cast<int>(begun));
    };
    course.seasons = begunBy(course.paired);
    course.season = begunBy(shown);
    const auto [first, last] = league.rules().season(course.season).value_or(std::pair(1, course.paired));
    for (int round = first; round <= std::min(last, course.paired); ++round) {
        course.rounds << QString::number(round);
        if (round <= shown) course.before << QString::number(round);
    }
    return course;
}

LeagueAsked askedBy(const league::League& league) {
    LeagueAsked asked;
    if (!league.exists()) return asked;
    asked.score = asksForScore(league.rules());
    for (const std::string& figure : figuresAsked(league.rules()))
        asked.figures.append({QString::fromStdString(figure), LeagueWords::figureCalled(figure)});
    return asked;
}

}  // namespace adjutant::companion
