// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by clause, as the wire gives them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

class RuleQuestions : public testing::Test {
  protected:
    json ask(const json& request) { return table.answer(request); }
    Table table{{.now = [] { return std::string("2026-11-23T19:30:00Z"); }, .seed = [] { return 7U; }}};
};

TEST_F(RuleQuestions, AClauseComesWithItsTextChapterAndNeighboursWithoutAGame) {
    const json rule = ask({{"ask", "rule"}, {"clause", "L61-COMBAT-05"}}).at("rule");
    EXPECT_EQ(rule.at("clause"), "L61-COMBAT-05");
    EXPECT_EQ(rule.at("system"), "life-1861");
    EXPECT_EQ(rule.at("chapter"), "Combat, health, tension");
    EXPECT_EQ(rule.at("before").at("clause"), "L61-COMBAT-04");
    EXPECT_EQ(rule.at("after").at("clause"), "L61-COMBAT-06");
    EXPECT_THAT(rule.at("text").get<std::string>(), testing::HasSubstr("costs 1 ammo"));
}

TEST_F(RuleQuestions, AWordBehindAClauseIsPassedOver) {
    const json rule = ask({{"ask", "rule"}, {"clause", "C62-CARD-05 master-gunner"}}).at("rule");
    EXPECT_EQ(rule.at("clause"), "C62-CARD-05");
}

TEST_F(RuleQuestions, WhatIsLeftToPeopleSaysWhy) {
    EXPECT_EQ(ask({{"ask", "rule"}, {"clause", "L61-COMP-02"}}).at("rule").at("left-to-people"),
              "No number of tokens limits anything.");
    EXPECT_FALSE(ask({{"ask", "rule"}, {"clause", "L61-COMP-01"}}).at("rule").contains("left-to-people"));
}

TEST_F(RuleQuestions, TheyAreNamedAmongTheQuestions) {
    ask({{"do", "start"}, {"system", "hex-acw"}});
    EXPECT_THAT(ask({{"ask", "chess"}}).at("error").at("say").get<std::string>(),
                testing::HasSubstr("rule, rules"));
}

TEST_F(RuleQuestions, AClauseThatNoLedgerHasIsRefused) {
    const json reply = ask({{"ask", "rule"}, {"clause", "L61-COMBAT-99"}});
    EXPECT_EQ(reply.at("error").at("code"), "bad-parameter");
    EXPECT_EQ(ask({{"ask", "rule"}}).at("error").at("code"), "missing-parameter");
}

TEST_F(RuleQuestions, AWordOfTheGameSaysWhereItIsRuled) {
    const auto first = [&](const json& word) {
        return ask({{"ask", "rules"}, {"behind", word}}).at("rules").at(0).at("clause").get<std::string>();
    };
    EXPECT_EQ(ask({{"ask", "rules"}, {"behind", {{"action", "shoot"}}}}).at("error").at("code"), "no-game");
    ask({{"do", "start"}, {"system", "hex-acw"}});
    EXPECT_EQ(first({{"action", "shoot"}}), "ACW-SHOOT-01");
    EXPECT_EQ(first({{"card", "smoke"}}), "ACW-CARD-12");
    EXPECT_EQ(first({{"action", "shoot"}, {"outcome", "hits-2,routs"}}), "ACW-SHOOT-08");
    EXPECT_EQ(ask({{"ask", "rules"}, {"behind", {{"card", "ace"}}}}).at("rules"), json::array());
    EXPECT_EQ(ask({{"ask", "rules"}, {"behind", json::object()}}).at("error").at("code"),
              "missing-parameter");
    EXPECT_EQ(ask({{"ask", "rules"}, {"behind", "shoot"}}).at("error").at("code"), "bad-parameter");
}

TEST_F(RuleQuestions, ASearchGoesOverTheGameAtHandOrAllOrOneThatIsNamed) {
    const json all = ask({{"ask", "rules"}, {"find", "cavalry"}}).at("rules");
    EXPECT_THAT(all, testing::Contains(
                         testing::Truly([](const json& rule) { return rule.at("system") == "hex-acw"; })));
    EXPECT_THAT(all, testing::Contains(testing::Truly(
                         [](const json& rule) { return rule.at("system") == "civil-war-1863"; })));
    const json one = ask({{"ask", "rules"}, {"find", "cavalry"}, {"system", "hex-acw"}}).at("rules");
    EXPECT_LT(one.size(), all.size());
    ask({{"do", "start"}, {"system", "hex-acw"}});
    EXPECT_EQ(ask({{"ask", "rules"}, {"find", "cavalry"}}).at("rules"), one);
    EXPECT_EQ(ask({{"ask", "rules"}}).at("rules").size(), 95U);
    EXPECT_EQ(ask({{"ask", "rules"}, {"system", "chess"}}).at("error").at("code"), "bad-parameter");
}

}  // namespace
}  // namespace adjutant
