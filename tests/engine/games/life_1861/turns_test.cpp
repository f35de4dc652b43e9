// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, moving, and what happens when a turn ends.
#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

json endTurn(const std::string& piece) { return {{"do", "end-turn"}, {"piece", piece}}; }
json move(const std::string& piece, const std::string& to) {
    return {{"do", "move"}, {"piece", piece}, {"to", to}};
}

TEST(Life1861Turns, ACivilianShotWhileLootingLeavesTheTurnWithoutItsOtherEffects) {  // L61-TURN-08
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/c1/place", "battlefield"},
                         {"/pieces/c1/health", 1},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "battlefield"}});
    const json reply = table.take({{"do", "loot"}, {"piece", "c1"}, {"rolls", {{1}, {6}}}});
    EXPECT_FALSE(LifeTable::event(reply, "turn-ended").is_null());
    EXPECT_TRUE(LifeTable::event(reply, "bandit-attacked").is_null());
    EXPECT_EQ(table.state("/pieces/c1/turns"), 1);
    EXPECT_EQ(table.state("/sides/civilians/trade-goods"), 3) << "what was found stays with the side";
}

TEST(Life1861Turns, DysenteryCuredInATurnGivesNoActionBack) {  // L61-DISEASE-04
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/diseases", {"dysentery"}}});
    const json reply = table.take({{"do", "use-medicine"}, {"piece", "c1"}});
    EXPECT_EQ(LifeTable::event(reply, "turn-began").at("actions"), 1);
    EXPECT_FALSE(LifeTable::event(reply, "turn-ended").is_null());
}

TEST(Life1861Turns, TheRefereeGrantsAThirdAction) {  // L61-TURN-05
    LifeTable table(json{{"/phase", "action"}});
    json act = move("c1", "0,3");
    act["overrule"] = {{{"clause", "L61-TURN-05"}, {"value", 3}, {"reason", "a gift"}}};
    table.take(act);
    EXPECT_EQ(table.state("/turn/left"), 2);
}

TEST(Life1861Turns, OnAnOwnBoardATurnWaitsOnlyWhereSomebodyDangerousMayBeNear) {  // L61-TURN-08
    const auto waits = [](const json& given, const json& options) {
        LifeTable table(json{{"/phase", "action"}}, options);
        if (!given.empty()) table.rule(given);
        for (const char* hex : {"h1", "h4"}) table.take({{"do", "move"}, {"piece", "s1"}, {"to", hex}});
        return !table.state("/turn/piece").is_null();
    };
    const json asked{{"positions", "asked"}};
    const json bandit{{"/pieces/b1/out", false}, {"/pieces/b1/place", "h1"}};
    EXPECT_FALSE(waits(json::object(), asked));
    EXPECT_TRUE(waits(bandit, asked));
    EXPECT_TRUE(waits({{"/tension/level", 4}}, asked));
    EXPECT_FALSE(waits({{"/tension/level", 3}}, asked));
    EXPECT_FALSE(waits(bandit, {{"positions", "asked"}, {"board-attacks", "status"}}));
    EXPECT_FALSE(waits(bandit, json::object()));
}

TEST(Life1861Turns, TheFactsOfEndTurnCountInsteadOfTheBoard) {  // L61-BOARD-03, L61-BOARD-04
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/place", "0,0"},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "0,0"},
                         {"/pieces/b2/out", false},
                         {"/pieces/b2/place", "h2"}});
    json act = endTurn("s1");
    EXPECT_EQ(table.odds(act), (json{{"lost-0", "2/3"}, {"lost-1", "1/3"}}));
    act["bandits"] = json::array();
    EXPECT_EQ(table.odds(act), (json{{"lost-0", "1/1"}}));
    act["bandits"] = {"b2", "b1"};
    act["town"] = true;  // at tension 3 there is no roll
    const json reply = table.take(act);
    EXPECT_EQ(LifeTable::event(reply, "bandit-attacked").at("bandit"), "b1") << "in id order";
    EXPECT_EQ(LifeTable::count(reply, "bandit-attacked"), 2);
    EXPECT_TRUE(LifeTable::event(reply, "town-attacked").is_null());
}

TEST(Life1861Turns, FactsThatCannotBeAreRefused) {
    LifeTable table(json{{"/phase", "action"}, {"/pieces/b1/out", false}, {"/pieces/b1/place", "h1"}});
    for (const json& bandits : {json{"b2"}, json{"b1", "b1"}, json{"c1"}, json{"b9"}, json("b1")}) {
        json act = endTurn("s1");
        act["bandits"] = bandits;
        EXPECT_EQ(table.refusal(act), "bad-parameter") << bandits;
    }
}

TEST(Life1861Turns, ABanditAttacksOnceAndStopsWhenThePieceDies) {  // L61-BANDIT-02, L61-BOARD-01
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/c1/health", 1},
                         {"/pieces/c1/praying", true},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "house"},
                         {"/pieces/b4/out", false},
                         {"/pieces/b4/place", "0,3"}});
    json act = endTurn("c1");
    EXPECT_EQ(table.odds(act), (json{{"lost-0", "4/9"}, {"killed", "5/9"}}));
    act["rolls"] = {{6}};
    const json reply = table.take(act);
    EXPECT_EQ(LifeTable::event(reply, "died").at("by"), "b1");
    EXPECT_EQ(LifeTable::count(reply, "bandit-attacked"), 1);
    EXPECT_TRUE(LifeTable::event(reply, "boon-received").is_null());
}

TEST(Life1861Turns, TheTensionOfTheEndOfTheTurnCounts) {  // L61-TENSION-07
    LifeTable table(json{{"/phase", "action"},
                         {"/tension/level", 3},
                         {"/pieces/s1/place", "store"},
                         {"/pieces/c1/place", "store"}});
    const json reply =
        table.take({{"do", "attack"}, {"attacker", "s1"}, {"target", "c1"}, {"rolls", {{1}, {6}}}});
    EXPECT_EQ(LifeTable::event(reply, "town-attacked").at("needed"), 6) << "the attack raised it to 4";
    EXPECT_EQ(table.state("/pieces/s1/health"), 2);
}

TEST(Life1861Turns, TheTownAttacksAcrossOneHexOnly) {  // L61-TENSION-06
    LifeTable table(json{{"/phase", "action"}, {"/tension/level", 8}, {"/pieces/s1/place", "h7"}});
    EXPECT_EQ(table.odds(endTurn("s1")), (json{{"lost-0", "1/1"}})) << "two hexes from the store";
    table.rule({{"/pieces/s1/place", "1,-2"}});
    EXPECT_EQ(table.odds(endTurn("s1")), (json{{"lost-0", "1/2"}, {"lost-1", "1/2"}}));
}

TEST(Life1861Turns, NoSoldierTurnIsLostWhenBothWereTaken) {  // L61-TURN-10
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/turns", 2},
                         {"/pieces/c1/turns", 1},
                         {"/pieces/c2/turns", 1},
                         {"/pieces/c3/turns", 1}});
    EXPECT_EQ(table.state("/active"), "civilians");
    const json reply = table.take(endTurn("c4"));
    EXPECT_TRUE(LifeTable::event(reply, "turn-lost").is_null());
    EXPECT_FALSE(LifeTable::event(reply, "action-stage-ended").is_null());
}

TEST(Life1861Turns, ALongerWayThanTheShortestMayBeStated) {  // L61-MOVE-05
    LifeTable table(json{{"/phase", "action"}});
    json act = move("s1", "0,-3");
    act["spaces"] = 4;
    table.take(act);
    EXPECT_EQ(table.state("/turn/moved"), 4);
    EXPECT_EQ(table.refusal(move("s1", "0,-2")), "too-far");
    act["spaces"] = 0;
    EXPECT_EQ(table.refusal(act), "bad-parameter");
}

TEST(Life1861Turns, MovementIsASumWithAFloorOfOne) {  // L61-MOVE-02
    LifeTable table(json{{"/phase", "action"},
                         {"/event", "mud"},
                         {"/pieces/c1/diseases", {"fever"}},
                         {"/options/movement-per", "action"}});
    json act = move("c1", "0,3");
    act["overrule"] = {{{"clause", "L61-MOVE-01"}, {"value", 1}, {"reason", "a heavy load"}}};
    const json sum = LifeTable::event(table.take(act), "moved").at("sum");
    int total = 0;
    for (const json& part : sum) total += part.at("value").get<int>();
    EXPECT_EQ(total, 1);
    EXPECT_EQ(sum.back().at("clause"), "L61-MOVE-02");
}

TEST(Life1861Turns, MovesAreCountedUnderEitherOption) {  // L61-MOVE-03
    LifeTable table(json{{"/phase", "action"}}, json{{"movement-per", "action"}});
    table.take(move("c1", "town-hall"));
    EXPECT_EQ(table.state("/turn/moved"), 3);
}

}  // namespace
}  // namespace adjutant::tests
