// SPDX-License-Identifier: GPL-3.0-or-later
// What a tired referee reads: refusals that say what is amiss, questions that can be answered, an end that
// says why.
#include "tests/engine/games/one_stat/table_play.hpp"

namespace adjutant::onestat {
namespace {

class OneStatSentences : public TablePlay {
  protected:
    /// What the last event of this request says, or its refusal.
    std::string said(const std::string& request) {
        const json reply = act(request);
        if (reply.contains("error")) return reply.at("error").at("say");
        return reply.at("events").back().at("say");
    }
    std::string clauseOf(const std::string& request) {
        return act(request).value("/error/clause"_json_pointer, "");
    }
};

TEST_F(OneStatSentences, TheEndSaysWhyAndWhoHasWon) {
    playersAct({{"scenario", "bounty"}}, {{"/pieces/bounty/die", 6}});
    EXPECT_EQ(said(R"({"do":"attack","fighter":"players-boss","target":"bounty","rolls":[[1],[1]]})"),
              "The game is over: the bounty is out. The winner: Players.");
    redActs();
    EXPECT_EQ(said(R"({"do":"end","reason":"the pub closes"})"),
              "The game is over: the pub closes. Nobody wins.");
}

TEST_F(OneStatSentences, TheAdviserAsksWhatOnlyTheTableKnows) {  // OSS-SOLO-12
    playersAct({{"scenario", "hunt"}}, {{"/phase", "spawn"}});
    act(R"({"do":"spawn","rolls":[[1,1,2,3,4,5]]})");
    act(R"({"do":"end-turn"})");
    EXPECT_EQ(said(R"({"do":"opponent-turn"})"),
              "Can Enemy specialist 1 attack where it stands? Say 'can-attack': no, contact or range.");
    EXPECT_EQ(said(R"({"do":"opponent-turn","can-attack":"range"})"),
              "Is Enemy specialist 1 in cover? Say 'in-cover': true or false.");
    EXPECT_EQ(said(R"({"do":"opponent-turn","can-attack":"no"})"),
              "Does Enemy specialist 1 see one of the players' fighters? Say 'in-sight': true or false.");
    EXPECT_EQ(said(R"({"do":"opponent-turn","fighter":"op-r1","can-attack":"range","in-cover":true})"),
              "Enemy rookie 1 has nothing to shoot with.");
}

TEST_F(OneStatSentences, ARefusedTargetSaysWhatIsWrongWithIt) {
    redActs({{"/pieces/blue-r2/out", true}});
    EXPECT_EQ(said(R"({"do":"attack","fighter":"red-r1","target":"red-r2"})"),
              "Red's rookie 2 is of the same side as Red's rookie 1.");
    EXPECT_EQ(said(R"({"do":"attack","fighter":"red-r1","target":"red-r1"})"),
              "A fighter cannot attack itself.");
    EXPECT_EQ(said(R"({"do":"attack","fighter":"red-r1","target":"blue-r2"})"),
              "Blue's rookie 2 cannot be attacked now.");
    EXPECT_EQ(said(R"({"do":"command","fighter":"red-boss","target":"blue-r1"})"),
              "Blue's rookie 1 cannot be commanded here.");
    EXPECT_EQ(said(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","crowd":["blue-r3"]})"),
              "Only shots go into a crowd or at all within 2 inches.");
    EXPECT_EQ(
        said(R"({"do":"attack","fighter":"red-r1","target":"blue-r1","covered":["blue-r1","blue-r1"]})"),
        "A list names nobody and nothing twice.");
    EXPECT_EQ(said(R"({"do":"activate","fighter":"blue-r1"})"), "It is Red's turn.");
}

TEST_F(OneStatSentences, WhoCannotCarryIsToldByItsOwnClause) {  // OSS-SPEC-05, OSS-SPEC-18, OSS-SOLO-24
    redActs({{"/pieces/red-s1/specialization", "controller"}, {"/pieces/red-s2/animal", true}},
            {{"scenario", "treasure-hunt"}});
    act(R"({"do":"summon","fighter":"red-s1"})");
    rule({{"/active", "red"}, {"/stack", json::array()}});
    EXPECT_EQ(clauseOf(R"({"do":"pick-up","fighter":"red-s1-demon"})"), "OSS-SPEC-05");
    EXPECT_EQ(clauseOf(R"({"do":"pick-up","fighter":"red-s2"})"), "OSS-SPEC-18");
    playersAct({{"scenario", "collect"}}, {{"/phase", "spawn"}});
    act(R"({"do":"spawn","rolls":[[1,1,2,3,4,5]]})");
    act(R"({"do":"end-turn"})");
    EXPECT_EQ(clauseOf(R"({"do":"pick-up","fighter":"op-s1","token":"treasure-1"})"), "OSS-SOLO-24");
}

TEST_F(OneStatSentences, WhatCannotBeManipulatedSaysWhereItCould) {  // OSS-SCEN-07, OSS-SOLO-19, OSS-SOLO-23
    redActs();
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"red-r1","device":"device"})"),
              "This game has no trigger device.");
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"red-r1","device":"site"})"),
              "There is no site at which anything could be done.");
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"red-r1","device":"spawn-1"})"),
              "Spawnpoints are shut down only in the scenario of that name.");
}

TEST_F(OneStatSentences, WhatIsManipulatedSaysHowItStands) {  // OSS-SCEN-07, OSS-SCEN-09, OSS-SOLO-23
    redActs({}, {{"device", true}, {"device-effect", "resurrect"}});
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"red-r1","rolls":[[1]]})"),
              "Red's rookie 1 rolls 1 and succeeds: tokens on the device: 2.");
    rule({{"/device/count", 1}, {"/active", "red"}, {"/stack", json::array()}});
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"red-r2","rolls":[[1]]})"),
              "The device works for Red: once, one fighter that is out may return.");
    playersAct({{"scenario", "shutdown"}});
    EXPECT_EQ(said(R"({"do":"manipulate","fighter":"players-r1","device":"spawn-3","rolls":[[1]]})"),
              "Players' rookie 1 rolls 1 and succeeds: spawnpoint 3 is shut.");
}

TEST_F(OneStatSentences, PointsArePlacedBeforeTheFirstRound) {  // OSS-SOLO-02
    playersAct({{"scenario", "hunt"}, {"respawn", "each-round"}}, {{"/round", 2}, {"/phase", "spawn"}});
    EXPECT_EQ(said(R"({"do":"place-points"})"), "The points are placed before the first round.");
}

}  // namespace
}  // namespace adjutant::onestat
