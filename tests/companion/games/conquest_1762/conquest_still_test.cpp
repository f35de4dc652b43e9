// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps its place and what is told apart at a table of 1762: the bar while a number is stepped, the pad
// while faces are entered, fields of two acts, and no card where a place was drawn by lot.
#include <QMap>

#include "tests/companion/games/conquest_1762/conquest_screens.hpp"

namespace adjutant::companion {
namespace {

class ConquestKeepsStill : public ConquestEvening {
  protected:
    /// The buttons in it by their words, with their places.
    [[nodiscard]] std::string placesIn(const QString& holder, const QStringList& only = {}) const {
        const QQuickItem* within = item(holder);
        QMap<QString, QRectF> places;
        for (QQuickItem* item : seen()) {
            const QString text = item->property("text").toString();
            if (within == nullptr || !isButton(item) || !within->isAncestorOf(item)) continue;
            if (only.isEmpty() || only.contains(text))
                places.insert(text, item->mapRectToScene(item->boundingRect()));
        }
        QString words;
        for (auto one = places.begin(); one != places.end(); ++one)
            words += QString("%1: %2,%3 %4\n").arg(one.key()).arg(one->x()).arg(one->y()).arg(one->width());
        return words.toStdString();
    }
    /// What those that can be touched in it are called, to a screen reader.
    [[nodiscard]] QStringList callingsIn(const QString& holder) const {
        const QQuickItem* within = item(holder);
        QStringList names;
        for (QQuickItem* item : seen()) {
            if (within == nullptr || !isButton(item) || !within->isAncestorOf(item)) continue;
            names << QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name);
        }
        return names;
    }
};

TEST_F(ConquestKeepsStill, WhereTilesAndCapitalsAreDrawnByLotNoCardLiesOverTheBoard) {
    evening.companion.settings().setTextScale(1.5);
    sitDown({800, 1280}, {}, {{"setup", "random"}});
    ASSERT_TRUE(evening.act("set-up"));
    settle();
    EXPECT_TRUE(table.log().drawnCard().id.isEmpty()) << table.log().drawnCard().name.toStdString();
    EXPECT_EQ(item("card"), nullptr);
}

TEST_F(ConquestKeepsStill, TheBarKeepsItsPlacesWhenAStepperGoesFromTenToNine) {
    begin({1280, 800}, {{"/territories/italy/owner", "french"}, {"/sides/french/pool", 18}});
    touchCell("italy");
    const std::string before = placesIn("offers");
    ASSERT_NE(before.find("Place soldiers"), std::string::npos) << before;
    touchIn("beside-soldiers", "9");
    EXPECT_EQ(placesIn("offers"), before);
    touchIn("beside-soldiers", "1");
    EXPECT_EQ(placesIn("offers"), before);
}

TEST_F(ConquestKeepsStill, WhatTwoActsLeaveOpenIsToldApartByItsName) {
    begin({1280, 800}, borders());
    touchCell("italy");
    touchCell("france");
    const QStringList names = callingsIn("beside");
    ASSERT_GT(names.size(), 6);
    for (const QString& name : names)
        EXPECT_EQ(names.count(name), 1) << name.toStdString() << " is the name of two";
    EXPECT_EQ(names.filter("Fight it out from Italy, ").size() + names.filter("Attack from Italy, ").size(),
              names.size())
        << names.join('\n').toStdString();
}

TEST_F(ConquestKeepsStill, ThePadKeepsItsPlaceWhileFacesAreEntered) {
    evening.companion.settings().setTextScale(1.5);
    begin({800, 1280}, borders(), {{"dice", "table"}});
    touchCell("italy");
    touchCell("france");
    touchIn("offers", "Attack from Italy");
    const auto places = [this] { return placesIn("pad", {"1", "2", "4", "5", "6"}); };
    const std::string before = places();
    ASSERT_NE(before.find("6: "), std::string::npos) << before;
    touchIn("pad", "3");
    EXPECT_EQ(places(), before);
    const QStringList once = callingsIn("pad").filter("Take back");
    touchIn("pad", "3");
    const QStringList twice = callingsIn("pad").filter("Take back");
    ASSERT_EQ(once.size(), 1);
    ASSERT_EQ(twice.size(), 1);
    EXPECT_NE(once.first(), twice.first()) << "another die is taken back";
}

}  // namespace
}  // namespace adjutant::companion
