// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/ledger.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adjutant {
namespace {

constexpr std::string_view text =
    "# A game\n\n## Moving\n\n"
    "- **GAM-MOVE-01** [book] A piece moves two squares.\n"
    "- **GAM-MOVE-02** [house] A horse moves four:\n\n"
    "| ground | squares |\n|---|---|\n| road | 6 |\n\n"
    "### Fighting\n\nWords of no clause.\n\n"
    "**GAM-FIGHT-01** [book] Both throw a die, see **GAM-MOVE-01**.\n\n"
    "## Left to people\n\n| clause | why |\n|---|---|\n| GAM-FIGHT-01 | They hold the dice. |\n";

TEST(Ledger, HasItsClausesInTheirOrderWithChapterAndTag) {
    const Ledger ledger(text);
    ASSERT_EQ(ledger.clauses().size(), 3U);
    EXPECT_EQ(ledger.clauses()[0], (Clause{"GAM-MOVE-01", "book", "Moving", "A piece moves two squares."}));
    EXPECT_EQ(ledger.clauses()[2].chapter, "Fighting");
    EXPECT_EQ(ledger.clauses()[2].text, "Both throw a die, see **GAM-MOVE-01**.");
}

TEST(Ledger, AClauseGoesOnOverItsTablesToTheNextHeading) {
    const Ledger ledger(text);
    EXPECT_EQ(ledger.find("GAM-MOVE-02")->text,
              "A horse moves four:\n\n| ground | squares |\n|---|---|\n| road | 6 |");
}

TEST(Ledger, AClauseKnowsItsNeighbours) {
    const Ledger ledger(text);
    const Clause& middle = *ledger.find("GAM-MOVE-02");
    EXPECT_EQ(ledger.before(middle)->id, "GAM-MOVE-01");
    EXPECT_EQ(ledger.after(middle)->id, "GAM-FIGHT-01");
    EXPECT_EQ(ledger.before(*ledger.find("GAM-MOVE-01")), nullptr);
    EXPECT_EQ(ledger.after(*ledger.find("GAM-FIGHT-01")), nullptr);
    EXPECT_EQ(ledger.find("GAM-MOVE-03"), nullptr);
    EXPECT_EQ(ledger.find("GAM-MOVE-02 spurs"), &middle);
    EXPECT_EQ(ledger.find(""), nullptr);
}

TEST(Ledger, ASearchFindsWhatHasEveryWordWhateverItsLetters) {
    const Ledger ledger(text);
    const auto ids = [&](std::string_view words) {
        std::vector<std::string_view> found;
        for (const Clause* clause : ledger.search(words)) found.push_back(clause->id);
        return found;
    };
    EXPECT_THAT(ids("MOVES four"), testing::ElementsAre("GAM-MOVE-02"));
    EXPECT_THAT(ids("fighting"), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(ids("gam-move"), testing::ElementsAre("GAM-MOVE-01", "GAM-MOVE-02", "GAM-FIGHT-01"));
    EXPECT_THAT(ids("four\tMOVES\n"), testing::ElementsAre("GAM-MOVE-02"));
    EXPECT_THAT(ids(""), testing::SizeIs(3));
    EXPECT_THAT(ids(" \n"), testing::SizeIs(3));
    EXPECT_THAT(ids("cannon"), testing::IsEmpty());
}

TEST(Ledger, SaysWhichClausesAreLeftToPeopleAndWhy) {
    const Ledger ledger(text);
    EXPECT_EQ(ledger.find("GAM-FIGHT-01")->leftToPeople, "They hold the dice.");
    EXPECT_EQ(ledger.find("GAM-MOVE-02")->leftToPeople, "");
}

TEST(Ledger, OfWordsWithoutAnyClauseIsEmpty) {
    EXPECT_TRUE(Ledger("").clauses().empty());
    EXPECT_TRUE(Ledger("**Bold** words, **NOT-AN-ID** and no end: **").clauses().empty());
}

}  // namespace
}  // namespace adjutant
