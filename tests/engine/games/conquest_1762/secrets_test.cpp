// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden hands (C62-CARD-01): what no sentence, event for all, or offer to another side may tell.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

json ruledBy(ConquestTable& table, const json& set) {
    return table.take({{"do", "ruling"}, {"set", set}, {"reason", "as on the table"}}).at("events").at(0);
}

TEST(ConquestSecrets, ARulingOnAHandOrOnTheDrawDeckIsMarkedAsHidden) {
    ConquestTable table;
    EXPECT_EQ(ruledBy(table, {{"/sides/french/hand", {"levy"}}, {"/round", 2}}).at("hidden"),
              json({"/sides/french/hand"}));
    EXPECT_EQ(ruledBy(table, {{"/sides/french/hand/0", "storm"}}).at("hidden"),
              json({"/sides/french/hand/0"}));
    EXPECT_EQ(ruledBy(table, {{"/decks/empire/draw/levy", 1}}).at("hidden"),
              json({"/decks/empire/draw/levy"}));
    const json french = table.at("/sides/french");
    EXPECT_EQ(ruledBy(table, {{"/sides/french", french}}).at("hidden"), json({"/sides/french"}));
    EXPECT_FALSE(ruledBy(table, {{"/sides/french/gold", 3}}).contains("hidden"));
    EXPECT_FALSE(ruledBy(table, {{"/decks/empire/discard", {"levy"}}}).contains("hidden"));
}

TEST(ConquestSecrets, NoSentenceOfATurnNamesACardThatIsStillHeld) {
    ConquestTable table({{"/phase", "build"},
                         {"/sides/british/hand", {"storm", "almanac", "court-intrigue"}},
                         {"/sides/british/gold", 1},
                         {"/sides/french/hand", {"entrenchments", "royal-veto"}}});
    std::string told;
    const auto say = [&](const json& request) {
        for (const json& event : table.take(request).at("events")) told += event.value("say", "") + "\n";
    };
    table.rule({{"/sides/british/resources/iron", 1}});
    say({{"do", "buy-card"}, {"rolls", {"smugglers"}}});
    say({{"do", "play-card"}, {"card", "court-intrigue"}, {"target", "french"}, {"rolls", {"royal-veto"}}});
    for (const char* card : {"torm", "lmanac", "mugglers", "ntrench", "oyal", "veto"})
        EXPECT_EQ(told.find(card), std::string::npos) << card << " in: " << told;
}

TEST(ConquestSecrets, EveryOfferOfACardIsSecretBlockedOrNot) {
    ConquestTable table({{"/phase", "build"},
                         {"/sides/british/hand", {"storm", "levy"}},
                         {"/sides/french/hand", {"entrenchments", "royal-veto"}}});
    for (const char* list : {"actions", "blocked"}) {
        for (const json& offer : table.offers("play-card", list))
            EXPECT_TRUE(offer.contains("secret")) << offer;
    }
    EXPECT_EQ(table.offers("play-card", "blocked").size(), 1U) << "no ship for the storm";
}

}  // namespace
}  // namespace adjutant::tests
