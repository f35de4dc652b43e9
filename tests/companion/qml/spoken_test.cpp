// SPDX-License-Identifier: GPL-3.0-or-later
// A game without seeing it: each piece has side, name, value and place; the keyboard's hex says what may be
// done there; results, refusals, prompts and pads are told.
#include <QAccessible>
#include <QMap>
#include <QRegularExpression>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Spoken : public Screens {
  protected:
    void begin(const char* system, const QVariantMap& options = {}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(system, options, {}));
        open();
        show("table");
    }
    [[nodiscard]] static QString nameOf(QQuickItem* item) {
        auto* told = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
        return told == nullptr ? QString() : told->text(QAccessible::Name);
    }
    [[nodiscard]] QString voice() const { return nameOf(window->findChild<QQuickItem*>("voice")); }
    [[nodiscard]] QString focused() const { return nameOf(window->activeFocusItem()); }
    [[nodiscard]] QStringList piecesOnTheBoard() const {
        QStringList names;
        for (QQuickItem* item : seen())
            if (QString(item->metaObject()->className()).startsWith("BoardPiece")) names << nameOf(item);
        return names;
    }
    /// All that a screen reader finds by walking the window, by role.
    [[nodiscard]] QMultiMap<QAccessible::Role, QString> walk() const {
        QMultiMap<QAccessible::Role, QString> found;
        QList<QAccessibleInterface*> list{QAccessible::queryAccessibleInterface(window)};
        for (qsizetype i = 0; i < list.size(); ++i) {
            found.insert(list[i]->role(), list[i]->text(QAccessible::Name));
            for (int child = 0; child < list[i]->childCount(); ++child) {
                if (!list[i]->child(child)->state().invisible) list << list[i]->child(child);
            }
        }
        return found;
    }
    /// All that is drawn in an item, shown or not.
    [[nodiscard]] static QList<QQuickItem*> within(const QQuickItem* item) {
        QList<QQuickItem*> list = item->childItems();
        for (qsizetype i = 0; i < list.size(); ++i) list << list[i]->childItems();
        return list;
    }
    void key(int key) {
        QTest::keyClick(window, Qt::Key(key));
        settle();
    }
};

TEST_F(Spoken, NoTwoPiecesHaveOneNameAndEachSaysItsSideValueAndPlace) {
    begin("hex-acw");
    const QStringList names = piecesOnTheBoard();
    ASSERT_GT(names.size(), 6);
    for (const QString& name : names) {
        EXPECT_EQ(names.count(name), 1) << name.toStdString();
        EXPECT_TRUE(name.contains("Union") || name.contains("Confederate")) << name.toStdString();
    }
    EXPECT_TRUE(names.filter("hits 0").size() >= 4) << names.join('\n').toStdString();
    for (int row = 0; row < table.tabletop().pieces()->count(); ++row) {
        const QVariantMap piece = table.tabletop().pieces()->at(row);
        if (piece.value("out").toBool()) continue;
        EXPECT_FALSE(names.filter(piece.value("place").toString()).isEmpty())
            << piece.value("place").toString().toStdString();
    }
}

TEST_F(Spoken, TheKeyboardsHexIsReadWithWhoStandsThereAndWhatMayBeDone) {
    evening.toActions();
    table.choose("c1");
    open();
    show("table");
    auto* board = window->findChild<QQuickItem*>("board");
    ASSERT_NE(board, nullptr);
    board->forceActiveFocus(Qt::TabFocusReason);
    settle();
    EXPECT_TRUE(focused().contains(table.names().pieceName("c1"))) << focused().toStdString();
    bool told = false;
    for (const int arrow : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up}) {
        const QString before = focused();
        key(arrow);
        if (focused() == before) continue;
        const QString cell = board->property("cursor").toString();
        EXPECT_TRUE(focused().contains(table.names().placeName(cell))) << focused().toStdString();
        const QStringList acts = table.actsAt(cell);
        for (const QString& act : acts) EXPECT_TRUE(focused().contains(act)) << focused().toStdString();
        told = told || !acts.isEmpty();
        if (table.selection().legalPlaces().contains(cell)) {
            key(Qt::Key_Return);
            EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), cell);
            break;
        }
    }
    EXPECT_TRUE(told) << "a hex beside the chosen one can be gone to";
    EXPECT_EQ(voice().toStdString(), table.log().sentence().toStdString());
}

TEST_F(Spoken, ResultsRefusalsAndWhoIsChosenAreTold) {
    evening.toActions();
    open();
    show("table");
    table.choose("c1");
    settle();
    EXPECT_TRUE(voice().contains("chosen")) << voice().toStdString();
    EXPECT_TRUE(voice().contains("in reach")) << voice().toStdString();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    settle();
    EXPECT_EQ(voice().toStdString(), table.log().sentence().toStdString());
    const QSignalSpy refused(&table, &TableController::refused);
    evening.act("move", {{"piece", "c1"}, {"to", "h1"}});
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(voice().toStdString(), refused.at(0).at(1).toString().toStdString());
}

TEST_F(Spoken, APadIsToldByTheFocusThatComesToIt) {
    evening.start({{"dice", "table"}});
    open();
    show("table");
    touch("Place the food");
    const QString title = table.draft()->due()->need().title;
    ASSERT_FALSE(title.isEmpty());
    EXPECT_TRUE(focused().contains(title)) << focused().toStdString();
    EXPECT_TRUE(voice().startsWith(title)) << voice().toStdString();
}

TEST_F(Spoken, APercentageOnThePadSaysWhatItIsOf) {
    begin("hex-acw", {{"dice", "table"}});
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/c2/place", "E4"}, {"/pieces/u2/hits", 2}}},
                               {"reason", "met at the bridge"}}));
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"smoke"}}}));
    table.choose("u2");
    settle();
    touch("Infantry 2: shoot Confederate Infantry 2");
    EXPECT_TRUE(focused().contains("% rout")) << focused().toStdString();
    int named = 0;
    for (const QString& words : walk().values(QAccessible::Button)) {
        EXPECT_FALSE(words.endsWith('%')) << words.toStdString();
        if (words.endsWith("% rout")) ++named;
    }
    EXPECT_GT(named, 0) << "the face on which it hangs says how likely a rout is";
}

TEST_F(Spoken, AChanceInTheListOfAllActsSaysWhatItIsOf) {
    evening.toActions();
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/s1/place", "h11"}, {"/pieces/c1/place", "2,0"}}},
                               {"reason", "met in the street"}}));
    table.choose("s1");
    open();
    show("table");
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return !walk().values(QAccessible::Button).filter("% hit").isEmpty(); }));
    touch("More");
    const QStringList acts = walk().values(QAccessible::Button);
    EXPECT_FALSE(acts.filter("% hit").isEmpty()) << acts.join('\n').toStdString();
    EXPECT_TRUE(acts.filter(QRegularExpression("%(,|$)")).isEmpty()) << acts.join('\n').toStdString();
}

TEST_F(Spoken, TheBandAndTheVoiceCallADrawADraw) {
    evening.toActions();
    open();
    show("table");
    ASSERT_TRUE(
        evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier", "civilians"}}}));
    settle();
    EXPECT_TRUE(voice().contains("A draw by agreement")) << voice().toStdString();
    EXPECT_FALSE(voice().contains("victory", Qt::CaseInsensitive)) << voice().toStdString();
    const QStringList said = walk().values(QAccessible::StaticText);
    EXPECT_FALSE(said.filter("Over: A draw").isEmpty()) << said.join('\n').toStdString();
    EXPECT_TRUE(said.filter("Nobody wins").isEmpty()) << said.join('\n').toStdString();
}

TEST_F(Spoken, WhatIsNotShownIsNotBuilt) {
    begin("hex-acw");
    for (const char* hidden : {"AskedPieces", "TableAsked"}) {
        int built = 0;
        for (const QQuickItem* item : within(window->contentItem())) {
            if (!QString(item->metaObject()->className()).startsWith(hidden)) continue;
            ++built;
            EXPECT_LT(within(item).size(), 20) << hidden;
        }
        EXPECT_EQ(built, 1) << hidden;
    }
}

TEST_F(Spoken, TitlesOfGroupsTheBandAndTheLastSentenceAreInTheTree) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    open();
    show("table");
    const auto found = walk();
    const QStringList texts = found.values(QAccessible::StaticText);
    EXPECT_FALSE(texts.filter(table.standing().activeName()).isEmpty());
    touch("Menu");
    touch("A ruling");
    const QStringList headings = walk().values(QAccessible::Heading);
    EXPECT_GE(headings.size(), 3) << headings.join('\n').toStdString();
}

TEST_F(Spoken, NoWordsOfAButtonAreReadTwice) {
    evening.toActions();
    open();
    for (const char* page : {"home", "new", "table", "log", "report", "print", "settings", "scan"}) {
        show(page);
        for (QQuickItem* item : seen()) {
            auto* told = QAccessible::queryAccessibleInterface(item);
            if (told == nullptr || told->role() != QAccessible::Button) continue;
            for (int child = 0; child < told->childCount(); ++child) {
                EXPECT_TRUE(told->child(child)->state().invisible ||
                            told->child(child)->role() != QAccessible::StaticText)
                    << page << ": " << told->child(child)->text(QAccessible::Name).toStdString() << " in "
                    << told->text(QAccessible::Name).toStdString();
            }
        }
    }
}

}  // namespace
}  // namespace adjutant::companion
