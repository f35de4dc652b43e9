// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, specializations, scenarios and the start, where the order of checks and of events matters.
#include "tests/engine/games/one_stat/table_play.hpp"

namespace adjutant::onestat {
namespace {

class OneStatActs : public TablePlay {};

TEST_F(OneStatActs, OptionsShowARosterExactlyAsItWasGiven) {  // OSS-ROSTER-13
    const json roster = json::parse(R"({"fighters":[
        {"tier":"boss","stat":5,"specialization":null,"weapons":[]},{"tier":"specialist","stat":4,"specialization":"tank"},
        {"tier":"rookie","stat":3},{"tier":"rookie","stat":3,"painted":true}]})");
    start({{"size", 1}, {"warbands", {{"red", roster}}}});
    EXPECT_EQ(state("/options/warbands/red"), roster);
    EXPECT_EQ(state("/sides/red/name"), "red");
}

TEST_F(OneStatActs, GoalsOfTheDeviceAreZeroOrSixAndForSidesOfTheGame) {  // OSS-SCEN-08
    start({{"device", true}, {"players", 3}, {"device-goals", {{"blue", 0}}}});
    EXPECT_EQ(state("/options/device-goals"), (json{{"red", 0}, {"blue", 0}, {"green", 0}}));
    for (const char* goals : {R"({"red":3})", R"({"green":6})"}) {
        EXPECT_EQ(codeOf(std::string(R"({"do":"start","system":"one-stat","options":{"device-goals":)") +
                         goals + "}}"),
                  "bad-parameter");
    }
}

TEST_F(OneStatActs, APlaceBelowOneIsNoPlaceWhoeverAsks) {  // OSS-INIT-02
    start();
    act(R"({"do":"roll-initiative","rolls":[[4],[9]]})");
    EXPECT_EQ(codeOf(R"({"do":"choose-position","side":"red","position":0})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"choose-position","side":"red","position":9})"), "not-your-turn");
}

TEST_F(OneStatActs, SumsOfInitiativeAreToldThoughTiesAreRolledAgain) {  // OSS-INIT-03
    start();
    EXPECT_TRUE(act(R"({"ask":"sums","action":{"do":"roll-initiative"}})").at("ok").get<bool>());
    EXPECT_EQ(act(R"({"ask":"faces","action":{"do":"roll-initiative"}})").at("faces").size(), 10U);
}

TEST_F(OneStatActs, ClimbsAndJumpsShareTheAllowance) {  // OSS-MOVE-03, OSS-MOVE-04
    redActs();
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-s1","climb":5})"), "too-far");
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-s1","jump":3})"), "jump-too-long");
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-s1","jump":1,"run-up":4})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-s1","climb":1,"distance":3})"), "ok");
}

TEST_F(OneStatActs, AnAssassinTriesOnceAMovementAndClimbsForNothing) {  // OSS-SPEC-02
    redActs({{"/pieces/red-s2/specialization", "assassin"}});
    act(R"({"do":"move","fighter":"red-s2","assassin":true,"through":["lake"],"rolls":[[5]]})");
    EXPECT_EQ(codeOf(R"({"do":"move","assassin":true,"distance":99})"), "already-tried");
    act(R"({"do":"move"})");
    EXPECT_EQ(odds(R"({"do":"move","assassin":true})"), (Odds{{"success", "1/2"}, {"failure", "1/2"}}));
    EXPECT_EQ(codeOf(R"({"do":"move","assassin":true,"distance":4,"climb":9,"rolls":[[4]]})"), "ok");
}

TEST_F(OneStatActs, AManiacsChargeGivesAMeleeAttackAndNoShot) {  // OSS-SPEC-13
    redActs({{"/pieces/red-s2/specialization", "maniac"}});
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-s2","charge":true})"), "bad-parameter");
    act(R"({"do":"move","fighter":"red-s2"})");
    act(R"({"do":"move","charge":true})");
    EXPECT_EQ(codeOf(R"({"do":"attack","target":"blue-r1","weapon":"light"})"), "no-action-left");
    EXPECT_EQ(codeOf(R"({"do":"attack","target":"blue-r1","rolls":[[8]]})"), "ok");
    EXPECT_EQ(state("/active"), "blue");
}

TEST_F(OneStatActs, AnInfluencedBossMayFightItsOwnAndCommandNobody) {  // OSS-SPEC-11, OSS-SPEC-12
    redActs({{"/pieces/red-s2/specialization", "influencer"}});
    const json reply = act(R"({"do":"influence","fighter":"red-s2","target":"blue-boss","rolls":[[4]]})");
    EXPECT_EQ(reply.at("/rolls/0/dice"_json_pointer), "1d10");
    EXPECT_EQ(codeOf(R"({"do":"command","target":"blue-r1"})"), "cannot-under-influence");
    EXPECT_EQ(codeOf(R"({"do":"summon"})"), "wrong-specialization");
    EXPECT_EQ(codeOf(R"({"do":"attack","target":"blue-boss"})"), "bad-target");
    EXPECT_EQ(codeOf(R"({"do":"attack","target":"blue-r1","rolls":[[1],[6]]})"), "ok");
    EXPECT_EQ(state("/pieces/blue-boss/activated"), false);
}

TEST_F(OneStatActs, ADeviceThatTheGameHasNotIsRefusedAfterWhoMayAct) {  // OSS-SCEN-07
    redActs();
    EXPECT_EQ(codeOf(R"({"do":"manipulate","fighter":"blue-s1","device":"lever"})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"manipulate","fighter":"blue-s1","device":"site"})"), "not-your-turn");
    EXPECT_EQ(codeOf(R"({"do":"manipulate","fighter":"red-s1","device":"site"})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"manipulate","fighter":"red-s1"})"), "missing-parameter");
}

TEST_F(OneStatActs,
       ADetonationPutsItsCarrierOutWhoDropsTheBomb) {  // OSS-ACTION-05, OSS-ACTION-07, OSS-ACTION-08
    redActs(json::object(), {{"scenario", "bombing-run"}});
    act(R"({"do":"pick-up","fighter":"red-r1"})");
    EXPECT_EQ(codeOf(R"({"do":"deliver","area":"red"})"), "bad-parameter");
    EXPECT_EQ(names(act(R"({"do":"deliver","blast":["red-s1","blue-boss"]})")),
              (Names{"delivered", "scored", "detonated", "wounded", "dropped", "wounded", "wounded",
                     "bomb-laid", "activation-ended", "side-to-act", "respawned"}));
    EXPECT_EQ(state("/tokens/bomb"),
              (json{{"kind", "bomb"}, {"at", "centre"}, {"by", nullptr}, {"owner", nullptr}, {"face", 8}}));
}

TEST_F(OneStatActs, AClockThatRunsOutWaitsForWhoIsNearAndGoesOn) {  // OSS-ACTION-06, OSS-ACTION-08
    redActs({{"/tokens/bomb/at", "carried"}, {"/tokens/bomb/by", "red-r1"}, {"/tokens/bomb/face", 1}},
            {{"scenario", "bombing-run"}, {"bomb-clock", "turn"}});
    act(R"({"do":"activate","fighter":"red-s1"})");
    act(R"({"do":"end-activation"})");
    EXPECT_EQ(state("/phase"), "detonation");
    EXPECT_EQ(state("/resume"), "turn");
    act(R"({"do":"detonate","blast":["blue-r1"]})");
    EXPECT_EQ(state("/active"), "blue");
    EXPECT_EQ(state("/pieces/blue-r1/out"), false);  // back in play at once (OSS-ACTION-03)
    EXPECT_EQ(state("/pieces/red-r1/out"), true);
}

TEST_F(OneStatActs, AHillIsWonByHoldingItAloneForAWholeRound) {  // OSS-SCEN-02, OSS-SCEN-03
    redActs(json::object(), {{"scenario", "king-of-the-hill"}, {"initiative", "once"}});
    act(R"({"do":"move","fighter":"red-r1","hill":true})");
    EXPECT_EQ(state("/hill/since"), 1);
    for (int side = 0; side < 3; ++side) EXPECT_EQ(codeOf(R"({"do":"end-turn"})"), "ok");
    EXPECT_EQ(state("/verdict"), nullptr);
    const Names last = names(act(R"({"do":"end-turn"})"));
    EXPECT_EQ(last.back(), "game-over");
    EXPECT_EQ(state("/round"), 2);
}

TEST_F(OneStatActs, AHideoutsOpponentsAppearAtTheSite) {  // OSS-SOLO-18
    playersAct({{"scenario", "investigate"}, {"mystery", "hideout"}}, {{"/tokens/clue-x/at", "collected"}});
    act(R"({"do":"pick-up","fighter":"players-r1","rolls":[[3,4]]})");
    EXPECT_EQ(state("/pieces/op-s1/place"), "site");
    EXPECT_EQ(state("/pieces/op-r2/place"), "site");
    EXPECT_EQ(codeOf(R"({"do":"manipulate","fighter":"players-r2"})"), "bad-parameter");
}

TEST_F(OneStatActs, ARulingThatTheRulesCouldNotUseIsRefused) {
    const auto ruled = [&](const json& set) {
        const json reply = table_.answer(json{{"do", "ruling"}, {"set", set}, {"reason", "a test"}});
        return reply.value("/error/code"_json_pointer, "ok");
    };
    redActs(json::object(), {{"device", true}});
    EXPECT_EQ(ruled({{"/phase", "spawn"}}), "bad-parameter");
    EXPECT_EQ(ruled({{"/options/device-goals", json::object()}}), "bad-parameter");
    playersAct({{"scenario", "rescue"}});
    EXPECT_EQ(ruled({{"/phase", "initiative"}}), "bad-parameter");
    EXPECT_EQ(ruled({{"/spawnpoints", json::object()}}), "bad-parameter");
    EXPECT_EQ(ruled({{"/deadline", 9}}), "ok");
}

TEST_F(OneStatActs, OffersNameCrowdsBandsAndSightOfAShot) {  // OSS-SHOOT-02, OSS-SHOOT-03, OSS-TERRAIN-04
    redActs();
    const json reply = offers();
    for (const json& offer : reply.at("actions")) {
        if (offer.at("label") != "Shoot Blue's rookie 1" ||
            offer.at("/params/0/default"_json_pointer) != "red-r4")
            continue;
        std::vector<std::string> facts;
        for (const json& param : offer.at("params")) {
            if (param.value("fact", false)) facts.push_back(param.at("name"));
        }
        EXPECT_EQ(facts, (Names{"range", "covered", "los", "through", "crowd", "tanks"}));
        EXPECT_EQ(offer.at("/params/3/choices"_json_pointer), json::array({5, 10}));
        return;
    }
    FAIL() << "no shot is offered";
}

TEST_F(OneStatActs, WholeInchesAreWrittenAsWholeNumbers) {  // OSS-MOVE-01
    redActs();
    const json reply = act(R"({"do":"move","fighter":"red-r1","distance":1})");
    std::vector<std::string> distances;
    for (const json& event : reply.at("events"))
        if (event.at("event") == "moved") distances.push_back(event.at("distance").dump());
    EXPECT_EQ(distances, std::vector<std::string>{"1"});
}

TEST_F(OneStatActs, TenthsOfAnInchAddUpAsPeopleAddThem) {  // OSS-MOVE-03
    redActs();
    EXPECT_EQ(codeOf(R"({"do":"move","fighter":"red-r1","distance":1.7,"jump":0.6,"run-up":1.2})"),
              "bad-parameter");
    for (const char* way : {R"({"do":"move","fighter":"red-r1","distance":1.7,"jump":0.6})",
                            R"({"do":"move","fighter":"red-r1","distance":1.8,"jump":0.6,"run-up":1.2})"})
        EXPECT_EQ(codeOf(way), "ok") << way;
}

}  // namespace
}  // namespace adjutant::onestat
