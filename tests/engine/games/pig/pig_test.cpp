// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/pig/pig.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/games.hpp"
#include "engine/games/pig/entry.hpp"
#include "engine/play/game.hpp"

namespace adjutant::pig {
namespace {

using nlohmann::json;

class PigGame : public testing::Test {
  protected:
    json asked(const std::string& request) { return game.act(json::parse(request), "2026-11-21T19:30:00Z"); }
    void act(const std::string& request) {
        const json reply = asked(request);
        EXPECT_EQ(reply.at("ok"), true) << reply;
    }
    json state() { return game.ask({{"ask", "state"}}).at("state"); }
    json refusalOf(const std::string& request) { return asked(request).at("error"); }

    SystemEntry system = entry();
    Game game = *Game::start(
        system, json::parse(R"({"do":"start","system":"pig"})"), [] { return 1U; }, "2026-11-21T19:30:00Z",
        nullptr);
};

TEST_F(PigGame, RedBegins) { EXPECT_EQ(state().at("active"), "red"); }  // PIG-TURN-02

TEST_F(PigGame, FacesGoIntoThePot) {  // PIG-ROLL-01
    act(R"({"do":"throw","rolls":[[5]]})");
    act(R"({"do":"throw","rolls":[[4]]})");
    EXPECT_EQ(state().at("pot"), 9);
    EXPECT_EQ(state().at("active"), "red");
}

TEST_F(PigGame, SeveralDiceAtOnceAddOneForDaring) {  // PIG-ROLL-02
    act(R"({"do":"throw","dice":3,"rolls":[[2,3,4]]})");
    EXPECT_EQ(state().at("pot"), 10);
}

TEST_F(PigGame, AOneLosesThePotAndEndsTheTurn) {  // PIG-ROLL-03
    act(R"({"do":"throw","rolls":[[5]]})");
    act(R"({"do":"throw","dice":2,"rolls":[[6,1]]})");
    EXPECT_EQ(state().at("pot"), 0);
    EXPECT_EQ(state().at("sides").at("red").at("points"), 0);
    EXPECT_EQ(state().at("active"), "blue");
}

TEST_F(PigGame, HoldingBanksThePotAndEndsTheTurn) {  // PIG-HOLD-01
    act(R"({"do":"throw","rolls":[[5]]})");
    act(R"({"do":"hold"})");
    EXPECT_EQ(state().at("sides").at("red").at("points"), 5);
    EXPECT_EQ(state().at("pot"), 0);
    EXPECT_EQ(state().at("active"), "blue");
}

TEST_F(PigGame, OnlyThePlayerWhoseTurnItIsActs) {  // PIG-TURN-01
    EXPECT_EQ(refusalOf(R"({"do":"throw","side":"blue"})").at("clause"), "PIG-TURN-01");
    EXPECT_EQ(refusalOf(R"({"do":"hold","side":"blue"})").at("clause"), "PIG-TURN-01");
    const json odds = game.ask(json::parse(R"({"ask":"odds","action":{"do":"throw","side":"blue"}})"));
    EXPECT_EQ(odds.at("error").at("clause"), "PIG-TURN-01");
}

TEST_F(PigGame, TheFirstToReachTheGoalWins) {  // PIG-WIN-01
    act(R"({"do":"throw","dice":4,"rolls":[[5,5,5,4]]})");
    act(R"({"do":"hold"})");
    EXPECT_EQ(state().at("verdict"), (json{{"winners", {"red"}}, {"reason", "goal"}}));
    EXPECT_EQ(refusalOf(R"({"do":"throw"})").at("code"), "game-over");
}

TEST_F(PigGame, PlayersMayStopAtAnyTimeAndThenNobodyHasWon) {  // PIG-WIN-02
    act(R"({"do":"end","reason":"the tea is ready"})");
    EXPECT_EQ(state().at("verdict").at("winners"), json::array());
}

TEST(Pig, IsThereToBeReadAndNotListed) { EXPECT_EQ(findSystem("pig"), nullptr); }

TEST(Pig, ItsLedgerTellsWhatTheProgramLeavesToPeople) {
    const Ledger& ledger = *entry().ledger;
    ASSERT_NE(ledger.find("PIG-TURN-03"), nullptr);
    EXPECT_NE(ledger.find("PIG-TURN-03")->leftToPeople, "");
    EXPECT_EQ(ledger.find("PIG-TURN-01")->leftToPeople, "");
}

}  // namespace
}  // namespace adjutant::pig
