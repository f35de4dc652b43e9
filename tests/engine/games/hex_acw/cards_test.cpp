// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.9: what the cases leave open.
#include <gtest/gtest.h>

#include "tests/engine/games/hex_acw/battle.hpp"

namespace adjutant::acw {
namespace {

using nlohmann::json;

const json drawCard{{"do", "draw"}};

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

TEST(AcwCards, ACardThatIsNoLongerInTheDeckIsNamed) {  // ACW-CARD-01
    Battle battle({}, {{"/decks/union/draw/smoke", 0}, {"/decks/union/discard", {"smoke"}}});
    const json reply = battle.ask({{"do", "draw"}, {"rolls", {"smoke"}}});
    EXPECT_EQ(reply.at("error").at("code"), "bad-roll");
    EXPECT_EQ(reply.at("error").at("message"), "Card: 'smoke' is no card that is left in the deck.");
}

TEST(AcwCards, BothDecksArePrinted) {
    Battle battle;
    int cards = 0;
    const json reply = battle.ask({{"ask", "cards"}});
    for (const json& card : reply.at("cards")) cards += card.at("count").get<int>();
    EXPECT_EQ(cards, 30);
}

}  // namespace
}  // namespace adjutant::acw
