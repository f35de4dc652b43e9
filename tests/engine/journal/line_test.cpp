// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/line.hpp"

#include <gmock/gmock.h>

namespace adjutant {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Kind = Step::Kind;

/// Adds entries as the engine does: each was decided where the game stands.
Line played(const std::vector<Step>& steps) {
    Line line;
    for (const Step& step : steps) line.add(line.cursor(), step);
    return line;
}
constexpr Step act{};

TEST(Line, NothingCountsBeforeTheStart) {
    const Line line;
    EXPECT_EQ(line.cursor(), 0);
    EXPECT_EQ(line.undoTarget(), std::nullopt);
    EXPECT_THAT(line.lineTo(line.cursor()), IsEmpty());
}

TEST(Line, TheStartIsNotTakenBack) {
    EXPECT_EQ(played({act}).undoTarget(), std::nullopt);
    EXPECT_EQ(played({act, act}).undoTarget(), 2);
}

TEST(Line, WhatWasTakenBackIsDoneAgainInTheOppositeOrder) {
    EXPECT_EQ(played({act, act, act}).redoTarget(), std::nullopt);
    EXPECT_EQ(played({act, act, act, {Kind::undo, 3}, {Kind::undo, 2}}).redoTarget(), 2);
    EXPECT_EQ(played({act, act, act, {Kind::undo, 3}, {Kind::undo, 2}, {Kind::redo, 2}}).redoTarget(), 3);
}

TEST(Line, AnActOrARewindLeavesNothingToDoAgain) {
    EXPECT_EQ(played({act, act, act, {Kind::undo, 3}, act}).redoTarget(), std::nullopt);
    EXPECT_EQ(played({act, act, act, {Kind::undo, 3}, {Kind::rewind, 1}}).redoTarget(), std::nullopt);
}

TEST(Line, ABranchLeavesTheOldLineReadable) {
    const Line line = played({act, act, act, {Kind::undo, 3}, act});
    EXPECT_THAT(line.lineTo(line.cursor()), ElementsAre(1, 2, 5));
    EXPECT_THAT(line.lineTo(3), ElementsAre(1, 2, 3));
    EXPECT_THAT(line.inEffect(), ElementsAre(true, true, false, false, true));
    EXPECT_THAT(line.tips(), ElementsAre(3, 5));
    EXPECT_FALSE(line.isAct(4));
    EXPECT_TRUE(line.isAct(5));
    EXPECT_FALSE(line.isAct(6));
}

TEST(Line, AStepToNoEntryBeforeItIsAnAct) {
    EXPECT_EQ(played({act, {Kind::undo, 2}}).cursor(), 2);
    EXPECT_EQ(played({act, {Kind::rewind, 0}}).cursor(), 2);
    EXPECT_EQ(played({act, {Kind::redo, -1}}).cursor(), 2);
}

TEST(Line, AnEntryDecidedAfterAnUndoWasDecidedWhereTheUndoLed) {
    Line line;
    line.add(0, act);
    line.add(1, act);
    line.add(2, {Kind::undo, 2});
    line.add(3, act);
    EXPECT_THAT(line.lineTo(line.cursor()), ElementsAre(1, 4));
}

}  // namespace
}  // namespace adjutant
