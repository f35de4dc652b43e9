// SPDX-License-Identifier: GPL-3.0-or-later
// Turn order, elimination, victory, and what a screen is told.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

/// Everything on the map belongs to natives but for what is said.
json wilderness(ConquestTable& table, const json& owners) {
    json given = json::object();
    const json lands = table.at("/territories");
    for (const auto& [id, land] : lands.items()) {
        given["/territories/" + id + "/owner"] = owners.value(id, "natives");
    }
    return given;
}

TEST(ConquestTurn, TheDicePassClockwiseAndRoundsAreCountedFromTheFirstSide) {  // C62-TURN-03
    ConquestTable table(json::object(), {{"first", "french"}});
    const auto pass = [&] {
        table.take({{"do", "roll-resources"}, {"rolls", {{6, 6}}}});
        table.take({{"do", "end-turn"}});
    };
    EXPECT_EQ(table.at("/active"), "french");
    pass();
    EXPECT_EQ(table.at("/active"), "spanish");
    pass();
    EXPECT_EQ(table.at("/active"), "british");
    EXPECT_EQ(table.at("/round"), 1);
    pass();
    EXPECT_EQ(table.at("/active"), "french");
    EXPECT_EQ(table.at("/round"), 2);
}

TEST(ConquestTurn, AnEliminatedSideIsSkipped) {  // C62-TURN-03, C62-TURN-07
    ConquestTable table;
    table.rule(wilderness(table, {{"france", "british"}, {"iberia", "spanish"}}));
    table.rule({{"/phase", "build"}, {"/sides/french/hand", {"levy"}}});
    const json reply = table.take({{"do", "next-phase"}});
    EXPECT_EQ(ConquestTable::events(reply, "eliminated").at(0).at("side"), "french");
    EXPECT_EQ(table.at("/decks/empire/discard"), json({"levy"}));
    table.take({{"do", "end-turn"}});
    EXPECT_EQ(table.at("/active"), "spanish");
}

TEST(ConquestTurn, AnActiveSideThatIsOutEndsItsTurnWithoutLoot) {  // C62-TURN-07
    ConquestTable table;
    table.rule(wilderness(table, {{"france", "british"}, {"iberia", "spanish"}, {"japan", "french"}}));
    table.rule(
        {{"/phase", "attack"}, {"/territories/france/soldiers", 2}, {"/territories/iberia/soldiers", 5}});
    const json reply =
        table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{1, 1}, {4, 2}}}});
    EXPECT_EQ(ConquestTable::events(reply, "eliminated").at(0).at("side"), "british");
    EXPECT_TRUE(ConquestTable::events(reply, "looted").empty());
    EXPECT_EQ(table.at("/active"), "french");
    EXPECT_EQ(table.at("/round"), 1);
}

TEST(ConquestTurn, WhenTheLastTwoDestroyEachOtherNobodyWins) {  // C62-WIN-06
    ConquestTable table;
    table.rule(wilderness(table, {{"france", "british"}, {"iberia", "spanish"}}));
    table.rule({{"/phase", "attack"},
                {"/sides/french/out", true},
                {"/territories/france/soldiers", 2},
                {"/territories/iberia/soldiers", 2}});
    const json reply =
        table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 1}, {4, 3}}}});
    EXPECT_EQ(ConquestTable::events(reply, "eliminated").size(), 2U);
    EXPECT_EQ(table.at("/verdict"), json({{"winners", json::array()}, {"reason", "nobody-left"}}));
}

TEST(ConquestTurn, PhasesOnlyGoForwardAndSayWhatIsLost) {  // C62-TURN-04
    ConquestTable table(json{{"/phase", "build"}, {"/sides/british/pool", 2}});
    const json reply = table.take({{"do", "next-phase"}});
    EXPECT_EQ(reply.at("events").at(0).at("event"), "reinforcements-lost");
    EXPECT_EQ(reply.at("events").at(0).at("soldiers"), 2);
    EXPECT_EQ(reply.at("events").at(1).at("phase"), "attack");
    EXPECT_EQ(table.refusal({{"do", "recruit"}, {"pay", "cards"}}), "wrong-phase");
    table.take({{"do", "next-phase"}});
    EXPECT_EQ(table.at("/phase"), "redeploy");
    EXPECT_EQ(table.refusal({{"do", "next-phase"}}), "wrong-phase");
}

TEST(ConquestVictory,
     TheStateTellsHowFarEachSideIsFromEachVictory) {  // C62-WIN-01, C62-WIN-02, C62-WIN-03, C62-WIN-04
    ConquestTable table(json{{"/territories/great-britain/port", true},
                             {"/territories/egypt/building", "colony"},
                             {"/sides/british/gold", 7}});
    const json standing = table.at("/victories/british");
    EXPECT_EQ(standing.at("gold"), 7);
    EXPECT_EQ(standing.at("infrastructure"), 2);
    EXPECT_EQ(standing.at("missing"), json({"metropolis", "fortress"}));
    EXPECT_EQ(standing.at("continents"), 0);
}

TEST(ConquestTurn, AResumedGameKeepsWhatWasRolled) {
    // The event of a resource roll is called as that of a free roll; only the free one changes nothing.
    ConquestTable table;
    table.take({{"do", "roll"}, {"dice", "2d6"}});
    table.take({{"do", "roll-resources"}, {"rolls", {{2, 3}}}});
    const json before = table.at("");
    table.take({{"do", "undo"}});
    EXPECT_EQ(table.at("/phase"), "roll");
    table.take({{"do", "redo"}});
    EXPECT_EQ(table.at(""), before);
}

TEST(ConquestRuling, WhatTheRulesCannotUseIsRefused) {
    ConquestTable table;
    const auto ruling = [&](const std::string& pointer, const json& value) {
        return table.refusal({{"do", "ruling"}, {"set", {{pointer, value}}}, {"reason", "why not"}});
    };
    EXPECT_EQ(ruling("/territories/france/owner", "ottoman"), "bad-parameter");
    EXPECT_EQ(ruling("/territories/france/soldiers", -1), "bad-parameter");
    EXPECT_EQ(ruling("/territories/atlantis", json::object()), "bad-parameter");
    EXPECT_EQ(ruling("/phase", "set-up"), "bad-parameter");
    EXPECT_EQ(ruling("/active", nullptr), "bad-parameter");
    EXPECT_EQ(ruling("/pieces/british-warship-1/out", false), "bad-parameter");
    EXPECT_EQ(ruling("/sides/british/hand", {"ace-of-spades"}), "bad-parameter");
    EXPECT_EQ(ruling("/battle", {{"from", "france"}}), "bad-parameter");
    table.rule({{"/phase", "attack"}, {"/territories/iberia/soldiers", 9}});
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 6, 6}, {6, 6}}}});
    EXPECT_EQ(ruling("/territories/france/soldiers", 0), "bad-parameter");
}

TEST(ConquestRuling, AnOpenBattleThatNobodyDefendsAnyMoreIsVacant) {  // C62-ATTACK-16
    ConquestTable table(json{{"/phase", "attack"}, {"/territories/iberia/soldiers", 9}});
    const json again{{"do", "attack"}};
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 6, 6}, {6, 6}}}});
    for (const json& nobody :
         {json{{"/territories/iberia/soldiers", 0}}, json{{"/territories/iberia/owner", nullptr}}}) {
        table.rule(nobody);
        EXPECT_EQ(table.refusal(again), "vacant");
        EXPECT_EQ(table.refusal({{"do", "assault"}}), "vacant");
        EXPECT_EQ(table.refusal({{"ask", "odds"}, {"action", again}}), "vacant");
    }
    table.take({{"do", "call-off"}});
    EXPECT_EQ(table.at("/battle"), nullptr);
}

TEST(ConquestRuling, TheDrawDeckNamesAllItsCards) {  // section 5
    ConquestTable table(json{{"/phase", "build"}, {"/decks/empire/draw", {{"levy", 1}}}});
    EXPECT_EQ(table.at("/decks/empire/draw").size(), 16U);
    EXPECT_EQ(table.at("/decks/empire/draw/storm"), 0);
    EXPECT_EQ(table.odds({{"do", "buy-card"}}), json({{"levy", "1/1"}}));
}

}  // namespace
}  // namespace adjutant::tests
