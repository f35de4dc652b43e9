// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of boards: the editor by touch and by drag, the library, and every board on the table.
#include "companion/bridge/board_desk.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

TEST_F(Screens, ABoardIsPaintedByTouchAndDragKeptAndPlayedOn) {
    BoardDesk& desk = evening.companion.boards();
    ASSERT_TRUE(desk.beginReady("hex-acw", "mill-run"));
    open();
    show("editor");
    auto* canvas = window->findChild<QQuickItem*>("canvas");
    ASSERT_NE(canvas, nullptr);
    const auto pixel = [&](const QString& cell) {
        const QPointF centre =
            canvas->property("centres").value<QJSValue>().property(cell).toVariant().toPointF();
        return canvas
            ->mapToScene(canvas->property("origin").toPointF() + centre * canvas->property("radius").toReal())
            .toPoint();
    };
    touch("Woods");
    touchAt(pixel("E6"));
    EXPECT_EQ(desk.drawn()->cells()->find("E6").value("kind"), "wood");
    QTest::mousePress(window, Qt::LeftButton, {}, pixel("A1"));
    QTest::mouseMove(window, (pixel("A1") + pixel("B1")) / 2);
    QTest::mouseMove(window, pixel("B1"));
    QTest::mouseMove(window, pixel("C1"));
    QTest::mouseRelease(window, Qt::LeftButton, {}, pixel("C1"));
    settle();
    for (const char* cell : {"A1", "B1", "C1"})
        EXPECT_EQ(desk.drawn()->cells()->find(cell).value("kind"), "wood") << cell;
    touch("Undo");
    EXPECT_EQ(desk.drawn()->cells()->find("B1").value("kind"), "open");
    EXPECT_EQ(desk.drawn()->cells()->find("E6").value("kind"), "wood");
    desk.setName("By the mill");
    settle();
    touch("Save");
    EXPECT_EQ(desk.library()->count(), 1);
    touch("Play on it");
    EXPECT_EQ(window->property("page"), "table");
    EXPECT_EQ(table.standing().phase(), "card");
}

TEST_F(Screens, AReadyMadeBoardIsOpenedByATouch) {
    open();
    show("boards");
    QQuickItem* ready = item("ready-hex-acw-mill-run");
    ASSERT_NE(ready, nullptr);
    touchItem(ready);
    EXPECT_EQ(window->property("page"), "editor");
    EXPECT_EQ(evening.companion.boards().system(), "hex-acw");
}

TEST_F(Screens, BoardsAreShownInEveryFormWithoutAWarning) {
    BoardDesk& desk = evening.companion.boards();
    open();
    const QList<QPair<QString, QVariantMap>> games{
        {"conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}},
        {"civil-war-1863", {}},
        {"hex-acw", {{"scenario", "own"}}}};
    for (const auto& [system, options] : games) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(system, options, {}));
        ASSERT_TRUE(desk.beginReady(system, system == "hex-acw" ? "mill-run" : "house"));
        desk.setName("A board");
        ASSERT_TRUE(desk.save());
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            for (const char* page : {"table", "editor", "boards", "new"}) show(page);
        }
    }
}

TEST_F(Screens, ASquareBoardOpensOnAPhoneSoThatItCanBeReadAndIsSeenWholeAtATouch) {
    open();
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {}, {}));
    window->resize(QSize(390, 844));
    show("table");
    settle();
    auto* board = window->findChild<QQuickItem*>("board");
    ASSERT_NE(board, nullptr);
    const auto counter = [&] {
        return board->property("radius").toReal() * board->property("pieceShare").toReal();
    };
    EXPECT_GE(counter(), 34) << "its counters have numbers to read";
    EXPECT_FALSE(board->property("isOverview").toBool());
    touch("Whole map");
    EXPECT_TRUE(board->property("isWhole").toBool());
    touch("Near");
    EXPECT_GE(counter(), 34);
}

}  // namespace
}  // namespace adjutant::companion
