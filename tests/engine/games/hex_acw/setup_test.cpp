// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up one's own board, boards that are refused, and rulings.
#include <gtest/gtest.h>

#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

/// A small board of one's own that can begin.
Battle ownBoard() {
    Battle battle(json{{"scenario", "own"}});
    battle.act({{"do", "add-unit"}, {"side", "union"}, {"kind", "infantry"}, {"place", "E6"}});
    battle.act({{"do", "add-unit"},
                {"side", "confederate"},
                {"kind", "artillery"},
                {"place", "E1"},
                {"facing", "se"}});
    return battle;
}

TEST(AcwSetup, WhatIsSetToNothingLeavesTheBoard) {  // section 6.2
    Battle battle = ownBoard();
    battle.act({{"do", "terrain"}, {"hex", "C3"}, {"terrain", "woods"}, {"entrenched", true}});
    battle.act({{"do", "edge"}, {"a", "C3"}, {"b", "C4"}, {"water", "stream"}, {"crossing", "bridge"}});
    battle.act({{"do", "road"}, {"a", "C4"}, {"b", "C3"}});
    EXPECT_EQ(battle.state("/board/terrain"), (json{{"C3", "woods"}}));
    battle.act({{"do", "terrain"}, {"hex", "C3"}});
    battle.act({{"do", "edge"}, {"a", "C3"}, {"b", "C4"}, {"water", "none"}, {"crossing", "ford"}});
    battle.act({{"do", "road"}, {"a", "C4"}, {"b", "C3"}, {"on", false}});
    EXPECT_EQ(battle.state("/board"), (json{{"terrain", json::object()},
                                            {"entrenched", json::object()},
                                            {"edges", json::object()},
                                            {"roads", json::object()}}));
    EXPECT_EQ(battle.refusal({{"do", "edge"}, {"a", "C3"}, {"b", "C4"}}), "missing-parameter");
}

TEST(AcwSetup, ABoardThatCannotBePlayedOnIsRefusedWithItsReason) {
    Battle battle = ownBoard();
    battle.act({{"do", "terrain"}, {"hex", "E6"}, {"terrain", "lake"}});
    EXPECT_EQ(battle.refusal({{"do", "begin"}}), "bad-deployment");
    EXPECT_EQ(battle.clause({{"do", "begin"}}), "ACW-TERR-03");
    battle.act({{"do", "terrain"}, {"hex", "E6"}});
    battle.rule({{"/pieces/u1/facing", nullptr}});
    EXPECT_EQ(battle.refusal({{"do", "begin"}}), "bad-deployment");
    EXPECT_EQ(battle.clause({{"do", "begin"}}), "ACW-MOVE-02");
    battle.rule({{"/pieces/u1/facing", "n"}});
    battle.act({{"do", "begin"}});
    EXPECT_EQ(battle.state("/pieces/c1/facing"), "se");
}

TEST(AcwSetup, StrongpointsNeedAnIdOfTheirOwn) {  // ACW-VP-04
    Battle battle = ownBoard();
    EXPECT_EQ(battle.refusal({{"do", "strongpoint"}, {"id", "Hill!"}, {"hex", "E6"}}), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "strongpoint"}, {"id", "hill"}}), "missing-parameter");
    battle.act({{"do", "strongpoint"}, {"id", "hill"}, {"hex", "E6"}, {"name", "The Hill"}});
    EXPECT_EQ(battle.refusal({{"do", "strongpoint"}, {"id", "hill"}, {"hex", "E5"}}), "bad-parameter");
    EXPECT_EQ(battle.state("/strongpoints/hill"),
              (json{{"name", "The Hill"}, {"hex", "E6"}, {"holder", "union"}}));
}

TEST(AcwSetup, ABoardGoesOutAsJsonAndComesIn) {
    Battle painted(json{{"scenario", "stone-ford"}});
    const json board = painted.state("/board");
    const json strongpoints = painted.state("/strongpoints");
    Battle battle(json{{"scenario", "own"}});
    battle.rule({{"/board", board}, {"/strongpoints", strongpoints}, {"/pieces", painted.state("/pieces")}});
    battle.act({{"do", "begin"}});
    EXPECT_EQ(battle.state("/board"), board);
    EXPECT_EQ(battle.state("/strongpoints"), strongpoints);
}

TEST(AcwSetup, WhatIsRefusedIsSaidInASentence) {  // ACW-FORCE-02, ACW-VP-04
    Battle battle = ownBoard();
    const auto reason = [&](const json& action) {
        return battle.ask(action).value("/error/message"_json_pointer, std::string());
    };
    EXPECT_EQ(reason({{"do", "road"}, {"a", "A1"}, {"b", "C1"}}), "A1 and C1 are not neighbours.");
    battle.act({{"do", "add-commander"}, {"unit", "u1"}});
    EXPECT_EQ(reason({{"do", "add-commander"}, {"unit", "u1"}}), "Union Infantry 1 has a commander already.");
    battle.act({{"do", "strongpoint"}, {"id", "hill"}, {"hex", "E6"}});
    EXPECT_EQ(reason({{"do", "strongpoint"}, {"id", "hill"}, {"hex", "E5"}}),
              "There is a position 'hill' already.");
}

TEST(AcwSetup, ARefusedBoardSaysWhereItIsWrong) {
    Battle battle = ownBoard();
    const auto reason = [&](const json& set) {
        return battle.ask({{"do", "ruling"}, {"set", set}, {"reason", "import"}})
            .value("/error/message"_json_pointer, std::string());
    };
    EXPECT_EQ(reason({{"/board/terrain/E4", "jungle"}}),
              "The state cannot hold this: board: terrain: E4: \"jungle\" is none of clear, woods, town, "
              "marsh, lake, difficult, fields, hill.");
    EXPECT_EQ(reason({{"/board/roads/A1|C1", true}}),
              "The state cannot hold this: board: roads: 'A1|C1' is not a hexside such as E3|E4.");
}

TEST(AcwRulings, RefuseWhatTheRulesCannotUse) {
    Battle battle;
    const auto ruling = [](const json& set) {
        return json{{"do", "ruling"}, {"set", set}, {"reason", "test"}};
    };
    const json before = battle.ask({{"ask", "state"}});
    for (const json& set : std::vector<json>{
             {{"/board/terrain/K9", "woods"}},
             {{"/board/terrain/E4", "jungle"}},
             {{"/board/roads/E4|E3", true}},
             {{"/board/roads/A1|C1", true}},
             {{"/board/edges/E2|E3", {{"water", "none"}, {"crossing", nullptr}}}},
             {{"/board/edges/E2|E3", {{"water", "river"}, {"crossing", "none"}}}},
             {{"/board", nullptr}},
             {{"/strongpoints/Mill Hill", battle.state("/strongpoints/mill-hill")}},
             {{"/pieces/u1/hits", -1}},
             {{"/pieces/u1/hits", 2147483647}},
             {{"/sides/union/taken-units", 2147483647}},
             {{"/pieces/u1/moves", 3}},
             {{"/pieces/u1/side", "confederate"}},
             {{"/pieces/x1", battle.state("/pieces/u1")}},
             {{"/pieces/ul1/place", "u9"}},
             {{"/pieces/ul1/place", "c1"}},
             {{"/pieces/ul1/place", "u3"}},
             {{"/pieces/ul4", {{"side", "union"}, {"kind", "commander"}, {"place", "u2"}, {"out", false}}}},
             {{"/round", 16}},
             {{"/active", nullptr}},
             {{"/phase", "setup"}},
             {{"/phase", "over"}},
             {{"/seating", {"union"}}},
             {{"/decks/union/draw/smoke", -1}},
             {{"/card-unit", "u9"}},
             {{"/shots", {{{"shooter", "u9"}, {"target", "c1"}, {"hits", 1}}}}},
             {{"/vacated", {{{"target", "c9"}, {"hex", "E4"}, {"by", json::array()}}}}}}) {
        const json reply = battle.ask(ruling(set));
        EXPECT_EQ(reply.value("/error/code"_json_pointer, std::string()), "bad-parameter") << set << reply;
    }
    EXPECT_EQ(battle.ask({{"ask", "state"}}), before);
}

TEST(AcwBoard, IsDrawnFromItsPlacesAndLinks) {
    Battle battle;
    const json board = battle.ask({{"ask", "board"}}).at("board");
    EXPECT_EQ(board.at("grid"), "hex-flat");
    EXPECT_EQ(board.at("places").size(), 54U);
    int bridges = 0;
    int roads = 0;
    for (const json& link : board.at("links")) {
        bridges += link.at("marks") == json({"bridge"}) ? 1 : 0;
        roads += link.at("kind") == "road" ? 1 : 0;
    }
    EXPECT_EQ(bridges, 1);
    EXPECT_EQ(roads, 5);
    EXPECT_EQ(Battle(json{{"positions", "asked"}}).ask({{"ask", "board"}}).at("board").at("grid"), "none");
}

TEST(AcwSetup, AFacingIsReadEvenInReserve) {  // section 6.2
    Battle battle = ownBoard();
    EXPECT_EQ(
        battle.refusal(
            {{"do", "add-unit"}, {"side", "union"}, {"kind", "cavalry"}, {"reserve", true}, {"facing", "q"}}),
        "bad-parameter");
}

}  // namespace
}  // namespace adjutant::acw
