// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks between kinds of fighters, with fractions worked out by hand.
#include "tests/engine/games/one_stat/table_play.hpp"

namespace adjutant::onestat {
namespace {

class OneStatAttacks : public TablePlay {};

TEST_F(OneStatAttacks,
       ABossIgnoresTheFirstWoundAndFallsToTheSecondOfATwoHandedBlow) {  // OSS-MELEE-06, OSS-WOUND-04
    redActs();
    const json reply =
        act(R"({"do":"attack","fighter":"red-boss","target":"blue-boss","rolls":[[5],[6],[6]]})");
    EXPECT_EQ(names(reply),
              (Names{"activated", "spent", "attacked", "defended", "wounded", "defended", "wounded"}));
    EXPECT_EQ(reply.at("/events/4/effect"_json_pointer), "ignored");
    EXPECT_EQ(state("/pieces/blue-boss/down"), true);
}

TEST_F(OneStatAttacks, ADownBossIgnoresTheFirstOfTwoWoundsAndIsOutByTheSecond) {  // OSS-WOUND-07
    redActs({{"/pieces/blue-boss/down", true}});
    EXPECT_EQ(names(act(R"({"do":"attack","fighter":"red-boss","target":"blue-boss","rolls":[[5]]})")),
              (Names{"activated", "spent", "attacked", "wounded", "wounded"}));
    EXPECT_EQ(state("/pieces/blue-boss/out"), true);
}

TEST_F(OneStatAttacks, AWarriorsStrikeBackEndsTheActivationOfWhomItPutsOut) {  // OSS-SPEC-22, OSS-WOUND-09
    redActs({{"/active", "blue"}});
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"blue-r1","target":"red-boss"})"),
              (Odds{{"miss", "1/2"},
                    {"defended", "1/4"},
                    {"ignored,attacker-defended", "1/8"},
                    {"ignored,attacker-out", "1/8"}}));
    act(R"({"do":"attack","fighter":"blue-r1","target":"red-boss","rolls":[[1],[5],[3]]})");
    EXPECT_EQ(state("/pieces/blue-r1/activated"), true);
    EXPECT_EQ(state("/active"), "red");
}

TEST_F(OneStatAttacks, StrikeBacksAreNotRolledInRepeatedAttacks) {  // OSS-SPEC-22
    redActs({{"/active", "blue"}});
    const std::string blow = R"({"do":"attack","fighter":"blue-r1","target":"red-boss"})";
    EXPECT_EQ(odds(blow, 2), (Odds{{"standing", "15/16"}, {"down", "1/16"}}));
    EXPECT_TRUE(odds(blow, 21).empty());
}

TEST_F(OneStatAttacks, ACrowdIsHitByLotAndItsOddsNameTheVictim) {  // OSS-SHOOT-03
    redActs({{"/active", "blue"}});
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"blue-s3","target":"red-r1","crowd":["red-r2"]})"),
              (Odds{{"red-r1-miss", "3/8"},
                    {"red-r1-defended", "1/16"},
                    {"red-r1-out", "1/16"},
                    {"red-r2-miss", "3/8"},
                    {"red-r2-defended", "1/16"},
                    {"red-r2-out", "1/16"}}));
    EXPECT_EQ(codeOf(R"({"do":"attack","fighter":"blue-s3","target":"red-r1","crowd":["blue-s3"]})"),
              "bad-parameter");
}

TEST_F(OneStatAttacks, ABlastAttacksEachByItselfEvenTheShooter) {  // OSS-SHOOT-07
    redActs({{"/pieces/red-s2/specialization", "veteran"}, {"/pieces/red-s2/weapons", {"heavy-blast"}}});
    act(R"({"do":"attack","fighter":"red-s2","target":"blue-r1","blast":["red-s2","blue-r2"],
            "rolls":[[5],[1],[2],[1],[1]]})");
    EXPECT_EQ(state("/pieces/blue-r1/out"), false);
    EXPECT_EQ(state("/pieces/red-s2/down"), true);
    EXPECT_EQ(state("/pieces/blue-r2/out"), true);
    EXPECT_EQ(state("/active"), "blue");
}

TEST_F(OneStatAttacks,
       ADefenderBehindATankUsesItsDieAloneAndTwoInCover) {  // OSS-SPEC-19, OSS-SPEC-20, OSS-TERRAIN-03
    redActs();
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","tanks":{"blue-r1":"blue-s1"}})"),
              (Odds{{"miss", "1/2"}, {"defended", "1/4"}, {"out", "1/4"}}));
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","covered":["blue-r1"],
                       "tanks":{"blue-r1":"blue-s1"}})"),
              (Odds{{"miss", "1/2"}, {"defended", "3/8"}, {"out", "1/8"}}));
    EXPECT_EQ(
        codeOf(R"({"do":"attack","fighter":"red-r1","target":"blue-s1","tanks":{"blue-s1":"blue-s1"}})"),
        "bad-parameter");
}

TEST_F(OneStatAttacks, RookiesNearTheirPreacherDefendBetter) {  // OSS-SPEC-14
    redActs({{"/active", "blue"}, {"/pieces/red-s2/specialization", "preacher"}});
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"blue-s3","target":"red-r1","preached":["red-r1"]})"),
              (Odds{{"miss", "3/4"}, {"defended", "1/6"}, {"out", "1/12"}}));
    EXPECT_EQ(codeOf(R"({"do":"attack","fighter":"blue-s3","target":"red-r1","preached":["blue-r1"]})"),
              "bad-parameter");
}

TEST_F(OneStatAttacks, WhatIsStatedOutranksTheTerrainBetween) {  // OSS-TERRAIN-02, OSS-TERRAIN-04
    redActs({{"/active", "blue"}});
    const auto shot = [](const std::string& facts) {
        return R"({"do":"attack","fighter":"blue-s3","target":"red-r1",)" + facts + "}";
    };
    EXPECT_EQ(codeOf(shot(R"("through":["wall"])")), "no-line-of-sight");
    EXPECT_EQ(odds(shot(R"("through":["wall","window"],"los":true)")),
              (Odds{{"miss", "3/4"}, {"defended", "3/16"}, {"out", "1/16"}}));
    EXPECT_EQ(odds(shot(R"("through":["window"],"covered":[])")),
              (Odds{{"miss", "3/4"}, {"defended", "1/8"}, {"out", "1/8"}}));
}

TEST_F(OneStatAttacks,
       AnAnimalHitsHighDefendsLowAndNeedsNoFriends) {  // OSS-SPEC-17, OSS-MELEE-03, OSS-SHOOT-08
    redActs({{"/pieces/red-s2/specialization", "shapeshifter"}, {"/pieces/red-s2/stat", 3}});
    EXPECT_EQ(codeOf(R"({"do":"attack","fighter":"red-s2","target":"blue-r1"})"), "cannot-attack");
    rule({{"/pieces/red-s2/animal", true}});
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"red-s2","target":"blue-r1","friends":3})"),
              (Odds{{"miss", "1/4"}, {"defended", "3/8"}, {"out", "3/8"}}));
    rule({{"/active", "blue"}});
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"blue-r1","target":"red-s2"})"),
              (Odds{{"miss", "1/2"}, {"defended", "1/8"}, {"wound", "3/8"}}));
    EXPECT_EQ(odds(R"({"do":"attack","fighter":"blue-r1","target":"red-s2","covered":["red-s2"]})"),
              (Odds{{"miss", "1/2"}, {"defended", "7/32"}, {"wound", "9/32"}}));
}

TEST_F(OneStatAttacks, ABerserkersSecondBlowIsFreeAndNeedNotBeStruck) {  // OSS-SPEC-03
    redActs();
    act(R"({"do":"attack","fighter":"red-s3","target":"blue-r1","rolls":[[8]]})");
    EXPECT_EQ(state("/stack/0/bonus"), 1);
    act(R"({"do":"attack","target":"blue-r2","rolls":[[8]]})");
    EXPECT_EQ(codeOf(R"({"do":"attack","target":"blue-r2"})"), "no-action-left");
    act(R"({"do":"move"})");
    EXPECT_EQ(state("/active"), "blue");
}

TEST_F(OneStatAttacks, FriendsAreOverruledByTheClauseThatCountsThem) {  // OSS-MELEE-02, OSS-RECOVER-02
    redActs({{"/pieces/red-s2/down", true}});
    const json none = {{{"clause", "OSS-MELEE-02"}, {"value", 0}, {"reason", "they do not touch"}}};
    json blow = json::parse(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","friends":2})");
    EXPECT_EQ(odds(blow.dump()).at("miss"), "1/6");
    blow["overrule"] = none;
    EXPECT_EQ(odds(blow.dump()).at("miss"), "1/2");
    json rise = json::parse(R"({"do":"recover","fighter":"red-s2","friends":2,"rolls":[[3]]})");
    rise["overrule"] = none;
    rise["overrule"][0]["clause"] = "OSS-RECOVER-02";
    const json reply = act(rise.dump());
    json recovered;
    for (const json& event : reply.at("events"))
        if (event.at("event") == "recovered") recovered = event;
    EXPECT_EQ(recovered.at("result"), 3);
    EXPECT_EQ(recovered.at("success"), false);
}

TEST_F(OneStatAttacks, AStatThatIsOverruledIsNoPartOfTheResult) {  // OSS-ROSTER-05
    redActs();
    json blow = json::parse(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","rolls":[[5],[6]]})");
    blow["overrule"] = {{{"clause", "OSS-ROSTER-05"}, {"value", 5}, {"reason", "he had tea"}}};
    const json reply = act(blow.dump());
    json attacked;
    for (const json& event : reply.at("events"))
        if (event.at("event") == "attacked") attacked = event;
    EXPECT_EQ(attacked.at("result"), 5);
    EXPECT_EQ(attacked.at("hit"), true);
}

}  // namespace
}  // namespace adjutant::onestat
