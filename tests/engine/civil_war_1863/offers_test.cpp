// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, and the sentences that tell it.
#include <gmock/gmock.h>

#include "tests/engine/civil_war_1863/war.hpp"

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
    EXPECT_EQ(offersOf(war, "attack", "even").size(), 1U);
    EXPECT_EQ(offersOf(war, "attack", "a sacrifice").size(), 1U);
}

TEST(W63Offers, AnEvenBattleIsOfferedWithWhoStays) {  // W63-BATTLE-09
    War war = War::ofOnly({{"l6", "ci1 ci2"}, {"l5", "ui1 uc1"}, {"a1", "ui3"}}, {}, quiet);
    const auto even = offersOf(war, "attack", "even");
    ASSERT_EQ(even.size(), 1U);
    EXPECT_EQ(even[0]["params"][2]["name"], "keep");
    EXPECT_EQ(even[0]["params"][2]["default"], "ci2");
    EXPECT_EQ(even[0]["params"][3]["name"], "defender-keep");
    EXPECT_EQ(even[0]["params"][3]["choices"], list("ui1 uc1"));
    EXPECT_EQ(even[0]["params"][3]["default"], "uc1");
}

TEST(W63Offers, AMixedStackFightsTogether) {  // W63-TURN-03
    War war = War::ofOnly({{"d6", "cc1 cg1"}, {"d7", "ui1"}, {"a1", "ui3"}});
    const auto together = offersOf(war, "attack", "2 against 1 with all 2 pieces");
    ASSERT_EQ(together.size(), 1U);
    EXPECT_EQ(together[0]["params"][0]["default"], list("cc1 cg1"));
}

TEST(W63Offers, ASacrificeWithoutAMarkerIsOfferedOnlyWhereNoneIsNeeded) {  // W63-SAC-03
    War war =
        War::ofOnly({{"l6", "cc1"}, {"l5", "ui1 ui2"}, {"a1", "ui9 ui10 ui11"}, {"a9", "ci1"}}, {}, quiet);
    war.rule(
        {{"/pieces/ui9/disabled", "d1"}, {"/pieces/ui10/disabled", "d2"}, {"/pieces/ui11/disabled", "d3"}});
    EXPECT_TRUE(offersOf(war, "attack").empty());
    war.rule({{"/pieces/ui1/disabled", "d1"}, {"/pieces/ui2/disabled", "d1"}});
    EXPECT_EQ(offersOf(war, "attack", "a sacrifice").size(), 1U);
}

TEST(W63Offers, InTheFieldTheTableSaysWhoMeetsWhom) {  // W63-ASK-02
    War war = War::ofOnly({{"field", "ci1 ci2 ci3 ui1 ui2"}, {"baltimore", "ui3"}}, {{"positions", "asked"}},
                          quiet);
    const auto pairs = offersOf(war, "attack", "against 2, with as many or more");
    ASSERT_EQ(pairs.size(), 1U);
    const json& params = pairs[0]["params"];
    EXPECT_EQ(params[0]["min"], 2);
    EXPECT_EQ(params[0]["max"], 3);
    EXPECT_FALSE(params[0].contains("default"));
    EXPECT_EQ(params[2]["name"], "defenders");
    EXPECT_EQ(params[3]["name"], "eliminate");
    EXPECT_EQ(offersOf(war, "attack", "a sacrifice").size(), 1U);
    EXPECT_EQ(offersOf(war, "attack", "against 3, with").size(), 0U);
}

TEST(W63Offers, ADueRemovalIsTheOnlyActOfTheGame) {  // W63-CITY-04
    War war = War::ofOnly({{"d4", "cc1"}, {"a1", "ui1 ui2 ui3"}});
    war.act(march("cc1", "d3"));
    const auto removal = offersOf(war, "remove");
    ASSERT_EQ(removal.size(), 1U);
    EXPECT_EQ(removal[0]["params"][0]["min"], 2);
    EXPECT_EQ(removal[0]["params"][0]["max"], 2);
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

}  // namespace
}  // namespace adjutant::w63
