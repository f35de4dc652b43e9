// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcome labels of each game mean (engine/play/outcome_reading.hpp).
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "engine/games.hpp"
#include "engine/readings.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using Kind = OutcomeReading::Kind;
using Both = OutcomeReading::Both;

OutcomeReading read(std::string_view system, std::string_view label) {
    return readingsOf(system).outcome(label);
}
Kind kindOf(std::string_view system, std::string_view label) { return read(system, label).kind; }

TEST(OutcomeReadings, EveryGameHasThemAndSaysNothingOfWhatIsCertain) {
    for (const SystemEntry& system : systems()) {
        ASSERT_NE(readingsOf(system.id).outcome, nullptr) << system.id;
        EXPECT_EQ(read(system.id, "certain"), OutcomeReading{}) << system.id;
        EXPECT_EQ(read(system.id, ""), OutcomeReading{}) << system.id;
        EXPECT_EQ(read(system.id, "no-such-word,99999999999999999999"), OutcomeReading{}) << system.id;
    }
    EXPECT_EQ(readingsOf("no-such-game").outcome, nullptr);
}

TEST(OutcomeReadings, AMissIsBadAndAHitIsGoodInTheBackCountry) {
    EXPECT_EQ(kindOf("life-1861", "miss"), Kind::bad);
    EXPECT_EQ(kindOf("life-1861", "hit"), Kind::good);
    EXPECT_EQ(kindOf("life-1861", "kill"), Kind::good);
    EXPECT_EQ(kindOf("life-1861", "ammo,hurt"), Kind::neither);
    EXPECT_EQ(kindOf("life-1861", "killed"), Kind::neither) << "one's own piece";
}

TEST(OutcomeReadings, ATargetThatHoldsIsBadHoweverOftenItWasHit) {
    for (const char* label : {"holds", "hits-0,holds", "hits-12,holds", "nothing"})
        EXPECT_EQ(kindOf("hex-acw", label), Kind::bad) << label;
    EXPECT_EQ(kindOf("hex-acw", "routs"), Kind::good);
    EXPECT_EQ(kindOf("hex-acw", "hits-2,routs"), Kind::neither);
}

TEST(OutcomeReadings, AnAssaultThatDoesNotTakeThePlaceIsBad) {  // C62-ODDS-03
    for (const char* label : {"repulsed", "repulsed-3", "mutual", "stopped", "stopped-2,defender-4", "safe"})
        EXPECT_EQ(kindOf("conquest-1762", label), Kind::bad) << label;
    EXPECT_EQ(kindOf("conquest-1762", "conquered"), Kind::good);
    EXPECT_EQ(kindOf("conquest-1762", "conquered-5"), Kind::neither) << "good beside those that are bad";
    EXPECT_EQ(kindOf("conquest-1762", "sunk"), Kind::good);
}

TEST(OutcomeReadings, AnExchangeTellsWhatEitherSideLoses) {  // C62-ODDS-02
    const OutcomeReading exchange = read("conquest-1762", "attacker-1,defender-2");
    EXPECT_EQ(exchange.lost, (Both{1, 2}));
    EXPECT_EQ(fallen(exchange, {9, 9}), (Both{1, 2})) << "however many there were";
    EXPECT_FALSE(read("conquest-1762", "attacker-1,defender-2,captured").lost);
}

TEST(OutcomeReadings, ABattleOf1863TellsWhoIsLeft) {
    const OutcomeReading battle = read("civil-war-1863", "attacker-3,defender-1");
    EXPECT_EQ(battle.left, (Both{3, 1}));
    EXPECT_EQ(fallen(battle, {4, 3}), (Both{1, 2}));
    EXPECT_TRUE(battle.besides.empty());
    EXPECT_EQ(read("civil-war-1863", "attacker-12,defender-0,captured").besides,
              std::vector<std::string>{"captured"});
    EXPECT_EQ(read("civil-war-1863", "attacker-0,defender-2,captured,disabled").besides,
              (std::vector<std::string>{"captured", "disabled"}));
    for (const char* other : {"heads", "attacker-1,defenders-2", "attacker-1,defender-2x", "attacker-1"})
        EXPECT_EQ(read("civil-war-1863", other), OutcomeReading{}) << other;
}

TEST(OutcomeReadings, ABattleOf1863BeginsWithWhoGoesInAndWhoStandsThere) {  // W63-BATTLE-02
    using nlohmann::json;
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
    const auto answer = [&](const json& request) { return json::parse(table.answerLine(request.dump())); };
    ASSERT_TRUE(answer({{"do", "start"}, {"system", "civil-war-1863"}, {"seed", 7}}).value("ok", false));
    const json given = answer({{"ask", "state"}}).at("state");
    const std::string square = given.at("cities").at("richmond").at("square");
    json moved = json::object();
    for (const char* id : {"ci1", "ci2"}) moved[std::string("/pieces/") + id + "/place"] = square;
    const json ruled = answer({{"do", "ruling"}, {"set", moved}, {"reason", "test"}});
    ASSERT_TRUE(ruled.value("ok", false)) << ruled;
    const json state = answer({{"ask", "state"}}).at("state");
    std::vector<std::string> there;
    for (const auto& [id, piece] : state.at("pieces").items())
        if (piece.at("place") == square && piece.at("out") == false) there.push_back(id);

    const auto fighting = readingsOf("civil-war-1863").fighting;
    const auto attack = [](json pieces, const std::string& to) {
        return json{{"do", "attack"}, {"pieces", std::move(pieces)}, {"to", to}};
    };
    const int all = static_cast<int>(there.size());
    ASSERT_GE(all, 2);
    EXPECT_EQ(fighting(state, attack({"ui1", "ui2"}, square)), (Both{2, all}));
    EXPECT_EQ(fighting(state, attack({"ui1"}, "richmond")), (Both{1, all})) << "by its city";
    json named = attack({"ui1"}, square);
    named["defenders"] = {"ci2"};
    EXPECT_EQ(fighting(state, named), (Both{1, 1}));
    EXPECT_EQ(fighting(state, {{"do", "move"}, {"pieces", {"ui1"}}, {"to", square}}), std::nullopt);
    for (const json& junk : {json(), json("x"), json{{"do", "attack"}}, attack(json::array(), square),
                             attack({3}, square), attack({"nobody"}, square)})
        EXPECT_EQ(fighting(state, junk), std::nullopt) << junk;
    EXPECT_EQ(fighting(json(), attack({"ui1"}, square)), std::nullopt);
}

TEST(OutcomeReadings, ABlowThatIsStruckBackAtIsReadByWhatCameOfItself) {
    for (const char* label : {"miss", "defended", "failure", "miss,attacker-out", "defended,attacker-shrunk"})
        EXPECT_EQ(kindOf("one-stat", label), Kind::bad) << label;
    for (const char* label : {"wound", "out", "success"})
        EXPECT_EQ(kindOf("one-stat", label), Kind::good) << label;
    for (const char* label : {"wound,attacker-out", "blue-r1-miss", "red,blue", "ignored"})
        EXPECT_EQ(kindOf("one-stat", label), Kind::neither) << label;
}

TEST(OutcomeReadings, WhatComesOfABlowIsInOrderFromWorstToBest) {
    const auto blow = [](const char* label) { return read("one-stat", label); };
    int before = 0;
    for (const char* label : {"miss", "failure", "defended", "ignored", "shrunk", "wound", "out"}) {
        EXPECT_GT(blow(label).rank, before) << label;
        before = blow(label).rank;
    }
    EXPECT_EQ(blow("wound,attacker-out").rank, blow("wound").rank);
    EXPECT_TRUE(blow("out,attacker-shrunk").removes);
    EXPECT_FALSE(blow("wound,attacker-out").removes) << "it is who strikes";
}

TEST(LabelShapes, HaveASignForEachNumber) {
    const LabelShape shape = shapeOf("stopped-12,defender-0");
    EXPECT_EQ(shape.key, "stopped-#,defender-#");
    EXPECT_EQ(shape.numbers, (std::vector{12, 0}));
    EXPECT_EQ(shapeOf("7").key, "#");
    EXPECT_EQ(shapeOf("x99999999999999999999").numbers, std::vector{0});
    EXPECT_TRUE(shapeOf("").key.empty());
}

}  // namespace
}  // namespace adjutant
