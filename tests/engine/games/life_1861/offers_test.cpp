// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen gets to show: offers, sentences, and what rulings may set.
#include <algorithm>
#include <regex>

#include "tests/engine/games/life_1861/life_table.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::tests {
namespace {

/// The offers of an act for a piece, of one of the two lists.
std::vector<json> offersOf(LifeTable& table, const std::string& word, const std::string& piece,
                           const std::string& list = "actions") {
    std::vector<json> found;
    const json offers = table.offers();
    for (const json& offer : offers.at(list)) {
        if (offer.at("do") != word) continue;
        if (offer.at("params").at(0).at("default") == piece) found.push_back(offer);
    }
    return found;
}

const json& param(const json& offer, const std::string& name) {
    for (const json& param : offer.at("params")) {
        if (param.at("name") == name) return param;
    }
    throw std::runtime_error("no parameter " + name);
}

TEST(Life1861Offers, WhatThePieceStandsOnComesFirst) {
    LifeTable table(json{{"/phase", "action"}, {"/pieces/s1/place", "bakery"}});
    const json first = table.offers().at("actions").at(0);
    EXPECT_EQ(first.at("do"), "take-bread");
    EXPECT_EQ(first.at("note"), "The Soldier: 1 trade goods");
}

TEST(Life1861Offers, PickingUpTakesTheMostThatIsAllowed) {
    LifeTable table(json{
        {"/phase", "action"}, {"/pieces/s1/place", "h1"}, {"/ground", {{"h1", {{"food", 1}, {"ammo", 2}}}}}});
    const json offer = offersOf(table, "pick-up", "s1").at(0);
    EXPECT_EQ(param(offer, "take").at("default"), json({"food", "ammo"}));
    EXPECT_EQ(param(offer, "take").at("choices"), json({"food", "ammo", "ammo"}));
    EXPECT_EQ(offer.at("label"), "Pick up food and ammo");
}

TEST(Life1861Offers, MovesStayWithinWhatIsLeftOfTheAllowance) {
    LifeTable table(json{{"/phase", "action"}});
    EXPECT_EQ(param(offersOf(table, "move", "c1").at(0), "to").at("choices").size(), 15U) << "three hexes up";
    table.take({{"do", "move"}, {"piece", "c1"}, {"to", "town-hall"}});
    EXPECT_TRUE(offersOf(table, "move", "c1").empty());
    EXPECT_EQ(offersOf(table, "move", "c1", "blocked").at(0).at("why").at("clause"), "L61-MOVE-03");
}

TEST(Life1861Offers, AttacksKnowTheirRangeAndWhyTheyCannotBe) {
    LifeTable table(json{{"/phase", "action"}, {"/pieces/s1/place", "0,0"}, {"/pieces/c1/place", "0,2"}});
    const auto can = offersOf(table, "attack", "s1");
    ASSERT_FALSE(can.empty());
    EXPECT_EQ(can.at(0).at("label"), "Attack Civilian 4") << "the nearest first";
    const auto shot = std::find_if(can.begin(), can.end(),
                                   [](const json& offer) { return offer.at("label") == "Shoot Civilian 1"; });
    ASSERT_NE(shot, can.end());
    EXPECT_EQ(param(*shot, "range").at("default"), 2);
    const auto cannot = offersOf(table, "attack", "s1", "blocked");
    EXPECT_EQ(cannot.at(0).at("why").at("code"), "out-of-range");
}

TEST(Life1861Offers, APieceThatMayNotActSaysWhy) {
    LifeTable table(json{{"/phase", "action"}, {"/last-turn", "soldier"}, {"/pieces/s1/turns", 1}});
    EXPECT_TRUE(offersOf(table, "move", "s1").empty());
    EXPECT_EQ(offersOf(table, "move", "s1", "blocked").at(0).at("why").at("code"), "two-in-a-row");
}

TEST(Life1861Offers, WhoEatsFirstIsAskedOnlyWhenFoodIsShort) {  // L61-STATUS-03
    LifeTable table(json{{"/phase", "status"}});
    EXPECT_TRUE(table.offers().at("actions").at(0).at("params").empty());
    table.rule({{"/sides/civilians/food", 1}, {"/pieces/c3/health", 1}});
    const json stage = table.offers().at("actions").at(0);
    EXPECT_EQ(param(stage, "fed").at("default"), json({"c3", "c1", "c2", "c4"}));
}

TEST(Life1861Offers, AWaitingTurnOffersItsEndWithTheFacts) {  // L61-TURN-08
    LifeTable table(json{{"/phase", "action"}, {"/tension/level", 8}}, json{{"positions", "asked"}});
    for (int i = 0; i < 2; ++i) table.take({{"do", "move"}, {"piece", "s1"}, {"to", "store"}});
    const json first = table.offers().at("actions").at(0);
    EXPECT_EQ(first.at("do"), "end-turn");
    EXPECT_EQ(param(first, "town").at("default"), true);
    EXPECT_EQ(param(first, "town").at("fact"), true);
}

TEST(Life1861Offers, NothingIsOfferedWhenTheGameIsOver) {  // L61-WIN-07
    LifeTable table;
    table.take({{"do", "end"}, {"reason", "late"}});
    EXPECT_TRUE(table.offers().at("actions").empty());
}

TEST(Life1861Offers, NothingIsOfferedOrDoneWhenARulingSaysThatItIsOver) {  // L61-WIN-07
    LifeTable table(json{{"/phase", "over"}});
    EXPECT_TRUE(table.offers().at("actions").empty());
    EXPECT_EQ(table.refusal({{"do", "end"}, {"reason", "late"}}), "game-over");
    EXPECT_EQ(table.refusal({{"do", "set-up"}}), "game-over");
}

TEST(Life1861Offers, HonourWhatTheStartOverruled) {  // L61-MOVE-01, L61-PICK-01, L61-STORE-01, L61-FARM-04
    LifeTable table;
    table.begin(json::object(),
                {{"L61-MOVE-01", 1}, {"L61-PICK-01", 3}, {"L61-STORE-01", 1}, {"L61-FARM-04", 1}});
    table.rule(json{{"/phase", "action"},
                    {"/pieces/s1/place", "store"},
                    {"/ground", {{"store", {{"food", 4}}}}},
                    {"/pieces/c1/place", "farm"},
                    {"/farm", {{"status", "ripe"}, {"owner", "soldier"}, {"due", nullptr}, {"food", 2}}}});
    std::map<std::string, json> soldiers;
    std::string crop;
    const json offers = table.offers();
    for (const json& offer : offers.at("actions")) {
        if (offer.at("do") == "buy-crop") crop = offer.at("note");
        const json choices = offer.value("/params/0/choices"_json_pointer, json());
        if (choices == json{"s1"}) soldiers[offer.at("do")] = offer.value("/params/1"_json_pointer, json());
    }
    EXPECT_EQ(soldiers["move"].at("choices").size(), 6U);
    EXPECT_EQ(soldiers["pick-up"].at("default"), (json{"food", "food", "food"}));
    EXPECT_EQ(soldiers["trade-at-store"].at("max"), 1);
    EXPECT_EQ(crop, "Civilian 1: 1 trade goods");
    table.take({{"do", "buy-crop"}, {"piece", "c1"}});
    EXPECT_EQ(table.state("/sides/civilians/trade-goods"), 1);
}

TEST(Life1861Sentences, NameNamesAndNotIds) {
    const std::regex id("\\b([smcb][1-4]|h[0-9]+)\\b");
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        LifeTable table(json::object(),
                        json{{"rounds", 4}, {"positions", seed % 2 == 0 ? "board" : "asked"}});
        RandomPlayer player(seed);
        for (int acts = 0; acts < 150; ++acts) {
            const json offers = table.offers();
            for (const json& blocked : offers.at("blocked")) {
                const auto why = blocked.at("why").at("say").get<std::string>();
                EXPECT_FALSE(std::regex_search(why, id)) << why;
                EXPECT_FALSE(blocked.at("why").value("clause", "").empty()) << why;
            }
            const json action = player.choose(offers);
            if (action.is_null()) break;
            const json reply = table.take(action);
            for (const json& event : reply.at("events")) {
                const auto say = event.at("say").get<std::string>();
                EXPECT_FALSE(std::regex_search(say, id)) << say;
                EXPECT_TRUE(say.back() == '.' || say.back() == '?') << say;
            }
        }
    }
}

TEST(Life1861Sentences, ReadLikeAReferee) {
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/place", "0,0"},
                         {"/pieces/c1/place", "0,0"},
                         {"/pieces/c1/health", 1}});
    const json reply = table.take({{"do", "attack"}, {"attacker", "s1"}, {"target", "c1"}, {"rolls", {{4}}}});
    EXPECT_EQ(LifeTable::event(reply, "attacked").at("say"),
              "The Soldier attacks Civilian 1 on the same hex and rolls 4 (needs 2+): hit.");
    EXPECT_EQ(LifeTable::event(reply, "died").at("say"), "Civilian 1 is killed by the Soldier.");
    EXPECT_EQ(LifeTable::event(reply, "tension-changed").at("say"), "Tension rises from 3 to 5.");
}

TEST(Life1861Rulings, WhatTheRulesCannotUseIsRefusedAndNothingIsLost) {
    LifeTable table;
    const json before = table.state();
    const json wrong[] = {{{"/pieces/c1/place", "nowhere"}},
                          {{"/pieces/c1/place", nullptr}},
                          {{"/pieces/c1/kind", "soldier"}},
                          {{"/pieces/c9", json::object()}},
                          {{"/pieces/c1/gun", "cannon"}},
                          {{"/pieces/c1/diseases", {"fever", "fever"}}},
                          {{"/sides/soldier/food", -1}},
                          {{"/sides/soldier/gold", 1}},
                          {{"/tension/level", 11}},
                          {{"/tension/counter", 3}},
                          {{"/event", "plague"}},
                          {{"/ground", {{"h99", {{"food", 1}}}}}},
                          {{"/ground", {{"h1", {{"food", -1}}}}}},
                          {{"/ground/h1", nullptr}},
                          {{"/round", nullptr}},
                          {{"/decks/events", nullptr}},
                          {{"/turn/piece", "m1"}},
                          {{"/round", 0}},
                          {{"/round", 2147483647}},
                          {{"/sides/soldier/food", 2147483647}},
                          {{"/farm/due", 2000000}},
                          {{"/pieces/m1/leaves", -1}},
                          {{"/seating/99999999999", "soldier"}},
                          {{"/decks/events/draw/plague", 1}},
                          {{"/phase", "lunch"}},
                          {{"/farm/status", "burnt"}},
                          {{"/pieces/b1/out", false}}};
    for (const json& set : wrong) {
        EXPECT_EQ(table.refusal({{"do", "ruling"}, {"set", set}, {"reason", "a slip"}}), "bad-parameter")
            << set;
        EXPECT_EQ(table.state(), before) << set;
    }
}

TEST(Life1861Rulings, ClearOnePlaceOrOneGood) {
    LifeTable table(json{
        {"/ground", {{"h5", {{"food", 2}, {"ammo", 1}}}, {"h6", {{"food", 1}}}, {"h7", {{"food", 1}}}}}});
    table.rule({{"/ground/h5/food", 0}, {"/ground/h6/food", 0}});
    EXPECT_EQ(table.state("/ground"), (json{{"h5", {{"ammo", 1}}}, {"h7", {{"food", 1}}}}));
    table.rule({{"/ground/h5/ammo", nullptr}, {"/ground/h7", nullptr}, {"/pieces/s1/gun", nullptr}});
    EXPECT_EQ(table.state("/ground"), json::object());
    EXPECT_TRUE(table.state("/pieces/s1/gun").is_null()) << "what can be nothing becomes nothing";
    table.take({{"do", "undo"}});
    table.take({{"do", "redo"}});
    EXPECT_EQ(table.state("/ground"), json::object());
}

TEST(Life1861Rulings, AppendToAListAndTakeFromIt) {
    LifeTable table;
    table.rule({{"/pieces/c1/diseases/-", "fever"}});
    table.rule({{"/pieces/c1/diseases/-", "cough"}});
    EXPECT_EQ(table.state("/pieces/c1/diseases"), (json{"fever", "cough"}));
    EXPECT_EQ(
        table.refusal({{"do", "ruling"}, {"set", {{"/pieces/c1/diseases/-", "cough"}}}, {"reason", "again"}}),
        "bad-parameter");
    table.rule({{"/pieces/c1/diseases/0", nullptr}});
    EXPECT_EQ(table.state("/pieces/c1/diseases"), json{"cough"});
}

TEST(Life1861Rulings, ADeckNeedNameOnlyTheCardsThatAreLeft) {
    LifeTable table(json{{"/phase", "event"}, {"/decks/events/draw", {{"truce", 1}}}});
    EXPECT_EQ(table.state("/decks/events/draw").size(), 20U);
    EXPECT_EQ(table.state("/decks/events/draw/calm"), 0);
    EXPECT_EQ(table.odds({{"do", "draw-event"}}), (json{{"truce", "1/1"}}));
    const json refused =
        table.send({{"do", "ruling"}, {"set", {{"/decks/events/draw/plague", 1}}}, {"reason", "x"}});
    EXPECT_EQ(refused.at("error").at("say"), "'plague' is no card of the house event deck.");
}

TEST(Life1861Rulings, DeriveTheActiveSideAndNothingElse) {  // section 5
    LifeTable table(json{{"/phase", "action"}});
    EXPECT_TRUE(table.state("/active").is_null());
    table.rule({{"/pieces/s1/health", 0}, {"/last-turn", "soldier"}});
    EXPECT_EQ(table.state("/active"), "civilians");
    EXPECT_FALSE(table.state("/pieces/s1/out").get<bool>()) << "a ruling removes no piece";
    EXPECT_TRUE(table.state("/verdict").is_null());
}

}  // namespace
}  // namespace adjutant::tests
