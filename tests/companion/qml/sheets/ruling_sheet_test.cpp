// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of rulings: every part of the state can be set in it, and what the engine says against it is read
// there.
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Rulings : public Screens {
  protected:
    void openSheet(const char* piece = "") {
        open();
        show("table");
        sheet = openSheetOf("openRuling", "ruling", QString(piece));
        ASSERT_NE(sheet, nullptr);
    }
    QQuickItem* item(const QString& name) {
        for (QQuickItem* each : seen()) {
            if (each->objectName() == name) return each;
        }
        ADD_FAILURE() << "There is no " << name.toStdString();
        return nullptr;
    }
    void press(const QString& name) {
        if (QQuickItem* pill = item(name)) QMetaObject::invokeMethod(pill, "clicked");
        settle();
    }
    void say(const QString& name, const QVariant& value, const char* how = "changed") {
        if (QQuickItem* field = item(name)) QMetaObject::invokeMethod(field, how, Q_ARG(QVariant, value));
        settle();
    }
    void rule() {
        QMetaObject::invokeMethod(sheet, "chosen", Q_ARG(QString, "rule"));
        settle();
    }
    [[nodiscard]] bool isOpen() const { return sheet->property("opened").toBool(); }

    QQuickItem* sheet = nullptr;
};

class RulingsOf : public Rulings, public testing::WithParamInterface<const char*> {};

TEST_P(RulingsOf, OpenOnSomethingThatCanBeRuledOn) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    openSheet();
    int fields = 0;
    for (const QQuickItem* each : seen()) {
        const QString type = each->metaObject()->className();
        if (!sheet->isAncestorOf(each)) continue;
        if (type.startsWith("FactToggle") || type.startsWith("ParamField")) ++fields;
    }
    EXPECT_GT(fields, 0) << "on " << sheet->property("part").toString().toStdString();
}

INSTANTIATE_TEST_SUITE_P(EverySystem, RulingsOf,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"));

TEST_F(Rulings, ACardOfOnesOwnIsEnteredWithAllThatItDoes) {  // L61-EVENT-04
    evening.start({{"events", "own"}});
    evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}});
    openSheet();
    press("ruling-game");
    say("rule/event", "mud");
    say("rule/tension/level", 5);
    press("ruling-piece");
    say("ruling-which", "b1", "picked");
    say("ruling-place", "h3", "picked");
    press("ruling-piece");
    say("ruling-which", "c1", "picked");
    say("rule/pieces/c1/diseases", QVariantList{"fever"});
    rule();
    EXPECT_FALSE(isOpen());
    EXPECT_EQ(table.standing().extras().value("event").toString(), "mud");
    EXPECT_EQ(table.standing().extras().value("tension").toMap().value("level").toInt(), 5);
    EXPECT_EQ(table.tabletop().pieces()->find("b1").value("cell").toString(), "h3");
    EXPECT_FALSE(table.tabletop().pieces()->find("b1").value("out").toBool());
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("mark").toString(), "Fever");
    table.undo();
    EXPECT_TRUE(table.tabletop().pieces()->find("b1").value("out").toBool()) << "one ruling, one undo";
}

TEST_F(Rulings, TheManyPlacesOfABoardGoWithTheSheet) {
    evening.start({});
    openSheet("c1");
    const int open = itemsBelow(sheet);
    ASSERT_NE(item("ruling-place"), nullptr);
    QMetaObject::invokeMethod(sheet, "close");
    settle();
    EXPECT_FALSE(isOpen());
    EXPECT_LT(itemsBelow(sheet), open / 2);
}

TEST_F(Rulings, APieceIsTakenOutOfPlay) {
    evening.toActions();
    openSheet("c2");
    say("rule/pieces/c2/out", true);
    rule();
    EXPECT_TRUE(table.tabletop().pieces()->find("c2").value("out").toBool());
    EXPECT_EQ(table.tabletop().pieces()->find("c2").value("cell").toString(), "");
}

TEST_F(Rulings, AFighterWhomTheTableAlonePlacesIsTakenOutOfPlayByTouch) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    openSheet("blue-r3");
    for (const QQuickItem* each : seen()) EXPECT_NE(each->objectName(), "ruling-place");
    touchItem(item("rule/pieces/blue-r3/out"));
    touch("Apply the ruling");
    EXPECT_FALSE(isOpen());
    EXPECT_TRUE(table.tabletop().pieces()->find("blue-r3").value("out").toBool());
    touch("Undo");
    EXPECT_FALSE(table.tabletop().pieces()->find("blue-r3").value("out").toBool());
}

TEST_F(Rulings, GoodsAreLaidOnTheGround) {
    evening.toActions();
    openSheet();
    press("ruling-game");
    say("ruling-ground", "h5", "picked");
    if (QQuickItem* food = item("ground-food")) QMetaObject::invokeMethod(food, "stepTo", Q_ARG(int, 3));
    settle();
    rule();
    EXPECT_EQ(table.standing().extras().value("ground").toMap().value("h5").toMap().value("food").toInt(), 3);
    EXPECT_EQ(table.standing().extras().value("ground").toMap().size(), 3)
        << "what lay there lies there still";
}

TEST_F(Rulings, AnyPartOfTheStateIsFoundByTouchAndSet) {
    evening.toActions();
    openSheet();
    press("ruling-any");
    press("tree-bakery");
    press("tree-free-taken");
    say("tree-text", "[\"c3\"]", "picked");
    rule();
    EXPECT_EQ(table.standing().extras().value("bakery").toMap().value("free-taken").toList(),
              QVariantList{"c3"});
}

TEST_F(Rulings, WhatTheEngineRefusesIsReadInTheSheetWhichStaysOpen) {
    evening.toActions();
    openSheet();
    press("ruling-any");
    press("tree-round");
    say("tree-text", "\"late\"", "picked");
    rule();
    EXPECT_TRUE(isOpen());
    ASSERT_NE(item("ruling-refusal"), nullptr);
    EXPECT_NE(item("ruling-refusal")->property("text").toString(), "");
    EXPECT_EQ(table.standing().round(), 1);
}

}  // namespace
}  // namespace adjutant::companion
