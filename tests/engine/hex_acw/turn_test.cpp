// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, the turn, victory, setting up and rulings: what the cases leave open.
#include <gtest/gtest.h>

#include "tests/engine/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

const json drawCard{{"do", "draw"}};
const json endTurn{{"do", "end-turn"}};

TEST(AcwCards, ASharpshooterTakesTheOnlyCommanderUnasked) {  // ACW-CARD-03
    Battle battle({}, {{"/pieces/cl1/out", true}, {"/pieces/cl1/place", nullptr}});
    EXPECT_EQ(battle.eventsOf(drawCard, {"sharpshooter"}),
              (std::vector<std::string>{"card-drawn", "commander-removed"}));
    EXPECT_EQ(battle.state("/phase"), "move");
}

TEST(AcwCards, ASharpshooterWithoutACommanderIsVoid) {
    Battle battle({}, {{"/pieces/cl1/out", true},
                       {"/pieces/cl2/out", true},
                       {"/pieces/cl1/place", nullptr},
                       {"/pieces/cl2/place", nullptr}});
    EXPECT_EQ(battle.eventsOf(drawCard, {"sharpshooter"}),
              (std::vector<std::string>{"card-drawn", "card-void"}));
}

TEST(AcwCards, AChoiceMayBeDeclinedButForReserves) {  // ACW-CARD-02
    Battle battle;
    EXPECT_EQ(battle.refusal({{"do", "decline"}}), "wrong-phase");
    battle.act(drawCard, {"sharpshooter"});
    EXPECT_EQ(battle.refusal({{"do", "play"}}), "missing-parameter");
    EXPECT_EQ(battle.refusal({{"do", "play"}, {"commander", "cl9"}}), "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "play"}, {"commander", "c1"}}), "bad-parameter");
    battle.act({{"do", "decline"}});
    EXPECT_EQ(battle.state("/phase"), "move");
}

TEST(AcwCards, ABaseEdgeWithoutRoomMakesAnArrivalVoid) {  // ACW-CARD-13
    json given = json::object();
    for (const char column : {'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'})
        given[std::string("/board/terrain/") + column + '6'] = "lake";
    Battle battle({}, given);
    EXPECT_EQ(battle.eventsOf(drawCard, {"reserves"}), (std::vector<std::string>{"card-drawn", "card-void"}));
}

TEST(AcwCards, WhoArrivesIsFaced) {  // ACW-CARD-13, ACW-MOVE-06
    Battle battle({}, {{"/pieces/c2/place", "E5"}, {"/pieces/c2/facing", "n"}, {"/pieces/u2/place", "A6"}});
    battle.act(drawCard, {"reserves"});
    EXPECT_EQ(battle.refusal({{"do", "play"}, {"to", "J6"}}), "bad-parameter");
    EXPECT_EQ(battle.eventsOf({{"do", "play"}, {"to", "E6"}}),
              (std::vector<std::string>{"card-played", "arrived", "faced-enemy"}));
}

TEST(AcwCards, AReserveArrivesByItselfInAskedMode) {  // ACW-CARD-13, section 6.3
    Battle battle(json{{"positions", "asked"}});
    const json events = battle.act(drawCard, {"reserves"});
    EXPECT_EQ(events[1]["event"], "arrived");
    EXPECT_EQ(events[1]["hex"], nullptr);
    EXPECT_EQ(battle.state("/pieces/u7/moves"), 1);
    EXPECT_EQ(battle.state("/phase"), "move");
}

TEST(AcwCards, SeveralReservesAreChosenFromInAskedMode) {
    Battle battle(json{{"positions", "asked"}, {"scenario", "stone-ford"}});
    battle.act(drawCard, {"reserves"});
    EXPECT_EQ(battle.refusal({{"do", "play"}}), "missing-parameter");
    battle.act({{"do", "play"}, {"unit", "u8"}});
    EXPECT_EQ(battle.state("/pieces/u8/reserve"), false);
}

TEST(AcwCards, HitAndRunLetsItShootFirstAndMoveAfterwards) {  // ACW-CARD-04
    Battle battle({}, {{"/pieces/u5/place", "E4"}, {"/pieces/u5/facing", "n"}, {"/pieces/c2/place", "E3"}});
    battle.afterTheCard("hit-and-run");
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "c2"}, {"to", "E4"}}), "not-your-turn");
    battle.act({{"do", "shoot"}, {"shooter", "u5"}, {"target", "c2"}}, {{2}});
    EXPECT_EQ(battle.state("/card-unit"), nullptr);
    EXPECT_EQ(battle.refusal({{"do", "move"}, {"unit", "u1"}, {"to", "D4"}}), "wrong-phase");
    battle.act({{"do", "turn"}, {"unit", "u5"}, {"facing", "s"}});
    EXPECT_EQ(battle.state("/pieces/u5/moves"), 2);
    EXPECT_EQ(battle.state("/card-unit"), "u5");
    EXPECT_EQ(battle.refusal({{"do", "turn"}, {"unit", "u5"}, {"facing", "n"}}), "already-moved");
}

TEST(AcwCards, AnEmptyDeckIsTold) {  // ACW-CARD-01
    json none = json::object();
    for (const auto card :
         {"sharpshooter", "hit-and-run", "rally", "force-march", "demoralised", "surprise-assault",
          "reserves", "stonewall", "confusion", "ammunition-shortage", "smoke"})
        none[card] = 0;
    Battle battle({}, {{"/decks/union/draw", none}});
    EXPECT_EQ(battle.refusal(drawCard), "not-enough");
}

TEST(AcwCards, BothDecksArePrinted) {
    Battle battle;
    int cards = 0;
    const json reply = battle.ask({{"ask", "cards"}});
    for (const json& card : reply.at("cards")) cards += card.at("count").get<int>();
    EXPECT_EQ(cards, 30);
}

TEST(AcwTurn, EqualPointsAreADraw) {  // ACW-VP-05
    Battle battle({{"first", "confederate"}}, {{"/round", 15}});
    battle.afterTheCard();
    battle.act(endTurn);
    battle.act(drawCard, {"rally"});
    battle.act(endTurn);
    EXPECT_EQ(battle.state("/verdict"), (json{{"winners", {"confederate", "union"}}, {"reason", "draw"}}));
    EXPECT_EQ(battle.refusal(endTurn), "game-over");
}

TEST(AcwTurn, ASideWithoutUnitsPlaysOn) {  // ACW-TURN-07
    json given = json::object();
    for (int i = 1; i <= 7; ++i) {
        const std::string unit = "/pieces/c" + std::to_string(i);
        given.update({{unit + "/out", true},
                      {unit + "/place", nullptr},
                      {unit + "/facing", nullptr},
                      {unit + "/reserve", false}});
    }
    Battle battle({}, given);
    battle.afterTheCard();
    battle.act(endTurn);
    battle.act(drawCard, {"rally"});
    EXPECT_EQ(battle.state("/phase"), "card");
    battle.act({{"do", "play"}, {"unit", "c2"}, {"to", "E1"}});
    EXPECT_EQ(battle.state("/pieces/c2/facing"), "s");
    battle.act(endTurn);
    EXPECT_EQ(battle.state("/round"), 2);
}

TEST(AcwTurn, AgreedWinnersMayBeBothOrOne) {  // ACW-VP-01
    Battle battle;
    EXPECT_EQ(battle.refusal({{"do", "end"}}), "missing-parameter");
    EXPECT_EQ(battle.refusal({{"do", "end"}, {"reason", "dusk"}, {"winners", {"union", "union"}}}),
              "bad-parameter");
    EXPECT_EQ(battle.refusal({{"do", "end"}, {"reason", "dusk"}, {"winners", {"france"}}}), "bad-parameter");
    battle.act({{"do", "end"}, {"reason", "dusk"}});
    EXPECT_EQ(battle.state("/verdict/winners"), json({"union", "confederate"}));
}

TEST(AcwTurn, WhatIsAskedOnBoardsIsOffThere) {  // section 6.7
    Battle battle(json{{"positions", "asked"}});
    EXPECT_EQ(battle.refusal({{"do", "entrench"}, {"unit", "u7"}}), "not-on-table");
    EXPECT_EQ(battle.refusal({{"do", "occupy"}, {"strongpoint", "moon"}, {"side", "union"}}),
              "bad-parameter");
    battle.act({{"do", "entrench"}, {"unit", "c2"}});
    EXPECT_EQ(battle.eventsOf({{"do", "entrench"}, {"unit", "c2"}, {"on", false}}),
              (std::vector<std::string>{"dug-in-ended"}));
    battle.act({{"do", "occupy"}, {"strongpoint", "mill-hill"}, {"side", "union"}});
    EXPECT_EQ(battle.state("/sides/union/points"), 1);
    battle.act({{"do", "occupy"}, {"strongpoint", "mill-hill"}, {"side", "none"}});
    EXPECT_EQ(battle.state("/sides/union/points"), 0);
    EXPECT_EQ(
        Battle(json{{"positions", "asked"}, {"scenario", "own"}}).refusal({{"do", "terrain"}, {"hex", "A1"}}),
        "option-off");
}

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
             {{"/pieces/u1/hits", -1}},
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

}  // namespace
}  // namespace adjutant::acw
