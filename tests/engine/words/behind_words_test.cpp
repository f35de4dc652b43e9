// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/behind_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adjutant {
namespace {

constexpr std::string_view rules =
    "# A game\n\n## Moving\n\n- **GAM-MOVE-01** [book] A piece moves two squares.\n"
    "- **GAM-MOVE-02** [house] A horse moves four.\n\n## Fighting\n\n"
    "- **GAM-FIGHT-01** [book] Both throw a die.\n";
constexpr std::string_view table =
    "# Behind the words\n\n| kind | word | clauses |\n|---|---|---|\n"
    "| action | `ride` | GAM-MOVE-02, GAM-MOVE-01 |\n| card | `storm` | GAM-FIGHT-01 |\n"
    "| outcome | `lost-#` | GAM-FIGHT-01 |\n| outcome | `ride fell` | GAM-MOVE-02 |\n"
    "| parameter | `ride far` | GAM-MOVE-02 |\n| parameter | `far` | GAM-MOVE-01 |\n"
    "| action | `end` | GAM-FIGHT-01 |\n| reason | `won` | GAM-MOVE-01 |\n"
    "| place | `open` | GAM-MOVE-01 |\n| place | `fort` | GAM-FIGHT-01 |\n| place | `hill` | GAM-MOVE-02 |\n";

std::vector<std::string_view> idsOf(const std::vector<const Clause*>& clauses) {
    std::vector<std::string_view> ids;
    for (const Clause* clause : clauses) ids.push_back(clause->id);
    return ids;
}

TEST(BehindWords, SaysWhereAWordIsRuledWhatSaysMostFirst) {
    const Ledger ledger(rules);
    const BehindWords words(table, ledger);
    EXPECT_THAT(idsOf(words.of("action", "ride")), testing::ElementsAre("GAM-MOVE-02", "GAM-MOVE-01"));
    EXPECT_THAT(words.of("action", "storm"), testing::IsEmpty());
    EXPECT_EQ(words.rows().size(), 11U);
}

TEST(BehindWords, AnOutcomeIsRuledByItsPartsByCardsOrWhereItsActionIs) {
    const Ledger ledger(rules);
    const BehindWords words(table, ledger);
    EXPECT_THAT(idsOf(words.ofOutcome("ride", "lost-12")), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(idsOf(words.ofOutcome("ride", "lost-1,fell")),
                testing::ElementsAre("GAM-FIGHT-01", "GAM-MOVE-02"));
    EXPECT_THAT(idsOf(words.ofOutcome("walk", "lost-1,fell")), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(idsOf(words.ofOutcome("draw", "storm")), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(idsOf(words.ofOutcome("fight", "b3-lost-2")), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(idsOf(words.ofOutcome("ride", "certain")),
                testing::ElementsAre("GAM-MOVE-02", "GAM-MOVE-01"));
}

TEST(BehindWords, AParameterIsRuledByItsActionsRowByItsOwnOrWhereItsActionIs) {
    const Ledger ledger(rules);
    const BehindWords words(table, ledger);
    EXPECT_THAT(idsOf(words.ofParameter("ride", "far")), testing::ElementsAre("GAM-MOVE-02"));
    EXPECT_THAT(idsOf(words.ofParameter("walk", "far")), testing::ElementsAre("GAM-MOVE-01"));
    EXPECT_THAT(idsOf(words.ofParameter("ride", "where")),
                testing::ElementsAre("GAM-MOVE-02", "GAM-MOVE-01"));
}

TEST(BehindWords, APlaceIsRuledByItsIdItsMarksAndItsKindElseAsOpenGround) {
    const Ledger ledger(rules);
    const BehindWords words(table, ledger);
    EXPECT_THAT(idsOf(words.ofPlace("b4", "hill", {"fort", "red"})),
                testing::ElementsAre("GAM-FIGHT-01", "GAM-MOVE-02"));
    EXPECT_THAT(idsOf(words.ofPlace("fort", "", {})), testing::ElementsAre("GAM-FIGHT-01"));
    EXPECT_THAT(idsOf(words.ofPlace("b5", "meadow", {})), testing::ElementsAre("GAM-MOVE-01"));
}

TEST(BehindWords, AReasonThatPeopleGaveIsRuledWhereTheEndIs) {
    const Ledger ledger(rules);
    const BehindWords words(table, ledger);
    EXPECT_THAT(idsOf(words.ofReason("won")), testing::ElementsAre("GAM-MOVE-01"));
    EXPECT_THAT(idsOf(words.ofReason("It grew late")), testing::ElementsAre("GAM-FIGHT-01"));
}

}  // namespace
}  // namespace adjutant
