// SPDX-License-Identifier: GPL-3.0-or-later
// Dice pads and the sheets before them, by finger: what stands under a face, which die it is, what is asked
// and how much of it, and where a piece may go.
#include <QJsonDocument>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Pads : public Screens {
  protected:
    void rule(const QVariantMap& set) {
        ASSERT_TRUE(table.act({{"do", "ruling"}, {"set", set}, {"reason", "as on the table"}}));
    }
    [[nodiscard]] int stock(const char* side, const char* good) const {
        const QVariantMap state = QJsonDocument::fromJson(table.stateText().toUtf8()).toVariant().toMap();
        return state.value("sides").toMap().value(side).toMap().value(good).toInt();
    }
    void openTable() {
        open();
        show("table");
    }
    [[nodiscard]] QString words(const char* name) const {
        const QQuickItem* one = item(name);
        return one == nullptr ? QString() : one->property("text").toString();
    }
    [[nodiscard]] QString need() const {
        const QQuickItem* pad = item("pad");
        return pad == nullptr ? QString() : pad->property("need").toString();
    }
    /// What stands under the faces of the pad, in their order.
    [[nodiscard]] QStringList underFaces() const {
        QStringList list;
        for (QQuickItem* item : seen()) {
            if (item->property("outcome").isValid() && item->property("counts").isValid())
                list << item->property("outcome").toString();
        }
        return list;
    }
    /// The key beside a label that counts one more of it.
    void oneMore(const char* name) {
        QQuickItem* field = item(name);
        ASSERT_NE(field, nullptr) << name;
        scrollTo(field);
        for (QQuickItem* item : seen()) {
            if (!isButton(item) || item->property("sign") != "plus" || !field->isAncestorOf(item)) continue;
            return touchAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
        }
        FAIL() << "There is no + at " << name;
    }
};

TEST_F(Pads, TheDieOfABanditAfterAnAttackBearsItsOwnWordsAndItsOwnNumber) {
    evening.toActions();
    table.setDiceMode("table");
    rule({{"/pieces/s1/place", "2,-1"},
          {"/pieces/c1/place", "1,-1"},
          {"/pieces/b1/place", "3,-2"},
          {"/pieces/b1/out", false}});
    openTable();
    touchCell("2,-1");
    touchCell("1,-1");
    ASSERT_EQ(words("needTitle"), "First of two: Soldier attacks Civilian 1") << "two touches and the die";
    EXPECT_TRUE(words("needWho").startsWith("Soldier to roll")) << words("needWho").toStdString();
    EXPECT_EQ(need(), "3 or more hits");
    EXPECT_EQ(underFaces(), QStringList({"Miss", "Miss", "Hit", "Hit", "Hit", "Hit"}));
    touch("4");
    ASSERT_EQ(words("needTitle"), "Second of two: Bandit 1 attacks Soldier");
    EXPECT_EQ(need(), "5 or 6 hits");
    EXPECT_EQ(underFaces(), QStringList({"Miss", "Miss", "Miss", "Miss", "Hit", "Hit"}));
    EXPECT_EQ(item("padUndo")->property("takesBack"), "the 4");
    touch("5");
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), 1);
    EXPECT_EQ(table.tabletop().pieces()->find("s1").value("health").toInt(), 2);
}

TEST_F(Pads, TheTownsDieIsTheCiviliansToRoll) {
    evening.toActions();
    table.setDiceMode("table");
    rule({{"/pieces/s1/place", "h11"}, {"/pieces/c1/place", "0,0"}, {"/tension/level", 5}});
    openTable();
    touchCell("h11");
    touchCell("0,0");
    touch("1");
    EXPECT_EQ(words("needTitle"), "Second of two: The town shoots at Soldier");
    EXPECT_TRUE(words("needWho").startsWith("Civilians to roll")) << words("needWho").toStdString();
    EXPECT_EQ(need(), "A 6 hits");
}

TEST_F(Pads, FromThePadTheOddsAndFactsAreAtHandAndNothingHasFallen) {
    evening.toActions();
    table.setDiceMode("table");
    rule({{"/pieces/c1/place", "0,-3"}});
    openTable();
    touchCell("base");
    touchCell("0,-3");
    const int entries = table.log().entries();
    touch("Odds and facts");
    EXPECT_EQ(item("needTitle"), nullptr);
    EXPECT_TRUE(button("Dice on the table") != nullptr);
    touch("Dice on the table");
    EXPECT_EQ(words("needTitle"), "Soldier attacks Civilian 1");
    touch("Back");
    EXPECT_EQ(table.log().entries(), entries);
    EXPECT_FALSE(table.draft()->isOpen());
}

TEST_F(Pads, WhatALootersSixBringsIsAsked) {
    evening.toActions();
    table.setDiceMode("table");
    rule({{"/pieces/s1/place", "battlefield"}});
    const int before = stock("soldier", "medicine");
    openTable();
    touchCell("battlefield");
    touch("Loot");
    ASSERT_NE(button("Medicine"), nullptr) << "any resource is a choice of the player";
    touch("Medicine");
    touch("Dice on the table");
    touch("6");
    EXPECT_EQ(stock("soldier", "medicine"), before + 1);
}

TEST_F(Pads, TheStoreTakesTwoOfOneKind) {
    evening.toActions();
    rule({{"/pieces/c1/place", "store"}});
    openTable();
    touchCell("store");
    touch("Trade at the store");
    oneMore("count-food");
    oneMore("count-food");
    touch("Ammo");
    touch("Trade at the store");
    EXPECT_EQ(stock("civilians", "food"), 5);
    EXPECT_EQ(stock("civilians", "ammo"), 1);
}

TEST_F(Pads, ALitHexIsADestinationThoughAMerchantStandsThere) {
    evening.toActions();
    rule({{"/pieces/m1/place", "h11"}, {"/pieces/m1/out", false}, {"/pieces/m1/leaves", 2}});
    openTable();
    touchCell("town-hall");
    ASSERT_EQ(table.selection().chosen(), "c4");
    touchCell("h11");
    EXPECT_EQ(table.tabletop().pieces()->find("c4").value("cell").toString(), "h11");
}

TEST_F(Pads, TheSoldiersTurnsAreToldAtHisTile) {
    evening.toActions();
    openTable();
    EXPECT_TRUE(table.tabletop().pieces()->find("s1").value("mark").toString().contains("2 turns to take"));
}

}  // namespace
}  // namespace adjutant::companion
