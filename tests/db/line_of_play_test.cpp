// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/line_of_play.hpp"

#include <gmock/gmock.h>

#include <string>

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Writes entries as the engine does: every entry's parent is the act in whose state it was asked for.
class Table {
  public:
    Table& act(const std::string& events = R"([{"event":"moved"}])") { return add(events); }
    Table& undo(int seq) { return add(move("undone", seq)); }
    Table& redo(int seq) { return add(move("redone", seq)); }
    Table& rewind(int seq) { return add(move("rewound", seq)); }
    [[nodiscard]] LineOfPlay line() const { return lineOfPlay(entries_); }

  private:
    static std::string move(const std::string& word, int seq) {
        return R"([{"event":")" + word + R"(","say":"…","seq":)" + std::to_string(seq) + "}]";
    }
    Table& add(const std::string& events) {
        EntryText entry;
        entry.seq = static_cast<std::int64_t>(entries_.size()) + 1;
        entry.parent = line().cursor;
        entry.events = events;
        entries_.push_back(entry);
        return *this;
    }

    std::vector<EntryText> entries_;
};

TEST(LineOfPlay, NothingIsPlayedBeforeTheStart) { EXPECT_EQ(lineOfPlay({}), LineOfPlay{}); }

TEST(LineOfPlay, ActsFollowOnEachOther) {
    const LineOfPlay line = Table().act().act().act().line();
    EXPECT_EQ(line.cursor, 3);
    EXPECT_THAT(line.inEffect, ElementsAre(1, 2, 3));
    EXPECT_THAT(line.leftOut, IsEmpty());
    EXPECT_THAT(line.tips, ElementsAre(3));
}

TEST(LineOfPlay, UndoingTakesBackOneAct) {
    const LineOfPlay line = Table().act().act().act().undo(3).line();
    EXPECT_EQ(line.cursor, 2);
    EXPECT_THAT(line.inEffect, ElementsAre(1, 2));
    EXPECT_THAT(line.leftOut, ElementsAre(3));
    EXPECT_THAT(line.tips, ElementsAre(3));
}

TEST(LineOfPlay, UndoingTwiceTakesBackTwoActs) {
    const LineOfPlay line = Table().act().act().act().undo(3).undo(2).line();
    EXPECT_THAT(line.inEffect, ElementsAre(1));
    EXPECT_THAT(line.leftOut, ElementsAre(2, 3));
}

TEST(LineOfPlay, RedoingBringsAnActBack) {
    const LineOfPlay line = Table().act().act().act().undo(3).undo(2).redo(2).line();
    EXPECT_EQ(line.cursor, 2);
    EXPECT_THAT(line.inEffect, ElementsAre(1, 2));
    EXPECT_THAT(line.leftOut, ElementsAre(3));
}

TEST(LineOfPlay, ActingAfterAnUndoStartsALineAndKeepsTheOld) {
    const LineOfPlay line = Table().act().act().act().undo(3).act().act().line();
    EXPECT_EQ(line.cursor, 6);
    EXPECT_THAT(line.inEffect, ElementsAre(1, 2, 5, 6));
    EXPECT_THAT(line.leftOut, ElementsAre(3));
    EXPECT_THAT(line.tips, ElementsAre(3, 6));
}

TEST(LineOfPlay, RewindingGoesToAnyActOfAnyLine) {
    const LineOfPlay line = Table().act().act().act().undo(3).act().rewind(3).act().line();
    EXPECT_THAT(line.inEffect, ElementsAre(1, 2, 3, 7));
    EXPECT_THAT(line.leftOut, ElementsAre(5));
    EXPECT_THAT(line.tips, ElementsAre(5, 7));
}

TEST(LineOfPlay, AParentThatIsAnUndoMeansTheActWhereItLed) {
    std::vector<EntryText> entries(4);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        entries[i].seq = static_cast<std::int64_t>(i) + 1;
        entries[i].parent = static_cast<std::int64_t>(i);
        entries[i].events = R"([{"event":"moved"}])";
    }
    entries[2].events = R"([{"event":"undone","seq":2}])";
    EXPECT_THAT(lineOfPlay(entries).inEffect, ElementsAre(1, 4));
    EXPECT_THAT(lineOfPlay(entries).leftOut, ElementsAre(2));
}

TEST(LineOfPlay, ANoteAboutUndoingIsAnAct) {
    const LineOfPlay line =
        Table().act().act(R"([{"event":"noted","text":"\"undone\" is my favourite word","seq":1}])").line();
    EXPECT_EQ(line.cursor, 2);
}

TEST(LineOfPlay, EventsThatCannotBeReadAreActs) {
    for (const std::string events : {"\"undone\"", "[\"undone\"", "[\"undone\"]", R"([{"event":"undone"}])",
                                     R"([{"event":"undone","seq":"1"}])", R"([{"event":"undone","seq":9}])",
                                     R"([{"event":"undone","seq":0}])", "[]", ""}) {
        EXPECT_EQ(Table().act().act(events).line().cursor, 2) << events;
    }
}

}  // namespace
}  // namespace adjutant::db
