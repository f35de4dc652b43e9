// SPDX-License-Identifier: GPL-3.0-or-later
// 4.2 to 4.6: groups, terrain, water and railroads, where the cases leave something open.
#include <gmock/gmock.h>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(W63Movement, RefusalsComeInTheLedgersOrder) {  // 6.1
    War war({}, {{"/pieces/ci5/disabled", "d1"}, {"/cities/chattanooga/fortified", "confederate"}});
    war.act(march("ci7", "j10"));
    EXPECT_EQ(war.refusal(march("ui1 ci7", "m4")), "not-your-turn");  // before not-together
    EXPECT_EQ(war.refusal(march("ci7 ci5", "j10")), "not-together");  // before already-moved
    EXPECT_EQ(war.refusal(march("ci7", "j10")), "already-moved");     // before bad-parameter
    EXPECT_EQ(war.refusal(march("ci5", "h7")), "disabled");           // before fortified
    EXPECT_EQ(war.refusal(march("ci6", "h7")), "fortified");          // before bad-parameter
    EXPECT_EQ(war.refusal(march("ci1", "m6")), "bad-parameter");      // where it stands
    EXPECT_EQ(war.refusal(march("ci1", "washington")), "enemy-there");
    EXPECT_EQ(war.refusal(march("ci1", "p12")), "too-far");
}

TEST(W63Movement, ParametersAreReadBeforeAnythingElse) {  // chapter 6, General
    War war;
    EXPECT_EQ(war.refusal({{"do", "move"}, {"to", "m5"}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "move"}, {"pieces", list("ui1")}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "move"}, {"pieces", "ui1"}, {"to", "m5"}}), "bad-parameter");
    EXPECT_EQ(war.refusal(march("", "m5")), "bad-parameter");
    EXPECT_EQ(war.refusal(march("ui1 ui1", "m5")), "bad-parameter");
    EXPECT_EQ(war.refusal(march("ui1", "q1")), "bad-parameter");
    EXPECT_EQ(war.refusal(march("ui1", "M5")), "bad-parameter");
    EXPECT_EQ(war.refusal(march("ui1", "field")), "bad-parameter");
    war.rule({{"/pieces/ui1/out", true}});
    EXPECT_EQ(war.refusal(march("ui1", "m5")), "bad-parameter");
}

TEST(W63Movement, ACityOrTownIsItsSquare) {  // 3.5
    War war;
    const json moved = war.act(march("ci1", "wilmington")).at(0);
    EXPECT_EQ(moved["to"], "m8");
    EXPECT_EQ(moved["how"], "rail");
    EXPECT_EQ(war.placeOf("ci1"), "m8");
}

TEST(W63Movement, AGroupIsListedInPieceOrder) {  // 3.1
    War war = War::ofOnly({{"h7", "ci2 ci10 cc1"}, {"a1", "ui1 ui2"}});
    EXPECT_EQ(war.act(march("cc1 ci10 ci2", "g7")).at(0)["pieces"], list("ci2 ci10 cc1"));
}

TEST(W63Movement, OwnPiecesNeverBlock) {  // W63-TURN-07, W63-GAME-04
    War war = War::ofOnly({{"e8", "cc4"}, {"f8", "ci1 ci2 ci3"}, {"a1", "ui1 ui2"}});
    war.act(march("cc4", "g8"));
    EXPECT_EQ(war.placeOf("cc4"), "g8");
}

TEST(W63Movement, CavalryDoesNotPassTheEnemyAndMaySlipAroundHim) {  // W63-TURN-07, W63-CAV-01
    War war = War::ofOnly({{"a5", "cc1"}, {"b4", "ui1"}, {"b5", "ui2"}, {"b6", "ui3"}});
    EXPECT_EQ(war.refusal(march("cc1", "c5")), "no-route");
    war.rule({{"/pieces/ui3/place", "c6"}});
    war.act(march("cc1", "c5"));
}

TEST(W63Movement, AnEmptyEnemyKeyCityMayEndAPathButNotContinueIt) {  // W63-TURN-08
    War war = War::ofOnly(
        {{"f2", "cc1 cc2"}, {"f1", "ui1"}, {"f3", "ui2"}, {"g1", "ui3"}, {"g3", "ui4"}, {"a9", "ui5 ui6"}});
    EXPECT_EQ(war.refusal(march("cc1", "h2")), "no-route");
    EXPECT_THAT(war.eventsOf(march("cc1", "g2")), ElementsAre("moved", "captured", "removal-due"));
    war.act(give("ui5 ui6"));
    war.act(march("cc2", "h2"));  // captured once, it is a square like others
}

// -- mountains

TEST(W63Mountains, LeavingThemIsFree) {  // W63-MTN-02
    War war = War::ofOnly({{"h8", "ci1 ci2"}, {"a1", "ui1 ui2"}});
    war.act(march("ci1", "g9"));  // off the railroad
    war.act(march("ci2", "i9"));
}

TEST(W63Mountains, OnlyAStepOfOneSectionLeadsUp) {  // W63-MTN-01, W63-MTN-02
    War war = War::ofOnly({{"j7", "ci1"}, {"i6", "ci2"}, {"k6", "ci3"}, {"a1", "ui1 ui2"}});
    EXPECT_EQ(war.refusal(march("ci1", "j6")), "no-route");  // a mountain with a railroad, from beside it
    war.act(march("ci2", "j6"));
    war.act(march("ci3", "j6"));  // from the town at the end of the section
}

TEST(W63Mountains, ADiagonalStepLooksAtNothingBesideIt) {  // W63-MTN-03
    War war = War::ofOnly({{"l4", "ci1"}, {"a1", "ui1 ui2"}});
    war.act(march("ci1", "k3"));  // between the mountains k4 and l3
}

TEST(W63Mountains, SpaceOpensTheTrackFromEverySideAndNothingElse) {  // W63-MTN-02
    War war = War::ofOnly({{"j7", "ci1"}, {"j4", "ci2"}, {"a1", "ui1 ui2"}}, {{"mountain-rail", "space"}});
    war.act(march("ci1", "j6"));
    EXPECT_EQ(war.refusal(march("ci2", "k4")), "no-route");  // a mountain without a railroad
}

// -- water

TEST(W63Water, TwoRiversThatMerelyTouchAreNotJoined) {  // W63-BOAT-02
    War war = War::ofOnly({{"d4", "ug1"}, {"f5", "ui2 ug2"}, {"a9", "ci1 ci2"}}).turnOf("union");
    EXPECT_EQ(war.refusal(march("ug1", "e4")), "no-route");
    EXPECT_EQ(war.refusal(march("ui2 ug2", "f6")), "no-route");  // Ohio and Tennessee meet at e5 alone
    war.act(march("ug2", "f6"));                                 // over e5
    war.act(march("ug1", "d6"));                                 // over e5 as well
}

TEST(W63Water, CoastsAndSeaAreOneWater) {  // W63-BOAT-02
    War war = War::ofOnly({{"c10", "ui1 ug1"}, {"c11", "ug2"}, {"a9", "ci1 ci2"}}).turnOf("union");
    war.act(march("ug2", "e11"));
    EXPECT_EQ(war.refusal(march("ui1 ug1", "c11")), "no-route");  // the Mississippi leads to d11
    war.act(march("ui1 ug1", "d11"));
}

TEST(W63Water, AGunboatOfEnemiesStopsAGunboat) {  // W63-TURN-07
    War war = War::ofOnly({{"d7", "ug1"}, {"c8", "cg1"}, {"a1", "ci1 ci2 ui1"}}).turnOf("union");
    EXPECT_EQ(war.refusal(march("ug1", "c9")), "no-route");
    EXPECT_EQ(war.refusal(march("ug1", "c8")), "enemy-there");
}

TEST(W63Water, InfantryBoardsOnlyBeforeItsTurn) {  // W63-BOAT-03, W63-BOAT-04
    War war =
        War::ofOnly({{"d11", "ui1 ui2"}, {"e11", "ui3"}, {"d12", "ug3"}, {"a5", "ci1 ci2"}}).turnOf("union");
    EXPECT_EQ(war.refusal(march("ui1", "d12")), "no-route");  // nobody walks onto a gunboat at sea
    EXPECT_EQ(war.refusal(march("ui1 ug3", "e12")), "not-together");
    war.act(march("ui3", "d11"));
    EXPECT_EQ(war.refusal(march("ui3 ug3", "d12")), "not-together");
    war.act(march("ug3", "d11"));
    EXPECT_EQ(war.refusal(march("ui1 ug3", "e12")), "already-moved");
}

TEST(W63Water, AnyNumberSailsTogetherAndSurvivorsOfAGunboatStay) {  // W63-BOAT-03, W63-BOAT-07
    War war = War::ofOnly({{"e12", "ui1 ui2 ui3 ug1 ug2"}, {"a5", "ci1 ci2"}}).turnOf("union");
    war.act(march("ug1", "g12"));  // another gunboat stays with the infantry
    EXPECT_EQ(war.refusal(march("ug2", "f12")), "infantry-aboard");
    EXPECT_EQ(war.refusal(march("ui1 ug2", "f12")), "infantry-aboard");
    war.act(march("ui1 ui2 ui3 ug2", "f12"));
    EXPECT_EQ(war.placeOf("ui3"), "f12");
}

TEST(W63Water, InfantryAboardFollowsTheWaterNotTheLand) {  // W63-BOAT-04, route check
    War war = War::ofOnly({{"d7", "ui1 ug1"}, {"a5", "ci1 ci2"}}).turnOf("union");
    EXPECT_EQ(war.refusal(march("ui1 ug1", "e7")), "no-route");
    EXPECT_EQ(war.act(march("ui1 ug1", "c8")).at(0)["how"], "sail");
}

TEST(W63Water, CavalryWithAGunboatKeepsToWaterThatTouchesLand) {  // W63-CAV-03
    War war =
        War::ofOnly({{"d7", "uc1 ug1"}, {"a5", "ci1 ci2"}}, {{"transport-speed", "two"}}).turnOf("union");
    war.act(march("uc1 ug1", "c9"));  // a group without infantry has two steps
    war.rule({{"/pieces/uc1/place", "d11"},
              {"/pieces/ug1/place", "d11"},
              {"/pieces/uc1/moved", false},
              {"/pieces/ug1/moved", false}});
    EXPECT_EQ(war.refusal(march("uc1 ug1", "d12")), "no-route");
}

TEST(W63Water, TransportSpeedTwoIsForGunboatsWithInfantryOnly) {  // W63-BOAT-06
    War war = War::ofOnly({{"d7", "ui1 ug1"}, {"e5", "ui2 uc1 ug2"}, {"a5", "ci1 ci2"}},
                          {{"transport-speed", "two"}});
    war.turnOf("union");
    EXPECT_EQ(war.refusal(march("ui2 uc1 ug2", "d7")), "too-far");
    war.act(march("ui1 ug1", "c9"));
}

TEST(W63Water, InfantryLandsInAnAttack) {  // W63-BOAT-05
    War war = War::ofOnly({{"d12", "ui1 ui2 ug3"}, {"e11", "ci1"}, {"a5", "ci2"}}).turnOf("union");
    EXPECT_EQ(war.refusal(assault("ug3", "e11")), "infantry-aboard");
    EXPECT_THAT(war.eventsOf(assault("ui1 ui2", "e11")), ElementsAre("moved", "battle", "eliminated:battle"));
}

// -- railroads

TEST(W63Rail, ARideCrossesACityAndEndsAnywhere) {  // W63-RAIL-02
    War war = War::ofOnly({{"m5", "ci1 ci2"}, {"a1", "ui1 ui2"}}, {},
                          {{"/cities/washington/captured", true},
                           {"/cities/washington/garrison", 0},
                           {"/cities/baltimore/captured", true}});
    EXPECT_EQ(war.act(march("ci1", "k6")).at(0)["how"], "rail");  // Richmond, l6, Lynchburg
    EXPECT_EQ(war.act(march("ci2", "m3")).at(0)["how"], "rail");  // Washington, Baltimore, m3
}

TEST(W63Rail, ASingleStepIsMarchingEvenOverACutSection) {  // W63-RAIL-02, W63-RAIL-05
    War war = War::ofOnly({{"h7", "ci1"}, {"j6", "uc1"}, {"a1", "ui1"}});
    EXPECT_EQ(war.refusal(march("ci1", "k6")), "rail-cut");
    EXPECT_EQ(war.act(march("ci1", "i6")).at(0)["how"], "march");
}

TEST(W63Rail, EveryEnemyOnTheTrackCutsEvenADisabledOne) {  // W63-RAIL-04, W63-RAIL-06
    War war =
        War::ofOnly({{"h7", "ci1"}, {"i6", "ui3"}, {"a1", "ui1"}}, {}, {{"/pieces/ui3/disabled", "d1"}});
    EXPECT_EQ(war.refusal(march("ci1", "j6")), "rail-cut");
    war.rule({{"/pieces/ui3/place", "k6"}});  // in the town at its end it cuts nothing
    EXPECT_EQ(war.act(march("ci1", "j6")).at(0)["how"], "rail");
}

TEST(W63Rail, WhereBothStandOnOneTrackItIsCutForBoth) {  // W63-RAIL-06
    War war = War::ofOnly({{"d7", "ci1"}, {"e7", "ci2"}, {"g7", "ui1"}, {"h7", "ui2"}});
    EXPECT_EQ(war.refusal(march("ci1", "f7")), "rail-cut");
    war.turnOf("union");
    EXPECT_EQ(war.refusal(march("ui2", "f7")), "rail-cut");
}

TEST(W63Rail, WithoutCutsAndWithoutARideItIsTooFarOrNoRoute) {  // route check
    War war = War::ofOnly({{"h7", "ci1"}, {"g5", "uc1"}, {"a1", "ui1"}});
    EXPECT_EQ(war.refusal(march("ci1", "f9")), "too-far");
    EXPECT_EQ(war.refusal(march("ci1", "i7")), "no-route");  // one square away, a mountain
    EXPECT_EQ(war.refusal(march("ci1", "h3")), "too-far");
    EXPECT_THAT(war.sentence(march("ci1", "h3")), HasSubstr("h3 is 4 squares away; the group moves 1."));
}

TEST(W63Rail, AMixedGroupDoesNotRide) {  // W63-RAIL-02, W63-RAIL-03
    War war = War::ofOnly({{"h7", "ci1 cc1 cg1"}, {"a1", "ui1 ui2"}});
    EXPECT_EQ(war.refusal(march("ci1 cc1", "j6")), "too-far");
    EXPECT_EQ(war.refusal(march("cc1", "k6")), "too-far");
    EXPECT_EQ(war.refusal(march("ci1 cg1", "j6")), "too-far");
}

TEST(W63Rail, TheLineFromBaltimoreToWashingtonCannotBeCut) {  // 3.6
    War war = War::ofOnly({{"n3", "ui1"}, {"n4", "ci1"}, {"a9", "ci2"}}).turnOf("union");
    EXPECT_EQ(war.act(march("ui1", "m5")).at(0)["how"], "rail");
}

TEST(W63Rail, ARideEndsInAnAttackOnATownAndPassesNoFortressOfItsOwn) {  // W63-RAIL-07
    War war = War::ofOnly({{"m6", "ci1 ci2"}, {"k6", "ui1"}, {"h8", "ci3"}, {"h7", "ci4"}, {"a1", "ui2"}}, {},
                          {{"/cities/chattanooga/fortified", "confederate"}});
    EXPECT_EQ(war.act(assault("ci1 ci2", "lynchburg")).at(0)["how"], "rail");
    EXPECT_EQ(war.refusal(march("ci3", "h6")), "too-far");
    war.act(march("ci3", "h7"));
}

TEST(W63Rail, ARideDoesNotPassAnEnemyCityOrItsGarrison) {  // W63-TURN-07, W63-TURN-08
    War war = War::ofOnly({{"m5", "ci1"}, {"a1", "ui1 ui2 ui3"}, {"m3", "ci2"}});
    EXPECT_EQ(war.refusal(march("ci1", "m3")), "too-far");  // Washington's garrison is in the way
    EXPECT_EQ(war.refusal(march("ci2", "n2")), "");         // beside it, on foot
    war = War::ofOnly({{"m3", "ci2"}, {"a1", "ui1 ui2 ui3"}});
    EXPECT_EQ(war.refusal(march("ci2", "n1")), "too-far");  // Baltimore would be captured on the way
}

}  // namespace
}  // namespace adjutant::w63
