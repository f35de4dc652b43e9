// SPDX-License-Identifier: GPL-3.0-or-later
// 4.10 to 4.12: key cities, fortifications and capitals.
#include <gmock/gmock.h>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;
using testing::ElementsAre;

// -- key cities

TEST(W63City, AGunboatCapturesLikeAnyPiece) {  // W63-CITY-02
    War war = War::ofOnly({{"d4", "cg1"}, {"a1", "ui1 ui2 ui3"}, {"a9", "ci1"}});
    EXPECT_THAT(war.eventsOf(march("cg1", "st-louis")), ElementsAre("moved", "captured", "removal-due"));
    EXPECT_EQ(war.state("/cities/st-louis/captured"), true);
    EXPECT_EQ(war.state("/sides/confederate/flags"), json({"st-louis"}));
}

TEST(W63City, TheOwnerTakesNothingByComingHome) {  // W63-CITY-02, W63-CITY-08, W63-CITY-09
    War war = War::ofOnly({{"d2", "ui1"}, {"a1", "ui2"}, {"a9", "ci1 ci2"}}, {},
                          {{"/cities/st-louis/captured", true},
                           {"/sides/confederate/flags", {"st-louis"}},
                           {"/turn/side", "union"}});
    EXPECT_THAT(war.eventsOf(march("ui1", "d3")), ElementsAre("moved"));
    EXPECT_EQ(war.state("/sides/confederate/flags"), json({"st-louis"}));
}

TEST(W63City, TheLossOfTheLastPiecesIsNotAskedFor) {  // W63-CITY-04
    War war = War::ofOnly({{"d4", "cc1"}, {"a1", "ui1 ui2"}, {"a9", "ci1"}});
    EXPECT_THAT(war.eventsOf(march("cc1", "st-louis")),
                ElementsAre("moved", "captured", "eliminated:penalty", "game-over:eliminated"));
}

TEST(W63City, AnyPiecesMayBeGivenAtSeaDisabledOrFortified) {  // W63-CITY-03
    War war = War::ofOnly({{"d4", "cc1"}, {"a1", "ui1"}, {"n3", "ui2"}, {"o6", "ui3 ug2"}, {"a9", "ci1"}}, {},
                          {{"/pieces/ui1/disabled", "d1"}, {"/cities/baltimore/fortified", "union"}});
    war.act(march("cc1", "st-louis"));
    EXPECT_EQ(war.refusal(give("ui1")), "wrong-count");
    EXPECT_EQ(war.refusal(give("ui1 ui2 ui3")), "wrong-count");
    EXPECT_EQ(war.refusal(give("ui1 cc1")), "not-your-turn");
    EXPECT_EQ(war.refusal(give("")), "bad-parameter");
    // The gunboat goes, and takes the infantry that it carries with it; the marker of an empty city goes
    // back.
    EXPECT_THAT(war.eventsOf(give("ui2 ug2")),
                ElementsAre("eliminated:penalty", "eliminated:at-sea", "unfortified:no-troops"));
    EXPECT_EQ(war.state("/pieces/ui2"), json({{"side", "union"},
                                              {"kind", "infantry"},
                                              {"place", nullptr},
                                              {"out", true},
                                              {"moved", false},
                                              {"disabled", nullptr}}));
}

TEST(W63City, IsStormedWholeWhoeverHoldsItAndHoweverOften) {  // W63-CITY-05
    War war = War::ofOnly({{"g8", "ci1 ci2 ci3 ci4"}, {"h7", "ui1 ui2 ug1"}, {"a1", "ui3"}}, {},
                          {{"/cities/chattanooga/captured", true}});
    json attack = assault("ci1 ci2 ci3 ci4", "h7");
    attack["eliminate"] = 2;
    EXPECT_EQ(war.refusal(attack), "all-or-nothing");
    attack["eliminate"] = 3;
    attack["targets"] = list("ui1 ui2");
    EXPECT_EQ(war.refusal(attack), "all-or-nothing");
    attack["targets"] = list("ui1 ui2 ui3");
    EXPECT_EQ(war.refusal(attack), "bad-parameter");
    attack.erase("targets");
    attack["losses"] = list("ci4");
    EXPECT_EQ(war.refusal(attack), "wrong-count");
    attack["losses"] = list("ci3 ci4");
    EXPECT_THAT(war.eventsOf(attack),
                ElementsAre("moved", "battle", "eliminated:battle", "eliminated:battle"));
}

TEST(W63City, AnEvenBattleLostCapturesNothing) {  // W63-CITY-06
    War war = War::ofOnly({{"h6", "ui1 ui2"}, {"h7", "ci1 ci2"}, {"a1", "ui3"}}).turnOf("union");
    EXPECT_EQ(war.odds(assault("ui1 ui2", "h7")),
              json({{"attacker-1,defender-0,captured", "1/2"}, {"attacker-0,defender-1", "1/2"}}));
    war.act(assault("ui1 ui2", "h7"), tails);
    EXPECT_EQ(war.state("/cities/chattanooga/captured"), false);
}

TEST(W63City, ASacrificeThereIsAnOption) {  // W63-CITY-07
    War war = War::ofOnly({{"h6", "ui1"}, {"h7", "ci1 ci2"}, {"a1", "ui3"}}, {{"city-sacrifice", "yes"}})
                  .turnOf("union");
    EXPECT_EQ(war.odds(assault("ui1", "h7")), json({{"attacker-0,defender-2,disabled", "1/1"}}));
}

// -- fortifications

TEST(W63Fort, EitherSideFortifiesAnyKeyCity) {  // W63-FORT-01
    War war = War::ofOnly({{"d3", "ci1"}, {"a1", "ui1 ui2"}, {"a9", "ci2"}});
    war.act(fortify("st-louis"));
    EXPECT_EQ(war.state("/cities/st-louis/fortified"), "confederate");
    EXPECT_EQ(war.refusal(fortify("washington")), "not-key-city");
    EXPECT_EQ(war.refusal(fortify("cairo")), "bad-parameter");
    EXPECT_EQ(war.refusal(fortify("d3")), "bad-parameter");
    EXPECT_EQ(war.refusal({{"do", "fortify"}}), "missing-parameter");
}

TEST(W63Fort, GunboatsAreNeitherCountedTwiceNorHeld) {  // W63-FORT-02, W63-FORT-03
    War war = War::ofOnly({{"d3", "ui1 ug1"}, {"d4", "cg1 cc1 cc2 cc3"}, {"a1", "ui2"}}, {},
                          {{"/cities/st-louis/fortified", "union"}});
    const json battle = war.act(assault("cc1 cc2 cc3", "d3"), heads).at(1);
    EXPECT_EQ(battle["defence"], 3);
    EXPECT_EQ(battle["sum"][1]["clause"], "W63-FORT-03");
    war.act({{"do", "undo"}});
    war.turnOf("union");
    EXPECT_EQ(war.refusal(march("ui1", "d2")), "fortified");
    war.act(march("ug1", "d2"));
}

TEST(W63Fort, OneInAFortressIsTwoAndTroopsBesideItAreNot) {  // W63-FORT-10, W63-SAC-04
    War war = War::ofOnly({{"g6", "ui1 ui2"}, {"h7", "ci1"}, {"g7", "ci2"}, {"a9", "ci3"}}, {},
                          {{"/cities/chattanooga/fortified", "confederate"}, {"/turn/side", "union"}});
    EXPECT_EQ(war.refusal(assault("ui1", "h7")), "all-or-nothing");  // one against two would be a sacrifice
    EXPECT_EQ(war.odds(assault("ui1 ui2", "h7")).size(), 2U);
    EXPECT_EQ(war.odds(assault("ui1 ui2", "g7")), json({{"attacker-2,defender-0", "1/1"}}));
}

TEST(W63Fort, TheMarkerGoesWithTheLastTroopsNotWithTheGunboat) {  // W63-FORT-02, W63-FORT-08
    War war = War::ofOnly({{"d3", "ui1 ug1"}, {"d4", "cg1 cc1 cc2"}, {"a1", "ui2"}, {"a9", "ci9"}}, {},
                          {{"/cities/st-louis/fortified", "union"}});
    json attack = assault("cg1 cc1 cc2", "d3");
    attack["defender-keep"] = "ui1";
    EXPECT_THAT(war.eventsOf(attack, tails),
                ElementsAre("moved", "battle", "coin", "eliminated:battle", "eliminated:battle"));
    war.act({{"do", "undo"}});
    // By likelihood the gunboat stays (last in the order infantry, gunboats, cavalry), and the marker goes.
    EXPECT_THAT(war.eventsOf(assault("cg1 cc1 cc2", "d3"), tails),
                ElementsAre("moved", "battle", "coin", "eliminated:battle", "eliminated:battle",
                            "unfortified:no-troops"));
    EXPECT_EQ(war.state("/markers/doubling"), 6);
}

TEST(W63Fort, EveryGroundPieceThereIsSpent) {  // W63-FORT-04, W63-FORT-07
    War war = War::ofOnly({{"k9", "ci1 cc1 cg1"}, {"a1", "ui1 ui2"}});
    war.act(fortify("charleston"));
    EXPECT_EQ(war.state("/pieces/cc1/moved"), true);
    EXPECT_EQ(war.state("/pieces/cg1/moved"), false);
    EXPECT_EQ(war.state("/turn/moved"), false);
    EXPECT_EQ(war.refusal(unfortify("charleston")), "fortified-this-turn");
    war.act(march("cg1", "l9"));
    war.act(endTurn);
    EXPECT_EQ(war.state("/cities/charleston/fresh"), false);
    war.turnOf("confederate");
    war.act(unfortify("charleston"));
    EXPECT_EQ(war.state("/pieces/ci1/moved"), true);
    EXPECT_EQ(war.refusal(march("ci1", "j9")), "already-moved");
    EXPECT_EQ(war.refusal(fortify("charleston")), "already-moved");
}

TEST(W63Fort, TheDisabledMayFortify) {  // W63-SAC-02
    War war = War::ofOnly({{"h7", "ci1"}, {"a1", "ui1 ui2"}}, {}, {{"/pieces/ci1/disabled", "d1"}});
    war.act(fortify("chattanooga"));
    EXPECT_EQ(war.state("/markers"), json({{"doubling", 5}, {"disabled", 2}}));
}

TEST(W63Fort, SixMarkersForBothSides) {  // W63-FORT-08
    War war = War::ofOnly({{"d3", "ui1"},
                           {"g2", "ui2"},
                           {"k2", "ui3"},
                           {"n3", "ui4"},
                           {"h7", "ci1"},
                           {"k9", "ci2"},
                           {"i9", "ci3"}},
                          {},
                          {{"/cities/st-louis/fortified", "union"},
                           {"/cities/indianapolis/fortified", "union"},
                           {"/cities/pittsburg/fortified", "union"},
                           {"/cities/baltimore/fortified", "union"},
                           {"/cities/chattanooga/fortified", "confederate"},
                           {"/cities/charleston/fortified", "confederate"}});
    EXPECT_EQ(war.state("/markers/doubling"), 0);
    EXPECT_EQ(war.refusal(fortify("atlanta")), "no-marker");
    EXPECT_EQ(war.refusal(unfortify("st-louis")), "not-fortified");
    war.act(unfortify("charleston"));
    war.act(fortify("atlanta"));
}

TEST(W63Fort, CavalryDoesNotPassItsOwnFortressAGunboatDoes) {  // W63-FORT-09
    War war = War::ofOnly({{"g8", "cc1"},
                           {"d4", "cg1"},
                           {"h7", "ci1"},
                           {"d3", "ci2"},
                           {"a1", "ui1"},
                           {"g6", "ui2"},
                           {"g7", "ui3"},
                           {"h8", "ui4"}},
                          {},
                          {{"/cities/chattanooga/fortified", "confederate"},
                           {"/cities/st-louis/fortified", "confederate"},
                           {"/cities/st-louis/captured", true}});
    EXPECT_EQ(war.refusal(march("cc1", "i6")), "no-route");
    war.act(march("cg1", "d2"));
}

TEST(W63Fort, SurvivorsMayReinforceAFortress) {  // W63-EXTRA-06
    War war = War::ofOnly({{"h6", "ci1 ci2"}, {"h5", "ui1 ui2 ui3"}, {"h7", "ci3"}, {"a1", "ui4"}}, {},
                          {{"/cities/chattanooga/fortified", "confederate"}, {"/turn/side", "union"}});
    json attack = assault("ui1 ui2 ui3", "h6");
    attack["eliminate"] = 1;
    war.act(attack);
    war.act(flee("ci2", "h7"));
    EXPECT_EQ(war.placeOf("ci2"), "h7");
}

// -- capitals

TEST(W63Capital, EveryRowOfTheTable) {  // 4.12, how counts and losses work together
    struct Row {
        const char* defenders;
        int attackers;
        json odds;
    };
    const std::vector<Row> rows{
        {"", 1, {{"attacker-0,defender-0", "1/1"}}},
        {"", 5, {{"attacker-1,defender-0,captured", "1/2"}, {"attacker-0,defender-0", "1/2"}}},
        {"", 6, {{"attacker-2,defender-0,captured", "1/1"}}},
        {"ci1 ci2", 1, {{"attacker-0,defender-2,disabled", "1/1"}}},
        {"ci1 ci2", 7, {{"attacker-1,defender-0,captured", "1/2"}, {"attacker-0,defender-1", "1/2"}}},
        {"ci1 ci2", 8, {{"attacker-2,defender-0,captured", "1/1"}}}};
    const json host = list("ui1 ui2 ui3 ui4 ui5 ui6 ui7 ui8");
    for (const Row& row : rows) {
        War war = War::ofOnly({{"m5", "ui1 ui2 ui3 ui4 ui5 ui6 ui7 ui8"},
                               {"m6", row.defenders},
                               {"a9", "ci3 ci4 ci5 ci6 ci7 ci8"},
                               {"a1", "ui9"}})
                      .turnOf("union");
        json attack = assault("", "m6");
        attack["pieces"] = json(host.begin(), host.begin() + row.attackers);
        EXPECT_EQ(war.odds(attack), row.odds) << row.defenders << " against " << row.attackers;
    }
}

TEST(W63Capital, TwoToSixCannotStormItAndNobodyWalksIn) {  // W63-CAP-03, W63-BATTLE-10
    War war = War::ofOnly({{"m5", "ui1 ui2 ui3 ui4"}, {"a9", "ci3 ci4"}, {"a1", "ui9"}}).turnOf("union");
    EXPECT_EQ(war.refusal(assault("ui1 ui2 ui3 ui4", "m6")), "too-weak");
    EXPECT_EQ(war.refusal(march("ui1", "m6")), "enemy-there");
    EXPECT_EQ(war.refusal(fortify("richmond")), "not-key-city");
}

TEST(W63Capital, ItsOwnerComesAndGoes) {  // W63-CAP-02: only an enemy's garrison is an enemy force
    War war = War::ofOnly({{"m5", "ci1"}, {"a9", "ci3 ci4"}, {"a1", "ui9"}});
    EXPECT_THAT(war.eventsOf(march("ci1", "m6")), ElementsAre("moved"));
    EXPECT_EQ(war.refusal(march("ci1", "m4")), "already-moved");
}

TEST(W63Capital, AKeepOfABareGarrisonIsNobody) {  // 6.2
    War war = War::ofOnly({{"m5", "ui1 ui2 ui3 ui4 ui5"}, {"a9", "ci3 ci4"}, {"a1", "ui9"}}).turnOf("union");
    json attack = assault("ui1 ui2 ui3 ui4 ui5", "m6");
    attack["defender-keep"] = "ci3";
    EXPECT_EQ(war.refusal(attack), "bad-parameter");
    attack.erase("defender-keep");
    attack["keep"] = "ui1";
    war.act(attack, heads);
    EXPECT_EQ(war.placeOf("ui1"), "m6");
    EXPECT_EQ(war.state("/cities/richmond/garrison"), 0);
}

TEST(W63Capital, ACapturedOneIsAnOrdinarySquareToPass) {  // W63-CAP-07
    War war = War::ofOnly(
        {{"m5", "uc1"}, {"a9", "ci3 ci4"}, {"a1", "ui9"}}, {},
        {{"/cities/richmond/captured", true}, {"/cities/richmond/garrison", 0}, {"/turn/side", "union"}});
    EXPECT_THAT(war.eventsOf(march("uc1", "m7")), ElementsAre("moved"));
}

TEST(W63Capital, GarrisonsAreNoPieces) {  // W63-CAP-08
    War war = War::ofOnly({{"d4", "uc1"}, {"d3", "cc1"}}, {},
                          {{"/cities/st-louis/captured", true}, {"/turn/side", "union"}});
    EXPECT_THAT(war.eventsOf(assault("uc1", "d3"), heads),
                ElementsAre("moved", "battle", "coin", "eliminated:battle", "game-over:eliminated"));
    EXPECT_EQ(war.state("/verdict/winners"), json({"union"}));
}

}  // namespace
}  // namespace adjutant::w63
