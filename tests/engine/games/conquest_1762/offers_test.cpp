// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn's offers and the question for their sums tell before anything is done: what would be lost, what
// saves it.
#include <algorithm>

#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

/// The sentences of these events, were the act done now.
std::vector<std::string> foreseen(ConquestTable& table, const json& action, const std::string& event) {
    std::vector<std::string> sentences;
    const json reply = table.take({{"ask", "sums"}, {"action", action}, {"events", true}});
    for (const json& one : ConquestTable::events(reply, event)) sentences.push_back(one.at("say"));
    return sentences;
}

using Sentences = std::vector<std::string>;

TEST(ConquestOffers, WhatIsNotPlacedIsForeseenToBeLost) {  // C62-BONUS-03
    ConquestTable table(json{{"/phase", "build"}, {"/sides/british/pool", 2}});
    for (const char* act : {"next-phase", "end-turn"})
        EXPECT_EQ(foreseen(table, {{"do", act}}, "reinforcements-lost"),
                  Sentences{"The British lose 2 soldiers, not placed in time."});
    EXPECT_EQ(table.at("/sides/british/pool"), 2) << "a question changes nothing";
    EXPECT_FALSE(table.take({{"ask", "sums"}, {"action", {{"do", "end-turn"}}}}).contains("events"));
}

TEST(ConquestOffers, EmptyLandIsForeseenToBeLostAndMarchedBackTo) {  // C62-CONQUEST-02, C62-NATIVE-01
    ConquestTable table(json{{"/phase", "redeploy"},
                             {"/territories/italy/owner", "british"},
                             {"/territories/italy/soldiers", 0},
                             {"/territories/france/owner", "british"},
                             {"/territories/france/soldiers", 4}});
    EXPECT_EQ(foreseen(table, {{"do", "end-turn"}}, "natives"), Sentences{"Three natives take Italy."});
    const json offers = table.offers("redeploy");
    const auto back = std::find_if(offers.begin(), offers.end(), [](const json& offer) {
        return offer.at("label") == "March back to Italy";
    });
    ASSERT_NE(back, offers.end());
    json march{{"do", "redeploy"}};
    for (const json& param : back->at("params"))
        march[param.at("name").get<std::string>()] = param.at("default");
    EXPECT_EQ(march.at("soldiers"), 1);
    EXPECT_TRUE(foreseen(table, march, "natives").empty());
    table.take(march);
    EXPECT_EQ(table.at("/territories/italy/owner"), "british");
}

TEST(ConquestOffers, MovingInSaysWhatItLeavesEmpty) {  // C62-CONQUEST-02
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/italy/owner", "british"},
                             {"/territories/italy/soldiers", 3},
                             {"/territories/france/owner", "french"},
                             {"/territories/france/soldiers", 1}});
    table.take({{"do", "attack"}, {"from", "italy"}, {"to", "france"}, {"rolls", {{6, 6, 6}, {1}}}});
    EXPECT_EQ(table.offers("move-in").at(0).at("note"), "Italy is left empty, to march back to");
}

}  // namespace
}  // namespace adjutant::tests
