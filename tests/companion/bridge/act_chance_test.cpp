// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of an act and what it may come to, without an act and without a table.
#include "companion/bridge/act_chance.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "companion/bridge/act_outlook.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

class AChance : public testing::Test {
  protected:
    const TableView view;
    ActChance chance{view};
    const json twoDice{{"for", "attack"}, {"dice", "2d6"}, {"who", "red"}};
};

TEST_F(AChance, OfTwoDiceIsAnsweredOnceBothLieThere) {
    chance.take(twoDice);
    EXPECT_EQ(chance.need().count, 2);
    EXPECT_EQ(chance.need().sides, 6);
    EXPECT_FALSE(chance.answer(3));
    EXPECT_EQ(chance.lying(), QVariantList{3});
    EXPECT_TRUE(chance.rolls().empty());
    EXPECT_TRUE(chance.answer(4));
    EXPECT_EQ(chance.rolls(), json::parse("[[3,4]]"));
    EXPECT_TRUE(chance.lying().isEmpty());
}

TEST_F(AChance, GivesUpItsLastDieAndNoMore) {
    chance.take(twoDice);
    EXPECT_FALSE(chance.answer(3));
    EXPECT_TRUE(chance.canTakeBack());
    EXPECT_TRUE(chance.liftDie());
    EXPECT_FALSE(chance.liftDie());
    EXPECT_FALSE(chance.canTakeBack());
}

TEST_F(AChance, LaysBackTheOtherDiceOfAnAnswerThatIsTakenBack) {
    chance.take(twoDice);
    EXPECT_FALSE(chance.answer(3));
    EXPECT_TRUE(chance.answer(4));
    chance.layBack(chance.takeBack());
    EXPECT_EQ(chance.lying(), QVariantList{3});
    EXPECT_TRUE(chance.rolls().empty());
}

TEST_F(AChance, OfAnActThatWasDoneBeforeIsNotTakenBack) {
    chance.begin(json::parse("[[5]]"));
    EXPECT_EQ(chance.rolls().size(), 1U);
    EXPECT_FALSE(chance.canTakeBack());
}

TEST_F(AChance, OfACoinIsAnsweredAtOnceByOneOfItsSides) {
    chance.take({{"for", "battle"}, {"dice", "coin"}, {"choices", {"heads", "tails"}}});
    EXPECT_EQ(chance.need().kind, "coin");
    EXPECT_EQ(chance.need().choices.size(), 2);
    EXPECT_TRUE(chance.answer("heads"));
    EXPECT_EQ(chance.rolls(), json::parse(R"(["heads"])"));
}

/// What an act may come to where the engine answers like this.
class AnOutlook : public testing::Test {
  protected:
    QString reckon(const std::string& code, bool unsaid) {
        const Session session([&](const json&) {
            return json{{"ok", false}, {"error", {{"code", code}, {"message", "Because."}}}};
        });
        return outlook.reckon(session, {{"do", "attack"}}, unsaid);
    }
    const TableView view;
    ActOutlook outlook{view};
};

TEST_F(AnOutlook, TellsWhyTheActCannotBeDone) {
    EXPECT_EQ(reckon("out-of-range", false), "");
    EXPECT_EQ(outlook.objection(), "Because.");
}

TEST_F(AnOutlook, HasNoObjectionWhereOnlyItsOddsAreNotReckoned) {
    EXPECT_EQ(reckon("no-odds", false), "");
    EXPECT_EQ(outlook.objection(), "");
    EXPECT_FALSE(outlook.hasChances());
    EXPECT_EQ(reckon("too-many-outcomes", false), "");
    EXPECT_EQ(outlook.objection(), "");
    EXPECT_TRUE(outlook.hasChances());
}

TEST_F(AnOutlook, SaysWhichFactIsLackingOnlyWhereOneIsUnsaid) {
    EXPECT_EQ(reckon("missing-parameter", true), "Because.");
    EXPECT_EQ(outlook.objection(), "");
    EXPECT_EQ(reckon("missing-parameter", false), "");
    EXPECT_EQ(outlook.objection(), "Because.");
}

}  // namespace
}  // namespace adjutant::companion
