// SPDX-License-Identifier: GPL-3.0-or-later
// How a game stands in numbers of its rules: {"ask":"standing","figures":true} (engine/play/figures.hpp).
#include <gtest/gtest.h>

#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "engine/games.hpp"
#include "engine/table.hpp"
#include "engine/words/ledger.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

class FiguresOf : public testing::Test {
  protected:
    json answer(const json& request) { return json::parse(table.answerLine(request.dump())); }
    void begin(std::string_view system, json options = json::object()) {
        const json begun =
            answer({{"do", "start"}, {"system", system}, {"seed", 7}, {"options", std::move(options)}});
        ASSERT_TRUE(begun.value("ok", false)) << begun.dump();
    }
    void rule(const json& set) {
        const json ruled = answer({{"do", "ruling"}, {"set", set}, {"reason", "test"}});
        ASSERT_TRUE(ruled.value("ok", false)) << ruled.dump();
    }
    json state() { return answer({{"ask", "state"}}).at("state"); }
    json figures() { return answer({{"ask", "standing"}, {"figures", true}}).at("figures"); }
    static int had(const json& counts, const std::string& side) {
        int all = 0;
        for (const json& count : counts) all += count.at("had").at(side).get<int>();
        return all;
    }
    /// Of a list of counts the one of that name.
    static json named(const json& counts, const std::string& of) {
        for (const json& count : counts) {
            if (count.at("of") == of) return count;
        }
        ADD_FAILURE() << "no " << of << " in " << counts.dump();
        return {};
    }
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
};

/// Every value of a key that names a clause, however deep.
void clausesIn(const json& value, std::vector<std::string>& list) {
    if (!value.is_structured()) return;
    for (const auto& [key, inner] : value.items()) {
        if ((key == "clause" || key == "rises-by") && inner.is_string()) list.push_back(inner);
        clausesIn(inner, list);
    }
}

TEST_F(FiguresOf, EverySystemNameClausesOfItsLedger) {
    for (const SystemEntry& system : systems()) {
        begin(system.id);
        std::vector<std::string> named;
        clausesIn(figures(), named);
        for (const std::string& clause : named)
            EXPECT_NE(system.ledger->find(clause), nullptr) << system.id << ": " << clause;
    }
}

TEST_F(FiguresOf, AGameAreToldOnlyWhenAskedFor) {
    begin("hex-acw");
    const json plain = answer({{"ask", "standing"}});
    EXPECT_EQ(plain, (json{{"ok", true}, {"standing", plain.at("standing")}}));
    EXPECT_EQ(plain.at("standing"), answer({{"ask", "standing"}, {"figures", true}}).at("standing"));
    EXPECT_EQ(answer({{"ask", "standing"}, {"figures", true}, {"at", 99}}).at("error").at("code"),
              "bad-parameter");
}

TEST_F(FiguresOf, AnEarlierActAreThoseThatStoodThen) {
    begin("hex-acw");
    const json before = figures();
    rule({{"/sides/union/taken-units", 2}});
    EXPECT_NE(figures(), before);
    EXPECT_EQ(answer({{"ask", "standing"}, {"figures", true}, {"at", 1}}).at("figures"), before);
}

TEST_F(FiguresOf,
       TheTensionSaysItsBandAndHowManyRoundsAreLeftUntilItRises) {  // L61-TENSION-05, L61-TENSION-06
    begin("life-1861");
    rule({{"/tension/level", 1}, {"/tension/counter", 0}});
    const json calm = named(figures().at("tracks"), "tension");
    EXPECT_EQ(calm.at("at"), 1);
    EXPECT_EQ(calm.at("band"), "quiet");
    EXPECT_EQ(calm.at("left"), calm.at("rounds"));
    rule({{"/tension/level", calm.at("bands").back().at("from")}, {"/tension/counter", 2}});
    const json tense = named(figures().at("tracks"), "tension");
    EXPECT_EQ(tense.at("band"), "hostile");
    EXPECT_EQ(tense.at("left"), tense.at("rounds").get<int>() - 2);
}

TEST_F(FiguresOf, TheHexesHavePointsByKindThatAddUpToThoseOfTheState) {
    begin("hex-acw");
    rule({{"/sides/union/taken-units", 2}, {"/sides/confederate/taken-commanders", 1}});
    const json now = figures();
    EXPECT_EQ(now.at("rounds").at("last"), 15);
    EXPECT_EQ(named(now.at("points"), "taken-units").at("had").at("union"), 2);
    EXPECT_EQ(named(now.at("points"), "taken-commanders").at("had").at("confederate"), 1);
    for (const std::string side : {"union", "confederate"})
        EXPECT_EQ(had(now.at("points"), side), state().at("sides").at(side).at("points")) << side;
}

TEST_F(FiguresOf, TheHexesCountAUnitThatIsOutAmongTheLosses) {
    begin("hex-acw");
    const json before = figures().at("losses")[0];
    const json pieces = state().at("pieces");
    std::string unit;
    for (const auto& [id, piece] : pieces.items()) {
        if (piece.at("side") == "union" && piece.contains("hits") && unit.empty()) unit = id;
    }
    ASSERT_FALSE(unit.empty());
    rule({{"/pieces/" + unit + "/out", true}, {"/pieces/" + unit + "/place", nullptr}});
    const json now = figures().at("losses")[0];
    EXPECT_EQ(now.at("had").at("union"), before.at("had").at("union").get<int>() + 1);
    EXPECT_EQ(now.at("target"), before.at("target"));
}

TEST_F(FiguresOf, TheCivilWarCountEnemiesThatAreGoneAndTheSameAsLossesByKind) {
    begin("civil-war-1863");
    json set = json::object();
    const json pieces = state().at("pieces");
    int gone = 0;
    for (const auto& [id, piece] : pieces.items()) {
        if (piece.at("side") != "union" || ++gone > 3) continue;
        set["/pieces/" + id + "/out"] = true;
        set["/pieces/" + id + "/place"] = nullptr;
    }
    rule(set);
    const json now = figures();
    const json enemies = named(now.at("goals"), "enemy-pieces");
    EXPECT_EQ(enemies.at("had").at("confederate"), 3);
    EXPECT_EQ(enemies.at("had").at("union"), 0);
    EXPECT_EQ(enemies.at("target").at("confederate"), gone);
    EXPECT_EQ(had(now.at("losses"), "union"), 3);
    EXPECT_EQ(named(now.at("goals"), "key-cities").at("target").at("confederate"), 4);  // W63-CITY-01
    EXPECT_EQ(named(now.at("goals"), "key-cities").at("target").at("union"), 3);
    EXPECT_EQ(now.at("progress").at("done"), 0);
}

TEST_F(FiguresOf, ThePowersGoalsHaveWhatTheStateSaysOfTheirVictories) {
    begin("conquest-1762");
    const json now = state();
    const json goals = figures().at("goals");
    ASSERT_EQ(goals.size(), 4U);
    for (const json& goal : goals) {
        for (const auto& [side, victory] : now.at("victories").items())
            EXPECT_EQ(goal.at("had").at(side), victory.at(goal.at("of").get<std::string>())) << side;
    }
    EXPECT_EQ(named(goals, "gold").at("target").at("french"), 20);
}

TEST_F(FiguresOf, ThePowersListEachCardThatGoesOnCountingAndWhereItDoes) {
    begin("conquest-1762");
    EXPECT_FALSE(figures().contains("in-force") && !figures().at("in-force").empty());
    const json places = state().at("territories");
    const std::string place = places.begin().key(), other = std::next(places.begin()).key();
    rule({{"/turn",
           {{"number", nullptr},
            {"conquered", json::array()},
            {"redeployments", 1},
            {"gunner", true},
            {"entrenched", {place, other}},
            {"smugglers", false}}},
          {"/truces", json::array({{{"by", "french"}, {"with", "british"}}})},
          {"/blockades", {{other, "french"}}}});
    const json expected{{{"card", "master-gunner"}, {"clause", "C62-CARD-05"}, {"on", json::array()}},
                        {{"card", "entrenchments"}, {"clause", "C62-CARD-05"}, {"on", {place, other}}},
                        {{"card", "armistice"}, {"clause", "C62-CARD-05"}, {"on", {"french", "british"}}},
                        {{"card", "blockade"}, {"clause", "C62-CARD-05"}, {"on", json::array({other})}}};
    EXPECT_EQ(figures().at("in-force"), expected);
}

TEST_F(FiguresOf, ASkirmishHasPointsWhereItsScenarioScoresThem) {  // OSS-ACTION-05, OSS-ACTION-09
    for (const auto& [scenario, clause] :
         {std::pair("bombing-run", "OSS-ACTION-05"), std::pair("capture-the-flag", "OSS-ACTION-09")}) {
        begin("one-stat", {{"scenario", scenario}});
        rule({{"/sides/blue/points", 1}});
        const json points = named(figures().at("goals"), "victory-points");
        EXPECT_EQ(points.at("clause"), clause);
        EXPECT_EQ(points.at("had"), (json{{"red", 0}, {"blue", 1}}));
        EXPECT_EQ(points.at("target"), (json{{"red", 2}, {"blue", 2}}));
    }
    begin("one-stat", {{"scenario", "king-of-the-hill"}});
    EXPECT_TRUE(figures().value("goals", json::array()).empty());
}

TEST_F(FiguresOf, TheHexesListACardOnlyWhereItGoesOnCounting) {
    begin("hex-acw");
    for (const auto& [card, clause] :
         {std::pair("smoke", "ACW-CARD-12"), std::pair("confusion", "ACW-CARD-11"),
          std::pair("force-march", "ACW-CARD-06"), std::pair("rally", ""), std::pair("demoralised", "")}) {
        rule({{"/card", card}});
        const json listed = figures().at("in-force");
        ASSERT_EQ(listed.size(), *clause == 0 ? 0U : 1U) << card;
        if (*clause != 0) {
            EXPECT_EQ(listed[0].at("clause"), clause);
        }
    }
}

TEST_F(FiguresOf, TheBackCountryTellWhoHasTakenItsTurns) {
    begin("life-1861");
    EXPECT_EQ(figures().at("pieces").at("s1"), (json{{"health", 3}, {"spent", false}}));
    EXPECT_EQ(figures().at("pieces").at("c1"), (json{{"health", 2}, {"spent", false}}));
    rule({{"/pieces/s1/turns", 1}, {"/pieces/c1/turns", 1}});
    EXPECT_EQ(figures().at("pieces").at("s1").at("spent"), false);
    EXPECT_EQ(figures().at("pieces").at("c1").at("spent"), true);
}

TEST_F(FiguresOf, TheSkirmishTellWhoHasItsToken) {
    begin("one-stat");
    const std::string fighter = figures().at("pieces").begin().key();
    EXPECT_EQ(figures().at("pieces").at(fighter).at("spent"), false);
    rule({{"/pieces/" + fighter + "/activated", true}});
    EXPECT_EQ(figures().at("pieces").at(fighter).at("spent"), true);
}

TEST_F(FiguresOf, TheSkirmishTellWhoseActivationsAreOpenAndWhatIsLeftInThem) {  // OSS-TURN-05
    begin("one-stat");
    rule({{"/phase", "activations"}, {"/active", "red"}, {"/order", {"red", "blue"}}});
    EXPECT_TRUE(figures().at("acting").empty());
    const json both{"move", "other"};
    EXPECT_EQ(figures().at("pieces").at("red-boss").at("may"), both);
    const json moved = answer({{"do", "move"}, {"fighter", "red-boss"}});
    ASSERT_TRUE(moved.value("ok", false)) << moved.dump();
    EXPECT_EQ(figures().at("acting"), json::array({"red-boss"}));
    EXPECT_EQ(figures().at("pieces").at("red-boss").at("may"), json::array({"other"}));
    EXPECT_EQ(figures().at("pieces").at("red-r4").at("may"), both);
    ASSERT_TRUE(answer({{"do", "end-activation"}}).value("ok", false));
    EXPECT_TRUE(figures().at("acting").empty());
    EXPECT_TRUE(figures().at("pieces").at("red-boss").at("may").empty());
}

TEST_F(FiguresOf, AGameAloneHasAPlanOnceItsPointsArePlaced) {  // OSS-SOLO-02
    begin("one-stat", {{"scenario", "collect"}});
    EXPECT_TRUE(figures().at("plan").is_null());
    json rolls = json::array();
    for (int label = 0; label < 12; ++label) rolls.push_back({1 + label % 6, 1 + label / 6});
    const json placed = answer({{"do", "place-points"}, {"rolls", rolls}});
    ASSERT_TRUE(placed.value("ok", false)) << placed.dump();
    const json plan = figures().at("plan");
    EXPECT_EQ(plan.at("columns"), 6);
    EXPECT_EQ(plan.at("rows"), 6);
    ASSERT_EQ(plan.at("marks").size(), 12U);
    EXPECT_EQ(plan.at("marks")[2],
              (json{{"id", "3"}, {"kind", "spawnpoint"}, {"column", 3}, {"row", 1}, {"shut", false}}));
    EXPECT_EQ(plan.at("marks")[11],
              (json{{"id", "treasure-6"}, {"kind", "treasure"}, {"column", 6}, {"row", 2}, {"shut", false}}));
    rule({{"/spawnpoints/3/shut", true}});
    EXPECT_EQ(figures().at("plan").at("marks")[2].at("shut"), true);
}

TEST_F(FiguresOf, TheCardOfTheRoundIsNamedWhereOneWasDrawn) {  // L61-EVENT-01, ACW-CARD-01
    begin("life-1861");
    EXPECT_TRUE(figures().at("drawn").is_null());
    rule({{"/event", "fever"}});
    EXPECT_EQ(figures().at("drawn"),
              (json{{"card", "fever"}, {"clause", "L61-EVENT-01"}, {"on", json::array()}}));
    begin("hex-acw");
    rule({{"/card", "rally"}});
    EXPECT_EQ(figures().at("drawn"),
              (json{{"card", "rally"}, {"clause", "ACW-CARD-01"}, {"on", json::array()}}));
    begin("conquest-1762");
    EXPECT_TRUE(figures().at("drawn").is_null());
}

TEST_F(FiguresOf, TheBackCountrySayHowManyActionsTheOpenTurnHas) {  // L61-TURN-05
    begin("life-1861");
    EXPECT_EQ(figures().at("actions-left"), 0);
    rule({{"/turn", {{"piece", "s1"}, {"left", 2}, {"moved", 0}}}});
    EXPECT_EQ(figures().at("actions-left"), 2);
}

}  // namespace
}  // namespace adjutant
