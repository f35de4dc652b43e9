// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks by land and sea, conquest, plunder and redeployment, where the worked cases say nothing.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

const json attackPhase{{"/phase", "attack"}};

TEST(ConquestAttack,
     AnAttackMayBeCalledOffAndTakenUpElsewhereAsOftenAsOneLikes) {  // C62-ATTACK-09, C62-ATTACK-10
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/france/soldiers", 6},
                             {"/territories/iberia/soldiers", 9},
                             {"/territories/italy/soldiers", 9}});
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{1, 1, 1}, {1, 1}}}});
    EXPECT_EQ(table.at("/territories/france/soldiers"), 4);
    const json reply =
        table.take({{"do", "attack"}, {"from", "france"}, {"to", "italy"}, {"rolls", {{2, 2, 2}, {1, 1}}}});
    EXPECT_EQ(reply.at("events").at(0).at("event"), "called-off");
    EXPECT_EQ(reply.at("events").at(0).at("to"), "iberia");
    table.take({{"do", "call-off"}});
    EXPECT_EQ(table.at("/territories/france/soldiers"), 4);
    EXPECT_EQ(table.refusal({{"do", "call-off"}}), "no-battle");
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 6, 6}, {1, 1}}}});
    EXPECT_EQ(table.at("/battle/to"), "iberia");
}

TEST(ConquestAttack, TheParametersAreLookedAtInTheLedgersOrder) {  // C62-TURN-06
    ConquestTable table;
    EXPECT_EQ(table.refusal({{"do", "attack"}}), "wrong-phase");
    table.rule(attackPhase);
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"side", "prussian"}, {"from", 1}}), "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"side", "french"}}), "not-your-turn");
    EXPECT_EQ(table.refusal({{"do", "attack"}}), "missing-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"to", "atlantis"}}), "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"defence-dice", 3}}), "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"dice", 4}}),
              "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"dice", "two"}}),
              "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"dice", "app"}}),
              "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"soldiers", 1.5}}),
              "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "defend"}}), "no-battle");
    EXPECT_EQ(table.refusal({{"do", "move-in"}}), "no-battle");
}

TEST(ConquestAttack, TwoDefenceDiceNeedTwoDefendersUnlessTheyAreNatives) {
    ConquestTable table(json{{"/phase", "attack"}, {"/territories/iberia/soldiers", 1}});
    const json two{{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"defence-dice", 2}};
    EXPECT_EQ(table.refusal(two), "too-many-dice");
    table.rule({{"/territories/iberia/owner", "natives"}});
    EXPECT_TRUE(table.send(two).at("ok").get<bool>());
}

TEST(ConquestNaval, SailorsFightLikeSoldiersInALanding) {  // C62-NAVAL-03
    ConquestTable table(json{{"/phase", "attack"}, {"/territories/new-england/soldiers", 9}});
    table.dock("british-warship-1", "great-britain", 1);
    const json probe{{"do", "attack"}, {"ship", "british-warship-1"}, {"to", "new-england"}, {"soldiers", 2}};
    const json odds = table.odds(probe);
    EXPECT_TRUE(odds.contains("attacker-3,defender-0")) << "two soldiers and a sailor roll three dice";
    json dice = probe;
    dice["dice"] = 3;
    table.take(dice);
}

TEST(ConquestNaval, TheShipWithTheFewestSailorsLosesFirst) {  // C62-NAVAL-08
    ConquestTable table(json{{"/phase", "attack"}});
    table.dock("british-warship-1", "great-britain");
    table.dock("french-warship-1", "new-england");
    table.dock("french-warship-2", "new-england", 2);
    table.take({{"do", "attack"},
                {"ship", "british-warship-1"},
                {"to", "new-england"},
                {"soldiers", 0},
                {"rolls", {{6, 3, 1}, {3, 3}}}});
    EXPECT_EQ(table.at("/pieces/french-warship-2/out"), true);
    EXPECT_EQ(table.at("/pieces/french-warship-1/sailors"), 3);
}

TEST(ConquestNaval, ShipsGoDownInTheOrderInWhichTheyAreHit) {  // C62-NAVAL-08
    ConquestTable table(json{{"/phase", "attack"}});
    table.dock("british-warship-1", "great-britain");
    table.dock("french-warship-1", "new-england");
    table.dock("french-warship-2", "new-england", 1);
    const json reply = table.take({{"do", "attack"},
                                   {"ship", "british-warship-1"},
                                   {"to", "new-england"},
                                   {"soldiers", 0},
                                   {"rolls", {{6, 6, 1}, {3, 1}}}});
    const json sunk = ConquestTable::events(reply, "ship-sunk");
    ASSERT_EQ(sunk.size(), 2U);
    EXPECT_EQ(sunk[0].at("piece"), "french-warship-2");
    EXPECT_EQ(sunk[1].at("piece"), "french-warship-1");
}

TEST(ConquestNaval, ALandingWithFewSailorsIsOfferedAllItsDice) {  // C62-NAVAL-03, C62-NAVAL-04
    ConquestTable table(json{{"/phase", "attack"}, {"/territories/great-britain/soldiers", 6}});
    table.dock("british-warship-1", "great-britain", 1);
    table.dock("french-warship-1", "new-england");
    bool againstShips = false, landing = false;
    for (const json& offer : table.offers("attack")) {
        const json& params = offer.at("params");
        if (params.at(0).at("name") != "ship") continue;
        const bool ships = params.at(1).at("choices") == json({"new-england"});
        (ships ? againstShips : landing) = true;
        EXPECT_EQ(params.at(3).at("name"), ships ? "dice" : "defence-dice");
        EXPECT_EQ(params.at(3).value("max", 0), ships ? 1 : 0);
    }
    EXPECT_TRUE(againstShips && landing);
    const json reply = table.take({{"do", "attack"}, {"ship", "british-warship-1"}, {"to", "japan"}});
    EXPECT_EQ(ConquestTable::events(reply, "exchange").at(0).at("attack").size(), 3U);
}

TEST(ConquestNaval, CallingOffBringsShipAndSoldiersBack) {  // C62-NAVAL-09, C62-NAVAL-10, C62-NAVAL-11
    ConquestTable table(json{{"/phase", "attack"}, {"/territories/great-britain/soldiers", 6}});
    table.dock("british-warship-1", "great-britain");
    table.dock("british-warship-2", "great-britain");
    const json first{{"do", "attack"},
                     {"ship", "british-warship-1"},
                     {"to", "new-england"},
                     {"soldiers", 4},
                     {"rolls", {{2, 2, 2}, {3, 2}}}};
    table.take(first);
    EXPECT_EQ(table.at("/territories/great-britain/soldiers"), 2);
    // The second ship attacks after the first, and all six less the two who fell may go with it.
    const json reply = table.take({{"do", "attack"},
                                   {"ship", "british-warship-2"},
                                   {"to", "new-england"},
                                   {"soldiers", 4},
                                   {"rolls", {{6, 1, 1}, {6, 6}}}});
    EXPECT_EQ(reply.at("events").at(0).at("event"), "called-off");
    table.take({{"do", "end-turn"}});
    EXPECT_EQ(table.at("/pieces/british-warship-1/sailors"), 4);
    EXPECT_EQ(table.at("/pieces/british-warship-2/place"), "great-britain");
}

TEST(ConquestMoveIn, TheMinimumIsNeverMoreThanTheSurvivors) {  // C62-CONQUEST-06
    ConquestTable table(
        json{{"/phase", "attack"}, {"/territories/france/soldiers", 3}, {"/territories/iberia/soldiers", 2}});
    // Three dice; one attacker falls, and so do both defenders.
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 3, 1}, {4, 4}}}});
    const json offer = table.offers("move-in").at(0).at("params").at(0);
    EXPECT_EQ(offer.at("min"), 2);
    EXPECT_EQ(offer.at("max"), 2);
}

TEST(ConquestMoveIn, ABuildingBeyondTheLimitMustBePlundered) {  // C62-CONQUEST-05
    json given{{"/phase", "attack"},
               {"/territories/france/soldiers", 9},
               {"/territories/italy/soldiers", 1},
               {"/territories/italy/building", "metropolis"},
               {"/territories/italy/garrison-lost", 5}};
    for (const char* place : {"egypt", "persia", "anatolia"}) {
        given["/territories/" + std::string(place) + "/owner"] = "british";
        given["/territories/" + std::string(place) + "/building"] = "metropolis";
    }
    ConquestTable table(given);
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "italy"}, {"rolls", {{6, 6, 6}, {1}}}});
    EXPECT_EQ(table.refusal({{"do", "move-in"}}), "no-pieces-left");
    EXPECT_EQ(table.refusal({{"do", "move-in"}, {"plunder", {"port"}}}), "bad-parameter");
    EXPECT_EQ(table.refusal({{"do", "move-in"}, {"plunder", {"building", "building"}}}), "bad-parameter");
    const json plunder = table.offers("move-in").at(0).at("params").at(1);
    EXPECT_EQ(plunder.at("default"), json({"building"}));
    table.take({{"do", "move-in"}, {"plunder", {"building"}}});
    EXPECT_EQ(table.at("/territories/italy/building"), nullptr);
}

TEST(ConquestMoveIn, KeptPiecesAreTheCaptorsAndAloneMayHoldTheConquest) {  // C62-CONQUEST-05, C62-PLUNDER-05
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/new-england/soldiers", 1},
                             {"/territories/new-england/building", "colony"},
                             {"/territories/new-england/garrison-lost", 2}});
    table.dock("british-warship-1", "great-britain");
    table.take({{"do", "attack"},
                {"ship", "british-warship-1"},
                {"to", "new-england"},
                {"soldiers", 0},
                {"rolls", {{6, 6, 6}, {1}}}});
    const json reply = table.take({{"do", "move-in"}, {"ship", "return"}});
    EXPECT_TRUE(ConquestTable::events(reply, "left").empty());
    EXPECT_EQ(table.at("/territories/new-england/owner"), "british");
    EXPECT_EQ(table.at("/territories/new-england/garrison-lost"), 2);
    table.take({{"do", "end-turn"}});
    EXPECT_EQ(table.at("/territories/new-england/owner"), "british");
    EXPECT_EQ(table.at("/territories/new-england/garrison-lost"), 0);
}

TEST(ConquestPlunder, AnEmptyBankIsAPartOfTheSum) {  // C62-ROLL-09
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/france/soldiers", 9},
                             {"/territories/italy/owner", "natives"},
                             {"/territories/italy/soldiers", 1},
                             {"/territories/italy/building", "metropolis"},
                             {"/territories/italy/garrison-lost", 5},
                             {"/bank/gold", 2}},
                        {{"bank", "box"}});
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "italy"}, {"rolls", {{6, 6, 6}, {1}}}});
    const json reply = table.take({{"do", "move-in"}, {"plunder", {"building"}}});
    const json plundered = ConquestTable::events(reply, "plundered").at(0);
    EXPECT_EQ(plundered.at("gold"), 2);
    EXPECT_EQ(plundered.at("sum").back().at("part"), "no more in the bank");
    EXPECT_EQ(plundered.at("sum").back().at("value"), -3);
}

TEST(ConquestPlunder, WhatNativesHeldIsPaidByTheBank) {  // C62-PLUNDER-04
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/france/soldiers", 9},
                             {"/territories/italy/owner", "natives"},
                             {"/territories/italy/soldiers", 1},
                             {"/territories/italy/port", true}},
                        {{"bank", "box"}});
    const int gold = table.at("/sides/french/gold");
    const int bank = table.at("/bank/gold");
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "italy"}, {"rolls", {{6, 6, 6}, {1}}}});
    const json reply = table.take({{"do", "move-in"}, {"plunder", {"port"}}});
    const json plundered = ConquestTable::events(reply, "plundered").at(0);
    EXPECT_EQ(plundered.at("from-loser"), 0);
    EXPECT_EQ(plundered.at("from-bank"), 1);
    EXPECT_EQ(table.at("/sides/french/gold"), gold);
    EXPECT_EQ(table.at("/bank/gold"), bank - 1);
}

TEST(ConquestRedeploy, AForcedMarchGivesASecondMove) {  // C62-REDEPLOY-04
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/british/hand", {"forced-march"}},
                             {"/territories/persia/soldiers", 5},
                             {"/territories/anatolia/soldiers", 5}});
    table.take({{"do", "play-card"}, {"card", "forced-march"}});
    EXPECT_EQ(table.at("/turn/redeployments"), 2);
    table.take({{"do", "redeploy"}, {"from", "persia"}, {"to", "anatolia"}});
    EXPECT_EQ(table.at("/phase"), "redeploy");
    EXPECT_EQ(table.at("/active"), "british");
    table.take({{"do", "redeploy"}, {"from", "anatolia"}, {"to", "persia"}, {"soldiers", 1}});
    EXPECT_EQ(table.at("/active"), "french");
}

TEST(ConquestBattle, WhatAHighestDieCountsMoreCanBeOverruled) {  // C62-CARD-05
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/france/soldiers", 8},
                             {"/territories/iberia/soldiers", 8},
                             {"/turn/gunner", true}});
    const json overrule = json::array(
        {{{"clause", "C62-CARD-05 master-gunner"}, {"value", 0}, {"reason", "the gunner sleeps"}}});
    const json attack{{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"overrule", overrule}};
    json plain = attack;
    plain.erase("overrule");
    const json with = table.odds(plain);
    const json without = table.odds(attack);
    EXPECT_NE(with, without);
    json rolled = attack;
    rolled["rolls"] = {{5, 1, 1}, {5, 1}};
    const json exchange = ConquestTable::events(table.take(rolled), "exchange").at(0);
    EXPECT_EQ(exchange.at("attack"), json({5, 1, 1}));
    EXPECT_EQ(exchange.at("attacker-lost"), 2);
}

}  // namespace
}  // namespace adjutant::tests
