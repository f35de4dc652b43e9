// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, rolling, trade, recruiting, building and cards.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

TEST(ConquestSetUp, ALoneSoldierIsShownToYieldNothing) {  // C62-SETUP-13
    ConquestTable table(json::object(), {{"reinforcement", "all-at-once"}});
    const json note = table.offers("place").at(0).at("params").at(0).at("note");
    EXPECT_NE(note.get<std::string>().find("yields nothing"), std::string::npos);
}

TEST(ConquestSetUp, StartTellsItsSidesAndWhatFollowedByItself) {
    ConquestTable table;
    const json& started = table.began.at("events").at(0);
    EXPECT_EQ(started.at("event"), "started");
    EXPECT_EQ(started.at("sides"), json({"british", "french", "spanish"}));
    EXPECT_EQ(started.at("setup"), "standard");
    EXPECT_EQ(ConquestTable::events(table.began, "dealt").size(), 3U);
    EXPECT_EQ(ConquestTable::events(table.began, "turn-began").size(), 1U);
}

TEST(ConquestSetUp,
     ARolledBoardHasTheTilesToppersAndCapitalsOfTheBox) {  // C62-SETUP-01, C62-SETUP-02, C62-SETUP-03
    for (int seed = 1; seed <= 12; ++seed) {
        ConquestTable table;
        table.take({{"do", "start"}, {"system", "conquest-1762"}, {"seed", seed}});
        table.take({{"do", "set-up"}});
        std::map<std::string, int> tiles, owners;
        int capitals = 0;
        for (const json& territory : table.at("/territories")) {
            ++tiles[territory.at("resource")];
            ++owners[territory.at("owner")];
            capitals += territory.at("capital").get<bool>() ? 1 : 0;
        }
        EXPECT_EQ(tiles,
                  (std::map<std::string, int>{
                      {"wood", 9}, {"stone", 9}, {"wheat", 9}, {"iron", 7}, {"gunpowder", 7}, {"gold", 4}}));
        EXPECT_EQ(capitals, 11);
        EXPECT_EQ(owners["british"], 12);  // C62-SETUP-04: earlier seats hold the extra cards
        EXPECT_EQ(owners["spanish"], 11);
    }
}

TEST(ConquestSetUp, AnEnteredBoardThatBreaksARuleIsRefused) {  // C62-SETUP-01, C62-SETUP-02, C62-SETUP-12
    ConquestTable table;
    const json lands = table.at("/territories");
    json board = json::object();
    for (const auto& [id, land] : lands.items()) {
        for (const char* key : {"resource", "number", "capital", "owner"}) board[id][key] = land.at(key);
    }
    table.take({{"do", "start"},
                {"system", "conquest-1762"},
                {"options",
                 {{"setup", "entered"}, {"sides", {"british", "french", "spanish"}}, {"first", "french"}}}});
    const auto refusal = [&](const json& changed) {
        return table.refusal({{"do", "set-up"}, {"territories", changed}});
    };
    EXPECT_EQ(refusal(7), "bad-parameter");
    json missing = board;
    missing.erase("japan");
    EXPECT_EQ(refusal(missing), "bad-set-up");
    json number = board;
    number["japan"]["number"] = 13;
    EXPECT_EQ(refusal(number), "bad-parameter");
    json owner = board;
    owner["japan"]["owner"] = "ottoman";
    EXPECT_EQ(refusal(owner), "bad-parameter");
    json tiles = board;
    tiles["japan"]["resource"] = "gold";
    EXPECT_EQ(refusal(tiles), "bad-set-up");
    json inland = board;
    inland["japan"]["capital"] = false;
    inland["mongolia"]["capital"] = true;
    EXPECT_EQ(refusal(inland), "bad-set-up");
    json hands = board;
    for (const char* place : {"japan", "brazil", "france"}) hands[place]["owner"] = "spanish";
    EXPECT_EQ(refusal(hands), "bad-set-up");
    table.take({{"do", "set-up"}, {"territories", board}});
    EXPECT_EQ(table.at("/phase"), "reinforce");
    EXPECT_EQ(table.at("/active"), "french");
}

TEST(ConquestRoll, SevenIsANumberAndNativesAndBlockadedLandYieldNothing) {  // C62-ROLL-05, C62-ROLL-07
    ConquestTable table(json{{"/territories/scandinavia/owner", "natives"},
                             {"/territories/scandinavia/soldiers", 3},
                             {"/blockades", {{"cape-colony", "french"}}},
                             {"/territories/cape-colony/owner", "british"},
                             {"/territories/cape-colony/soldiers", 5},
                             {"/territories/persia/owner", "british"},
                             {"/territories/persia/soldiers", 2}});
    const json reply = table.take({{"do", "roll-resources"}, {"rolls", {{3, 4}}}});
    for (const json& collected : ConquestTable::events(reply, "collected")) {
        EXPECT_FALSE(collected.at("side") == "british" && collected.at("got").contains("gunpowder"))
            << collected;
    }
    EXPECT_EQ(table.refusal({{"do", "roll-resources"}}), "wrong-phase");  // nothing is collected later
}

TEST(ConquestRoll, ThereIsNoLimitToWhatASideHolds) {  // C62-ROLL-08
    ConquestTable table(json{{"/sides/british/resources/wheat", 5000},
                             {"/territories/great-britain/building", "metropolis"}});
    table.take({{"do", "roll-resources"}, {"rolls", {{2, 3}}}});
    EXPECT_EQ(table.at("/sides/british/resources/wheat"), 5005);
}

TEST(ConquestBank, TheBoxCountsDownAndPaysWhatItHas) {  // C62-ROLL-09
    ConquestTable table(json{{"/bank/wheat", 2}, {"/territories/great-britain/building", "metropolis"}},
                        {{"bank", "box"}});
    const json reply = table.take({{"do", "roll-resources"}, {"rolls", {{2, 3}}}});
    const json collected = ConquestTable::events(reply, "collected");
    EXPECT_EQ(collected.at(0).at("side"), "british");
    EXPECT_EQ(collected.at(0).at("got"), json({{"wheat", 2}}));
    EXPECT_TRUE(ConquestTable::events(reply, "metropolis-bonus").empty());
    EXPECT_EQ(table.at("/bank/wheat"), 0);
    table.rule({{"/sides/british/resources/wood", 20}});
    EXPECT_EQ(table.refusal({{"do", "bank-trade"}, {"give", "wood"}, {"take", "wheat"}}), "bank-empty");
    const int stone = table.at("/bank/stone");
    table.take({{"do", "bank-trade"}, {"give", "wood"}, {"take", "stone"}, {"times", 2}});
    EXPECT_EQ(table.at("/bank/stone"), stone - 2);
}

TEST(ConquestBonus, ThePoolNeverGrowsBeyondThePiecesLeft) {  // C62-BONUS-04, C62-RECRUIT-05
    ConquestTable table(
        json{{"/territories/egypt/building", "fortress"}, {"/territories/persia/building", "fortress"}});
    int soldiers = 0;
    for (const json& land : table.at("/territories")) {
        if (land.at("owner") == "british") soldiers += land.at("soldiers").get<int>();
    }
    const int inBritain = table.at("/territories/great-britain/soldiers");
    table.rule({{"/territories/great-britain/soldiers", inBritain + 110 - soldiers - 1}});
    const json reply = table.take({{"do", "roll-resources"}, {"rolls", {{6, 6}}}});
    const json reinforcements = ConquestTable::events(reply, "reinforcements").at(0);
    EXPECT_EQ(reinforcements.at("soldiers"), 1);
    EXPECT_EQ(reinforcements.at("fortresses"), 2);
    table.rule({{"/sides/british/gold", 5}});
    EXPECT_EQ(table.refusal({{"do", "recruit"}, {"pay", "gold"}}), "no-pieces-left");
    EXPECT_EQ(table.at("/sides/british/pool"), 1);
}

TEST(ConquestRecruit, FiveSoldiersMayStandAsACavalryPiece) {  // C62-RECRUIT-04
    ConquestTable table(json{{"/phase", "build"}, {"/sides/british/pool", 4}});
    const json reply = table.take({{"do", "place"}, {"territory", "france"}, {"soldiers", 4}});
    const std::string say = ConquestTable::events(reply, "placed").at(0).at("say");
    EXPECT_NE(say.find("1 cavalry and 2 infantry"), std::string::npos) << say;
}

TEST(ConquestRecruit, ThePartsOfTheRateCanBeOverruled) {
    ConquestTable table(
        json{{"/phase", "build"}, {"/sides/british/gold", 2}, {"/territories/egypt/building", "fortress"}});
    const json overrule =
        json::array({{{"clause", "C62-RECRUIT-02"}, {"value", 3}, {"reason", "harvest home"}}});
    const json reply = table.take(
        {{"do", "recruit"}, {"pay", "gold"}, {"times", 2}, {"territory", "france"}, {"overrule", overrule}});
    EXPECT_EQ(ConquestTable::events(reply, "recruited").at(0).at("soldiers"), 10);
}

TEST(ConquestCards, AnEmptyDeckIsRefilledFromTheDiscards) {  // C62-CARD-07
    json none = json::object();
    ConquestTable table;
    const json draw = table.at("/decks/empire/draw");
    for (const auto& [card, copies] : draw.items()) none[card] = 0;
    table.rule({{"/phase", "build"},
                {"/sides/british/gold", 5},
                {"/decks/empire/draw", none},
                {"/decks/empire/discard", {"levy", "levy"}}});
    EXPECT_EQ(table.odds({{"do", "buy-card"}}), json({{"levy", "1/1"}}));  // C62-ODDS-05
    const json reply = table.take({{"do", "buy-card"}});
    EXPECT_EQ(ConquestTable::events(reply, "deck-reshuffled").size(), 1U);
    EXPECT_EQ(table.at("/decks/empire/draw/levy"), 1);
    EXPECT_EQ(table.at("/decks/empire/discard"), json::array());
    table.rule({{"/decks/empire/draw/levy", 0}});
    EXPECT_EQ(table.refusal({{"do", "buy-card"}}), "deck-empty");
}

TEST(ConquestCards, WhatIsDrawnIsNotSaid) {
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/french/hand", {"almanac"}},
                             {"/sides/british/hand", {"court-intrigue"}}});
    const json bought = table.take({{"do", "buy-card"}, {"rolls", {"smugglers"}}});
    const std::string say = bought.at("events").at(0).at("say");
    EXPECT_EQ(say.find("mugglers"), std::string::npos) << say;
    const json stolen = table.take({{"do", "play-card"}, {"card", "court-intrigue"}, {"target", "french"}});
    const std::string told = ConquestTable::events(stolen, "card-stolen").at(0).at("say");
    EXPECT_EQ(told.find("lmanac"), std::string::npos) << told;
    for (const json& offer : table.offers("play-card")) EXPECT_EQ(offer.at("secret"), "british");
    EXPECT_EQ(bought.at("events").at(0).at("secret"), "british");
    EXPECT_EQ(ConquestTable::events(stolen, "card-stolen").at(0).at("secret"), "british");
}

TEST(ConquestCards, NoPlayerSeesThatACardCouldBeCancelled) {  // C62-CARD-06
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/french/hand", {"royal-veto"}},
                             {"/sides/british/hand", {"privateers"}}});
    std::vector<json> vetoes;
    for (const json& offer : table.offers("play-card")) {
        if (offer.dump().find("veto") == std::string::npos) {
            EXPECT_EQ(offer.at("secret"), "british");
        } else {
            EXPECT_EQ(offer.at("secret"), "referee") << "it would tell the French what the British hold";
            vetoes.push_back(offer);
        }
    }
    ASSERT_EQ(vetoes.size(), 1U);
    json act{{"do", "play-card"}};
    for (const json& param : vetoes[0].at("params"))
        act[param.at("name").get<std::string>()] = param.at("default");
    const json reply = table.take(act);
    EXPECT_EQ(ConquestTable::events(reply, "card-vetoed").at(0).at("by"), "french");
}

TEST(ConquestCards, StormsAndIntriguesHaveTheirOdds) {  // C62-ODDS-05
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/british/hand", {"storm", "court-intrigue"}},
                             {"/sides/french/hand", {"levy", "levy", "storm"}},
                             {"/sides/spanish/hand", {"royal-veto"}}});
    table.dock("french-warship-1", "new-england");
    const json storm{{"do", "play-card"}, {"card", "storm"}, {"ship", "french-warship-1"}};
    EXPECT_EQ(table.odds(storm), json({{"sunk", "1/2"}, {"safe", "1/2"}}));
    json vetoed = storm;
    vetoed["vetoed-by"] = "spanish";
    EXPECT_EQ(table.odds(vetoed), json({{"certain", "1/1"}}));
    EXPECT_EQ(table.odds({{"do", "play-card"}, {"card", "court-intrigue"}, {"target", "french"}}),
              json({{"levy", "2/3"}, {"storm", "1/3"}}));
    EXPECT_EQ(table.odds({{"do", "end-turn"}}), json({{"certain", "1/1"}}));
}

TEST(ConquestCards, EntrenchmentsWaitForAnOrderlyHand) {
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/british/hand", {"levy", "levy", "storm", "storm"}},
                             {"/sides/french/hand", {"entrenchments"}}});
    const json dig{
        {"do", "play-card"}, {"card", "entrenchments"}, {"side", "french"}, {"territory", "iberia"}};
    EXPECT_EQ(table.refusal(dig), "hand-full");
    table.take({{"do", "discard-card"}, {"card", "storm"}});
    EXPECT_EQ(table.refusal({{"do", "discard-card"}, {"card", "storm"}}), "wrong-time");
    table.take(dig);
    EXPECT_EQ(table.at("/turn/entrenched"), json({"iberia"}));
}

TEST(ConquestTrade, WhoGivesGoldOrNothingIsRefused) {  // C62-TRADE-04
    ConquestTable table(json{{"/phase", "build"}});
    const auto trade = [](const json& give, const json& take) {
        return json{{"do", "player-trade"}, {"with", "french"}, {"give", give}, {"take", take}};
    };
    EXPECT_EQ(table.refusal(trade({{"gold", 1}, {"wheat", true}}, {{"wood", 1}})), "gold-not-traded");
    EXPECT_EQ(table.refusal(trade(json::object(), {{"wood", 1}})), "bad-parameter");
    EXPECT_EQ(table.refusal(trade({{"wheat", 0}}, {{"wood", 1}})), "bad-parameter");
    EXPECT_EQ(table.refusal(trade(nullptr, {{"wood", 1}})), "missing-parameter");
    EXPECT_EQ(table.refusal(trade({{"wheat", 900}}, {{"wood", 900}})), "not-enough");
}

TEST(ConquestRoll, AYieldThatIsOverruledAwayIsToldAndBringsNothing) {  // C62-ROLL-02
    ConquestTable table(json{{"/phase", "roll"}});
    const json before = table.at("/sides/british/resources");
    const json reply =
        table.take({{"do", "roll-resources"},
                    {"rolls", {{1, 4}}},
                    {"overrule", {{{"clause", "C62-ROLL-02"}, {"value", 0}, {"reason", "a drought"}}}}});
    const auto collected = ConquestTable::events(reply, "collected");
    ASSERT_FALSE(collected.empty());
    EXPECT_EQ(collected.front().at("got"), json::object());
    EXPECT_EQ(collected.front().at("sum").at(0).at("overruled").at("reason"), "a drought");
}

}  // namespace
}  // namespace adjutant::tests
