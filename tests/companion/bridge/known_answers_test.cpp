// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about things as they stand are put to the engine once.
#include "companion/bridge/known_answers.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

using nlohmann::json;

class Questions : public testing::Test {
  protected:
    int asked = 0;
    KnownAnswers answers{[this](const json& question) {
        ++asked;
        return json{{"ok", true}, {"to", question}};
    }};
    const json odds{{"ask", "odds"}, {"action", {{"do", "attack"}}}};
    const json sums{{"ask", "sums"}, {"action", {{"do", "attack"}}}};
};

TEST_F(Questions, AreAskedOnce) {
    const json& first = answers.to(odds);
    EXPECT_EQ(answers.to(sums).at("to"), sums);
    EXPECT_EQ(&answers.to(odds), &first) << "a reply stays where it is";
    EXPECT_EQ(first.at("to"), odds);
    EXPECT_EQ(asked, 2);
}

TEST_F(Questions, AreAskedAgainWhenSomethingHasHappened) {
    EXPECT_EQ(answers.to(odds).at("to"), odds);
    answers.forget();
    EXPECT_EQ(answers.to(odds).at("to"), odds);
    EXPECT_EQ(asked, 2);
}

TEST_F(Questions, WhoseAskingFailsAreAskedAgain) {
    bool fails = true;
    KnownAnswers shaky{[&](const json&) -> json {
        if (fails) throw std::runtime_error("no answer");
        return {{"ok", true}};
    }};
    EXPECT_THROW(static_cast<void>(shaky.to(odds)), std::runtime_error);
    fails = false;
    EXPECT_TRUE(shaky.to(odds).value("ok", false));
}

}  // namespace
}  // namespace adjutant::companion
