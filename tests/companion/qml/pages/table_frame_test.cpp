// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the table screen by touch: what keeps its place, where results stand, whose dice count,
// messages that go, stocks that are put right.
#include <QFile>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

constexpr QSize wideForm(1280, 800), tallForm(800, 1280), smallForm(390, 844);

class TableFrame : public Screens {
  protected:
    void at(QSize size) {
        open();
        window->resize(size);
        show("table");
    }
    /// The shot of the first civilian waits on the bar: two pieces beside each other.
    void facing() {
        evening.toActions();
        ASSERT_TRUE(evening.act(
            "ruling", {{"set", QVariantMap{{"/pieces/s1/place", "h11"}, {"/pieces/c1/place", "2,0"}}},
                       {"reason", "met in the street"}}));
    }
    [[nodiscard]] static QRectF placeOf(const QQuickItem* item) {
        return item == nullptr ? QRectF() : item->mapRectToScene(item->boundingRect());
    }
    /// Of everything on the screen that stands in no sheet: where it is.
    [[nodiscard]] QMap<QString, QRectF> frame() const {
        QMap<QString, QRectF> places;
        for (const char* name : {"board", "firstSide", "secondSide", "result", "offers"})
            if (QQuickItem* one = item(name)) places.insert(name, placeOf(one));
        return places;
    }
    /// The buttons of the offer bar by their words.
    [[nodiscard]] QMap<QString, QRectF> bar() const {
        QMap<QString, QRectF> places;
        const QQuickItem* offers = item("offers");
        for (QQuickItem* item : seen())
            if (isButton(item) && offers->isAncestorOf(item))
                places.insert(item->property("text").toString(), placeOf(item));
        return places;
    }
    /// Places as words, so that a difference can be read.
    [[nodiscard]] static std::string told(const QMap<QString, QRectF>& places) {
        QString words;
        for (auto one = places.begin(); one != places.end(); ++one)
            words += QString("%1: %2,%3 %4x%5\n")
                         .arg(one.key())
                         .arg(one->x())
                         .arg(one->y())
                         .arg(one->width())
                         .arg(one->height());
        return words.toStdString();
    }
    [[nodiscard]] bool oddsAreThere() const {
        return QTest::qWaitFor([this] {
            return !table.selection().targets().isEmpty() && table.selection().targets().first() != "";
        });
    }
};

struct FrameForm {
    const char* name;
    QSize size;
};
void PrintTo(const FrameForm& form, std::ostream* out) { *out << form.name; }

class InEveryForm : public TableFrame, public testing::WithParamInterface<FrameForm> {};

TEST_P(InEveryForm, BoardSidesAndBarKeepTheirPlacesThroughTouchesAndActs) {
    evening.toActions();
    at(GetParam().size);
    const auto before = frame();
    ASSERT_GE(before.size(), 2);
    table.choose("c4");
    settle();
    EXPECT_EQ(told(frame()), told(before)) << "somebody is chosen";
    touchCell("0,0");
    ASSERT_EQ(table.tabletop().pieces()->find("c4").value("cell"), "0,0");
    EXPECT_EQ(told(frame()), told(before)) << "after a move";
    ASSERT_TRUE(evening.act("note", {{"text", QString("A long sentence about the evening. ").repeated(9)}}));
    settle();
    EXPECT_EQ(told(frame()), told(before)) << "after a long sentence";
}

TEST_P(InEveryForm, OddsThatComeMoveNoButton) {
    facing();
    at(GetParam().size);
    table.choose("s1");
    const auto before = bar();
    ASSERT_TRUE(oddsAreThere());
    settle();
    EXPECT_EQ(told(bar()), told(before));
}

TEST_P(InEveryForm, NothingElseEverStandsWhereMoreStood) {
    facing();
    at(GetParam().size);
    const QRectF more = bar().value("More");
    ASSERT_FALSE(more.isEmpty());
    for (const char* piece : {"s1", "c1", "c4", ""}) {
        table.choose(piece);
        settle();
        const auto buttons = bar();
        for (auto one = buttons.begin(); one != buttons.end(); ++one) {
            EXPECT_EQ(one->intersects(more), one.key() == "More") << one.key().toStdString();
        }
        EXPECT_EQ(buttons.value("More", more), more);
    }
}

TEST_P(InEveryForm, WhatCameOfAnActCoversNothingThatMayBeTouched) {
    facing();
    at(GetParam().size);
    ASSERT_TRUE(evening.act(
        "attack", {{"attacker", "s1"}, {"target", "c1"}, {"rolls", QVariantList{QVariantList{6}}}}));
    settle();
    QQuickItem* result = item(GetParam().size == smallForm ? "phoneResult" : "result");
    ASSERT_NE(result, nullptr);
    EXPECT_NE(item("lastDice"), nullptr) << "its dice are shown";
    const QRectF place = placeOf(result);
    EXPECT_FALSE(place.intersects(placeOf(item("board"))));
    EXPECT_FALSE(place.intersects(placeOf(item("offers"))));
    for (QQuickItem* item : seen()) {
        if (!isButton(item) || !item->isEnabled() || item == result || result->isAncestorOf(item)) continue;
        EXPECT_FALSE(placeOf(item).intersects(place)) << item->property("text").toString().toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, InEveryForm,
                         testing::Values(FrameForm{"landscape", wideForm}, FrameForm{"portrait", tallForm},
                                         FrameForm{"phone", smallForm}),
                         [](const testing::TestParamInfo<FrameForm>& info) {
                             return std::string(info.param.name);
                         });

TEST_F(TableFrame, WhatWaitsForATouchOnTheBoardSaysSoInEveryForm) {
    evening.toActions();
    at(wideForm);
    for (const QSize size : {wideForm, tallForm, smallForm}) {
        window->resize(size);
        settle();
        table.choose("s1");
        settle();
        touchIn("offers", "Move");
        EXPECT_TRUE(isRead("Move: touch where.")) << size.width();
        touchIn("offers", "Not now");
        EXPECT_FALSE(isRead("Move: touch where.")) << size.width();
        table.choose("");
    }
}

TEST_F(TableFrame, AChanceSaysWhatItIsOfAndAnActThatIsNoneSaysNone) {
    facing();
    at(wideForm);
    table.choose("s1");
    ASSERT_TRUE(oddsAreThere());
    EXPECT_TRUE(table.selection().targets().value("c1").toString().endsWith("% hit"));
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        EXPECT_EQ(offer.value("odds") != "",
                  offer.value("action") == "attack" && offer.value("blocked") == false)
            << offer.value("text").toString().toStdString();
    }
}

TEST_F(TableFrame, ADrawIsCalledADraw) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    ASSERT_TRUE(
        evening.act("end", {{"reason", "agreement"}, {"winners", QVariantList{"union", "confederate"}}}));
    at(wideForm);
    ASSERT_NE(item("verdict"), nullptr);
    EXPECT_EQ(item("verdict")->property("text"), "A draw by agreement");
    EXPECT_TRUE(table.standing().result().draw);
}

TEST_F(TableFrame, WhoseDiceCountIsChosenInWordsAndKeptWithTheGame) {
    evening.toActions();
    at(wideForm);
    touch("App's dice");
    EXPECT_EQ(table.diceMode(), "app") << "one touch changes nothing";
    touch("The table's dice");
    EXPECT_EQ(table.diceMode(), "table");
    EXPECT_NE(button("Table's dice"), nullptr);
    EXPECT_TRUE(table.log().sentence().contains("table's dice")) << table.log().sentence().toStdString();
    EXPECT_EQ(table.standing().extras().value("options").toMap().value("dice"), "table");
    touch("Undo");
    EXPECT_EQ(table.diceMode(), "app");
}

TEST_F(TableFrame, AStockIsPutRightInTwoTouchesAndTheLogSaysWhatChanged) {
    evening.toActions();
    at(wideForm);
    const int before = table.tabletop().stocksOf("soldier")->find("ammo").value("value").toInt();
    QQuickItem* ammo = nullptr;
    for (QQuickItem* item : seen())
        if (isButton(item) && item->property("text") == "Ammo" && ammo == nullptr) ammo = item;
    touchItem(ammo);
    touch("Ammo more");
    EXPECT_TRUE(QTest::qWaitFor([&] {
        return table.tabletop().stocksOf("soldier")->find("ammo").value("value").toInt() == before + 1;
    }));
    const QString told =
        QString("Soldier: Ammo %1 → %2, the referee: a mistake before.").arg(before).arg(before + 1);
    EXPECT_EQ(table.log().sentence(), told) << table.log().sentence().toStdString();
    EXPECT_EQ(table.log().journal()->at(table.log().journal()->rowCount({}) - 1).sentence,
              table.log().sentence());
    touch("Done");
    EXPECT_EQ(button("Done"), nullptr);
}

TEST_F(TableFrame, OnesOwnWordsForARulingStandAlone) {
    evening.toActions();
    at(wideForm);
    for (QQuickItem* item : seen())
        if (isButton(item) && item->property("text") == "Ammo") {
            touchItem(item);
            break;
        }
    QQuickItem* field = item("reason");
    touchItem(field);
    for (const char letter : {'s', 'p', 'i', 'l', 't'}) QTest::keyClick(window, letter);
    touch("Ammo less");
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.log().sentence().endsWith("the referee: spilt."); }))
        << table.log().sentence().toStdString();
}

TEST_F(TableFrame, AReasonThatIsGivenAfterTheStepsIsTheReasonOfAllOfThem) {
    evening.toActions();
    at(wideForm);
    const auto ammo = [&] {
        return table.tabletop().stocksOf("soldier")->find("ammo").value("value").toInt();
    };
    const int before = ammo();
    for (QQuickItem* item : seen())
        if (isButton(item) && item->property("text") == "Ammo") {
            touchItem(item);
            break;
        }
    for (int step = 1; step <= 2; ++step) {
        touch("Ammo more");
        EXPECT_TRUE(QTest::qWaitFor([&] { return ammo() == before + step; })) << "each step rules by itself";
    }
    touch("Agreed at the table");
    touch("Done");
    EXPECT_EQ(ammo(), before + 2);
    EXPECT_EQ(table.log().sentence(),
              QString("Soldier: Ammo %1 → %2, the referee: agreed at the table.").arg(before).arg(before + 2))
        << table.log().sentence().toStdString();
    touch("Undo");
    EXPECT_EQ(ammo(), before) << "one correction, one ruling";
}

TEST_F(TableFrame, WhatGivesTheRoundAwayIsAskedForFirst) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    ASSERT_TRUE(evening.act("roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}}));
    ASSERT_TRUE(evening.act("choose-position", {{"position", 1}}));
    at(wideForm);
    const int before = table.log().entries();
    touch("No more this round");
    EXPECT_EQ(table.log().entries(), before) << "one touch gives nothing away";
    touch("Not now");
    EXPECT_EQ(table.log().entries(), before);
    touch("No more this round");
    touch("All the same");
    EXPECT_EQ(table.log().entries(), before + 1);
}

class Notices : public TableFrame {
  protected:
    /// A file that is none is opened: the app says so.
    void fail() {
        QFile letter(evening.folder.filePath("letter.adjutant"));
        ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
        letter.write("Dear Sir,");
        letter.close();
        EXPECT_FALSE(evening.companion.campaigns().openFile(letter.fileName()));
        settle();
        ASSERT_TRUE(isTold());
    }
    [[nodiscard]] bool isTold() const { return item("failure") != nullptr; }
};

TEST_F(Notices, AMessageCoversNoControlAndGoesByItsCross) {
    open();
    fail();
    const QRectF place = placeOf(item("failure"));
    for (QQuickItem* item : seen()) {
        if (!isButton(item) || item->objectName() == "noticeClose") continue;
        EXPECT_FALSE(placeOf(item).intersects(place)) << item->property("text").toString().toStdString();
    }
    touch("Close the message");
    EXPECT_FALSE(isTold());
}

TEST_F(Notices, AMessageGoesByEscapeAndWithTheNextSuccess) {
    evening.toActions();
    at(wideForm);
    fail();
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    EXPECT_FALSE(isTold());
    fail();
    ASSERT_TRUE(evening.act("note", {{"text", "all is well"}}));
    settle();
    EXPECT_FALSE(isTold());
}

}  // namespace
}  // namespace adjutant::companion
