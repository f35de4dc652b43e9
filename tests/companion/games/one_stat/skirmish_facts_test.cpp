// SPDX-License-Identifier: GPL-3.0-or-later
// What the table alone knows of a skirmish is asked by touch: inches climbed, the hill, who is near a bomb;
// and what is nobody's own is not hidden behind everybody's.
#include <QJsonDocument>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class SkirmishFacts : public Screens {
  protected:
    void begin(QSize size, const QVariantMap& options = {}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", options, {}));
        open();
        window->resize(size);
        show("table");
        evening.act("roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}});
        evening.act("choose-position", {{"position", 1}});
        settle();
    }
    /// The act as it was sent last.
    [[nodiscard]] QVariantMap lastActed() {
        const QVariantMap asked = table.ask({{"ask", "log"}});
        return asked.value("entries").toList().last().toMap().value("request").toMap();
    }
};

TEST_F(SkirmishFacts, ASpawnpointHasOneNameWhetherItsSquareIsKnownOrNot) {
    for (const bool known : {false, true}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {{"scenario", "hunt"}}, {}));
        if (known) {
            ASSERT_TRUE(evening.act("place-points"));
        }
        ASSERT_TRUE(evening.act("spawn", {{"rolls", QVariantList{QVariantList{2, 2, 3, 3, 5, 6}}}}));
        EXPECT_EQ(table.tabletop().pieces()->find("op-s1").value("place"), "Spawnpoint 2") << known;
        EXPECT_TRUE(table.log().sentence().contains("appears at spawnpoint 2"));
    }
}

TEST_F(SkirmishFacts, NoNameOfARangeIsBroken) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {{"scenario", "collect"}}, {}));
    ASSERT_TRUE(evening.act("spawn", {{"rolls", QVariantList{QVariantList{2, 2, 3, 3, 5, 6}}}}));
    open();
    window->resize(1280, 800);
    show("table");
    QString ranger;
    for (const QVariant& piece : table.tabletop().allPieces())
        if (const auto one = piece.value<TablePiece>(); one.own.value("specialization") == "ranger")
            ranger = one.id;
    touchNamed("fighter-" + ranger);
    touchNamed("aim-attack-op-s1");
    int ranges = 0;
    for (const QQuickItem* one : seen()) {
        if (one->property("text") != "Medium" || !one->property("lineCount").isValid()) continue;
        ++ranges;
        EXPECT_EQ(one->property("lineCount").toInt(), 1);
        EXPECT_LE(one->property("contentWidth").toReal(), one->width());
    }
    EXPECT_EQ(ranges, 2) << "in the open and in cover";
}

TEST_F(SkirmishFacts, AMoveIsAFighterAndOneTouch) {
    begin({1280, 800});
    touchNamed("fighter-red-boss");
    touch("Move");
    EXPECT_EQ(lastActed().value("do"), "move");
    EXPECT_FALSE(table.draft()->isOpen());
}

TEST_F(SkirmishFacts, HowHighAFighterClimbsIsAskedBeforeItCounts) {  // OSS-MOVE-04
    begin({1280, 800});
    touchNamed("fighter-red-boss");
    const int before = table.log().entries();
    touch("Climb");
    ASSERT_TRUE(table.draft()->isOpen()) << "nobody has said how high";
    EXPECT_EQ(table.log().entries(), before);
    touch("Inches up more");
    touch("Climb with Red's boss");
    EXPECT_EQ(lastActed().value("climb"), 2);
    EXPECT_TRUE(table.log().sentence().startsWith("Red's boss climbs 2 inches."))
        << table.log().sentence().toStdString();
}

TEST_F(SkirmishFacts, AMoveToTheHillIsOneTouchToo) {  // OSS-SCEN-03
    begin({390, 844}, {{"scenario", "king-of-the-hill"}});
    touch("Red's boss");
    if (button("To the hill") == nullptr) {
        touch("More");
        touch("To the hill with Red's boss");
    } else {
        touch("To the hill");
    }
    EXPECT_EQ(lastActed().value("hill"), true);
}

TEST_F(SkirmishFacts, WhoIsInTheCrowdIsSaidUnderItsOwnHeadingByBoxesToTick) {  // OSS-SHOOT-03
    begin({1280, 800});
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-boss");
    touchNamed("fact-crowd");
    const auto box = [&]() -> QQuickItem* {
        for (QQuickItem* item : seen()) {
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item);
            if (told != nullptr && told->role() == QAccessible::CheckBox &&
                told->text(QAccessible::Name) == "Blue's rookie 2")
                return item;
        }
        return nullptr;
    };
    ASSERT_NE(box(), nullptr);
    scrollTo(box());
    touchAt(box()->mapToScene(QPointF(box()->width() / 2, box()->height() / 2)));
    ASSERT_NE(box(), nullptr);
    EXPECT_TRUE(QAccessible::queryAccessibleInterface(box())->state().checked);
    EXPECT_EQ(item("fact-crowd")->property("value"), "1");
}

TEST_F(SkirmishFacts, WhoIsNearTheBombIsAskedBeforeItGoesOff) {  // OSS-ACTION-06
    begin({1280, 800}, {{"scenario", "bombing-run"}, {"bomb-clock", "turn"}});
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/tokens/bomb/at", "carried"},
                                                           {"/tokens/bomb/by", "red-r1"},
                                                           {"/tokens/bomb/face", 1}}},
                                       {"reason", "as on the table"}}));
    ASSERT_TRUE(evening.act("activate", {{"fighter", "red-s1"}}));
    ASSERT_TRUE(evening.act("end-activation"));
    settle();
    ASSERT_EQ(table.standing().phase(), "detonation");
    touch("Detonate");
    ASSERT_EQ(table.standing().phase(), "detonation") << "nobody has said who stands near";
    touchNamed("fact-blast");
    touch("Blue's rookie 1");
    touch("Detonate");
    EXPECT_EQ(lastActed().value("do"), "detonate");
    EXPECT_EQ(lastActed().value("blast").toList(), QVariantList{"blue-r1"});
}

TEST_F(SkirmishFacts, WhoDeliversTheBombIsNotHitByItUnasked) {  // OSS-ACTION-06
    begin({1280, 800}, {{"scenario", "bombing-run"}});
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/tokens/bomb/at", "carried"},
                                                           {"/tokens/bomb/by", "red-boss"},
                                                           {"/tokens/bomb/face", 3}}},
                                       {"reason", "as on the table"}}));
    settle();
    touchNamed("fighter-red-boss");
    const int before = table.log().entries();
    touch("Delivered");
    EXPECT_EQ(table.log().entries(), before) << "nobody has said who stands near";
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(item("fact-blast")->property("value"), "no");
}

TEST_F(SkirmishFacts, AnotherFighterOfOnesOwnIsChosenAndNotCommanded) {
    begin({1280, 800});
    touchNamed("fighter-red-boss");
    const int before = table.log().entries();
    touchNamed("fighter-red-r4");
    EXPECT_EQ(table.log().entries(), before) << "looking never acts";
    EXPECT_EQ(table.selection().chosen(), "red-r4");
}

TEST_F(SkirmishFacts, TheEndOfTheRoundStandsBeforeWhatFightersMayDo) {
    begin({390, 844});
    touch("More");
    const auto topOf = [&](const QString& text) {
        const QQuickItem* item = button(text);
        return item == nullptr ? -1e9 : item->mapToScene(QPointF(0, 0)).y();
    };
    ASSERT_GT(topOf("Activate Red's rookie 2"), -1e8);
    ASSERT_GT(topOf("No more this round"), -1e8);
    EXPECT_LT(topOf("No more this round"), topOf("Activate Red's rookie 2"));
}

TEST_F(SkirmishFacts, WithAFighterChosenOnlyHisActsAndTheEndOfTheRoundAreListed) {
    begin({390, 844});
    touch("Red's boss");
    touch("More");
    EXPECT_NE(button("Activate Red's boss"), nullptr);
    EXPECT_NE(button("No more this round"), nullptr);
    EXPECT_EQ(button("Activate Red's rookie 2"), nullptr);
}

TEST_F(SkirmishFacts, OnAPhoneTheEndOfTheRoundIsCalledWhatItIs) {
    begin({390, 844});
    EXPECT_EQ(button("Pass"), nullptr);
    EXPECT_NE(button("No more this round"), nullptr);
}

TEST_F(SkirmishFacts, TheFacesOfAPadStayWhereTheyAreWhenTheFirstDieIsIn) {
    evening.companion.settings().setTextScale(1.5);
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    table.setDiceMode("table");
    open();
    window->resize(800, 1280);
    show("table");
    touch("Initiative");
    ASSERT_EQ(table.draft()->due()->need().kind, "dice");
    const auto keys = [&] {
        QList<QRectF> list;
        for (QQuickItem* item : seen()) {
            if (item->property("outcome").isValid() && item->property("counts").isValid())
                list << item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        }
        return list;
    };
    const QList<QRectF> before = keys();
    ASSERT_EQ(before.size(), 10);
    touchAt(before.at(6).center());
    ASSERT_EQ(table.draft()->due()->need().number, 2) << "the other side's die is due";
    EXPECT_EQ(keys(), before);
}

}  // namespace
}  // namespace adjutant::companion
