// SPDX-License-Identifier: GPL-3.0-or-later
// The turn, the end and victory: what the cases leave open.
#include <gtest/gtest.h>

#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

const json drawTheCard{{"do", "draw"}};
const json endTurn{{"do", "end-turn"}};

TEST(AcwTurn, EqualPointsAreADraw) {  // ACW-VP-05
    Battle battle({{"first", "confederate"}}, {{"/round", 15}});
    battle.afterTheCard();
    battle.act(endTurn);
    battle.act(drawTheCard, {"rally"});
    battle.act(endTurn);
    EXPECT_EQ(battle.state("/verdict"), (json{{"winners", {"confederate", "union"}}, {"reason", "draw"}}));
    EXPECT_EQ(battle.refusal(endTurn), "game-over");
}

/// The Union's last turn, the last of the game: it has shot Confederate infantry out of Chapel Hill.
Battle lastTurn() {
    Battle battle({{"first", "confederate"}}, {{"/round", 15},
                                               {"/phase", "move"},
                                               {"/active", "union"},
                                               {"/pieces/c2/place", "G2"},
                                               {"/pieces/c2/hits", 8},
                                               {"/pieces/c6/place", "I1"},
                                               {"/pieces/u1/place", "G3"},
                                               {"/pieces/u1/facing", "n"}});
    battle.act({{"do", "shoot"}, {"shooter", "u1"}, {"target", "c2"}}, {{3}});
    EXPECT_EQ(battle.state("/sides/confederate/points"), 1);
    battle.act(endTurn);
    return battle;
}

TEST(AcwTurn, APositionLostInTheLastTurnNoLongerCounts) {  // ACW-VP-04
    Battle battle = lastTurn();
    const json over = battle.act(endTurn).back();
    EXPECT_EQ(over["points"], (json{{"union", 2}, {"confederate", 0}}));
    EXPECT_EQ(battle.state("/sides/confederate/points"), 0);
}

TEST(AcwTurn, APositionTakenByTheLastAdvanceCounts) {  // ACW-VP-04, ACW-CMD-05
    Battle battle = lastTurn();
    const json over = battle.act({{"do", "advance"}}).back();
    EXPECT_EQ(over["points"], (json{{"union", 3}, {"confederate", 0}}));
    EXPECT_EQ(battle.state("/strongpoints/chapel-hill/holder"), "union");
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
    battle.act(drawTheCard, {"rally"});
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

}  // namespace
}  // namespace adjutant::acw
