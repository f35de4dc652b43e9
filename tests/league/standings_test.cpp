// SPDX-License-Identifier: GPL-3.0-or-later
// Standings, held against a plain count that knows nothing of the room's own.
#include "league/standings.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/league/a_league.hpp"

namespace adjutant::league {
namespace {

/// What each has, counted straight from the rounds.
struct Plain {
    Fraction points, gamePoints, difference;
    int games = 0, wins = 0, missed = 0;
    std::vector<EntrantId> opponents;
};

std::map<EntrantId, Plain> countedBy(const League& league, int upTo) {
    std::map<EntrantId, Plain> all;
    for (const Entrant& entrant : league.entrants()) all[entrant.id];
    const Points& worth = league.rules().points;
    for (int number = 1; number <= upTo && number < league.nextRound(); ++number) {
        std::map<EntrantId, bool> played;
        for (const Table& table : league.round(number)->tables) {
            if (!table.outcome) continue;
            for (const auto& [me, other] : {std::pair(table.a, table.b), std::pair(table.b, table.a)}) {
                Plain& mine = all[me];
                played[me] = true;
                ++mine.games;
                mine.opponents.push_back(other);
                const EntrantId winner = table.outcome->winner;
                const Fraction won = winner == 0 ? worth.draw : winner == me ? worth.win : worth.loss;
                mine.points += won;
                mine.gamePoints += won;
                if (winner == me) ++mine.wins;
                const Score score = table.outcome->score.value_or(Score{});
                mine.difference += me == table.a ? score.a - score.b : score.b - score.a;
            }
        }
        for (const EntrantId bye : league.round(number)->byes) all[bye].points += worth.bye;
        for (const Entrant& entrant : league.entrants())
            if (number >= entrant.since() && !played[entrant.id]) ++all[entrant.id].missed;
    }
    return all;
}

Fraction rateOf(const Plain& plain) {
    return plain.games == 0 ? Fraction(0) : plain.gamePoints / plain.games;
}

Fraction scheduleOf(const std::map<EntrantId, Plain>& all, EntrantId id, Unplayed unplayed) {
    const Plain& mine = all.at(id);
    std::vector<Fraction> entries;
    for (const EntrantId opponent : mine.opponents) entries.push_back(rateOf(all.at(opponent)));
    for (int i = 0; i < mine.missed && unplayed != Unplayed::ignore; ++i)
        entries.push_back(unplayed == Unplayed::zero ? Fraction(0) : rateOf(mine));
    Fraction sum = 0;
    for (const Fraction& entry : entries) sum += entry;
    return entries.empty() ? Fraction(0) : sum / static_cast<int>(entries.size());
}

std::string rulesWith(const std::string& unplayed) {
    return R"({"kind":"swiss","points":{"win":3,"draw":1,"loss":0,"bye":2},"unplayed":")" + unplayed +
           R"(","tie-breaks":["strength-of-schedule","score-difference","wins"],"seed":5})";
}

/// Five rounds in which people come late, leave, get byes and sit at tables without a result.
ALeague tournament(const std::string& rules, std::uint64_t seed) {
    Chance chance(seed);
    ALeague league(rules, 3 + chance.upTo(9));
    for (int round = 1; round <= 5; ++round) {
        if (chance.oneIn(3)) league.comes("L" + std::to_string(round));
        if (chance.oneIn(3))
            league.goes(1 + chance.upTo(static_cast<int>(league.entrants().size()) - 1), round);
        if (!league.pairs(round).has_value()) break;
        league.plays(round, chance);
    }
    return league;
}

TEST(Standings, AreThoseOfAPlainCountWhateverHappens) {
    const std::map<std::string, Unplayed> settings{
        {"ignore", Unplayed::ignore}, {"zero", Unplayed::zero}, {"virtual", Unplayed::isVirtual}};
    for (const auto& [word, unplayed] : settings) {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const ALeague league = tournament(rulesWith(word), seed);
            for (int upTo = 1; upTo < league.nextRound(); ++upTo) {
                const auto plain = countedBy(league, upTo);
                const auto key = [&, unplayed = unplayed](EntrantId id) {
                    const Plain& mine = plain.at(id);
                    return std::vector<Fraction>{mine.points, scheduleOf(plain, id, unplayed),
                                                 mine.difference, mine.wins};
                };
                const auto list = standings(league, upTo);
                for (const Standing& standing : list) {
                    const auto mine = key(standing.entrant);
                    ASSERT_EQ(standing.tally.points, mine[0]);
                    ASSERT_EQ(standing.tally.played(), plain.at(standing.entrant).games);
                    for (std::size_t i = 0; i < 3; ++i) ASSERT_EQ(*standing.tieBreaks[i], mine[i + 1]);
                    const auto better = std::ranges::count_if(
                        list, [&](const Standing& other) { return key(other.entrant) > mine; });
                    ASSERT_EQ(standing.rank, better + 1) << word << " seed " << seed << " round " << upTo;
                }
            }
        }
    }
}

/// P1 to P4, each against each: who wins each game, in the order 1-2, 3-4, 1-3, 2-4, 1-4, 2-3.
ALeague allAgainstAll(const std::string& tieBreaks, const std::map<std::pair<int, int>, int>& winners) {
    ALeague league(R"({"kind":"round-robin","tie-breaks":[)" + tieBreaks + R"(],"seed":3})", 4);
    for (int round = 1; round <= 3; ++round) {
        EXPECT_TRUE(league.pairs(round).has_value());
        const auto tables = league.round(round)->tables;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const auto [low, high] = std::minmax(tables[i].a, tables[i].b);
            league.tells(round, static_cast<int>(i) + 1, winners.at({low, high}));
        }
    }
    return league;
}

std::vector<std::pair<int, EntrantId>> ranksOf(const League& league) {
    std::vector<std::pair<int, EntrantId>> ranks;
    for (const Standing& standing : standings(league)) ranks.emplace_back(standing.rank, standing.entrant);
    return ranks;
}

TEST(HeadToHead, PartsACircleOfThreeNotAndStartsOverForThoseItLeavesTied) {
    // 1, 2 and 3 beat each other in a circle and all beat 4: nothing tells them apart.
    const auto circle = allAgainstAll(
        R"("head-to-head")", {{{1, 2}, 1}, {{2, 3}, 2}, {{1, 3}, 3}, {{1, 4}, 1}, {{2, 4}, 2}, {{3, 4}, 3}});
    EXPECT_EQ(ranksOf(circle), (std::vector<std::pair<int, EntrantId>>{{1, 1}, {1, 2}, {1, 3}, {4, 4}}));
}

TEST(Numbers, AreDecimalWithANoughtInFront) {
    EXPECT_EQ(fractionFrom("0.5"), Fraction(1, 2));
    EXPECT_EQ(fractionFrom("010"), Fraction(10));
    EXPECT_EQ(fractionFrom("09/012"), Fraction(3, 4));
    EXPECT_EQ(fractionFrom("-0.125"), Fraction(-1, 8));
    for (const char* none : {"", "-", "1e3", "0x10", "1.", ".5", "1/0", "1.2345", "12345678901", " 1"})
        EXPECT_FALSE(fractionFrom(none).has_value()) << none;
}

TEST(HeadToHead, DecidesBetweenTwoByTheirOwnGame) {
    const auto league = allAgainstAll(
        R"("head-to-head")", {{{1, 2}, 2}, {{2, 3}, 3}, {{1, 3}, 1}, {{1, 4}, 1}, {{2, 4}, 2}, {{3, 4}, 4}});
    const auto list = standings(league);
    EXPECT_EQ(list[0].entrant, 2);  // level with 1 on six points, and beat 1
    EXPECT_EQ(list[1].entrant, 1);
    EXPECT_EQ(list[0].because,
              "Ahead of P1 by head-to-head: 3 to 0 points from the games among the 2 who were tied.");
}

TEST(HeadToHead, IsLeftOutWhereTwoOfTheTiedHaveNotMet) {
    ALeague league(R"({"tie-breaks":["head-to-head","lot"],"seed":9})", 4);
    ASSERT_TRUE(league.pairs(1).has_value());
    league.tells(1, 1, league.round(1)->tables[0].a);
    league.tells(1, 2, league.round(1)->tables[1].a);
    const auto list = standings(league);
    EXPECT_FALSE(list[0].tieBreaks[0].has_value());
    EXPECT_GT(*list[0].tieBreaks[1], *list[1].tieBreaks[1]) << "the lot decides";
}

TEST(Standings, OfACorrectedResultAreThoseOfTheCorrectedOne) {
    ALeague league(rulesWith("ignore"), 2);
    ASSERT_TRUE(league.pairs(1).has_value());
    const auto [a, b, none] = league.round(1)->tables[0];
    league.tells(1, 1, a);
    EXPECT_EQ(standings(league).front().entrant, a);
    league.tells(1, 1, b);
    EXPECT_EQ(standings(league).front().entrant, b);
    EXPECT_EQ(standings(league).front().tally.played(), 1);
}

TEST(ALadder, GivesTheLosersPlaceToAWinnerFromBelow) {
    ALeague league(R"({"kind":"ladder","seed":1})", 5);
    const auto plays = [&](EntrantId a, EntrantId b, EntrantId winner) {
        const auto game = challenge(league, a, b, {winner, {}, ""});
        ASSERT_TRUE(game.has_value());
        league.apply(*game);
    };
    const auto order = [&] {
        std::vector<EntrantId> list;
        for (const Standing& standing : standings(league)) list.push_back(standing.entrant);
        return list;
    };
    EXPECT_EQ(order(), (std::vector<EntrantId>{1, 2, 3, 4, 5}));
    plays(4, 2, 4);
    EXPECT_EQ(order(), (std::vector<EntrantId>{1, 4, 2, 3, 5})) << "those between move down one";
    plays(1, 5, 1);
    plays(5, 3, 0);
    EXPECT_EQ(order(), (std::vector<EntrantId>{1, 4, 2, 3, 5}))
        << "a win from above and a draw change nothing";
}

TEST(Standings, CountABonusForWhoReachesTheFigureOfIt) {
    ALeague league(R"({"points":{"win":3,"draw":1,"loss":0},"seed":1,"bonus":[
        {"figure":"score","least":10,"points":1},
        {"figure":"margin","least":-2,"points":0.5,"of":"loss"},
        {"figure":"taken-units","least":3,"points":2}]})",
                   2);
    ASSERT_TRUE(league.pairs(1).has_value());
    const Table& table = *league.table(1, 1);
    const auto pointsAfter = [&](const Outcome& outcome) {
        const auto told = tell(league, 1, 1, outcome);
        EXPECT_TRUE(told.has_value());
        league.apply(*told);
        const Tallies tallies(league, 1);
        return std::pair(tallies.of(table.a).points, tallies.of(table.b).points);
    };
    using Pair = std::pair<Fraction, Fraction>;
    EXPECT_EQ(pointsAfter({table.a, Score{9, 2}}), Pair(3, 0));
    EXPECT_EQ(pointsAfter({table.a, Score{12, 10}}), Pair(4, Fraction(3, 2)))
        << "both reach ten; a narrow defeat";
    EXPECT_EQ(pointsAfter({0, Score{4, 5}}), Pair(1, 1)) << "a draw is no narrow defeat";
    EXPECT_EQ(pointsAfter({table.b, {}, "", {{"taken-units", Score{3, 1}}}}), Pair(2, 3));
    EXPECT_EQ(readEvents(written({Told{1, 1, {table.b, {}, "", {{"taken-units", Score{3, 1}}}}}})),
              (std::vector<Event>{Told{1, 1, {table.b, {}, "", {{"taken-units", Score{3, 1}}}}}}));
}

TEST(Standings, BeginAnewWithEachSeason) {
    for (const std::string kind : {"swiss", "round-robin"}) {
        ALeague league(R"({"kind":")" + kind + R"(","seed":4,"seasons":[1,4]})", 4);
        Chance chance(9);
        for (int round = 1; round <= 6; ++round) {
            ASSERT_TRUE(league.pairs(round).has_value())
                << kind << ": whoever has met may meet again in the next";
            league.plays(round, chance);
        }
        for (const auto& [from, upTo] : {std::pair(1, 3), std::pair(4, 6)}) {
            const auto all = countedBy(league, 6), before = countedBy(league, from - 1),
                       after = countedBy(league, upTo);
            for (const Standing& standing : standings(league, upTo)) {
                EXPECT_EQ(standing.tally.played(), 3);
                EXPECT_EQ(standing.tally.points,
                          after.at(standing.entrant).points - before.at(standing.entrant).points);
            }
        }
        EXPECT_EQ(standings(league).front().tally.played(), 3) << "of the season that goes on";
        EXPECT_EQ(standings(league, 1, 6).front().tally.played(), 6);
    }
}

TEST(Rules, OfBonusAndSeasonsAreReadAndRefusedInASentence) {
    const std::string good =
        R"({"bonus":[{"figure":"score","least":10,"points":1,"of":"win"}],"seasons":[1,6],"seed":1})";
    const Rules rules = rulesOf(good);
    EXPECT_EQ(rulesIn(jsonOf(rules)), rules);
    EXPECT_EQ(rules.seasonBegan(5), 1);
    EXPECT_EQ(rules.seasonBegan(6), 6);
    EXPECT_EQ(rules.season(1), std::pair(1, 5));
    EXPECT_EQ(rules.season(3), std::nullopt);
    EXPECT_FALSE(jsonOf(rulesOf("{}")).contains("bonus")) << "a league without is written as before";
    for (const char* bad :
         {R"({"bonus":{}})", R"({"bonus":[{}]})", R"({"bonus":[1]})",
          R"({"bonus":[{"figure":"","least":1,"points":1}]})",
          R"({"bonus":[{"figure":"score","least":"x","points":1}]})",
          R"({"bonus":[{"figure":"score","least":1,"points":1,"of":"rout"}]})",
          R"({"bonus":[{"figure":"score","least":1,"points":1,"per":2}]})", R"({"seasons":[]})",
          R"({"seasons":[2]})", R"({"seasons":[1,1]})", R"({"seasons":["1"]})", R"({"seasons":1})"}) {
        const auto read = readRules(bad);
        ASSERT_FALSE(read.has_value()) << bad;
        EXPECT_EQ(read.error().code, "bad-rules");
        EXPECT_TRUE(read.error().sentence.ends_with('.')) << read.error().sentence;
    }
}

}  // namespace
}  // namespace adjutant::league
