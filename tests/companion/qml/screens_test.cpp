// SPDX-License-Identifier: GPL-3.0-or-later
// The app's own window without a screen: every page in every form without a single warning, every control
// with a name and large enough for a finger, and an ordinary evening by touch.
#include "tests/companion/screens.hpp"

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

TEST_F(Screens, EveryPageOpensInEveryFormWithoutAWarning) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    open();
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        for (const QString& page : allPages()) show(page);
    }
    show("table");
}

TEST_F(Screens, WhatAPageHasBegunEndsOnceItIsLeft) {
    evening.toActions();
    open();
    show("table");
    EXPECT_FALSE(table.isResting());
    show("log");
    EXPECT_TRUE(table.isResting());
    touch("Back to the table");
    EXPECT_FALSE(table.isResting());
    show("log");
    show("report");  // which lies on the log
    EXPECT_FALSE(table.isResting());
}

TEST_F(Screens, EveryControlHasANameAndIsLargeEnoughForAFinger) {
    evening.toActions();
    open();
    ASSERT_GE(allPages().size(), 13);
    for (const QString& page : allPages()) {
        show(page);
        for (QQuickItem* item : seen()) {
            if (!isButton(item)) continue;
            auto* interface = QAccessible::queryAccessibleInterface(item);
            ASSERT_NE(interface, nullptr);
            const std::string name = interface->text(QAccessible::Name).toStdString();
            EXPECT_FALSE(name.empty()) << page.toStdString() << ": " << item->metaObject()->className();
            if (!item->isEnabled()) continue;
            EXPECT_GE(item->width(), 48) << page.toStdString() << ": " << name;
            EXPECT_GE(item->height(), 48) << page.toStdString() << ": " << name;
        }
    }
}

TEST_F(Screens, AnOrdinaryEveningByTouch) {
    open();
    touch("New game");
    touch("Play");
    ASSERT_TRUE(table.isOpen());
    touch("Place the food");
    EXPECT_EQ(table.standing().phase(), "event");
    touch("Draw the event");
    ASSERT_EQ(table.standing().phase(), "action");
    table.act({{"do", "undo"}});
    evening.act("draw-event", {{"rolls", QVariantList{"calm"}}});
    table.choose("c1");
    settle();
    touchAt({640, 300});  // the card goes with the next touch
    touchCell("h18");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
    touch("Undo");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "house");
}

TEST_F(Screens, TableDiceAreTouchedOnThePad) {
    evening.start({{"dice", "table"}});
    open();
    show("table");
    touch("Place the food");
    QQuickItem* pad = item("pad");
    ASSERT_NE(pad, nullptr);
    ASSERT_TRUE(pad->isVisible());
    pad->forceActiveFocus();
    for (const char key : {'0', '7'}) QTest::keyClick(window, key);
    settle();
    EXPECT_TRUE(table.draft()->due()->canTakeBack());
    for (const char key : {'1', '2'}) QTest::keyClick(window, key);
    settle();
    EXPECT_EQ(table.standing().phase(), "event");
    EXPECT_TRUE(table.standing().extras().value("ground").toMap().contains("h12"));
}

}  // namespace
}  // namespace adjutant::companion
