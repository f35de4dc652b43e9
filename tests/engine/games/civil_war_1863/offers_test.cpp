// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, and the sentences that tell it.
#include <gmock/gmock.h>

#include <algorithm>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;

/// The offers of an action; with a `note` or label that holds a text.
std::vector<json> offersOf(War& war, const std::string& action, const std::string& part = "") {
    std::vector<json> found;
    const json reply = war.ask({{"ask", "actions"}});
    for (const json& offer : reply.at("actions")) {
        const std::string words = offer["label"].get<std::string>() + " " + offer["note"].get<std::string>();
        if (offer["do"] == action && words.find(part) != std::string::npos) found.push_back(offer);
    }
    return found;
}

/// Washington without its garrison, which a railroad would bring into reach.
const json quiet{{"/cities/washington/captured", true}, {"/cities/washington/garrison", 0}};

TEST(W63Offers, ALargerForceIsOfferedWithTheStepperOfNumbers) {  // chapter 8
    War war = War::ofOnly({{"l6", "ci1 ci2 ci3 ci4"}, {"l5", "ui1 ui2"}, {"a1", "ui3"}}, {}, quiet);
    const auto larger = offersOf(war, "attack", "4 against 2");
    ASSERT_EQ(larger.size(), 1U);
    EXPECT_EQ(larger[0]["params"][0]["min"], 3);
    EXPECT_EQ(larger[0]["params"][2]["name"], "eliminate");
    EXPECT_EQ(larger[0]["params"][2]["max"], 2);
    EXPECT_EQ(offersOf(war, "attack", "Even battle").size(), 1U);
    EXPECT_EQ(offersOf(war, "attack", "Sacrifice").size(), 1U);
}

/// A parameter of an offer by its name; null when it has none of that name.
json paramOf(const json& offer, const std::string& name) {
    for (const json& param : offer.at("params")) {
        if (param.at("name") == name) return param;
    }
    return nullptr;
}

TEST(W63Offers, WhoGoesOnEitherSideFollowsTheNumberLikeliestFirst) {  // W63-BATTLE-05, W63-BATTLE-06
    War war = War::ofOnly({{"l6", "ci1 ci2 cc1"}, {"l5", "ui1 uc1"}, {"a1", "ui3"}}, {}, quiet);
    const json attack = offersOf(war, "attack", "3 against 2").at(0);
    const json targets = paramOf(attack, "targets");
    EXPECT_EQ(targets["choices"], list("uc1 ui1"));
    EXPECT_EQ(targets["count"], (json{{"of", "eliminate"}, {"plus", 0}}));
    const json losses = paramOf(attack, "losses");
    EXPECT_EQ(losses["choices"], list("ci1 ci2 cc1"));
    EXPECT_EQ(losses["count"], (json{{"of", "eliminate"}, {"plus", -1}}));
    EXPECT_EQ(losses["within"], "pieces");
    // What is left out falls as the lists stand.
    war.act(assault("ci1 ci2 cc1", "l5"));
    EXPECT_TRUE(war.isOut("ci1") && !war.isOut("ci2") && !war.isOut("cc1"));
}

TEST(W63Offers, AtACityOnlyTheLossesAreLeftToChoose) {  // W63-CITY-05, W63-CAP-03
    War war = War::ofOnly(
        {{"l5", "ci1 ci2 ci3 ci4 ci5 cc1"}, {"m4", "ui9"}, {"a1", "ui1 ui2 ui3 ui4 ui5 ui6 ui7"}});
    const json attack = offersOf(war, "attack", "6 against 5").at(0);
    EXPECT_TRUE(paramOf(attack, "eliminate").is_null() && paramOf(attack, "targets").is_null());
    EXPECT_EQ(paramOf(attack, "losses")["min"], 4);
    EXPECT_EQ(paramOf(attack, "losses")["max"], 4);
    EXPECT_NE(attack["note"].get<std::string>().find("its fall costs the Union 6 pieces"), std::string::npos);
}

TEST(W63Offers, AnEvenBattleIsOfferedWithWhoStays) {  // W63-BATTLE-09
    War war = War::ofOnly({{"l6", "ci1 ci2"}, {"l5", "ui1 uc1"}, {"a1", "ui3"}}, {}, quiet);
    const auto even = offersOf(war, "attack", "Even battle");
    ASSERT_EQ(even.size(), 1U);
    EXPECT_EQ(even[0]["params"][2]["name"], "keep");
    EXPECT_EQ(even[0]["params"][2]["default"], "ci2");
    EXPECT_EQ(even[0]["params"][3]["name"], "defender-keep");
    EXPECT_EQ(even[0]["params"][3]["choices"], list("uc1 ui1"));
    EXPECT_EQ(even[0]["params"][3]["default"], "uc1");
}

TEST(W63Offers, WhoStaysOfAForceThatIsNotChosenYetFollowsIt) {  // W63-BATTLE-09
    War war = War::ofOnly({{"l6", "ci1 ci2 ci3"}, {"l5", "ui1 uc1"}, {"a1", "ui3"}}, {}, quiet);
    const json keep = paramOf(offersOf(war, "attack", "Even battle").at(0), "keep");
    EXPECT_EQ(keep["within"], "pieces");
    EXPECT_FALSE(keep.contains("default"));
}

TEST(W63Offers, SomeOfAMixedStackMayFightTogether) {  // W63-TURN-03
    War war = War::ofOnly({{"d6", "cc1 cg1"}, {"d7", "ui1"}, {"a1", "ui3"}});
    const auto together = offersOf(war, "attack", "2 against 1, with 1 cavalry and 1 gunboat from d6");
    ASSERT_EQ(together.size(), 1U);
    EXPECT_EQ(together[0]["params"][0]["default"], list("cc1 cg1"));

    War mixed = War::ofOnly({{"l6", "ci1 ci2 cc1 cc2"}, {"l5", "ui1"}, {"a1", "ui3"}}, {}, quiet);
    const json pieces = offersOf(mixed, "attack", "2 infantry and 2 cavalry").at(0)["params"][0];
    EXPECT_EQ(pieces["min"], 2);
    EXPECT_EQ(pieces["max"], 4);
    EXPECT_EQ(pieces["one-of-each"], json::array({list("ci1 ci2"), list("cc1 cc2")}));
    mixed.act(assault("ci2 cc1", "l5"));
}

TEST(W63Offers, AGunboatThatMustStayWithInfantryAtSeaIsNotOffered) {  // W63-BOAT-07
    War war = War::ofOnly({{"o7", "ui1 ug1 ug2"}, {"a9", "ci1 ci2"}});
    war.turnOf("union");
    for (const json& offer : offersOf(war, "move", "gunboat")) {
        const json pieces = offer["params"][0];
        const bool withInfantry = pieces["choices"].size() == 3;
        EXPECT_EQ(pieces["max"], withInfantry ? 3 : 1) << offer;
        EXPECT_EQ(pieces["min"], withInfantry ? 3 : 1) << offer;
    }
}

TEST(W63Offers, ASacrificeWithoutAMarkerIsOfferedOnlyWhereNoneIsNeeded) {  // W63-SAC-03
    War war =
        War::ofOnly({{"l6", "cc1"}, {"l5", "ui1 ui2"}, {"a1", "ui9 ui10 ui11"}, {"a9", "ci1"}}, {}, quiet);
    war.rule(
        {{"/pieces/ui9/disabled", "d1"}, {"/pieces/ui10/disabled", "d2"}, {"/pieces/ui11/disabled", "d3"}});
    EXPECT_TRUE(offersOf(war, "attack").empty());
    war.rule({{"/pieces/ui1/disabled", "d1"}, {"/pieces/ui2/disabled", "d1"}});
    EXPECT_EQ(offersOf(war, "attack", "Sacrifice").size(), 1U);
}

TEST(W63Offers, InTheFieldTheTableSaysWhoMeetsWhom) {  // W63-ASK-02
    War war = War::ofOnly({{"field", "ci1 ci2 ci3 ui1 ui2"}, {"baltimore", "ui3"}}, {{"positions", "asked"}},
                          quiet);
    const auto larger = offersOf(war, "attack", "3 or more against 2");
    ASSERT_EQ(larger.size(), 1U);
    EXPECT_EQ(paramOf(larger[0], "defenders")["min"], 2);
    EXPECT_EQ(paramOf(larger[0], "targets")["within"], "defenders");
    EXPECT_EQ(paramOf(larger[0], "losses")["within"], "pieces");
    const auto even = offersOf(war, "attack", "2 against 2, by the coin");
    ASSERT_EQ(even.size(), 1U);
    EXPECT_EQ(paramOf(even[0], "pieces")["min"], 2);
    EXPECT_EQ(paramOf(even[0], "pieces")["max"], 2);
    EXPECT_FALSE(paramOf(even[0], "pieces").contains("default"));
    EXPECT_EQ(offersOf(war, "attack", "Sacrifice").size(), 1U);
    EXPECT_EQ(offersOf(war, "attack", "against 3").size(), 0U);
}

TEST(W63Offers, IntoACityThatWasFortifiedThisTurnGunboatsAloneMay) {  // W63-FORT-05
    War war = War::ofOnly({{"field", "ui1 ug1"}, {"baltimore", "ui3 ui4"}, {"atlanta", "ci1"}},
                          {{"positions", "asked"}}, quiet);
    war.turnOf("union");
    war.rule({{"/cities/baltimore/fortified", "union"}, {"/cities/baltimore/fresh", true}});
    int into = 0;
    for (const json& offer : offersOf(war, "move")) {
        const json places = paramOf(offer, "to")["choices"];
        if (std::ranges::find(places, json("baltimore")) == places.end()) continue;
        ++into;
        EXPECT_EQ(paramOf(offer, "pieces")["choices"], list("ug1"));
    }
    EXPECT_EQ(into, 1);
    EXPECT_NE(war.sentence(march("ui1 ug1", "baltimore")).find("no infantry or cavalry"), std::string::npos);
}

TEST(W63Offers, ADueRemovalIsTheOnlyActOfTheGame) {  // W63-CITY-04
    War war = War::ofOnly({{"d4", "cc1"}, {"a1", "ui1 ui2 ui3"}});
    war.act(march("cc1", "d3"));
    const auto removal = offersOf(war, "remove");
    ASSERT_EQ(removal.size(), 1U);
    EXPECT_EQ(removal[0]["params"][0]["min"], 2);
    EXPECT_EQ(removal[0]["params"][0]["max"], 2);
    EXPECT_FALSE(removal[0]["params"][0].contains("default")) << "who goes is the owner's choice";
    EXPECT_TRUE(offersOf(war, "move").empty() && offersOf(war, "end-turn").empty());
}

TEST(W63Offers, TheEndOfATurnIsBlockedUntilSomebodyMoved) {  // W63-TURN-05
    War war;
    EXPECT_TRUE(offersOf(war, "end-turn").empty());
    const json blocked = war.ask({{"ask", "actions"}}).at("blocked");
    ASSERT_EQ(blocked.size(), 1U);
    EXPECT_EQ(blocked[0]["why"]["code"], "must-move");
    war.act(march("ci1", "m7"));
    EXPECT_EQ(war.ask({{"ask", "actions"}}).at("actions").at(0)["do"], "end-turn");
}

struct Told {
    const char* name;
    json action;
    std::vector<std::string> sentences;

    friend void PrintTo(const Told& told, std::ostream* out) { *out << told.name; }
};

class W63Say : public testing::TestWithParam<Told> {};

TEST_P(W63Say, EveryEventIsASentenceToReadOut) {
    War war = War::ofOnly(
        {{"l6", "ci1 ci2 ci3 cc1"}, {"l5", "ui1 ui2"}, {"d4", "cc2"}, {"a1", "ui3 ui4 ui5"}, {"m7", "ci4"}});
    std::vector<std::string> told;
    json action = GetParam().action;
    for (const json& event : war.act(action)) told.push_back(event["say"]);
    EXPECT_EQ(told, GetParam().sentences);
}

json eliminating(json attack, int count) { return attack["eliminate"] = count, attack; }
json tossed(json attack, const json& coin) { return attack["rolls"] = coin, attack; }

const std::vector<Told> tales{
    {"AMarch", march("ci1 cc1", "k6"), {"1 Confederate infantry and 1 cavalry march to Lynchburg."}},
    {"ARide", march("ci4", "k9"), {"Confederate infantry 4 goes by railroad to Charleston."}},
    {"ABattle",
     eliminating(assault("ci1 ci2 ci3 cc1", "l5"), 1),
     {"3 Confederate infantry and 1 cavalry march to l5.", "The Confederacy attacks l5 with 4 against 2.",
      "Union infantry 1 is eliminated.", "Union infantry 2 must leave l5 at once."}},
    {"ACoin",
     tossed(assault("ci1 ci2", "l5"), tails),
     {"2 Confederate infantry march to l5.", "An even battle at l5: 2 against 2. Toss the coin.",
      "Tails: the Union wins the battle.", "Union infantry 1 is eliminated.",
      "2 Confederate infantry are eliminated."}},
    {"ASacrifice",
     assault("cc1", "l5"),
     {"Confederate cavalry 1 marches to l5.", "A sacrifice at l5: 1 against 2.",
      "Confederate cavalry 1 is eliminated.",
      "2 Union infantry cannot move in the next turn: lay disabled marker 1."}},
    {"ACapture",
     march("cc2", "st-louis"),
     {"Confederate cavalry 2 marches to St. Louis.", "The Confederacy captures St. Louis. Raise the flag.",
      "The Union must remove 2 pieces for St. Louis."}},
    {"ASurrender", {{"do", "surrender"}}, {"The Confederacy surrenders. The Union has won."}}};

INSTANTIATE_TEST_SUITE_P(Tales, W63Say, testing::ValuesIn(tales),
                         [](const auto& told) { return std::string(told.param.name); });

TEST(W63Offers, WhatOnlyTheTableKnowsIsMarkedAsAFact) {  // 6.2, 6.3
    War war(json{{"positions", "asked"}});
    bool found = false;
    for (const json& offer : offersOf(war, "attack")) {
        for (const json& param : offer.at("params"))
            if (param.at("name") == "defenders") {
                found = true;
                EXPECT_EQ(param.value("fact", false), true);
            }
    }
    EXPECT_TRUE(found);
}

TEST(W63Offers, NoWayOutIsSaidByItsOfferAndIsNoFactThatAScreenLeavesToTheRules) {  // W63-ASK-04
    War war(json{{"positions", "asked"}});
    json attack = assault("ci1 ci2 ci3", "field");
    attack["defenders"] = list("ui1 ui2");
    attack["eliminate"] = 1;
    war.act(attack);
    const json offers = war.ask({{"ask", "actions"}}).at("actions");
    const auto trapped = std::find_if(offers.begin(), offers.end(),
                                      [](const json& offer) { return offer["label"] == "No way out"; });
    ASSERT_NE(trapped, offers.end());
    const json expected{{"name", "trapped"}, {"type", "choice"}, {"choices", {true}}, {"default", true}};
    EXPECT_EQ(trapped->at("params").at(1), expected) << *trapped;
}

}  // namespace
}  // namespace adjutant::w63
