// SPDX-License-Identifier: GPL-3.0-or-later
// The option `hands` = `private`: the players keep their resource cards to themselves. Prices and incomes are
// told, the bank is counted, gold is counted; nothing is refused for want of cards.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

const json keptHands{{"hands", "private"}};
const json keptHandsAndBox{{"hands", "private"}, {"bank", "box"}};

std::string sentenceOf(const json& reply) { return reply.at("error").at("message"); }

TEST(PrivateHands, AreNotInTheStateAndKnownHandsLeaveTheLedgersOptionsAlone) {
    ConquestTable table(json::object(), keptHands);
    EXPECT_EQ(table.at("/options/hands"), "private");
    EXPECT_FALSE(table.at("/sides/british").contains("resources"));
    EXPECT_TRUE(table.at("/sides/british").contains("gold"));

    ConquestTable known(json::object(), {{"hands", "known"}});
    EXPECT_FALSE(known.at("/options").contains("hands"));
    EXPECT_TRUE(known.at("/sides/british").contains("resources"));
}

TEST(PrivateHands, BothKindsOfGameTellTheSameIncome) {
    const json given{{"/territories/muscovy/owner", "british"},
                     {"/territories/muscovy/building", "metropolis"}};
    const json roll{{"do", "roll-resources"}, {"rolls", {{3, 5}}}};
    ConquestTable kept(given, keptHands);
    ConquestTable known(given);
    const json told = ConquestTable::events(kept.take(roll), "collected");
    EXPECT_FALSE(told.empty());
    EXPECT_EQ(told, ConquestTable::events(known.take(roll), "collected"));
}

TEST(PrivateHands, NothingIsRefusedForWantOfCardsAndThePriceIsTold) {
    ConquestTable table({{"/phase", "build"}, {"/territories/persia/owner", "british"}}, keptHands);
    const json built =
        table.take({{"do", "build"}, {"what", "colony"}, {"territory", "persia"}}).at("events").at(0);
    EXPECT_EQ(built.at("paid"), json({{"wood", 2}, {"stone", 2}, {"wheat", 2}}));
    table.take({{"do", "recruit"}, {"pay", "cards"}, {"times", 7}});
    EXPECT_EQ(table.at("/sides/british/pool"), 7);
    table.take({{"do", "bank-trade"}, {"give", "wood"}, {"take", "iron"}, {"times", 3}});
    table.take(
        {{"do", "player-trade"}, {"with", "french"}, {"give", {{"wood", 4}}}, {"take", {{"iron", 1}}}});
    EXPECT_FALSE(table.at("/sides/french").contains("resources"));
}

TEST(PrivateHands, GoldAndPiecesAreCountedAllTheSame) {
    ConquestTable table({{"/phase", "build"},
                         {"/sides/british/gold", 1},
                         {"/sides/british/pool", 0},
                         {"/territories/persia/owner", "british"},
                         {"/territories/persia/soldiers", 50}},
                        keptHands);
    EXPECT_EQ(table.refusal({{"do", "recruit"}, {"pay", "gold"}, {"times", 2}}), "not-enough");
    EXPECT_EQ(table.refusal({{"do", "recruit"}, {"pay", "cards"}, {"times", 100}}), "no-pieces-left");
    table.take({{"do", "buy-card"}, {"rolls", {"levy"}}});  // the iron is the player's own business
    EXPECT_EQ(table.at("/sides/british/gold"), 0);
    EXPECT_EQ(table.refusal({{"do", "buy-card"}, {"rolls", {"levy"}}}), "not-enough");
    EXPECT_EQ(table.refusal({{"do", "bank-trade"}, {"give", "wood"}, {"take", "gold"}}), "no-port");
}

TEST(PrivateHands, TheBankOfTheBoxCountsDownAndUpButNeverAboveTheBox) {
    ConquestTable table({{"/phase", "build"}, {"/bank/wood", 48}, {"/bank/iron", 2}}, keptHandsAndBox);
    table.take({{"do", "bank-trade"}, {"give", "wood"}, {"take", "iron"}, {"times", 2}});
    EXPECT_EQ(table.at("/bank/iron"), 0);
    EXPECT_EQ(table.at("/bank/wood"), 50);
    EXPECT_EQ(table.refusal({{"do", "bank-trade"}, {"give", "wood"}, {"take", "iron"}}), "bank-empty");
}

TEST(PrivateHands, PrivateersBringWhatTheTargetSaysItHas) {
    ConquestTable table({{"/phase", "build"}, {"/sides/british/hand", {"privateers", "privateers"}}},
                        keptHands);
    const json play{{"do", "play-card"}, {"card", "privateers"}, {"target", "french"}, {"resource", "iron"}};
    const auto with = [&](const json& cards) {
        json action = play;
        action["cards"] = cards;
        return action;
    };
    EXPECT_EQ(table.refusal(with(3)), "bad-parameter");
    EXPECT_EQ(table.refusal(with("many")), "bad-parameter");
    EXPECT_EQ(table.refusal(with(0)), "no-target");
    EXPECT_EQ(ConquestTable::events(table.take(with(1)), "robbed").at(0).at("got"), json({{"iron", 1}}));
    EXPECT_EQ(ConquestTable::events(table.take(play), "robbed").at(0).at("got"), json({{"iron", 2}}));
}

TEST(PrivateHands, KnownHandsCountForThemselvesWhatPrivateersFind) {
    ConquestTable table(
        {{"/phase", "build"}, {"/sides/british/hand", {"privateers"}}, {"/sides/french/resources/iron", 1}});
    const json reply = table.take({{"do", "play-card"},
                                   {"card", "privateers"},
                                   {"target", "french"},
                                   {"resource", "iron"},
                                   {"cards", 2}});
    EXPECT_EQ(ConquestTable::events(reply, "robbed").at(0).at("got"), json({{"iron", 1}}));
}

TEST(PrivateHands, TheEconomicVictoryAndPlunderGoByTheGoldOnTheTable) {
    ConquestTable table({{"/phase", "build"},
                         {"/sides/british/gold", 19},
                         {"/territories/japan/owner", "british"},
                         {"/territories/japan/capital", true},
                         {"/territories/japan/port", true}},
                        keptHands);
    const json won = table.take({{"do", "bank-trade"}, {"give", "wood"}, {"take", "gold"}});
    EXPECT_EQ(ConquestTable::events(won, "game-over").at(0).at("reason"), "economic");
}

TEST(PrivateHands, AnEliminatedSideGivesItsGoldAndIsToldToGiveItsCards) {
    json given{{"/phase", "attack"}, {"/sides/spanish/gold", 3}, {"/bank/gold", 100}};
    ConquestTable table(json::object(), keptHandsAndBox);
    const json lands = table.at("/territories");
    for (const auto& [place, territory] : lands.items()) {
        if (territory.at("owner") == "spanish") given["/territories/" + place + "/owner"] = "french";
    }
    table.rule(given);
    const json reply = table.take({{"do", "next-phase"}});
    const json out = ConquestTable::events(reply, "eliminated").at(0);
    EXPECT_NE(out.at("say").get<std::string>().find("the bank"), std::string::npos) << out;
    EXPECT_EQ(table.at("/bank/gold"), 103);
}

TEST(PrivateHands, ARulingCannotGiveCardsToAHandThatIsNotCounted) {
    ConquestTable table(json::object(), keptHands);
    const json cards{{"wood", 1}, {"stone", 0}, {"wheat", 0}, {"iron", 0}, {"gunpowder", 0}};
    const json reply =
        table.send({{"do", "ruling"}, {"set", {{"/sides/british/resources", cards}}}, {"reason", "a gift"}});
    EXPECT_EQ(reply.at("error").at("code"), "bad-parameter");
    EXPECT_EQ(sentenceOf(reply), "The hands are private: the app keeps no resource cards of a side.");
    EXPECT_EQ(ConquestTable().refusal(
                  {{"do", "ruling"}, {"set", {{"/options/hands", "private"}}}, {"reason", "from now on"}}),
              "bad-parameter");
}

TEST(PrivateHands, OffersAskForNoMoreThanTheTableKnows) {
    ConquestTable table(
        {{"/phase", "build"}, {"/sides/british/gold", 0}, {"/sides/british/hand", {"privateers"}}},
        keptHands);
    EXPECT_EQ(table.offers("bank-trade").size(), 5U);
    EXPECT_EQ(table.offers("player-trade").size(), 2U);
    const json robbing = table.offers("play-card");
    ASSERT_EQ(robbing.size(), 2U);
    EXPECT_EQ(robbing.at(0).at("params").back().at("name"), "cards");
    EXPECT_EQ(robbing.at(0).at("params").back().at("fact"), true);
    // Everything that is paid in cards alone can be offered; gold is missing.
    EXPECT_EQ(table.offers("buy-card", "blocked").size(), 1U);
    EXPECT_EQ(table.offers("recruit").size(), 1U);
}

}  // namespace
}  // namespace adjutant::tests
