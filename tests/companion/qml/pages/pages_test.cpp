// SPDX-License-Identifier: GPL-3.0-or-later
// The pages by touch and by keyboard: what is looked back at in the log, options of a new game, settings, the
// pad's number keys; every control is reached by Tab, has a name, and keeps its words to itself.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QSet>
#include <set>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

constexpr QSize sizes[] = {QSize(1280, 800), QSize(800, 1280), QSize(390, 844), QSize(844, 390)};

class Pages : public Screens {
  protected:
    /// Round one, the Soldier in sight of a civilian: two shots, moves, and an entry to look back at.
    void openInSight() {
        evening.toActions();
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/s1/place", "h11"},
                                                   {"/pieces/c1/place", "town-hall"},
                                                   {"/pieces/c2/place", "doctor"}}},
                               {"reason", "The evening before"}});
        table.choose("s1");
        open();
    }
    [[nodiscard]] static std::string nameOf(QQuickItem* item) {
        auto* interface = QAccessible::queryAccessibleInterface(item);
        return interface == nullptr ? std::string() : interface->text(QAccessible::Name).toStdString();
    }
    [[nodiscard]] static bool isControl(const QQuickItem* item) {
        return isButton(item) || item->inherits("QQuickTextField") || item->inherits("QQuickSlider") ||
               item->inherits("QQuickSwitch");
    }
    [[nodiscard]] bool isSeen(const QString& objectName) const {
        const QList<QQuickItem*> items = seen();
        return std::any_of(items.begin(), items.end(),
                           [&](const QQuickItem* item) { return item->objectName() == objectName; });
    }
    void expectNames(const std::string& where) {
        for (QQuickItem* item : seen()) {
            if (!isControl(item)) continue;
            EXPECT_FALSE(nameOf(item).empty()) << where << ": " << item->metaObject()->className();
        }
    }
    /// Every text on a button lies within the button.
    void expectWordsWithin(const std::string& where) {
        for (QQuickItem* text : seen()) {
            if (!text->inherits("QQuickText") || text->property("text").toString().isEmpty()) continue;
            QQuickItem* button = text->parentItem();
            while (button != nullptr && !isButton(button)) button = button->parentItem();
            if (button == nullptr) continue;
            const qreal wide = qMax(text->width(), text->property("contentWidth").toReal());
            const qreal high = text->property("contentHeight").toReal();
            const QRectF words =
                text->mapRectToItem(button, QRectF(0, (text->height() - high) / 2, wide, high));
            EXPECT_TRUE(button->boundingRect().adjusted(-3, -3, 3, 3).contains(words))
                << where << ": " << nameOf(button) << ": " << text->property("text").toString().toStdString()
                << ", from " << words.left() << ", " << words.top() << " to " << words.right() << ", "
                << words.bottom() << " of " << button->width() << ", " << button->height();
        }
    }
    [[nodiscard]] static bool isInAList(const QQuickItem* item) {
        while (item != nullptr && !item->inherits("QQuickItemView")) item = item->parentItem();
        return item != nullptr;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window, Qt::Key(key), modifiers);
        settle();
    }
};

TEST_F(Pages, EveryControlIsReachedByTab) {
    openInSight();
    for (const QString& page : allPages()) {
        show(page);
        waitUntilStill();
        QSet<QQuickItem*> reached;
        std::set<std::string> rows;  // a list makes its rows anew as it scrolls
        for (int press = 0; press < 250; ++press) {
            QTest::keyClick(window, Qt::Key_Tab);
            QQuickItem* const item = window->activeFocusItem();
            if (item == nullptr) continue;
            reached.insert(item);
            if (isInAList(item)) rows.insert(nameOf(item));
        }
        for (QQuickItem* item : seen()) {
            if (!isControl(item) || !item->isEnabled() || item->width() <= 0) continue;
            const bool row = isInAList(item) && rows.contains(nameOf(item));
            EXPECT_TRUE(row || reached.contains(item)) << page.toStdString() << ": " << nameOf(item);
        }
    }
}

TEST_F(Pages, StocksOfAPhoneAreReachedByTab) {
    openInSight();
    window->resize(390, 844);
    show("table");
    QSet<QQuickItem*> reached;
    for (int press = 0; press < 60; ++press) {
        QTest::keyClick(window, Qt::Key_Tab);
        if (window->activeFocusItem() != nullptr) reached.insert(window->activeFocusItem());
    }
    int cards = 0;
    for (QQuickItem* one : seen()) {
        if (one->objectName() != "stocks") continue;
        EXPECT_TRUE(reached.contains(one)) << nameOf(one);
        ++cards;
    }
    EXPECT_EQ(cards, 2);
}

TEST_F(Pages, NoneOfWhatIsNeededIsToldInRed) {
    openInSight();
    show("table");
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/sides/soldier/ammo", 0}}}, {"reason", "shot away"}}));
    settle();
    const bool red = [this] {
        for (QQuickItem* one : seen())
            if (one->inherits("QQuickText") && one->property("text") == "0" &&
                one->property("color").value<QColor>().hsvSaturation() > 100)
                return true;
        return false;
    }();
    EXPECT_TRUE(red);
}

TEST_F(Pages, EverySheetOfTheTableNamesItsControls) {
    openInSight();
    show("table");
    touch("Menu");
    expectNames("menu");
    touch("A ruling");
    expectNames("ruling");
    key(Qt::Key_Escape);
    table.openOffer(evening.offer("attack"));
    settle();
    expectNames("action");
    table.draft()->send("table");
    settle();
    expectNames("pad");
    table.draft()->close();
    show("log");
    touch("Entry 1.3 in full");
    expectNames("entry");
}

TEST_F(Pages, NoWordsLeaveTheirButton) {
    openInSight();
    for (const double scale : {1.0, 1.5}) {
        evening.companion.settings().setTextScale(scale);
        for (const QSize size : sizes) {
            window->resize(size);
            settle();
            for (const QString& page : allPages()) {
                show(page);
                expectWordsWithin(QStringLiteral("%1, %2 wide, text times %3")
                                      .arg(page)
                                      .arg(size.width())
                                      .arg(scale)
                                      .toStdString());
            }
        }
    }
}

TEST_F(Pages, ATouchOnAnEntryShowsTheTableAsItWasAndPlayGoesOnFromThere) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    const int moved = table.log().cursor();
    evening.act("move", {{"piece", "c1"}, {"to", "0,2"}});
    open();
    show("log");
    touch(table.log().journal()->find(QString::number(moved)).sentence);
    EXPECT_EQ(table.log().looking(), moved);
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
    touch("Whole table");
    EXPECT_EQ(window->property("page").toString(), "table");
    EXPECT_EQ(table.log().looking(), moved);
    touch("Play on from here");
    EXPECT_EQ(table.log().looking(), 0);
    EXPECT_EQ(table.log().cursor(), moved);
}

TEST_F(Pages, ATouchOnARoundOfTheCurvesShowsTheTableAsItWasThen) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {}, {}));
    ASSERT_TRUE(evening.act("roll", {{"dice", "1d6"}, {"for", "weather"}, {"by", "app"}}));
    open();
    show("log");
    touch("Curves");
    QQuickItem* look = nullptr;
    for (int plot = 0; look == nullptr && plot < 4; ++plot)
        look = item(QStringLiteral("lookThen%1").arg(plot));
    ASSERT_NE(look, nullptr);
    table.lookAtStep(1);
    settle();
    EXPECT_EQ(table.log().looking(), 1);
    touchItem(look);
    EXPECT_EQ(table.log().looking(), 0) << "the end of the round that was touched is now";
    table.lookAtStep(1);
    settle();
    look->forceActiveFocus();
    key(Qt::Key_Return);
    EXPECT_EQ(table.log().looking(), 0) << "by keys, too";
}

// The window's warnings are failures.
TEST_F(Pages, WhoHeldWhatGoesQuietlyWithWhatIsTakenBack) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("conquest-1762", {}, {}));
    ASSERT_TRUE(evening.act("set-up", {}));
    open();
    show("log");
    touch("Curves");
    settle();
    table.undo();
    settle();
    EXPECT_EQ(table.log().cursor(), 1);
}

TEST_F(Pages, TheScrubBarGoesBackByKeysAndTheTableFollows) {
    evening.toActions();
    open();
    show("log");
    auto* scrub = window->findChild<QQuickItem*>("scrub");
    ASSERT_NE(scrub, nullptr);
    scrub->forceActiveFocus();
    key(Qt::Key_Left);
    EXPECT_EQ(table.log().looking(), 2);
    EXPECT_EQ(scrub->property("value").toInt(), 2);
    key(Qt::Key_Right);
    EXPECT_EQ(table.log().looking(), 0);
    touch("Curves");
    EXPECT_TRUE(isSeen("plot0"));
    touch("Entries");
    EXPECT_FALSE(isSeen("plot0"));
}

TEST_F(Pages, ANumberKeyIsTheFaceOfTheDie) {
    openInSight();
    show("table");
    const int before = table.tabletop().pieces()->find("c1").value("health").toInt();
    table.openOffer(evening.offer("attack"));
    settle();
    touch("Dice on the table");
    ASSERT_EQ(table.draft()->due()->need().kind, "dice");
    key(Qt::Key_5);
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), before - 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), before);
}

TEST_F(Pages, OptionsOfANewGameAreTouchedAndKept) {
    open();
    show("new");
    touch("Play with your own dice");
    ASSERT_TRUE(table.isOpen());
    EXPECT_EQ(table.diceMode(), "table");
}

TEST_F(Pages, SettingsAreTouchedAndKept) {
    open();
    show("settings");
    touch("Light");
    EXPECT_EQ(evening.companion.settings().theme(), "light");
    touch("Left-handed");
    EXPECT_TRUE(evening.companion.settings().mirrored());
    touch("Largest");
    EXPECT_DOUBLE_EQ(evening.companion.settings().textScale(), 1.5);
}

TEST_F(Pages, SettingsThatCannotBeWrittenAreToldOfAndHold) {
    const QString file = evening.folder.filePath("settings.ini");
    QFile::remove(file);
    ASSERT_TRUE(QDir().mkdir(file));
    open();
    show("settings");
    EXPECT_EQ(item("settings-unkept"), nullptr);
    touch("Light");
    EXPECT_EQ(evening.companion.settings().theme(), "light");
    EXPECT_NE(item("settings-unkept"), nullptr);
    ASSERT_TRUE(QDir().rmdir(file));
    touch("Left-handed");
    EXPECT_EQ(item("settings-unkept"), nullptr);
    const AppSettings again(file);
    EXPECT_TRUE(again.mirrored());
    EXPECT_EQ(again.theme(), "light") << "what could not be written before is written with the next";
}

TEST_F(Pages, ANameThatIsTakenIsRefusedInASentence) {
    evening.start();
    const QString name = table.gameName();
    const QSignalSpy said(&evening.companion.campaigns(), &CampaignsController::failed);
    EXPECT_FALSE(evening.companion.campaigns().newGame("life-1861", {}, name));
    ASSERT_EQ(said.count(), 1);
    EXPECT_TRUE(said.at(0).at(0).toString().contains(name));
    EXPECT_EQ(table.gameName(), name) << "the open game stays open";
    open();
}

}  // namespace
}  // namespace adjutant::companion
