// SPDX-License-Identifier: GPL-3.0-or-later
// With a sheet open nothing behind it can be touched, pressed or read; one control closes it, and so does
// Escape.
#include <QAccessible>
#include <QSet>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class BehindASheet : public Screens {
  protected:
    void openTable() {
        evening.toActions();
        evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
        open();
        show("table");
    }
    /// Everything that a screen reader finds in the window.
    [[nodiscard]] QList<QAccessibleInterface*> told() const {
        QList<QAccessibleInterface*> list{QAccessible::queryAccessibleInterface(window)};
        for (qsizetype i = 0; i < list.size(); ++i) {
            for (int child = 0; child < list[i]->childCount(); ++child) {
                if (!list[i]->child(child)->state().invisible) list << list[i]->child(child);
            }
        }
        list.removeFirst();
        return list;
    }
    [[nodiscard]] QList<QAccessibleInterface*> buttons() const {
        QList<QAccessibleInterface*> list;
        for (QAccessibleInterface* one : told())
            if (one->role() == QAccessible::Button && !one->state().disabled) list << one;
        return list;
    }
    [[nodiscard]] QQuickItem* sheet() const {
        QQuickItem* found = nullptr;
        for (QQuickItem* item : seen())
            if (item->property("opened").toBool() && item->property("refuseText").isValid()) found = item;
        return found;
    }
    void touchMenu(const char* name) {
        touch("Menu");
        ASSERT_NE(sheet(), nullptr);
        if (name != nullptr) touch(name);
    }
    void escape() {
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
    }
    [[nodiscard]] static bool isUndo(const QQuickItem* item) {
        return item != nullptr && isButton(item) && item->property("takesBack").isValid();
    }
    /// What may be done with one sheet of the table.
    void examine(const char* which) {
        SCOPED_TRACE(which);
        QQuickItem* open = sheet();
        ASSERT_NE(open, nullptr);
        int ways = 0, read = 0;
        for (QAccessibleInterface* one : told()) {
            auto* item = qobject_cast<QQuickItem*>(one->object());
            if (item == nullptr) continue;
            const bool inside = item == open || open->isAncestorOf(item);
            const bool undo = isUndo(item) || isUndo(item->parentItem());  // and what it leads to
            const bool voice = item->objectName() == "voice";
            EXPECT_TRUE(inside || undo || voice)
                << one->text(QAccessible::Name).toStdString() << " is read behind the sheet";
            if (!inside) continue;
            ++read;
            const QString name = one->text(QAccessible::Name);
            if (one->role() == QAccessible::Button &&
                (name == "Close" || name == open->property("refuseText").toString()))
                ++ways;
        }
        EXPECT_GT(read, 1);
        EXPECT_EQ(ways, 1) << "one control closes it";
        QSet<QQuickItem*> reached;
        for (int press = 0; press < 40; ++press) {
            QTest::keyClick(window, Qt::Key_Tab);
            QQuickItem* now = window->activeFocusItem();
            ASSERT_NE(now, nullptr);
            EXPECT_TRUE(now == open || open->isAncestorOf(now)) << "Tab leaves the sheet";
        }
        escape();
        EXPECT_EQ(sheet(), nullptr) << "Escape leaves it";
    }
};

TEST_F(BehindASheet, NothingOfTheTableCanBeReadOrReachedAndOneControlAndEscapeCloseIt) {
    openTable();
    touchMenu(nullptr);
    examine("menu");
    touchMenu("A ruling");
    examine("ruling");
    table.openOffer(evening.offer("attack"));
    if (!table.draft()->isOpen()) table.openOffer(evening.offer("move"));
    settle();
    examine("act");
    table.showPlace("town-hall");
    settle();
    examine("a place");
    show("log");
    touch("Entry 1.3 in full");
    examine("entry");
}

TEST_F(BehindASheet, WhatAScreenReaderRemembersOfTheTableCannotBePressed) {
    openTable();
    const QList<QAccessibleInterface*> before = buttons();
    ASSERT_GT(before.size(), 10);
    const int entries = table.log().entries();
    const QString chosen = table.selection().chosen();
    touchMenu(nullptr);
    for (QAccessibleInterface* one : before) {
        auto* item = qobject_cast<QQuickItem*>(one->object());
        if (item == nullptr || item->property("takesBack").isValid()) continue;
        if (auto* actions = one->actionInterface())
            actions->doAction(QAccessibleActionInterface::pressAction());
    }
    settle();
    EXPECT_EQ(table.log().entries(), entries);
    EXPECT_EQ(table.selection().chosen(), chosen);
    EXPECT_NE(sheet(), nullptr);
    escape();
    EXPECT_EQ(buttons().size(), before.size()) << "all of it is there again";
}

TEST_F(BehindASheet, ATouchBesideTheSheetClosesItAndDoesNothingElse) {
    openTable();
    QQuickItem* undo = nullptr;
    for (QQuickItem* item : seen())
        if (isButton(item) && item->property("takesBack").isValid()) undo = item;
    ASSERT_NE(undo, nullptr);
    touchMenu("A ruling");
    const int entries = table.log().entries();
    const QString chosen = table.selection().chosen();
    touchAt({30, 300});
    EXPECT_EQ(sheet(), nullptr);
    EXPECT_EQ(table.log().entries(), entries);
    EXPECT_EQ(table.selection().chosen(), chosen);
}

TEST_F(BehindASheet, AfterATouchOnUndoTheKeysAreStillTheSheets) {
    openTable();
    touchMenu("A ruling");
    QQuickItem* undo = nullptr;
    for (QQuickItem* item : seen())
        if (isButton(item) && item->property("takesBack").isValid()) undo = item;
    ASSERT_NE(undo, nullptr);
    const int cursor = table.log().cursor();
    touchAt(undo->mapToScene(QPointF(undo->width() / 2, undo->height() / 2)));
    EXPECT_LT(table.log().cursor(), cursor);
    if (sheet() != nullptr) escape();
    EXPECT_EQ(sheet(), nullptr);
}

TEST_F(BehindASheet, WhenUndoIsDimmedBesideASheetTheKeysAreTheSheets) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    open();
    show("table");
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"smoke"}}}));
    settle();
    touch("More");
    QQuickItem* undo = button("Undo");
    ASSERT_NE(undo, nullptr);
    touchAt(undo->mapToScene(QPointF(undo->width() / 2, undo->height() / 2)));
    EXPECT_FALSE(undo->property("possible").toBool()) << "nothing is left to take back";
    if (sheet() != nullptr) escape();
    EXPECT_EQ(sheet(), nullptr);
}

TEST_F(BehindASheet, ACardThatWasDrawnCoversTheMiddleOfTheTableAlike) {
    evening.start();
    evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}});
    open();
    show("table");
    const auto ofTheBoard = [this] {
        QList<QAccessibleInterface*> list;
        for (QAccessibleInterface* one : told())
            if (isInside(qobject_cast<QQuickItem*>(one->object()), "board")) list << one;
        return list;
    };
    const QList<QAccessibleInterface*> before = ofTheBoard();
    ASSERT_GT(before.size(), 10);
    ASSERT_TRUE(evening.act("draw-event", {{"rolls", QVariantList{"calm"}}}));
    settle();
    ASSERT_NE(item("card"), nullptr);
    EXPECT_TRUE(ofTheBoard().isEmpty());
    const QString chosen = table.selection().chosen();
    for (QAccessibleInterface* one : before)
        if (auto* actions = one->actionInterface())
            actions->doAction(QAccessibleActionInterface::pressAction());
    settle();
    EXPECT_EQ(table.selection().chosen(), chosen);
    EXPECT_NE(button("Menu"), nullptr) << "what it does not cover stays in reach";
    EXPECT_NE(button("Undo"), nullptr);
    escape();
    EXPECT_EQ(item("card"), nullptr);
    EXPECT_GT(ofTheBoard().size(), 10);
}

TEST_F(BehindASheet, ACardThatWasDrawnGoesWithATouchOnMore) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    open();
    show("table");
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"smoke"}}}));
    settle();
    ASSERT_NE(item("card"), nullptr);
    touch("More");
    escape();
    EXPECT_EQ(item("card"), nullptr) << "an act from the list may want a place on the board";
}

TEST_F(BehindASheet, APadForDiceCoversTheTableAlike) {
    evening.start({{"dice", "table"}});
    open();
    show("table");
    touch("Place the food");
    QQuickItem* pad = item("dice");
    ASSERT_NE(pad, nullptr);
    ASSERT_TRUE(pad->isVisible());
    for (QAccessibleInterface* one : told()) {
        auto* item = qobject_cast<QQuickItem*>(one->object());
        EXPECT_TRUE(item == pad || pad->isAncestorOf(item) || item->objectName() == "voice")
            << one->text(QAccessible::Name).toStdString();
    }
    escape();
    EXPECT_GT(buttons().size(), 10);
}

}  // namespace
}  // namespace adjutant::companion
