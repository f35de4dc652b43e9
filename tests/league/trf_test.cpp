// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files: what a league says in one is what is read out of it.
#include "league/trf.hpp"

#include <map>

#include "league/standings.hpp"
#include "tests/league/a_league.hpp"

namespace adjutant::league {
namespace {

const std::string swiss =
    R"({"kind":"swiss","rounds":5,"points":{"win":1,"draw":0.5,"loss":0,"bye":1},"seed":11})";

ALeague played(std::uint64_t seed, int rounds) {
    Chance chance(seed);
    ALeague league(swiss, 4 + chance.upTo(5));
    for (int round = 1; round <= rounds; ++round) {
        if (!league.pairs(round).has_value()) break;
        league.plays(round, chance);
    }
    return league;
}

League readBack(const std::string& text) {
    const auto read = readTrf(text);
    EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().sentence);
    League league;
    if (!read) return league;
    Rules rules = read->rules;
    if (!rules.seed) rules.seed = 11;
    league.apply(Created{rules});
    for (const Entered& entered : read->entrants) league.apply(entered);
    for (const Event& event : read->rest) league.apply(event);
    return league;
}

/// Points and games by name; lots are no part of a report file.
std::map<std::string, std::string> pointsByName(const League& league) {
    std::map<std::string, std::string> all;
    for (const Standing& standing : standings(league))
        all[league.entrant(standing.entrant).name] =
            shown(standing.tally.points) + " of " + std::to_string(standing.tally.played());
    return all;
}

class Trf : public testing::TestWithParam<TrfFormat> {};

TEST_P(Trf, OutAndInTellsTheSamePointsAndGames) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const ALeague league = played(seed, 1 + static_cast<int>(seed % 5));
        const auto text = writeTrf(league, {"Club cup", "2026-01-02", "2026-03-04"}, GetParam());
        ASSERT_TRUE(text.has_value()) << text.error().sentence;
        const League again = readBack(*text);
        ASSERT_EQ(pointsByName(again), pointsByName(league)) << *text;
        ASSERT_EQ(again.nextRound(), league.nextRound());
        for (int number = 1; number < league.nextRound(); ++number) {
            for (const Table& table : league.round(number)->tables) {
                const Table* same = again.round(number)->tableOf(table.a);
                ASSERT_NE(same, nullptr);
                ASSERT_EQ(same->a + same->b, table.a + table.b);
                ASSERT_EQ(same->outcome->winner, table.outcome->winner);
            }
            ASSERT_EQ(again.round(number)->byes, league.round(number)->byes);
        }
    }
}

TEST_P(Trf, EveryTruncatedFileIsReadOrRefusedInASentence) {
    const auto text = writeTrf(played(3, 5), {"Club cup", "2026-01-02", "2026-03-04"}, GetParam());
    ASSERT_TRUE(text.has_value());
    for (std::size_t end = 0; end < text->size(); ++end) {
        const auto read = readTrf(text->substr(0, end));
        if (!read) {
            ASSERT_EQ(read.error().code, "bad-trf");
            ASSERT_FALSE(read.error().sentence.empty());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Both, Trf, testing::Values(TrfFormat::trf16, TrfFormat::trf26),
                         [](const auto& info) { return info.param == TrfFormat::trf16 ? "trf16" : "trf26"; });

TEST(TrfOut, OfALadderIsRefused) {
    const ALeague ladder(R"({"kind":"ladder","seed":1})", 3);
    const auto text = writeTrf(ladder, {"Ladder", "", ""}, TrfFormat::trf26);
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(text.error().code, "no-rounds");
}

TEST(TrfIn, OfWhatIsNoneIsRefused) {
    for (const char* text : {"", "hello", "001 x", "{\"kind\":\"swiss\"}", "012\n"}) {
        const auto read = readTrf(text);
        ASSERT_FALSE(read.has_value()) << text;
        EXPECT_EQ(read.error().code, "bad-trf");
    }
}

}  // namespace
}  // namespace adjutant::league
