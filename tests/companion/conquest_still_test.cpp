// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps its place and what is told apart at a table of 1762: the bar while a number is stepped, the pad
// while faces are entered, fields of two acts, and no card where a place was drawn by lot.
#include <QMap>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class ConquestKeepsStill : public Screens {
  protected:
    void begin(const QVariantMap& options, const QVariantMap& set, QSize size, double text = 1) {
        QVariantMap all{{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}};
        all.insert(options);
        ASSERT_TRUE(evening.companion.campaigns().newGame("conquest-1762", all, {}));
        if (!set.isEmpty()) {
            ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "as on the table"}}));
        }
        evening.companion.settings().setTextScale(text);
        open();
        window->resize(size);
        settle();
        show("table");
    }
    [[nodiscard]] static QVariantMap borders() {
        return {{"/phase", "attack"},
                {"/territories/italy/owner", "french"},
                {"/territories/italy/soldiers", 9},
                {"/territories/france/owner", "british"},
                {"/territories/france/soldiers", 4}};
    }
    [[nodiscard]] QQuickItem* named(const QString& name) const {
        for (QQuickItem* item : seen())
            if (item->objectName() == name) return item;
        return nullptr;
    }
    void touchLand(const QString& place) {
        auto* board = window->findChild<QQuickItem*>("board");
        const QPointF centre =
            board->property("centres").value<QJSValue>().property(place).toVariant().toPointF();
        touchAt(board->mapToScene(board->property("origin").toPointF() +
                                  centre * board->property("radius").toReal() -
                                  board->property("eye").toPointF()));
    }
    void touchIn(const QString& holder, const QString& text) {
        const QQuickItem* within = named(holder);
        ASSERT_NE(within, nullptr);
        for (QQuickItem* one : seen()) {
            if (!isButton(one) || !within->isAncestorOf(one) || one->property("text") != text) continue;
            scrollTo(one);
            return touchAt(one->mapToScene(QPointF(one->width() / 2, one->height() / 2)));
        }
        FAIL() << "There is no " << text.toStdString() << " in " << holder.toStdString();
    }
    /// The buttons in it by their words, with their places.
    [[nodiscard]] std::string placesIn(const QString& holder, const QStringList& only = {}) const {
        const QQuickItem* within = named(holder);
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
        const QQuickItem* within = named(holder);
        QStringList names;
        for (QQuickItem* item : seen()) {
            if (within == nullptr || !isButton(item) || !within->isAncestorOf(item)) continue;
            names << QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name);
        }
        return names;
    }
};

TEST_F(ConquestKeepsStill, WhereTilesAndCapitalsAreDrawnByLotNoCardLiesOverTheBoard) {
    begin({{"setup", "random"}}, {}, {800, 1280}, 1.5);
    ASSERT_TRUE(evening.act("set-up"));
    settle();
    EXPECT_TRUE(table.drawnCard().isEmpty()) << table.drawnCard().value("name").toString().toStdString();
    EXPECT_EQ(named("card"), nullptr);
}

TEST_F(ConquestKeepsStill, TheBarKeepsItsPlacesWhenAStepperGoesFromTenToNine) {
    begin({}, {{"/phase", "build"}, {"/territories/italy/owner", "french"}, {"/sides/french/pool", 18}},
          {1280, 800});
    touchLand("italy");
    const std::string before = placesIn("offers");
    ASSERT_NE(before.find("Place soldiers"), std::string::npos) << before;
    touchIn("beside-soldiers", "9");
    EXPECT_EQ(placesIn("offers"), before);
    touchIn("beside-soldiers", "1");
    EXPECT_EQ(placesIn("offers"), before);
}

TEST_F(ConquestKeepsStill, WhatTwoActsLeaveOpenIsToldApartByItsName) {
    begin({}, borders(), {1280, 800});
    touchLand("italy");
    touchLand("france");
    const QStringList names = callingsIn("beside");
    ASSERT_GT(names.size(), 6);
    for (const QString& name : names)
        EXPECT_EQ(names.count(name), 1) << name.toStdString() << " is the name of two";
    EXPECT_EQ(names.filter("Fight it out from Italy, ").size() + names.filter("Attack from Italy, ").size(),
              names.size())
        << names.join('\n').toStdString();
}

TEST_F(ConquestKeepsStill, ThePadKeepsItsPlaceWhileFacesAreEntered) {
    begin({{"dice", "table"}}, borders(), {800, 1280}, 1.5);
    touchLand("italy");
    touchLand("france");
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
