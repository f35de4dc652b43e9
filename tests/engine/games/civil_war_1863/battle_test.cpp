// SPDX-License-Identifier: GPL-3.0-or-later
// 4.7 to 4.9: battles, extra moves and sacrifices.
#include <gmock/gmock.h>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;
using testing::ElementsAre;

/// Five Confederates beside three Unionists, and somebody elsewhere.
War fiveAgainstThree() {
    return War::ofOnly(
        {{"l6", "ci1 ci2 cc1 cc2 ci3"}, {"l5", "ui1 ui2 uc1"}, {"a1", "ui9 ui10"}, {"a9", "ci9 ci10"}});
}

TEST(W63Battle, TheAttackerLosesOneFewerThanHeEliminates) {  // W63-BATTLE-04
    for (int gone = 1; gone <= 3; ++gone) {
        War war = fiveAgainstThree();
        json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
        attack["eliminate"] = gone;
        EXPECT_EQ(war.odds(attack),
                  json({{"attacker-" + std::to_string(6 - gone) + ",defender-" + std::to_string(3 - gone),
                         "1/1"}}));
    }
}

TEST(W63Battle, TargetsAndLossesHaveTheirLikelyOrder) {  // W63-BATTLE-05, W63-BATTLE-06
    War war =
        War::ofOnly({{"d7", "ui1 uc1 ug1"}, {"c8", "ci1 ci2 cc1 cc2 cg1"}, {"a1", "ui9"}, {"a9", "ci9"}});
    json attack = assault("ci1 ci2 cc1 cc2 cg1", "d7");
    EXPECT_EQ(war.refusal(attack), "");
    EXPECT_TRUE(war.isOut("ci1") && war.isOut("ci2"));  // infantry first of the attackers
    war.act({{"do", "undo"}});
    attack["eliminate"] = 2;
    const json events = war.act(attack);
    EXPECT_EQ(events[2]["pieces"], list("uc1 ug1"));  // cavalry, then gunboats of the defenders
    EXPECT_EQ(events[4]["pieces"], list("ui1"));
}

TEST(W63Battle, TheNumberOfTargetsIsTheNumberEliminated) {  // 6.2
    War war = fiveAgainstThree();
    json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
    attack["targets"] = list("uc1 ui2");
    const json events = war.act(attack);
    EXPECT_EQ(events[2]["pieces"], list("ui2 uc1"));
    EXPECT_EQ(events[3]["pieces"], list("ci1"));
}

TEST(W63Battle, ChoicesThatCannotBeAreRefused) {  // 6.2
    War war = fiveAgainstThree();
    const auto refused = [&](const char* name, const json& value) {
        json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
        attack[name] = value;
        return war.refusal(attack);
    };
    EXPECT_EQ(refused("eliminate", 0), "bad-parameter");
    EXPECT_EQ(refused("eliminate", -1), "bad-parameter");
    EXPECT_EQ(refused("eliminate", 4), "bad-parameter");
    EXPECT_EQ(refused("eliminate", "all"), "bad-parameter");
    EXPECT_EQ(refused("eliminate", 1.5), "bad-parameter");
    EXPECT_EQ(refused("targets", list("ui9")), "bad-parameter");
    EXPECT_EQ(refused("targets", json::array()), "bad-parameter");
    EXPECT_EQ(refused("losses", json::array()), "wrong-count");
    EXPECT_EQ(refused("losses", list("ci9 ci1")), "bad-parameter");
    EXPECT_EQ(refused("losses", list("ci1 ci1")), "bad-parameter");
    EXPECT_EQ(refused("defenders", list("ui1 ui2")), "bad-parameter");
    EXPECT_EQ(refused("defenders", list("ui1 ui2 uc2")), "bad-parameter");  // out of play
    EXPECT_EQ(refused("keep", "uc2"), "bad-parameter");
    EXPECT_EQ(refused("rolls", heads), "unused-rolls");
    EXPECT_EQ(refused("keep", "ui9"), "");  // ignored where nothing is even
}

TEST(W63Battle, OneOfSeveralFallsWithoutLossesNamed) {  // only `losses` may be empty
    War war = fiveAgainstThree();
    json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
    attack["eliminate"] = 1;
    attack["losses"] = json::array();
    EXPECT_THAT(war.eventsOf(attack), ElementsAre("moved", "battle", "eliminated:battle", "extra-move-due"));
}

TEST(W63Battle, OneAgainstOneCostsTheWinnerNothing) {  // W63-BATTLE-09
    War war = War::ofOnly({{"l6", "cc1 ci9"}, {"l5", "uc1"}, {"a1", "ui9"}});
    EXPECT_THAT(war.eventsOf(assault("cc1", "l5"), heads),
                ElementsAre("moved", "battle", "coin", "eliminated:battle"));
    war.act({{"do", "undo"}});
    EXPECT_EQ(war.act(assault("cc1", "l5"), tails).at(3)["pieces"], list("cc1"));
    EXPECT_EQ(war.placeOf("uc1"), "l5");
}

TEST(W63Battle, TheCoinIsAskedForWithItsName) {  // 6.2, Chances
    War war({{"dice", "table"}}, {{"/pieces/cc2/place", "l5"}, {"/pieces/ui4/place", "l4"}});
    const json need = war.ask(assault("cc2", "l4")).at("need");
    EXPECT_EQ(need["for"], "even-battle");
    EXPECT_EQ(need["dice"], "coin");
    EXPECT_EQ(need["who"], "confederate");
    EXPECT_EQ(war.state("/pieces/cc2/moved"), false);
}

TEST(W63Battle, TheDefenceIsASumThatTheRefereeCanOverrule) {  // W63-BATTLE-03
    War war = fiveAgainstThree();
    json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
    attack["overrule"] = {{{"clause", "W63-BATTLE-03"}, {"value", 5}, {"reason", "dug in"}}};
    EXPECT_EQ(war.odds(attack), json({{"attacker-1,defender-0", "1/2"}, {"attacker-0,defender-1", "1/2"}}));
    const json battle = war.act(attack, heads).at(1);
    EXPECT_EQ(battle["defence"], 5);
    EXPECT_EQ(battle["sum"][0]["overruled"]["was"], 3);
}

TEST(W63Battle, ADefenceOverruledToNothingCostsNothing) {
    War war({}, {{"/pieces/ci1/place", "m5"}});
    json attack = assault("ci1", "m4");
    attack["overrule"] = {{{"clause", "W63-CAP-02"}, {"value", -9}, {"reason", "asleep"}}};
    const json events = war.act(attack);
    EXPECT_EQ(events[1]["defence"], -5);
    EXPECT_EQ(events[2]["pieces"], list("ui1 ui2 ui3 uc1"));
    EXPECT_EQ(events[3]["event"], "captured");
}

// -- extra moves

TEST(W63Extra, SurvivorsLeaveInGroupsOrSingly) {  // W63-EXTRA-01, W63-EXTRA-03
    War war = fiveAgainstThree();
    json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
    attack["targets"] = list("ui2");
    war.act(attack);
    EXPECT_EQ(war.refusal(flee("ui1", "l5")), "bad-parameter");
    EXPECT_EQ(war.refusal(flee("ui9", "l4")), "not-retreating");
    EXPECT_EQ(war.refusal({{"do", "retreat"}, {"pieces", list("ui1")}}), "missing-parameter");
    EXPECT_EQ(war.refusal({{"do", "retreat"}, {"pieces", list("ui1")}, {"trapped", true}}), "bad-parameter");
    EXPECT_EQ(war.refusal({{"do", "retreat"}, {"pieces", list("ui1")}, {"trapped", "yes"}, {"to", "l4"}}),
              "bad-parameter");
    EXPECT_EQ(war.refusal(flee("ui1 uc1", "l3")), "too-far");  // infantry slows the group
    war.act(flee("uc1", "l3"));
    EXPECT_EQ(war.state("/pending/0/pieces"), list("ui1"));
    EXPECT_EQ(war.state("/phase"), "extra-move");
    war.act(flee("ui1", "washington"));
    EXPECT_EQ(war.state("/pending"), json::array());
    EXPECT_EQ(war.state("/turn/side"), "confederate");
}

TEST(W63Extra, NobodyFleesByRailroad) {  // W63-EXTRA-03
    War war = War::ofOnly({{"m7", "ui1 ui2 ui3"}, {"m6", "ci1 ci2"}, {"a9", "ci9"}}, {},
                          {{"/cities/richmond/captured", true}, {"/cities/richmond/garrison", 0}});
    war.turnOf("union");
    json attack = assault("ui1 ui2 ui3", "m6");
    attack["eliminate"] = 1;
    war.act(attack);
    EXPECT_EQ(war.refusal(flee("ci2", "k6")), "too-far");
    war.act(flee("ci2", "l6"));
    EXPECT_EQ(war.placeOf("ci2"), "l6");
}

TEST(W63Extra, ItDoesNotCountAsTheTurn) {  // W63-EXTRA-02
    War war = fiveAgainstThree();
    json attack = assault("ci1 ci2 ci3 cc1 cc2", "l5");
    attack["targets"] = list("ui2 uc1");
    war.act(attack);
    const json moved = war.act(flee("ui1", "m4")).at(0);
    EXPECT_EQ(moved["how"], "march");
    EXPECT_EQ(war.state("/pieces/ui1/moved"), false);
}

/// A shore where infantry at c2 needs its gunboat to get away, and the gunboat can reach an open port.
json shore() {
    const auto city = [](const char* id, const char* square, const char* kind, const char* owner,
                         int garrison) {
        return json{{"id", id},       {"name", id},   {"square", square},    {"kind", kind},
                    {"owner", owner}, {"penalty", 1}, {"garrison", garrison}};
    };
    return {{"name", "Shore"},
            {"rows", {".....", ".cc~~", "...~c"}},
            {"courses", json::array()},
            {"sites",
             {city("north", "a1", "capital", "union", 2), city("south", "a3", "capital", "confederate", 2),
              city("port", "e3", "key", "union", 0)}},
            {"railroads", json::array()},
            {"start",
             {{"b1", list("ui1 ui2 ui3 ui4 ui10")},
              {"c1", list("ui5")},
              {"d1", list("ui6")},
              {"b2", list("ui7")},
              {"b3", list("ui8")},
              {"c3", list("ui9")},
              {"c2", list("ci1 ci2 cg1")},
              {"a3", list("ci3")}}}};
}

TEST(W63Extra, ACaptureByFlightIsSettledBeforeTheOthersAreLookedAt) {  // W63-EXTRA-04, W63-EXTRA-05, 6.3
    War war({{"board", shore()}}, {{"/turn/side", "union"}});
    json attack = assault("ui1 ui2 ui3 ui4", "c2");
    attack["targets"] = list("ci2");
    EXPECT_THAT(war.eventsOf(attack), ElementsAre("moved", "battle", "eliminated:battle", "extra-move-due"));
    EXPECT_THAT(war.eventsOf(flee("cg1", "port")), ElementsAre("moved", "captured", "removal-due"));
    EXPECT_EQ(war.state("/pending/0/kind"), "removal");
    EXPECT_EQ(war.state("/pending/1/pieces"), list("ci1"));
    EXPECT_THAT(war.eventsOf(give("ui1")), ElementsAre("eliminated:penalty", "eliminated:no-way-out"));
    EXPECT_EQ(war.state("/phase"), "play");
}

TEST(W63Extra, InfantryGetsAwayAboard) {  // W63-EXTRA-05
    War war({{"board", shore()}}, {{"/turn/side", "union"}});
    json attack = assault("ui1 ui2 ui3 ui4", "c2");
    attack["targets"] = list("ci2");
    war.act(attack);
    EXPECT_EQ(war.act(flee("ci1 cg1", "d2")).at(0)["how"], "sail");
    EXPECT_EQ(war.state("/phase"), "play");
}

// -- sacrifices

TEST(W63Sacrifice, TheMarkerCoversWhoIsNotDisabledYet) {  // W63-SAC-02, W63-SAC-03
    War war = War::ofOnly({{"l6", "cc1 cc2"}, {"l5", "ui1 ui2 uc1"}, {"a1", "ui9"}, {"a9", "ci9"}}, {},
                          {{"/pieces/ui2/disabled", "d2"}});
    const json disabled = war.act(assault("cc1", "l5")).at(3);
    EXPECT_EQ(disabled["pieces"], list("ui1 uc1"));
    EXPECT_EQ(disabled["marker"], "d1");
    EXPECT_EQ(war.state("/markers/disabled"), 1);
    // All are disabled now: another sacrifice needs no marker and pins nobody.
    EXPECT_EQ(war.odds(assault("cc2", "l5")), json({{"attacker-0,defender-3", "1/1"}}));
}

TEST(W63Sacrifice, AMarkerIsFreeAgainWhenTheLastPieceUnderItFalls) {  // W63-SAC-03
    War war =
        War::ofOnly({{"l6", "cc1 ci1 ci2 ci3 ci4"}, {"l5", "ui1 ui2 uc1"}, {"a1", "ui9"}, {"a9", "ci9"}});
    war.act(assault("cc1", "l5"));
    EXPECT_EQ(war.state("/markers/disabled"), 2);
    war.act(assault("ci1 ci2 ci3 ci4", "l5"));
    EXPECT_EQ(war.state("/markers/disabled"), 3);
}

TEST(W63Sacrifice, NoMarkerIsLeftAfterThree) {  // W63-SAC-03
    War war = War::ofOnly(
        {{"l6", "cc1"}, {"l5", "ui1 ui2"}, {"a1", "ui9 ui10 ui11"}, {"a9", "ci9"}}, {},
        {{"/pieces/ui9/disabled", "d1"}, {"/pieces/ui10/disabled", "d2"}, {"/pieces/ui11/disabled", "d3"}});
    EXPECT_EQ(war.refusal(assault("cc1", "l5")), "no-marker");
    war.rule({{"/pieces/ui10/out", true}});
    EXPECT_EQ(war.act(assault("cc1", "l5")).at(3)["marker"], "d2");
}

TEST(W63Sacrifice, ABareGarrisonIsNotDisabled) {  // W63-SAC-03, W63-CAP-05
    War war = War::ofOnly({{"m5", "ui1"}, {"a1", "ui9 ui10"}, {"a9", "ci9 ci10"}}).turnOf("union");
    EXPECT_THAT(war.eventsOf(assault("ui1", "richmond")),
                ElementsAre("moved", "battle", "eliminated:battle"));
    EXPECT_EQ(war.state("/cities/richmond/garrison"), 5);
    EXPECT_EQ(war.state("/turn/moved"), true);
}

TEST(W63Sacrifice, TheDisabledDefendInFullAndCutRailroads) {  // W63-SAC-02
    War war = War::ofOnly({{"h7", "ci1"}, {"i6", "ui1 ui2"}, {"k6", "cc1 ci3"}, {"a1", "ui9"}});
    war.act(assault("cc1", "i6"));
    EXPECT_EQ(war.refusal(march("ci1", "j6")), "rail-cut");
    war.rule({{"/pieces/ci3/place", "h7"}});
    EXPECT_EQ(war.act(assault("ci1 ci3", "i6"), tails).at(1)["kind"], "even");
}

TEST(W63Sacrifice, LosesInfantryThatTheGunboatCarried) {  // W63-BOAT-08: after every battle
    War war =
        War::ofOnly({{"d12", "ug3"}, {"e12", "ui1"}, {"f12", "cg1 ci1 ci2"}, {"a9", "ci9"}, {"a1", "ui9"}})
            .turnOf("union");
    war.rule({{"/pieces/ui1/place", "d11"}});
    EXPECT_THAT(war.eventsOf(assault("ug3", "f12")),
                ElementsAre("moved", "battle", "eliminated:battle", "disabled"));
    war.rule({{"/pieces/ui1/place", "d12"}, {"/turn/side", "confederate"}});
    war.rule({{"/pieces/cg1/disabled", nullptr},
              {"/pieces/ci1/disabled", nullptr},
              {"/pieces/ci2/disabled", nullptr}});
    // The next battle anywhere finds the infantry without a gunboat.
    war.rule({{"/pieces/ci9/place", "b1"}});
    EXPECT_THAT(war.eventsOf(assault("ci9", "a1"), tails),
                ElementsAre("moved", "battle", "coin", "eliminated:battle", "eliminated:at-sea"));
}

}  // namespace
}  // namespace adjutant::w63
