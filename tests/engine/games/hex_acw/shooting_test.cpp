// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 4.5 and 4.6: what the cases leave open.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

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

TEST(AcwShooting, ARulingOnADeductionLeavesTheBoundOfTheSum) {  // ACW-SHOOT-08
    Battle battle({}, {{"/pieces/c2/place", "D3"}, {"/pieces/u5/place", "D4"}, {"/pieces/u1/place", "A6"}});
    battle.afterTheCard();
    json tired = shoot("u5", "c2");
    tired["overrule"] = {{{"clause", "ACW-SHOOT-08"}, {"value", -2}, {"reason", "blown horses"}}};
    const json shot = battle.act(tired, {{1}})[0];
    EXPECT_EQ(shot["hits"], 0);
    int total = 0;
    for (const json& part : shot["sum"]) total += part["value"].get<int>();
    EXPECT_EQ(total, 0);
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

TEST(AcwShooting, AFieldOfFireIsWhereAnEnemyCouldBeShotAt) {  // ACW-SHOOT-03 to -07
    const std::set<std::string> barred{"out-of-range", "not-facing", "target-engaged", "no-line-of-sight"};
    for (const char* arc : {"all-round", "front"}) {
        Battle battle({{"artillery-arc", arc}},
                      faceToFace({{"/pieces/u6/place", "D5"}, {"/pieces/u6/facing", "n"}}));
        battle.afterTheCard();
        for (const std::string unit : {"u2", "u5", "u6"}) {
            int tried = 0, open = 0;
            for (const char column : std::string("ABCDEFGHI")) {
                for (int row = 1; row <= 6; ++row) {
                    const std::string hex = column + std::to_string(row);
                    // Where the ground or another unit forbids it nobody stands.
                    if (!battle
                             .ask({{"do", "ruling"},
                                   {"set", {{"/pieces/c2/place", hex}}},
                                   {"reason", "a trial"}})
                             .at("ok"))
                        continue;
                    if (battle.state("/pieces/" + unit + "/place") == hex) continue;
                    const json shot = battle.ask({{"ask", "odds"}, {"action", shoot(unit.c_str(), "c2")}});
                    const bool may = shot.at("ok") == true || !barred.contains(shot["error"]["code"]);
                    const json fire =
                        battle.ask({{"ask", "standing"}, {"figures", true}})["figures"]["fire"].value(
                            unit, json::array());
                    EXPECT_EQ(std::find(fire.begin(), fire.end(), hex) != fire.end(), may)
                        << arc << ' ' << unit << ' ' << hex;
                    ++tried;
                    open += may ? 1 : 0;
                }
            }
            EXPECT_GT(tried, 30);
            EXPECT_GT(open, 0) << unit;
        }
    }
}

}  // namespace
}  // namespace adjutant::acw
