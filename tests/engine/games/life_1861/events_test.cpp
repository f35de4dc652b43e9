// SPDX-License-Identifier: GPL-3.0-or-later
// The event stage: cards that the cases do not draw, and the deck.
#include <set>

#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

json draw(const json& rolls) { return {{"do", "draw-event"}, {"rolls", rolls}}; }

TEST(Life1861Events, AGangOfWhichOneBlockIsLeftPlacesOne) {  // L61-COMP-01, L61-CARD-01
    LifeTable table(json{{"/phase", "event"},
                         {"/pieces/b1/out", false},
                         {"/pieces/b1/place", "h1"},
                         {"/pieces/b2/out", false},
                         {"/pieces/b2/place", "h1"},
                         {"/pieces/b4/out", false},
                         {"/pieces/b4/place", "h1"}});
    const json reply = table.take(draw({"bandit-gang", {20}}));
    EXPECT_EQ(LifeTable::event(reply, "npc-placed").at("piece"), "b3");
    EXPECT_EQ(LifeTable::event(reply, "npc-not-placed").at("kind"), "bandit");
}

TEST(Life1861Events, AGangAsksForEachHex) {  // L61-CARD-01
    LifeTable table(json{{"/phase", "event"}});
    table.take(draw({"bandit-gang", {7}, {9}}));
    EXPECT_EQ(table.state("/pieces/b1/place"), "h7");
    EXPECT_EQ(table.state("/pieces/b2/place"), "h9");
}

TEST(Life1861Events, ADiseaseThatEverybodyHasStrikesNobody) {  // L61-CARD-02
    LifeTable table(json{{"/phase", "event"}});
    for (const std::string id : {"s1", "c1", "c2", "c3", "c4"}) {
        table.rule({{"/pieces/" + id + "/diseases", {"typhoid"}}});
    }
    const json reply = table.take(draw({"typhoid"}));
    EXPECT_EQ(LifeTable::event(reply, "nobody-stricken").at("disease"), "typhoid");
}

TEST(Life1861Events, TheNeedForAVictimNamesTheChoicesInPieceOrder) {  // L61-CARD-02
    LifeTable table(json{{"/phase", "event"}, {"/pieces/c2/diseases", {"cough"}}}, json{{"dice", "table"}});
    const json need = table.send(draw({"cough"})).at("need");
    EXPECT_EQ(need.at("for"), "stricken");
    EXPECT_EQ(need.at("choices"), json({"s1", "c1", "c3", "c4"}));
    EXPECT_TRUE(need.at("who").is_null());
}

TEST(Life1861Events, AHarvestCardWithoutAGrowingCropDoesNothing) {  // L61-CARD-05
    LifeTable table(json{{"/phase", "event"}});
    EXPECT_TRUE(LifeTable::event(table.take(draw({"good-harvest"})), "farm-hastened").is_null());
}

TEST(Life1861Events, AWindfallPlacesTwoFood) {  // L61-CARD-04
    LifeTable table(json{{"/phase", "event"}});
    table.take(draw({"windfall", {3}, {3}}));
    EXPECT_EQ(table.state("/ground"), (json{{"h3", {{"food", 2}}}}));
}

TEST(Life1861Events, CalmAtTensionOneChangesNothing) {  // L61-CARD-03, L61-TENSION-01
    LifeTable table(json{{"/phase", "event"}, {"/tension/level", 1}});
    EXPECT_TRUE(LifeTable::event(table.take(draw({"calm"})), "tension-changed").is_null());
}

TEST(Life1861Events, ACardThatIsNotInTheDrawCannotBeDrawn) {  // L61-EVENT-01
    LifeTable table(json{{"/phase", "event"}, {"/decks/events/draw/calm", 0}});
    EXPECT_EQ(table.refusal(draw({"calm"})), "bad-roll");
}

TEST(Life1861Events, TheEffectEndsWithTheStatusStage) {  // L61-EVENT-02, L61-STATUS-09
    LifeTable table(json{{"/phase", "status"}, {"/event", "mud"}});
    table.take({{"do", "status-stage"}, {"rolls", {{1}}}});
    EXPECT_TRUE(table.state("/event").is_null());
}

TEST(Life1861Events, ARulingBringsTheLastingEffectOfAGroupsOwnCard) {  // L61-EVENT-04
    LifeTable table(json{{"/phase", "event"}}, json{{"events", "own"}});
    table.take({{"do", "draw-event"}});
    table.rule({{"/event", "fair-weather"}});
    table.take({{"do", "move"}, {"piece", "s1"}, {"to", "town-hall"}});
}

TEST(Life1861Events, EveryCardHasATextAndItsCount) {
    LifeTable table;
    const json reply = table.send({{"ask", "cards"}});
    const json draw = table.state("/decks/events/draw");
    std::set<std::string> names;
    for (const json& card : reply.at("cards")) {
        EXPECT_EQ(draw.at(card.at("id").get<std::string>()), card.at("count"));
        EXPECT_FALSE(card.at("text").get<std::string>().empty());
        names.insert(card.at("name").get<std::string>());
    }
    EXPECT_EQ(names.size(), 20U);
}

TEST(Life1861Events, WhetherAnOverruleFitsADrawDoesNotTellTheCard) {  // L61-CARD-03
    for (const char* card : {"rumours", "calm", "truce", "bandit"}) {
        LifeTable table(json{{"/phase", "event"}, {"/tension/level", 5}});
        json act = draw({card});
        act["overrule"] = {{{"clause", "L61-CARD-03"}, {"value", 0}, {"reason", "a quiet town"}}};
        table.take({{"ask", "odds"}, {"action", act}});
        table.take(act);
        EXPECT_EQ(table.state("/tension/level"), 5) << card;
    }
}

TEST(Life1861Events, AnOverruleThatNoCardSumsIsRefusedByOddsAndPlayAlike) {
    LifeTable table(json{{"/phase", "event"}});
    for (json act : {draw({"rumours"}), draw(json::array())}) {
        act["overrule"] = {{{"clause", "L61-NOPE-01"}, {"value", 0}, {"reason", "why"}}};
        EXPECT_EQ(table.refusal(act), "bad-parameter");
        EXPECT_EQ(table.refusal({{"ask", "odds"}, {"action", act}}), "bad-parameter");
        EXPECT_EQ(table.refusal({{"ask", "faces"}, {"action", act}}), "bad-parameter");
    }
    EXPECT_EQ(table.state("/phase"), "event");
}

}  // namespace
}  // namespace adjutant::tests
