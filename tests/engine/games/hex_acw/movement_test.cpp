// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.3 and 4.4: what the cases leave open.
#include <gtest/gtest.h>

#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

json moveTo(const char* unit, const char* to) { return {{"do", "move"}, {"unit", unit}, {"to", to}}; }
json along(const char* unit, const json& path) { return {{"do", "move"}, {"unit", unit}, {"path", path}}; }

/// Far-off corners for units that would be in the way.
json cleared(json given) {
    const std::vector<std::pair<const char*, const char*>> corners{
        {"u1", "A6"}, {"u2", "B6"}, {"u3", "C6"}, {"u4", "G6"}, {"u5", "H6"}, {"u6", "I6"},
        {"c1", "A1"}, {"c2", "B1"}, {"c3", "C1"}, {"c4", "G1"}, {"c5", "H1"}, {"c6", "I1"}};
    for (const auto& [unit, place] : corners) {
        const std::string pointer = std::string("/pieces/") + unit + "/place";
        if (!given.contains(pointer)) given[pointer] = place;
    }
    return given;
}

/// Open ground: no terrain, water or road.
json open() {
    return {{"terrain", json::object()},
            {"entrenched", json::object()},
            {"edges", json::object()},
            {"roads", json::object()}};
}

TEST(AcwMovement, BasingAndOrderAreTheTablesAffair) {  // ACW-FORCE-05, ACW-MOVE-15
    Battle battle(
        {}, cleared({{"/pieces/u2/place", "E5"}, {"/pieces/c2/place", "E3"}, {"/pieces/c2/facing", "n"}}));
    battle.afterTheCard();
    // Units move one after another in any order, and the order matters: the first to come near is faced.
    battle.act(moveTo("u4", "G5"));
    battle.act(moveTo("u2", "E4"));
    EXPECT_EQ(battle.state("/pieces/c2/facing"), "s");
    EXPECT_EQ(battle.refusal(moveTo("u4", "G4")), "already-moved");
}

TEST(AcwMovement, ObstaclesOfAStepAreJudgedInOrder) {  // ACW-TERR-12
    Battle battle({}, cleared({{"/board", open()}, {"/pieces/u6/place", "E4"}, {"/pieces/c2/place", "E3"}}));
    battle.afterTheCard();
    const json step = moveTo("u6", "E3");
    battle.rule({{"/board/terrain/E3", "marsh"}});
    EXPECT_EQ(battle.refusal(step), "occupied");
    battle.rule({{"/pieces/c2/place", "F2"}});
    EXPECT_EQ(battle.refusal(step), "impassable");
    battle.rule({{"/board/terrain/E3", "woods"},
                 {"/board/edges/E3|E4", {{"water", "river"}, {"crossing", nullptr}}}});
    EXPECT_EQ(battle.refusal(step), "forbidden-terrain");
    battle.rule({{"/board/terrain/E3", "clear"}});
    EXPECT_EQ(battle.refusal(step), "river");
    battle.rule({{"/board/edges/E3|E4/water", "stream"}, {"/pieces/c1/place", "E5"}});
    EXPECT_EQ(battle.refusal(step), "stream");
    battle.rule({{"/board/edges/E3|E4/crossing", "ford"}});
    EXPECT_EQ(battle.refusal(step), "enemy-to-enemy");
    battle.rule({{"/pieces/c1/place", "A1"}, {"/board/terrain/E3", "town"}});
    EXPECT_EQ(battle.refusal(step), "forbidden-terrain");
    EXPECT_EQ(battle.clause(step), "ACW-TERR-02");
    battle.rule({{"/board/terrain/E3", "hill"}});
    battle.act(step);  // ACW-TERR-08: hills admit everybody
}

TEST(AcwMovement, ArtilleryMayPassATownButNotStay) {  // ACW-TERR-02
    Battle battle({}, cleared({{"/board", open()},
                               {"/board/terrain/E4", "town"},
                               {"/board/roads/E4|E5", true},
                               {"/board/roads/E3|E4", true},
                               {"/pieces/u6/place", "E5"}}));
    battle.act({{"do", "draw"}}, {"rally"});
    json ride = along("u6", {"E4", "E3"});
    EXPECT_EQ(battle.refusal(ride), "too-far");
    ride["overrule"] = {{{"clause", "ACW-MOVE-01"}, {"value", 2}, {"reason", "limbered on the pike"}}};
    const json events = battle.act(ride);
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events[0].at("sum").at(0).at("overruled").at("was"), 1);
    EXPECT_EQ(battle.state("/pieces/u6/place"), "E3");
}

TEST(AcwMovement, AFeatureStopsOffTheRoadOnly) {  // ACW-MOVE-10, ACW-TERR-11
    Battle battle({}, cleared({{"/board", open()},
                               {"/board/terrain/E4", "fields"},
                               {"/board/roads/E4|E5", true},
                               {"/pieces/u5/place", "E5"}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "E3"})), "must-stop");
    battle.rule({{"/board/roads/E3|E4", true}});
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "F3"})), "must-stop");
    battle.act(along("u5", {"E4", "E3"}));
}

TEST(AcwMovement, ARoadDoesNotOpenForbiddenGround) {  // ACW-TERR-11
    Battle battle({}, cleared({{"/board", open()},
                               {"/board/terrain/E4", "woods"},
                               {"/board/roads/E4|E5", true},
                               {"/board/roads/E3|E4", true},
                               {"/pieces/u5/place", "E5"}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "E3"})), "forbidden-terrain");
}

TEST(AcwMovement, AnEntrenchedHexIsAFeature) {  // section 3.4
    Battle battle({},
                  cleared({{"/board", open()}, {"/board/entrenched/E4", true}, {"/pieces/u5/place", "E5"}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "E3"})), "must-stop");
    EXPECT_EQ(battle.refusal(moveTo("u5", "E4")), "forbidden-terrain");
    EXPECT_EQ(battle.clause(moveTo("u5", "E4")), "ACW-TERR-09");
}

TEST(AcwMovement, OfTwoShortestWaysTheFirstLegalInDirectionOrderIsTaken) {  // ACW-MOVE-04
    Battle battle({}, cleared({{"/board", open()}, {"/pieces/u5/place", "E4"}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.act(moveTo("u5", "F2"))[0]["path"], json({"E3", "F2"}));  // n before ne
    battle.act({{"do", "undo"}});
    battle.rule({{"/board/terrain/E3", "lake"}});
    EXPECT_EQ(battle.act(moveTo("u5", "F2"))[0]["path"], json({"F3", "F2"}));
    battle.act({{"do", "undo"}});
    battle.rule({{"/board/terrain/F3", "woods"}});
    EXPECT_EQ(battle.refusal(moveTo("u5", "F2")), "impassable");  // that of the first candidate
}

TEST(AcwMovement, ALongerWayRoundMustBeGivenAsPath) {  // ACW-MOVE-04
    Battle battle({}, cleared({{"/board", open()},
                               {"/pieces/u5/place", "E4"},
                               {"/board/edges/E3|E4", {{"water", "river"}, {"crossing", nullptr}}}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(moveTo("u5", "E3")), "river");
    json round = along("u5", {"F3", "E3"});
    round["to"] = "F3";
    EXPECT_EQ(battle.refusal(round), "bad-parameter");
    round["to"] = "E3";
    EXPECT_EQ(battle.act(round)[0]["facing"], "nw");
}

TEST(AcwMovement, PathsThatAreNoneAreBadParameters) {  // ACW-MOVE-04
    Battle battle({}, cleared({{"/pieces/u5/place", "E5"}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(along("u5", json::array())), "bad-parameter");
    EXPECT_EQ(battle.refusal(along("u5", 7)), "bad-parameter");
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "Q9"})), "bad-parameter");
    EXPECT_EQ(battle.refusal(along("u5", {"E4", "E5"})), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u5"}}), "missing-parameter");
    EXPECT_EQ(battle.refusal(moveTo("u5", "E5")), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u5"}, {"to", "E4"}, {"facing", "up"}}),
              "bad-parameter");
    EXPECT_EQ(battle.refusal(moveTo("ul1", "E4")), "bad-parameter");  // a commander is no unit
}

TEST(AcwMovement, WhatIsMissingComesBeforeWhatIsWrong) {  // section 6.1
    Battle battle({}, cleared(json::object()));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u2"}, {"facing", 7}}), "missing-parameter");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "ghost"}, {"facing", "up"}}), "missing-parameter");
    EXPECT_EQ(battle.refusal(along("u5", 7)), "bad-parameter");  // a path stands for the destination
    EXPECT_EQ(battle.refusal({{"do", "shoot"}, {"shooter", 7}}), "missing-parameter");
}

TEST(AcwMovement, AUnitThatFacesAnEnemyDoesNotTurn) {  // ACW-MOVE-06
    Battle battle({}, cleared({{"/pieces/c2/place", "E3"},
                               {"/pieces/c2/facing", "s"},
                               {"/pieces/u1/place", "E4"},
                               {"/pieces/u2/place", "E5"},
                               {"/pieces/u3/place", "F4"},
                               {"/board", open()}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.eventsOf(moveTo("u3", "F3")), (std::vector<std::string>{"moved"}));
}

TEST(AcwMovement, ReactionsComeInUnitOrderAlsoAcrossARiver) {  // ACW-MOVE-06
    Battle battle({{"scenario", "stone-ford"}}, {{"/pieces/c1/place", "D3"},
                                                 {"/pieces/c2/place", "E3"},
                                                 {"/pieces/u2/place", "E5"},
                                                 {"/pieces/u3/place", "A6"},
                                                 {"/pieces/c1/facing", "n"},
                                                 {"/pieces/c2/facing", "n"}});
    battle.afterTheCard();
    const json events = battle.act(moveTo("u2", "E4"));
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[1]["unit"], "c1");
    EXPECT_EQ(events[1]["facing"], "se");
    EXPECT_EQ(events[2]["unit"], "c2");
}

TEST(AcwMovement, ARiverWithACrossingDoesNotSeparate) {  // ACW-MOVE-09
    Battle battle({}, cleared({{"/board", open()},
                               {"/pieces/u5/place", "E6"},
                               {"/pieces/c2/place", "E4"},
                               {"/board/edges/E4|E5", {{"water", "river"}, {"crossing", "ford"}}}}));
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal(along("u5", {"E5", "F4"})), "must-stop");
    battle.rule({{"/board/edges/E4|E5/crossing", nullptr}});
    battle.act(along("u5", {"E5", "D5"}));
    battle.act({{"do", "undo"}});
    battle.rule({{"/board/edges/E4|E5/water", "stream"}});
    EXPECT_EQ(battle.refusal(along("u5", {"E5", "D5"})), "must-stop");
}

TEST(AcwMovement, FreeTurningEndsNoStonewallAndIsNoMove) {  // ACW-MOVE-05, ACW-CARD-11
    Battle battle({{"turn-in-place", "free"}}, {{"/pieces/u2/dug-in", true}});
    battle.afterTheCard("confusion");
    const json turn{{"do", "turn"}, {"unit", "u2"}, {"facing", "s"}};
    EXPECT_EQ(battle.eventsOf(turn), (std::vector<std::string>{"turned"}));
    battle.act(turn);
    EXPECT_EQ(battle.state("/pieces/u2/dug-in"), true);
    EXPECT_EQ(battle.state("/pieces/u2/moves"), 0);
}

TEST(AcwMovement, AMovedUnitMayStillTurnFreely) {  // ACW-MOVE-05
    Battle battle(json{{"turn-in-place", "free"}});
    battle.afterTheCard();
    battle.act(moveTo("u2", "E4"));
    battle.act({{"do", "turn"}, {"unit", "u2"}, {"facing", "se"}});
    EXPECT_EQ(battle.state("/pieces/u2/moves"), 1);
}

TEST(AcwMovement, TurningAsAMoveEndsAStonewall) {  // ACW-CARD-10
    Battle battle({}, {{"/pieces/u2/dug-in", true}});
    battle.afterTheCard();
    EXPECT_EQ(battle.eventsOf({{"do", "turn"}, {"unit", "u2"}, {"facing", "s"}}),
              (std::vector<std::string>{"turned", "dug-in-ended"}));
}

TEST(AcwMovement, AForcedMarchBeginsAfreshAfterAStop) {  // ACW-MOVE-11, ACW-CARD-06
    Battle battle({},
                  cleared({{"/board", open()}, {"/board/terrain/E4", "fields"}, {"/pieces/u5/place", "E5"}}));
    battle.afterTheCard("force-march");
    battle.act(moveTo("u5", "E4"));
    battle.act(moveTo("u5", "E2"));
    EXPECT_EQ(battle.state("/card-unit"), "u5");
    battle.act(moveTo("u4", "G5"));
    EXPECT_EQ(battle.refusal(moveTo("u4", "G4")), "already-moved");
}

TEST(AcwMovement, InAskedModeAnAllowanceIsAllThatIsChecked) {  // ACW-MOVE-14
    Battle battle(json{{"positions", "asked"}});
    battle.afterTheCard();
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u2"}, {"hexes", 0}}), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u2"}, {"hexes", 2}, {"to", "Z9"}}), "too-far");
    battle.act({{"do", "move"}, {"unit", "u2"}});
    EXPECT_EQ(battle.act({{"do", "turn"}, {"unit", "u3"}})[0]["facing"], nullptr);
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u3"}}), "already-moved");
}

}  // namespace
}  // namespace adjutant::acw
