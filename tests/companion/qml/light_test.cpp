// SPDX-License-Identifier: GPL-3.0-or-later
// A table is light: it has few items, and what it paints is no larger than its window, however near the eye
// is. Both are what its memory goes to (tests/benchmarks/table_weight.cpp weighs it).
#include <QSignalSpy>

#include "companion/bridge/spare_moment.hpp"
#include "companion/qml/paint/painted.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

using namespace std::chrono_literals;

struct Table {
    const char* system;
    int items;  ///< at most
};

void PrintTo(const Table& table, std::ostream* out) { *out << table.system; }

class LightTable : public Screens, public testing::WithParamInterface<Table> {
  protected:
    /// Of all pictures that are seen, in windows.
    [[nodiscard]] double painted() const {
        double area = 0;
        for (const QQuickItem* item : seen())
            if (qobject_cast<const look::Painted*>(item) != nullptr) area += item->width() * item->height();
        return area / (window->width() * window->height());
    }
};

TEST_P(LightTable, HasFewItemsAndPaintsNoMoreThanIsSeen) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam().system, {}, {}));
    open();
    window->resize(1280, 800);
    show("table");
    EXPECT_LT(itemsBelow(window->contentItem()), GetParam().items);
    EXPECT_LT(painted(), 4);
    auto* board = window->findChild<QQuickItem*>("board");
    ASSERT_NE(board, nullptr);
    if (!board->isVisible()) return;
    board->setProperty("zoom", 4);
    settle();
    EXPECT_GT(board->property("radius").toReal(), 60) << "the eye is near";
    EXPECT_LT(painted(), 4);
}

TEST_P(LightTable, KeepsNothingOfThePagesThatWereLeft) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam().system, {}, {}));
    open();
    window->resize(1280, 800);
    show("table");
    const int before = itemsBelow(window->contentItem());
    for (int time = 0; time < 3; ++time) {
        show("log");
        touch("Back to the table");
        ASSERT_EQ(window->property("page").toString(), "table");
    }
    EXPECT_EQ(itemsBelow(window->contentItem()), before);
}

TEST_P(LightTable, DestroysASheetThatIsClosedWhenNobodyTouchesAnything) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam().system, {}, {}));
    open();
    show("table");
    const int before = itemsBelow(window->contentItem());
    SpareMoment& moment = evening.companion.spareMoment();
    moment.setRest(1ms);
    QSignalSpy rests(&moment, &SpareMoment::rested);
    touch("Menu");
    ASSERT_TRUE(rests.count() > 0 || rests.wait());
    settle();
    EXPECT_NE(item("menu-redo"), nullptr) << "it is open, and stays";
    EXPECT_GT(itemsBelow(window->contentItem()), before + 100);

    rests.clear();
    touch("Close");
    ASSERT_TRUE(rests.count() > 0 || rests.wait());
    settle();
    EXPECT_EQ(itemsBelow(window->contentItem()), before);

    touch("Menu");
    touchNamed("menu-report");
    EXPECT_EQ(window->property("page").toString(), "report");
}

TEST_P(LightTable, DestroysASheetThatIsClosedWhenSeveralOthersWereMadeSince) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam().system, {}, {}));
    open();
    show("table");
    const int before = itemsBelow(window->contentItem());
    SpareMoment& moment = evening.companion.spareMoment();
    const auto makeOthers = [&](int count) {
        for (int other = 0; other < count; ++other) emit moment.sheetMade();
        settle();
    };
    QSignalSpy made(&moment, &SpareMoment::sheetMade);
    touch("Menu");
    EXPECT_EQ(made.count(), 1);
    makeOthers(3);
    EXPECT_NE(item("menu-redo"), nullptr) << "it is open, and stays";
    touch("Close");
    touch("Menu");
    EXPECT_EQ(made.count(), 4) << "the same one";
    touch("Close");
    makeOthers(2);
    EXPECT_GT(itemsBelow(window->contentItem()), before + 100) << "it waits to be opened again";
    makeOthers(1);
    EXPECT_EQ(itemsBelow(window->contentItem()), before);
}

INSTANTIATE_TEST_SUITE_P(EverySystem, LightTable,
                         testing::Values(Table{"life-1861", 1050}, Table{"hex-acw", 1000},
                                         Table{"conquest-1762", 1400}, Table{"civil-war-1863", 1400},
                                         Table{"one-stat", 1500}));

}  // namespace
}  // namespace adjutant::companion
