// SPDX-License-Identifier: GPL-3.0-or-later
// Morale, elimination, advances and commanders (sections 4.7, 4.8), and odds that end with them (section 7).
#include <gtest/gtest.h>

#include "engine/chance/fraction.hpp"
#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

TEST(AcwMorale, AResolvedUnitIsEliminatedOrTestedOrLeft) {  // ACW-ELIM-03
    Battle battle({}, faceToFace({{"/pieces/c2/hits", 6},
                                  {"/pieces/c3/place", "D4"},
                                  {"/pieces/u1/place", "D5"},
                                  {"/pieces/u1/facing", "n"},
                                  {"/pieces/c1/place", "F4"},
                                  {"/pieces/u3/place", "F5"}}));
    battle.afterTheCard();
    battle.act(shoot("u2", "c2"), {{3}});
    battle.act(shoot("u1", "c3"), {{2}});  // in the fields: 1 hit
    battle.act(shoot("u3", "c1"), {{2}});
    EXPECT_EQ(
        battle.eventsOf({{"do", "end-turn"}}, {{6, 6}}),
        (std::vector<std::string>{"morale-tested", "unit-removed", "turn-ended"}));  // c1, c2; c3 has one hit
    EXPECT_EQ(battle.state("/pieces/c2/out"), true);
}

TEST(AcwMorale, OnlyInfantryThatShotAtTheLostUnitMayAdvance) {  // ACW-CMD-05
    Battle battle({}, faceToFace({{"/pieces/c2/hits", 8},
                                  {"/pieces/u1/place", "D4"},
                                  {"/pieces/u1/facing", "ne"},
                                  {"/pieces/u3/place", "F4"},
                                  {"/pieces/u3/facing", "n"}}));
    battle.afterTheCard();
    battle.act(shoot("u1", "c2"), {{1}});
    battle.act({{"do", "end-turn"}});
    EXPECT_EQ(battle.state("/vacated/0/by"), json({"u1"}));
}

TEST(AcwMorale, NobodyAdvancesIntoALakeOrOverARiver) {  // ACW-CMD-05
    for (const json& barrier : {json{{"/board/terrain/E4", "marsh"}},
                                json{{"/board/edges/D4|E4", {{"water", "river"}, {"crossing", nullptr}}}}}) {
        json given =
            faceToFace({{"/pieces/c2/hits", 8}, {"/pieces/u1/place", "D4"}, {"/pieces/u1/facing", "ne"}});
        given.update(barrier);
        Battle battle({}, given);
        battle.afterTheCard();
        battle.act(shoot("u1", "c2"), {{1}});
        battle.act({{"do", "end-turn"}});
        EXPECT_EQ(battle.state("/active"), "confederate") << barrier;
    }
}

TEST(AcwMorale, AnAdvanceMayComeBeforeTheShootingEnds) {  // ACW-MORALE-02, ACW-CMD-05
    Battle battle({{"morale-timing", "per-target"}}, faceToFace({{"/pieces/c2/hits", 8},
                                                                 {"/pieces/u1/place", "D4"},
                                                                 {"/pieces/u1/facing", "ne"},
                                                                 {"/pieces/u1/dug-in", true}}));
    battle.afterTheCard();
    battle.act(shoot("u1", "c2"), {{1}});
    EXPECT_EQ(battle.refusal({{"do", "advance"}}), "missing-parameter");
    battle.act({{"do", "test-morale"}, {"unit", "c2"}});
    EXPECT_EQ(battle.refusal({{"do", "advance"}, {"unit", "u1"}, {"target", "c9"}}), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "advance"}, {"target", "c3"}}), "missing-parameter");
    EXPECT_EQ(battle.refusal({{"do", "advance"}, {"target", "c3"}, {"facing", 7}}), "missing-parameter");
    EXPECT_EQ(battle.eventsOf({{"do", "advance"}}), (std::vector<std::string>{"advanced", "dug-in-ended"}));
    EXPECT_EQ(battle.state("/phase"), "shoot");
    EXPECT_EQ(battle.state("/pieces/u1/moves"), 0);
    battle.act({{"do", "end-turn"}});
    EXPECT_EQ(battle.state("/active"), "confederate");
}

TEST(AcwMorale, AHexTakenMeanwhileIsNoLongerVacant) {  // section 6.6
    Battle battle(
        {{"morale-timing", "per-target"}},
        faceToFace({{"/pieces/c2/hits", 8}, {"/pieces/u1/place", "D4"}, {"/pieces/u1/facing", "ne"}}));
    battle.afterTheCard();
    battle.act(shoot("u1", "c2"), {{1}});
    battle.act({{"do", "test-morale"}, {"unit", "c2"}});
    battle.rule({{"/pieces/u2/place", "E4"}});
    EXPECT_EQ(battle.refusal({{"do", "advance"}}), "occupied");
    battle.act({{"do", "end-turn"}});
    EXPECT_EQ(battle.state("/active"), "confederate");
}

TEST(AcwMorale, LossesInTheOwnTurnOpenNoAdvance) {  // ACW-CMD-06, ACW-CARD-07
    Battle battle({{"demoralised", "both"}},
                  {{"/pieces/u2/hits", 9}, {"/pieces/c2/hits", 5}, {"/pieces/c1/hits", 3}});
    // In unit order, both sides: c1, c2, then u2 without dice.
    EXPECT_EQ(battle.eventsOf({{"do", "draw"}}, {"demoralised", {6, 6}, {1, 1}}),
              (std::vector<std::string>{"card-drawn", "morale-tested", "morale-tested", "unit-removed",
                                        "unit-removed"}));
    EXPECT_EQ(battle.state("/vacated"), json::array());
    EXPECT_EQ(battle.state("/sides/union/taken-units"), 1);
    EXPECT_EQ(battle.state("/sides/confederate/taken-units"), 1);
    EXPECT_EQ(battle.state("/phase"), "move");
}

TEST(AcwCommanders, StayWithTheirUnit) {  // ACW-CMD-01, ACW-CMD-03
    Battle battle;
    battle.afterTheCard("confusion");
    battle.act({{"do", "move"}, {"unit", "u1"}, {"to", "D4"}});  // favoured by its commander
    EXPECT_EQ(battle.state("/pieces/ul1/place"), "u1");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u2"}, {"to", "E4"}}), "confused");
    EXPECT_EQ(battle.refusal({{"do", "add-commander"}, {"unit", "u2"}}), "wrong-phase");
}

TEST(AcwOdds, AnEarlierHitMayStillRoutAfterAMiss) {  // section 7
    Battle battle({}, {{"/pieces/c2/place", "D3"},
                       {"/pieces/u5/place", "D4"},
                       {"/pieces/u2/place", "E4"},
                       {"/pieces/u2/facing", "nw"},
                       {"/pieces/u1/place", "A6"}});
    battle.afterTheCard();
    EXPECT_EQ(battle.odds(shoot("u5", "c2")), (json{{"hits-0,holds", "2/3"}, {"hits-1,holds", "1/3"}}));
    battle.act(shoot("u2", "c2"), {{3}});
    EXPECT_EQ(battle.odds(shoot("u5", "c2")), (json{{"hits-0,holds", "35/54"},
                                                    {"hits-0,routs", "1/54"},
                                                    {"hits-1,holds", "11/36"},
                                                    {"hits-1,routs", "1/36"}}));
}

TEST(AcwOdds, OfTheEndOfATurnAreJoint) {  // section 7
    Battle battle({}, faceToFace({{"/pieces/c2/hits", 4},
                                  {"/pieces/c3/place", "D4"},
                                  {"/pieces/u1/place", "D5"},
                                  {"/pieces/u1/facing", "n"},
                                  {"/pieces/c3/hits", 8}}));
    battle.afterTheCard();
    battle.act(shoot("u2", "c2"), {{1}});
    battle.act(shoot("u1", "c3"), {{3}});
    EXPECT_EQ(battle.odds({{"do", "end-turn"}}),
              (json{{"c2-holds,c3-eliminated", "13/18"}, {"c2-routs,c3-eliminated", "5/18"}}));
}

TEST(AcwOdds, OfAVolleyAgreeWithCountingEveryDie) {
    Battle battle({}, faceToFace({{"/pieces/c2/hits", 2},
                                  {"/pieces/u1/place", "D4"},
                                  {"/pieces/u1/facing", "ne"},
                                  {"/pieces/u5/place", "F4"},
                                  {"/pieces/u5/facing", "nw"}}));
    battle.afterTheCard();
    // By hand: two foot and one horse in the open; the horse takes one off.
    std::map<std::string, int> ways;
    for (int a = 1; a <= 3; ++a) {
        for (int b = 1; b <= 3; ++b) {
            for (int c = 0; c <= 2; ++c) {
                for (int x = 1; x <= 6; ++x) {
                    for (int y = 1; y <= 6; ++y) {
                        const int hits = a + b + c;
                        const std::string fate = hits + 2 > 8       ? "eliminated"
                                                 : x + y > hits + 2 ? "holds"
                                                                    : "routs";
                        ++ways["hits-" + std::to_string(hits) + ',' + fate];
                    }
                }
            }
        }
    }
    json expected = json::object();
    constexpr unsigned long throws = 27UL * 36UL;
    for (const auto& [outcome, count] : ways) expected[outcome] = Fraction(count, throws).text();
    EXPECT_EQ(battle.odds({{"do", "volley"}, {"target", "c2"}, {"shooters", {"u2", "u1", "u5"}}}), expected);
}

TEST(AcwOdds, SayWhatEachFaceWouldBring) {
    Battle battle({}, faceToFace());
    battle.afterTheCard();
    const json reply = battle.ask({{"ask", "faces"}, {"action", shoot("u2", "c2")}});
    ASSERT_EQ(reply.at("faces").size(), 3U);
    EXPECT_EQ(reply["faces"][0]["outcomes"][0]["outcome"], "hits-1,holds");
}

}  // namespace
}  // namespace adjutant::acw
