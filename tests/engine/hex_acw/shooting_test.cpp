// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 4.5 to 4.8: what the cases leave open.
#include <gtest/gtest.h>

#include "engine/core/fraction.hpp"
#include "tests/engine/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

json shoot(const char* shooter, const char* target) {
    return {{"do", "shoot"}, {"shooter", shooter}, {"target", target}};
}

/// u2 at E5 faces c2 at E4.
json faceToFace(json more = json::object()) {
    more["/pieces/c2/place"] = "E4";
    return more;
}

TEST(AcwShooting, HitsAreAddedAtOnceAndTheTargetStays) {  // ACW-SHOOT-10, ACW-ELIM-04
    Battle battle(
        {}, faceToFace({{"/pieces/c2/hits", 7}, {"/pieces/u1/place", "D4"}, {"/pieces/u1/facing", "ne"}}));
    battle.afterTheCard();
    battle.act(shoot("u2", "c2"), {{3}});
    EXPECT_EQ(battle.state("/pieces/c2/hits"), 10);
    EXPECT_EQ(battle.state("/pieces/c2/place"), "E4");
    battle.act(shoot("u1", "c2"), {{1}});
    EXPECT_EQ(battle.state("/pieces/c2/hits"), 11);
    EXPECT_EQ(battle.state("/pieces/c2/out"), false);
}

TEST(AcwShooting, TheSumShowsWhatWasTakenAndWhatDidNotApply) {  // ACW-SHOOT-08
    Battle battle({}, {{"/pieces/c2/place", "D3"}, {"/pieces/u5/place", "D4"}, {"/pieces/u1/place", "A6"}});
    battle.afterTheCard();
    const json shot = battle.act(shoot("u5", "c2"), {{3}})[0];
    EXPECT_EQ(shot["sum"].size(), 3U);
    EXPECT_EQ(shot["sum"][1]["clause"], "ACW-SHOOT-09");
    EXPECT_EQ(shot["sum"][2]["value"], -1);
    EXPECT_EQ(shot["hits"], 1);
}

TEST(AcwShooting, TheRefereeMayOverruleCoverOddsIncluded) {  // ACW-SHOOT-09
    Battle battle({}, {{"/pieces/c2/place", "D3"}, {"/pieces/u2/place", "D4"}, {"/pieces/u1/place", "A6"}});
    battle.afterTheCard();
    json open = shoot("u2", "c2");
    open["overrule"] = {{{"clause", "ACW-SHOOT-09"}, {"value", 0}, {"reason", "the wall is down"}}};
    EXPECT_TRUE(battle.odds(open).contains("hits-3,holds"));
    EXPECT_FALSE(battle.odds(shoot("u2", "c2")).contains("hits-3,holds"));
    EXPECT_EQ(battle.act(open, {{3}})[0]["hits"], 3);
}

TEST(AcwShooting, AFactReplacesWhatTheBoardSays) {  // ACW-SHOOT-13
    Battle battle({}, faceToFace());
    battle.afterTheCard();
    json sheltered = shoot("u2", "c2");
    sheltered["cover"] = true;
    EXPECT_EQ(battle.act(sheltered, {{3}})[0]["hits"], 2);
    battle.act({{"do", "undo"}});
    battle.rule({{"/pieces/c2/dug-in", true}});
    sheltered["cover"] = false;  // a stonewall counts in any case
    EXPECT_EQ(battle.act(sheltered, {{3}})[0]["cover"], true);
    json faraway = shoot("u3", "c2");
    faraway["range"] = 2;
    EXPECT_EQ(battle.refusal(faraway), "out-of-range");
    faraway["range"] = 1;
    EXPECT_EQ(battle.refusal(faraway), "not-facing");
    faraway["faced"] = true;
    battle.act(faraway, {{1}});
}

TEST(AcwShooting, NothingBlocksAtRangeOne) {  // ACW-SIGHT-06
    Battle battle({}, {{"/pieces/u6/place", "E5"},
                       {"/pieces/u2/place", "A6"},
                       {"/pieces/c2/place", "E4"},
                       {"/pieces/u1/place", "D4"}});
    battle.afterTheCard();
    json shot = shoot("u6", "c2");
    shot["clear"] = false;
    shot["engaged"] = true;  // nor does a friend beside the target matter
    EXPECT_EQ(battle.act(shot, {{3}})[0]["hits"], 3);
}

TEST(AcwShooting, HillsBlockUnlessOneStandsOnThem) {  // ACW-SIGHT-05
    const json given{{"/pieces/u6/place", "E6"},
                     {"/pieces/u2/place", "A6"},
                     {"/pieces/c2/place", "E3"},
                     {"/board/terrain/E5", "hill"},
                     {"/pieces/u3/place", "I6"}};
    EXPECT_EQ(Battle({}, given).afterTheCard().refusal(shoot("u6", "c2")), "no-line-of-sight");
    EXPECT_EQ(Battle({{"hills-block", false}}, given).afterTheCard().refusal(shoot("u6", "c2")), "");
    Battle atop({}, given);
    atop.rule({{"/board/terrain/E3", "hill"}});
    EXPECT_EQ(atop.afterTheCard().refusal(shoot("u6", "c2")), "");
}

TEST(AcwShooting, FieldsMarshAndWorksNeverBlock) {  // ACW-SIGHT-05
    Battle battle({}, {{"/pieces/u6/place", "E6"},
                       {"/pieces/u2/place", "A6"},
                       {"/pieces/c2/place", "E2"},
                       {"/board/terrain/E5", "fields"},
                       {"/board/terrain/E4", "lake"},
                       {"/board/entrenched/E3", true},
                       {"/pieces/u3/place", "I6"}});
    battle.afterTheCard();
    battle.act(shoot("u6", "c2"), {{2}});
}

TEST(AcwShooting, AVolleyFavoursTheFirstThatMoved) {  // ACW-SHOOT-12, ACW-CARD-02
    Battle battle({}, {{"/pieces/c2/place", "E3"}, {"/pieces/u1/place", "D4"}});
    battle.afterTheCard("surprise-assault");
    battle.act({{"do", "move"}, {"unit", "u2"}, {"to", "E4"}});
    battle.act({{"do", "turn"}, {"unit", "u1"}, {"facing", "ne"}});
    battle.rule({{"/pieces/u1/place", "D3"}, {"/pieces/u1/facing", "ne"}, {"/pieces/c2/place", "E3"}});
    const json both{{"do", "volley"}, {"target", "c2"}, {"shooters", {"u1", "u2"}}};
    EXPECT_EQ(battle.refusal(both), "moved");
    EXPECT_EQ(battle.state("/phase"), "move");
    battle.act({{"do", "volley"}, {"target", "c2"}, {"shooters", {"u2"}}}, {{1}});
    EXPECT_EQ(battle.state("/card-unit"), "u2");
}

TEST(AcwShooting, AVolleysParametersAreJudgedInOrder) {  // ACW-SHOOT-12
    Battle battle({}, faceToFace());
    battle.afterTheCard();
    const auto volley = [](const json& more) {
        json action{{"do", "volley"}, {"target", "c2"}, {"shooters", {"u2"}}};
        action.update(more);
        return action;
    };
    EXPECT_EQ(battle.refusal(volley({{"shooters", json::array()}})), "bad-parameter");
    EXPECT_EQ(battle.refusal(volley({{"shooters", {"u2", "c1"}}})), "not-your-turn");
    EXPECT_EQ(battle.refusal(volley({{"shooters", {"u7"}}})), "not-on-table");
    EXPECT_EQ(battle.refusal(volley({{"ranges", {1, 1}}})), "bad-parameter");
    EXPECT_EQ(battle.refusal(volley({{"ranges", {0}}})), "bad-parameter");
    EXPECT_EQ(battle.refusal(volley({{"target", "u1"}})), "friendly-target");
    battle.act(volley({{"ranges", {nullptr}}}), {{1}});
}

TEST(AcwShooting, NoAmmunitionSilencesTheGunsAlone) {  // ACW-CARD-12
    Battle battle({}, faceToFace({{"/pieces/u6/place", "D5"}, {"/pieces/u1/place", "A6"}}));
    battle.afterTheCard("ammunition-shortage");
    EXPECT_EQ(battle.refusal(shoot("u6", "c2")), "no-ammunition");
    battle.act(shoot("u2", "c2"), {{2}});
}

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
    for (const auto& [outcome, count] : ways) expected[outcome] = Fraction(count, 27 * 36).text();
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
