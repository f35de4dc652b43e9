// SPDX-License-Identifier: GPL-3.0-or-later
// 4.2, 4.13 and 4.14: turns, the end of the game, and positions asked; odds (chapter 7).
#include <gmock/gmock.h>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(W63Turn, TheRefusalToEndItNamesAPieceThatCanMove) {  // W63-TURN-05, chapter 8
    War war = War::ofOnly({{"h7", "ci1"}, {"a5", "cc1"}, {"a1", "ui1 ui2"}});
    war.act(fortify("chattanooga"));
    EXPECT_EQ(war.refusal(endTurn), "must-move");
    EXPECT_THAT(war.sentence(endTurn), HasSubstr("Confederate cavalry 1 at a5 still can"));
}

TEST(W63Turn, ASideWithoutAPeacefulMoveIsExcused) {  // W63-TURN-05
    War war = War::ofOnly(
        {{"a5", "ci1"}, {"a4", "ui1"}, {"a6", "ui2"}, {"b4", "ui3"}, {"b5", "ui4"}, {"b6", "ui5"}});
    war.act(endTurn);  // it could attack, but nobody must
    EXPECT_EQ(war.state("/turn/side"), "union");
}

TEST(W63Turn, AGunboatWithAllItsInfantryIsAPeacefulMove) {  // W63-TURN-05, 6.6
    War war = War::ofOnly({{"p12", "ci1 cg1"}, {"a1", "ui1 ui2"}});
    EXPECT_EQ(war.refusal(march("cg1", "p11")), "infantry-aboard");
    EXPECT_EQ(war.refusal(endTurn), "must-move");
    war.rule({{"/pieces/ci1/disabled", "d1"}});
    war.act(endTurn);  // neither may the infantry sail nor the gunboat leave it
}

TEST(W63Turn, AnExtraMoveDoesNotCountAsTheMoveOfATurn) {  // 6.3
    War war = War::ofOnly({{"l6", "ci1 ci2 ci3"}, {"l5", "ui1 ui2"}, {"a1", "ui3"}});
    json attack = assault("ci1 ci2 ci3", "l5");
    attack["eliminate"] = 1;
    war.act(attack);
    war.act(flee("ui2", "l4"));
    war.act(endTurn);
    EXPECT_EQ(war.state("/turn"), json({{"side", "union"}, {"moved", false}}));
    EXPECT_EQ(war.refusal(endTurn), "must-move");
}

TEST(W63Turn, RecoveryComesAtTheEndOfTheOwnersTurn) {  // W63-SAC-02
    War war = War::ofOnly({{"l6", "cc1 ci3"}, {"l5", "ui1 ui2"}, {"a1", "ui3"}});
    war.act(assault("cc1", "l5"));
    EXPECT_THAT(war.eventsOf(endTurn), ElementsAre("turn-ended", "turn-began"));
    EXPECT_EQ(war.state("/pieces/ui1/disabled"), "d1");
    war.act(march("ui3", "b1"));
    EXPECT_THAT(war.eventsOf(endTurn), ElementsAre("recovered", "turn-ended", "turn-began"));
    EXPECT_EQ(war.state("/round"), 2);
}

TEST(W63Turn, OtherActsWaitForTheirPhase) {  // chapter 6
    War war;
    EXPECT_EQ(war.refusal(flee("ui1", "m5")), "wrong-phase");
    EXPECT_EQ(war.refusal(give("ui1")), "wrong-phase");
    war.rule({{"/pending", {{{"kind", "removal"}, {"side", "union"}, {"city", "baltimore"}, {"count", 2}}}}});
    for (const json& action : {march("ci1", "m7"), assault("ci1", "m4"), fortify("atlanta"),
                               unfortify("atlanta"), endTurn, flee("ui1", "m5")})
        EXPECT_EQ(war.refusal(action), "wrong-phase") << action;
}

// -- the end

TEST(W63End, NothingOfTheGameIsTakenAfterwards) {  // chapter 6, General
    War war;
    war.act({{"do", "surrender"}, {"side", "union"}});
    EXPECT_EQ(war.state("/pending"), json::array());
    EXPECT_EQ(war.state("/active"), nullptr);
    for (const json& action : {json{{"do", "move"}}, endTurn, json{{"do", "station"}},
                               json{{"do", "surrender"}}, json{{"do", "end"}}})
        EXPECT_EQ(war.refusal(action), "game-over") << action;
    war.act({{"do", "note"}, {"text", "well fought"}});
}

TEST(W63End, SurrenderIsPossibleInAnyPhase) {  // W63-WIN-02
    War war({},
            {{"/pending", {{{"kind", "removal"}, {"side", "union"}, {"city", "baltimore"}, {"count", 2}}}}});
    EXPECT_EQ(war.refusal({{"do", "surrender"}, {"side", "france"}}), "bad-parameter");
    war.act({{"do", "surrender"}});
    EXPECT_EQ(war.state("/verdict"), json({{"winners", {"confederate"}}, {"reason", "surrender"}}));
}

TEST(W63End, PlayersMayStopWithAReason) {  // W63-WIN-04
    War war;
    EXPECT_EQ(war.refusal({{"do", "end"}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "end"}, {"reason", 7}}), "bad-parameter");
    war.act({{"do", "end"}, {"reason", "supper"}});
    EXPECT_EQ(war.ask({{"ask", "verdict"}})["verdict"],
              json({{"winners", json::array()}, {"reason", "supper"}}));
}

TEST(W63End, AStalemateIsNotSeenByARuling) {  // W63-WIN-03
    War war = War::ofOnly({{"a1", "ui1"}, {"a9", "ci1"}});
    EXPECT_EQ(war.state("/verdict"), nullptr);
    EXPECT_THAT(war.eventsOf(march("ci1", "a10")), ElementsAre("moved", "game-over:stalemate"));
}

TEST(W63End, AStalemateWaitsForRemovals) {  // W63-WIN-03
    War war = War::ofOnly({{"d4", "cc1"}, {"a1", "ui1 ui2 ui3"}});
    EXPECT_THAT(war.eventsOf(march("cc1", "d3")), ElementsAre("moved", "captured", "removal-due"));
    EXPECT_THAT(war.eventsOf(give("ui1 ui2")), ElementsAre("eliminated:penalty", "game-over:stalemate"));
}

TEST(W63End, BothSidesLosingTheirLastIsAStalemate) {  // W63-WIN-03
    War war = War::ofOnly({{"e12", "cg1 ci1"}, {"f12", "ug1"}});
    json attack = assault("cg1 ci1", "f12");
    war.act(attack);
    EXPECT_EQ(war.state("/verdict/winners"), json({"confederate"}));  // two against one: nobody is lost
    war.act({{"do", "undo"}});
    // Two against two, and the infantry that is kept has no gunboat left.
    war.rule({{"/pieces/ug2/out", false}, {"/pieces/ug2/place", "f12"}});
    attack["keep"] = "ci1";
    EXPECT_THAT(war.eventsOf(attack, heads),
                ElementsAre("moved", "battle", "coin", "eliminated:battle", "eliminated:battle",
                            "eliminated:at-sea", "game-over:stalemate"));
}

// -- positions asked

TEST(W63Asked, OnlyCitiesAndTheFieldArePlaces) {  // W63-ASK-01
    War war(json{{"positions", "asked"}});
    for (const char* place : {"m4", "cairo", "nowhere"})
        EXPECT_EQ(war.refusal(march("ci1", place)), "bad-parameter") << place;
    war.act(march("ci1", "field"));  // from field to field
    EXPECT_EQ(war.refusal(march("ci1", "field")), "already-moved");
    war.act(march("ci2 cc1 cg1", "atlanta"));  // no terrain, no distance
    war.act(endTurn);
    war.act(endTurn);  // nobody must move
}

TEST(W63Asked, GarrisonsAndKeyCitiesStillCount) {  // W63-ASK-01
    War war(json{{"positions", "asked"}});
    EXPECT_EQ(war.refusal(march("ci1", "washington")), "enemy-there");
    EXPECT_EQ(war.refusal(assault("ci1", "baltimore")), "no-enemy");
    EXPECT_THAT(war.eventsOf(march("ci1", "baltimore")), ElementsAre("moved", "captured", "removal-due"));
    war.act(give("ui1 ui2"));
    EXPECT_EQ(war.act(assault("ci2 ci3 ci4 ci5 ci6", "washington")).at(1)["defence"], 4);
    EXPECT_EQ(war.state("/pending/0/count"), 6);
}

TEST(W63Asked, AnAttackInTheFieldNamesTheDefenders) {  // W63-ASK-02
    War war(json{{"positions", "asked"}});
    json attack = assault("ci1 ci2", "field");
    EXPECT_EQ(war.refusal(attack), "missing-parameter");
    attack["defenders"] = list("ci3");
    EXPECT_EQ(war.refusal(attack), "bad-parameter");
    war.act({{"do", "station"}, {"pieces", list("ui1")}, {"at", "baltimore"}});
    attack["defenders"] = list("ui1");
    EXPECT_EQ(war.refusal(attack), "bad-parameter");
    attack["defenders"] = list("ui2");
    EXPECT_EQ(war.odds(attack), json({{"attacker-2,defender-0", "1/1"}}));
    json city = assault("ci1 ci2", "baltimore");
    city["defenders"] = list("ui2");
    EXPECT_EQ(war.refusal(city), "bad-parameter");
    city["defenders"] = list("ui1");
    EXPECT_EQ(war.refusal(city), "");
}

TEST(W63Asked, StationsCorrectAndCaptureNothing) {  // W63-ASK-03, 6.7
    War war(json{{"positions", "asked"}});
    const auto station = [](const char* pieces, const char* at) {
        return json{{"do", "station"}, {"pieces", list(pieces)}, {"at", at}};
    };
    EXPECT_THAT(war.eventsOf(station("ui4", "richmond")),
                ElementsAre("stationed"));  // a garrison is no piece
    EXPECT_EQ(war.refusal(station("ci1", "richmond")), "enemy-there");
    EXPECT_THAT(war.eventsOf(station("ci1 ci2", "baltimore")), ElementsAre("stationed"));
    EXPECT_EQ(war.state("/cities/baltimore/captured"), false);
    EXPECT_EQ(war.state("/pieces/ci1/moved"), false);
    EXPECT_EQ(war.refusal(station("ci1 ui1", "field")), "not-together");
    EXPECT_EQ(war.refusal({{"do", "station"}, {"at", "field"}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "station"}, {"pieces", list("ci1")}}), "missing-parameter");
    EXPECT_EQ(war.refusal(station("ci1 ci1", "field")), "bad-parameter");
    EXPECT_EQ(war.refusal(station("ci1", "m4")), "bad-parameter");
    War known;
    EXPECT_EQ(known.refusal({{"do", "station"}}), "board-known");  // before the parameters
}

TEST(W63Asked, AMarkerGoesWhenTheTroopsAreStationedElsewhere) {  // W63-FORT-08
    War war(json{{"positions", "asked"}});
    war.act({{"do", "station"}, {"pieces", list("ci1")}, {"at", "atlanta"}});
    war.act(fortify("atlanta"));
    EXPECT_EQ(war.refusal(march("ci2", "atlanta")), "fortified-this-turn");
    EXPECT_THAT(war.eventsOf({{"do", "station"}, {"pieces", list("ci1")}, {"at", "field"}}),
                ElementsAre("stationed", "unfortified:no-troops"));
}

TEST(W63Asked, TheRefereeSaysWhoIsTrapped) {  // W63-ASK-04, 6.3
    War war(json{{"positions", "asked"}});
    json attack = assault("ci1 ci2 ci3 ci4", "field");
    attack["defenders"] = list("ui1 ui2 ui3");
    attack["eliminate"] = 1;
    war.act(attack);
    EXPECT_EQ(war.refusal({{"do", "retreat"}, {"pieces", list("ui2")}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "retreat"}, {"pieces", list("ui2")}, {"trapped", true}, {"to", "m4"}}),
              "bad-parameter");
    EXPECT_THAT(war.eventsOf({{"do", "retreat"}, {"pieces", list("ui2")}, {"trapped", true}}),
                ElementsAre("eliminated:no-way-out"));
    EXPECT_EQ(war.act(flee("ui3", "field")).at(0)["how"], "told");
    EXPECT_EQ(war.state("/phase"), "play");
}

TEST(W63Asked, TheSeaIsTheRefereesAffair) {  // W63-BOAT-08: board mode only
    War war(json{{"positions", "asked"}});
    json attack = assault("ci1 ci2", "field");
    attack["defenders"] = list("ug1");
    EXPECT_THAT(war.eventsOf(attack), ElementsAre("moved", "battle", "eliminated:battle"));
}

// -- odds

TEST(W63Odds, RollsAreIgnoredAndOtherActsAreCertain) {  // chapter 7
    War war({}, {{"/pieces/cc2/place", "l5"}, {"/pieces/ui4/place", "l4"}});
    json attack = assault("cc2", "l4");
    attack["rolls"] = heads;
    EXPECT_EQ(war.odds(attack), json({{"attacker-1,defender-0", "1/2"}, {"attacker-0,defender-1", "1/2"}}));
    EXPECT_EQ(war.odds(march("ci1", "m7")), json({{"certain", "1/1"}}));
    EXPECT_EQ(war.odds(fortify("atlanta")), json({{"certain", "1/1"}}));
    EXPECT_EQ(war.odds({{"do", "surrender"}}), json({{"certain", "1/1"}}));
    EXPECT_EQ(war.ask({{"ask", "odds"}, {"action", endTurn}}).at("error").at("code"), "must-move");
}

TEST(W63Odds, CountLossesAtSeaAndWithoutAWayOutButNotThePenalty) {  // chapter 7
    War war = War::ofOnly({{"e12", "cg1 ci1 ci2"},
                           {"d12", "ui14 ug3"},
                           {"c11", "ci3"},
                           {"d11", "ci4"},
                           {"e11", "ci5"},
                           {"a1", "ui1"}});
    json attack = assault("cg1 ci1 ci2", "d12");
    attack["targets"] = list("ug3");
    EXPECT_EQ(war.odds(attack), json({{"attacker-3,defender-0", "1/1"}}));
    attack.erase("targets");
    attack["losses"] = list("cg1");
    EXPECT_EQ(war.odds(attack), json({{"attacker-0,defender-0", "1/1"}}));
    war = War::ofOnly({{"m5", "ui1 ui2 ui3 ui4 ui5 ui6"}, {"a9", "ci1 ci2"}, {"a1", "ui7"}}).turnOf("union");
    EXPECT_EQ(war.odds(assault("ui1 ui2 ui3 ui4 ui5 ui6", "m6")),
              json({{"attacker-2,defender-0,captured", "1/1"}}));
}

}  // namespace
}  // namespace adjutant::w63
