// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, tension and their sums.
#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

const json closeQuarters{{"/phase", "action"}, {"/pieces/s1/place", "0,0"}, {"/pieces/c1/place", "0,0"}};

json attack(const std::string& attacker, const std::string& target, const json& rolls = nullptr) {
    json request{{"do", "attack"}, {"attacker", attacker}, {"target", target}};
    if (!rolls.is_null()) request["rolls"] = rolls;
    return request;
}

TEST(Life1861Combat, ACoughMakesTheNumberOneWorseButNeverAboveSix) {  // L61-COMBAT-04
    LifeTable table(closeQuarters);
    table.rule({{"/pieces/c1/diseases", {"cough"}},
                {"/pieces/c2/diseases", {"cough"}},
                {"/pieces/c2/place", "h11"}});
    const json near = LifeTable::event(table.take(attack("c1", "s1", {{6}})), "attacked");
    EXPECT_EQ(near.at("needed"), 6) << "5 on the same hex, 1 worse by the cough";
    const json far = LifeTable::event(table.take(attack("c2", "s1", {{6}})), "attacked");
    EXPECT_EQ(far.at("needed"), 6) << "6 already";
    EXPECT_TRUE(far.at("hit").get<bool>());
}

TEST(Life1861Combat, TheNumberToHitIsASumWithClauses) {  // L61-COMBAT-01, L61-COMBAT-03
    LifeTable table(closeQuarters);
    const json event = LifeTable::event(table.take(attack("s1", "c1", {{4}})), "attacked");
    const json sum{{{"part", "soldier"}, {"value", 3}, {"clause", "L61-COMBAT-01"}},
                   {{"part", "same hex"}, {"value", -1}, {"clause", "L61-COMBAT-03"}}};
    EXPECT_EQ(event.at("sum"), sum);
    EXPECT_EQ(event.at("idle").at(0).at("clause"), "L61-COMBAT-04") << "looked at, and does not apply";
}

TEST(Life1861Combat, TheRefereeOverrulesAPartInPlayAndInOdds) {  // L61-COMBAT-03
    LifeTable table(closeQuarters);
    json act = attack("s1", "c1", {{2}});
    EXPECT_EQ(table.odds(act).at("hit"), "5/6");
    act["overrule"] = {{{"clause", "L61-COMBAT-03"}, {"value", 0}, {"reason", "a wall between them"}}};
    EXPECT_EQ(table.odds(act).at("hit"), "2/3");
    const json event = LifeTable::event(table.take(act), "attacked");
    EXPECT_EQ(event.at("needed"), 3);
    EXPECT_FALSE(event.at("hit").get<bool>());
    EXPECT_EQ(event.at("sum").at(1).at("overruled").at("was"), -1);
}

TEST(Life1861Combat, TheRefereeOverrulesTensionAway) {  // L61-TENSION-02
    LifeTable table(closeQuarters);
    json act = attack("s1", "c1", {{2}});
    act["overrule"] = {{{"clause", "L61-TENSION-02"}, {"value", 0}, {"reason", "nobody saw it"}}};
    const json reply = table.take(act);
    EXPECT_EQ(table.state("/tension/level"), 3);
    EXPECT_FALSE(LifeTable::event(reply, "tension-kept").is_null());
    EXPECT_TRUE(LifeTable::event(reply, "tension-changed").is_null());
}

TEST(Life1861Combat, TensionIsCutOffAtTheEndsOfItsScale) {  // L61-TENSION-01, L61-TENSION-03
    LifeTable table(closeQuarters);
    table.rule({{"/tension/level", 9}, {"/pieces/c1/health", 1}});
    const json kill = LifeTable::event(table.take(attack("s1", "c1", {{6}})), "tension-changed");
    EXPECT_EQ(kill.at("to"), 10);
    table.rule({{"/tension/level", 1}, {"/pieces/c2/place", "0,0"}});
    EXPECT_TRUE(LifeTable::event(table.take(attack("c2", "s1", {{1}})), "tension-changed").is_null());
}

TEST(Life1861Combat, AShotAtABanditCostsAmmoAndStirsNobody) {  // L61-COMBAT-05, L61-TENSION-04
    LifeTable table(closeQuarters);
    table.rule({{"/pieces/b3/out", false}, {"/pieces/b3/place", "2,0"}});
    const json reply = table.take(attack("s1", "b3", {{2}}));
    EXPECT_EQ(LifeTable::event(reply, "attacked").at("ammo"), 1);
    EXPECT_TRUE(LifeTable::event(reply, "died").is_null());
    EXPECT_EQ(table.state("/sides/soldier/ammo"), 2);
    EXPECT_EQ(table.state("/tension/level"), 3);
}

TEST(Life1861Combat, OddsOfAnAttackOnABanditAreMissOrKill) {  // L61-BANDIT-01
    LifeTable table(closeQuarters);
    table.rule({{"/pieces/b3/out", false}, {"/pieces/b3/place", "0,0"}});
    EXPECT_EQ(table.odds(attack("c1", "b3")), (json{{"miss", "5/6"}, {"kill", "1/6"}}));
}

TEST(Life1861Combat, ABoonIsUsedUpByTheAttackOnly) {  // L61-CHURCH-03
    LifeTable table(closeQuarters);
    table.rule({{"/pieces/s1/boon", true}, {"/pieces/b1/out", false}, {"/pieces/b1/place", "0,0"}});
    const json reply = table.take(attack("s1", "c1", {{1, 2}, {3}}));
    EXPECT_EQ(LifeTable::event(reply, "boon-used").at("kept"), 2);
    EXPECT_EQ(LifeTable::event(reply, "bandit-attacked").at("roll"), 3) << "a bandit rolls one die";
    EXPECT_FALSE(table.state("/pieces/s1/boon").get<bool>());
}

TEST(Life1861Combat, TheSecondDieOfABoonIsAPartThatTheRefereeMayOverrule) {  // L61-CHURCH-03
    LifeTable table(closeQuarters);
    table.rule({{"/pieces/s1/boon", true}, {"/pieces/c1/place", "h11"}});
    json act = attack("s1", "c1");
    EXPECT_EQ(table.odds(act).at("miss"), "1/9");
    act["overrule"] = {{{"clause", "L61-CHURCH-03"}, {"value", 0}, {"reason", "he swore"}}};
    EXPECT_EQ(table.odds(act).at("miss"), "1/3");
    act["rolls"] = {{2}};
    const json reply = table.take(act);
    const json counted = LifeTable::event(reply, "dice-counted");
    EXPECT_EQ(counted.at("dice"), 1);
    EXPECT_EQ(counted.at("sum").at(1).at("overruled").at("was"), 1);
    EXPECT_TRUE(LifeTable::event(reply, "boon-used").is_null());
    EXPECT_TRUE(table.state("/pieces/s1/boon").get<bool>()) << "it brought nothing and is kept";
}

TEST(Life1861Combat, TheRefereeGivesASecondDieWithoutABoon) {  // L61-CHURCH-03
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/place", "battlefield"}});
    json act{{"do", "loot"}, {"piece", "c1"}, {"rolls", {{1, 6}, {1}}}};
    EXPECT_EQ(table.refusal(act), "bad-roll");
    act["overrule"] = {{{"clause", "L61-CHURCH-03"}, {"value", 1}, {"reason", "a lucky find"}}};
    EXPECT_EQ(table.odds(act).at("pistol,unhurt"), "55/216");
    EXPECT_EQ(LifeTable::event(table.take(act), "looted").at("reward"), "pistol");
}

TEST(Life1861Combat, NoOverruleMakesMoreThanSixDiceOrFewerThanOne) {  // L61-CHURCH-03
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/place", "battlefield"}});
    for (const auto& [value, dice] : std::map<int, std::string>{{-9, "1d6"}, {1000, "6d6"}}) {
        json act{{"do", "loot"}, {"piece", "c1"}, {"by", "table"}};
        act["overrule"] = {{{"clause", "L61-CHURCH-03"}, {"value", value}, {"reason", "x"}}};
        EXPECT_EQ(table.send(act).at("need").at("dice"), dice);
        EXPECT_FALSE(table.odds(act).empty());
    }
}

TEST(Life1861Combat, TheReachIsASumThatTheRefereeMayOverrule) {  // L61-COMBAT-02
    LifeTable table(closeQuarters);
    json act = attack("s1", "c1", {{3}});
    act["range"] = 4;
    EXPECT_EQ(table.refusal(act), "out-of-range");
    EXPECT_EQ(table.refusal({{"ask", "odds"}, {"action", act}}), "out-of-range");
    act["overrule"] = {{{"clause", "L61-COMBAT-02"}, {"value", 9}, {"reason", "from the tower"}}};
    EXPECT_EQ(table.odds(act).at("hit"), "2/3");
    const json sums = table.take({{"ask", "sums"}, {"action", act}}).at("sums");
    EXPECT_EQ(sums.at(1).at("event"), "aimed") << sums;
    const json aimed = LifeTable::event(table.take(act), "aimed");
    EXPECT_EQ(aimed.at("reach"), 9);
    EXPECT_EQ(aimed.at("sum").at(0).at("overruled").at("was"), 3);
    act = attack("c1", "s1");
    act["overrule"] = {{{"clause", "L61-COMBAT-02"}, {"value", -1}, {"reason", "tied up"}}};
    EXPECT_EQ(table.refusal(act), "out-of-range");
}

TEST(Life1861Combat, AReachOfTheWholeGameIsOffered) {  // L61-COMBAT-02
    LifeTable table;
    table.begin(json::object(), {{"L61-COMBAT-02", 8}});
    table.rule({{"/phase", "action"}});
    bool offered = false;
    const json offers = table.offers();
    for (const json& offer : offers.at("actions")) offered |= offer.at("label") == "Shoot Civilian 1";
    EXPECT_TRUE(offered);
}

TEST(Life1861Combat, RefusalsNamePiecesAndCiteTheirClause) {
    LifeTable table(json{{"/phase", "action"}});
    const json error = table.send(attack("s1", "c1")).at("error");
    EXPECT_EQ(error.at("clause"), "L61-COMBAT-02");
    EXPECT_EQ(error.at("message"), "Civilian 1 is 8 hexes away; the Soldier reaches 3 with a rifle.");
    table.rule({{"/sides/soldier/ammo", 0}});
    json shot = attack("s1", "c1");
    shot["range"] = 3;
    EXPECT_EQ(table.send(shot).at("error").at("message"), "The Soldier has 0 ammo; this takes 1.");
}

TEST(Life1861Combat, NobodyAttacksTheOwnSideOrItself) {  // L61-COMBAT-06
    LifeTable table(closeQuarters);
    EXPECT_EQ(table.refusal(attack("s1", "s1")), "cannot-attack");
    EXPECT_EQ(table.send(attack("s1", "s1")).at("error").at("say"),
              "The Soldier cannot be the target of his own attack.");
    EXPECT_EQ(table.refusal(attack("c1", "c2")), "cannot-attack");
    EXPECT_EQ(table.refusal(attack("s1", "m1")), "out-of-play");
}

TEST(Life1861Combat, AGivenRangeAlwaysCounts) {  // L61-COMBAT-08
    LifeTable table(closeQuarters);
    json far = attack("s1", "c1", {{3}});
    far["range"] = 2;
    const json event = LifeTable::event(table.take(far), "attacked");
    EXPECT_EQ(event.at("needed"), 3) << "no bonus: they are not on the same hex, the referee says";
    EXPECT_EQ(event.at("ammo"), 1);
}

TEST(Life1861Combat, OnAnOwnBoardPiecesAtOneNamedPlaceAreAtRangeZero) {  // L61-COMBAT-08
    LifeTable table(json{{"/phase", "action"}, {"/pieces/s1/place", "store"}, {"/pieces/c1/place", "store"}},
                    json{{"positions", "asked"}});
    EXPECT_EQ(table.odds(attack("s1", "c1")).at("hit"), "5/6");
    table.rule({{"/pieces/s1/place", "field"}, {"/pieces/c1/place", "field"}});
    EXPECT_EQ(table.refusal(attack("s1", "c1")), "missing-parameter")
        << "two in the open need not be together";
}

TEST(Life1861Combat,
     AnOverruleOfTheWholeGameCountsOnlyWhereItsPartApplies) {  // L61-COMBAT-03, L61-DISEASE-04
    LifeTable table;
    table.begin(json::object(), {{"L61-COMBAT-03", -2}, {"L61-DISEASE-04", -2}, {"L61-COMBAT-04", 3}});
    table.rule({{"/phase", "action"}, {"/pieces/s1/place", "0,0"}, {"/pieces/c1/place", "h11"}});
    EXPECT_EQ(table.odds(attack("s1", "c1")).at("hit"), "2/3")
        << "they do not share a hex, and nobody coughs";
    table.rule({{"/pieces/c1/place", "0,0"}});
    EXPECT_EQ(table.odds(attack("s1", "c1")).at("hit"), "1/1");
    table.take({{"do", "move"}, {"piece", "s1"}, {"to", "h11"}});
    EXPECT_EQ(table.state("/turn/left"), 1) << "he is not ill";
}

TEST(Life1861Combat, ACoughIsNeverWorseThanSixEvenByARuling) {  // L61-COMBAT-04
    LifeTable table(
        json{{"/phase", "action"}, {"/pieces/s1/place", "0,3"}, {"/pieces/c1/diseases", {"cough"}}});
    json act = attack("c1", "s1");
    act["overrule"] = {{{"clause", "L61-COMBAT-04"}, {"value", 1}, {"reason", "the book has it"}}};
    EXPECT_EQ(table.odds(act).at("hit"), "1/6");
}

TEST(Life1861Combat, AFarShotNeedsAGunAndReachGoesByWhoShoots) {  // L61-COMBAT-02, L61-COMBAT-05
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/gun", nullptr},
                         {"/pieces/c1/gun", "rifle"},
                         {"/sides/civilians/ammo", 1},
                         {"/pieces/s1/place", "0,0"},
                         {"/pieces/c1/place", "2,0"}});
    EXPECT_EQ(table.refusal(attack("s1", "c1")), "not-enough");
    EXPECT_EQ(table.refusal(attack("c1", "s1")), "out-of-range") << "he has no pistol";
    table.rule({{"/pieces/c1/place", "0,0"}});
    EXPECT_EQ(table.odds(attack("s1", "c1")).at("hit"), "5/6") << "at hand no gun is needed";
}

TEST(Life1861Combat, NothingIsDoneAfterTheEndAndWhoIsOnlyHurtEndsNothing) {  // L61-WIN-05
    json given{{"/phase", "action"},         {"/pieces/s1/place", "store"}, {"/tension/level", 5},
               {"/pieces/b1/out", false},    {"/pieces/b1/place", "store"}, {"/pieces/b2/out", false},
               {"/pieces/b2/place", "store"}};
    for (const std::string civilian : {"c1", "c2", "c3", "c4"}) {
        given["/pieces/" + civilian + "/out"] = true;
        given["/pieces/" + civilian + "/health"] = 0;
        given["/pieces/" + civilian + "/place"] = nullptr;
    }
    LifeTable table(given);
    const json reply = table.take({{"do", "end-turn"}, {"piece", "s1"}, {"rolls", {{5}, {5}, {6}}}});
    int ends = 0;
    for (const json& event : reply.at("events")) ends += event.at("event") == "game-over" ? 1 : 0;
    EXPECT_EQ(ends, 1);
    EXPECT_EQ(reply.at("events").back().at("event"), "game-over");
    EXPECT_EQ(table.state("/verdict/winners"), json::array());
}

}  // namespace
}  // namespace adjutant::tests
