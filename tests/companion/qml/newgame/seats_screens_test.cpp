// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side, and how a game is ended by agreement, by touch.
#include <QRegularExpression>

#include "companion/bridge/campaign_people.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Seats : public Screens {
  protected:
    void type(const QString& words) {
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        QTest::keyClick(window, Qt::Key_Return);
        settle();
    }
    /// Is it read somewhere on the screen?
    [[nodiscard]] bool reads(const QString& words) const {
        const QList<QQuickItem*> items = seen();
        return std::any_of(items.begin(), items.end(),
                           [&](const QQuickItem* item) { return item->property("text") == words; });
    }
    /// The first stock of that name on the table, to be corrected.
    void touchStock(const QString& name) {
        for (QQuickItem* one : seen())
            if (isButton(one) && one->isEnabled() && one->property("text") == name) return touchItem(one);
        FAIL() << "There is no " << name.toStdString();
    }
    /// The stocks of the first side, to be corrected.
    void touchStocks() {
        for (QQuickItem* one : seen())
            if (isButton(one) && one->objectName() == "stocks") return touchItem(one);
        FAIL() << "There are no stocks";
    }
    /// The game of a system at the table.
    void sitDown(const QString& system, const QVariantMap& seats = {}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(system, {}, {}, seats));
        show("home");
        show("table");
    }
};

TEST_F(Seats, AreGivenInTwoTouchesAndProposedForTheNextGame) {
    open();
    show("new");
    touchNamed("seat-soldier");
    ASSERT_NE(item("newPlayer"), nullptr);
    type("ann");  // nobody is known yet, so the name can be typed at once
    touchNamed("seat-civilians");
    touchNamed("newPlayer");
    type("boris");
    touch("Play");
    ASSERT_TRUE(table.isOpen());
    EXPECT_EQ(table.seating().playedName("soldier"), "Soldier, ann");
    EXPECT_TRUE(reads("Soldier, ann")) << "the head of the side says who plays it";
    EXPECT_TRUE(reads("Civilians, boris"));
    EXPECT_EQ(evening.companion.people().names(), (QStringList{"ann", "boris"}));
    show("new");
    ASSERT_NE(item("seat-soldier"), nullptr);
    EXPECT_EQ(item("seat-soldier")->property("text"), "Soldier: ann") << "as last evening";
    touchNamed("seat-soldier");
    touchNamed("plays-boris");
    EXPECT_EQ(item("seat-soldier")->property("text"), "Soldier: boris");
}

TEST_F(Seats, AreChangedFromTheMenuAndTheLogTellsOfIt) {
    open();
    sitDown("life-1861", {{"soldier", "ann"}, {"civilians", "boris"}});
    touch("Menu");
    touchNamed("menu-seats");
    touchNamed("seat-soldier");
    touchNamed("plays-boris");
    EXPECT_EQ(table.seating().personOf("soldier"), "boris");
    EXPECT_TRUE(table.log().sentence().contains("boris"));
    touch("Undo");
    EXPECT_EQ(table.seating().personOf("soldier"), "ann");
}

TEST_F(Seats, SideOfTheTurnIsToldWithItsPersonInEveryForm) {
    open();
    sitDown("civil-war-1863", {{"confederate", "ann"}, {"union", "boris"}});
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        settle();
        EXPECT_TRUE(reads(table.standing().activeName() + ", ann")) << size.width();
    }
}

TEST_F(Seats, WhoRulesIsSaidInTheLogAndTheReportWithoutAnotherTouch) {
    open();
    sitDown("hex-acw", {{"union", "ann"}, {"confederate", "boris"}});
    const QString active = table.seating().activePerson();
    const QString other = active == "ann" ? "boris" : "ann";
    touchStocks();
    ASSERT_NE(item("ruler"), nullptr);
    EXPECT_TRUE(button(active)->property("chosen").toBool()) << "whose turn it is";
    touch("Points more");
    touch("Done");
    EXPECT_TRUE(table.log().sentence().contains(", " + active + ": a mistake before"))
        << table.log().sentence().toStdString();
    touchStocks();
    touch(other);
    touch("Points less");
    touch("Done");
    EXPECT_TRUE(table.log().sentence().contains(", " + other + ": a mistake before"));
    touchStocks();
    EXPECT_TRUE(button(other)->property("chosen").toBool()) << "who ruled last";
    touch("The referee");
    touch("Points more");
    touch("Done");
    EXPECT_TRUE(table.log().sentence().contains(", the referee: a mistake before"));
    const QString report = evening.companion.campaigns().reportText();
    for (const QString& who : {active, other, QString("the referee")}) {
        const QRegularExpression told(
            QString::fromUtf8("points: \\d+ → \\d+, %1: A mistake before").arg(who));
        EXPECT_TRUE(report.contains(told)) << who.toStdString() << "\n" << report.toStdString();
    }
    touch("Menu");
    touch("A ruling");
    EXPECT_NE(item("ruler"), nullptr);
}

TEST_F(Seats, WhereNobodyIsNamedTheRulingAsksNobody) {
    evening.toActions();
    open();
    show("table");
    touchStock("Ammo");
    EXPECT_EQ(item("ruler"), nullptr);
    touch("Ammo more");
    touch("Done");
    EXPECT_TRUE(table.log().sentence().contains(", the referee: a mistake before"));
}

TEST_F(Seats, ColumnsOfASkirmishNameWhoPlaysThem) {
    open();
    sitDown("one-stat", {{"red", "ann"}, {"blue", "boris"}});
    for (const QVariantMap& act :
         {QVariantMap{{"do", "roll-initiative"}, {"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}},
          QVariantMap{{"do", "choose-position"}, {"position", 1}}}) {
        EXPECT_TRUE(reads(table.seating().activePerson() + " chooses when to act.") ||
                    table.standing().phase() != "positions");
        ASSERT_TRUE(table.act(act));
        settle();
    }
    const QString other = table.standing().active() == "red" ? "Blue, boris" : "Red, ann";
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        window->resize(size);
        settle();
        EXPECT_TRUE(reads(other)) << size.width();
        EXPECT_TRUE(reads(table.seating().activePerson() + " to act: touch a fighter."));
    }
}

TEST_F(Seats, EveryGameEndsByAgreementInTwoTouches) {
    open();
    for (const char* system : {"life-1861", "hex-acw", "conquest-1762", "civil-war-1863", "one-stat"}) {
        sitDown(system);
        const QList<TableSeat>& seats = table.seating().seats();
        ASSERT_GE(seats.size(), 2) << system;
        const QString side = seats.last().side;
        touch("Menu");
        touchNamed("end-" + side);
        ASSERT_FALSE(!table.standing().isOver()) << system;
        EXPECT_EQ(table.standing().result().winners, QStringList{side}) << system;
        EXPECT_TRUE(reads(table.standing().result().words)) << system << ": the verdict says so";
        touch("Undo");
        EXPECT_TRUE(!table.standing().isOver()) << system;
        touch("Menu");
        touchNamed("end-draw");
        EXPECT_TRUE(table.standing().result().draw) << system;
        touch("Undo");
        touch("Menu");
        touchNamed("end-nobody");
        EXPECT_FALSE(!table.standing().isOver()) << system;
        EXPECT_TRUE(table.standing().result().winners.isEmpty()) << system;
        EXPECT_FALSE(table.standing().result().draw) << system;
        EXPECT_TRUE(reads("Ended without a result")) << system;
    }
}

TEST_F(Seats, FinishedGamesAtHomeSayWhoHasWon) {
    open();
    sitDown("life-1861", {{"soldier", "ann"}});
    touch("Menu");
    touchNamed("end-soldier");
    touch("Home");
    touch("Done");  // nobody is named for the other side, and that is left so
    const QString name = table.systemName() + ", Game 1";
    ASSERT_NE(button(name), nullptr);
    auto* told = QAccessible::queryAccessibleInterface(button(name));
    ASSERT_NE(told, nullptr);
    EXPECT_TRUE(told->text(QAccessible::Name).contains("Victory by agreement: ann (Soldier)"))
        << told->text(QAccessible::Name).toStdString();
}

}  // namespace
}  // namespace adjutant::companion
