// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of hex-acw: what its counters show, and the editor of the referee's own board.
#include <gtest/gtest.h>

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlExpression>
#include <QTest>
#include <memory>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

QVariantMap rowOf(RowsModel& rows, const QString& id) {
    for (int row = 0; row < rows.count(); ++row) {
        if (rows.at(row).value("id") == id) return rows.at(row);
    }
    return {};
}

TEST(AcwBoard, CountersShowTypeFacingHitsAndCommander) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    const QVariantMap led = rowOf(*evening.table().pieces(), "u1");
    EXPECT_EQ(led.value("facing"), 0);
    EXPECT_EQ(led.value("number"), "0");
    EXPECT_EQ(led.value("corner"), "infantry");
    EXPECT_TRUE(led.value("marks").toStringList().contains("star"));
    const QVariantMap gun = rowOf(*evening.table().pieces(), "c6");
    EXPECT_EQ(gun.value("facing"), 180);
    EXPECT_FALSE(gun.value("marks").toStringList().contains("star"));
    EXPECT_EQ(rowOf(*evening.table().pieces(), "ul1").value("place"), "Infantry 1");
}

TEST(AcwBoard, WorksAreMarkedOnTheMap) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"scenario", "stone-ford"}}, {}));
    EXPECT_EQ(rowOf(*evening.table().places(), "E3").value("sign"), "spade");
    EXPECT_EQ(rowOf(*evening.table().places(), "B4").value("kind"), "wood");
}

TEST(AcwBoard, AMoveIsTwoTouchesAndAShotIsTwoAndTheDice) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    const QVariantMap beside{{"/pieces/c2/place", "E4"}, {"/pieces/c2/hits", 5}};
    ASSERT_TRUE(evening.act("ruling", {{"set", beside}, {"reason", "met on the road"}}));
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"force-march"}}}));
    evening.table().touchPiece("u3");
    EXPECT_TRUE(evening.table().legalPlaces().contains("G5"));
    evening.table().touchPlace("G5");
    EXPECT_EQ(rowOf(*evening.table().pieces(), "u3").value("cell"), "G5");
    evening.table().touchPiece("u2");
    EXPECT_TRUE(QTest::qWaitFor([&] { return evening.table().targets().value("c2") == "57%"; }));
    evening.table().touchCounter("c2");
    EXPECT_EQ(evening.table().phase(), "move") << "the odds are shown before any dice fall";
    evening.table().draft()->send();
    EXPECT_EQ(evening.table().phase(), "shoot");
}

class AcwEditor : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"scenario", "own"}}, {}));
        evening.companion.attachTo(engine);
        engine.addImportPath("qrc:/qml");
        QQmlComponent component(&engine, QUrl("qrc:/qml/Adjutant/systems/hex_acw/AcwEditor.qml"));
        editor.reset(component.create());
        ASSERT_NE(editor, nullptr) << component.errorString().toStdString();
    }
    void TearDown() override { editor.reset(); }
    void take(int group, const QString& tool) {
        editor->setProperty("group", group);
        run("take('" + tool + "')");
    }
    void touch(const QString& cell, const QString& piece = {}) {
        run("touch('" + cell + "', '" + piece + "')");
    }
    void run(const QString& code) {
        QQmlExpression expression(qmlContext(editor.get()), editor.get(), code);
        expression.evaluate();
        EXPECT_FALSE(expression.hasError()) << expression.error().toString().toStdString();
    }
    QVariantMap state() { return evening.table().ask({{"ask", "state"}}).value("state").toMap(); }
    QVariantMap board() { return state().value("board").toMap(); }

    Evening evening;
    QQmlApplicationEngine engine;
    std::unique_ptr<QObject> editor;
};

TEST_F(AcwEditor, PaintsTheHexThatIsTouchedAndKeepsItsWorks) {
    take(0, "works");
    touch("C3");
    take(0, "hill");
    touch("C3");
    EXPECT_EQ(board().value("terrain").toMap().value("C3"), "hill");
    EXPECT_EQ(board().value("entrenched").toMap().value("C3"), true);
    evening.table().undo();
    EXPECT_FALSE(board().value("terrain").toMap().contains("C3"));
}

TEST_F(AcwEditor, LaysWaterAndRoadsBetweenTwoTouches) {
    take(1, "river-ford");
    touch("E3");
    touch("E4");
    EXPECT_EQ(board().value("edges").toMap().value("E3|E4").toMap().value("crossing"), "ford");
    take(2, "on");
    touch("E3");
    touch("E4");
    touch("E5");  // a road goes on from where it is
    EXPECT_EQ(board().value("roads").toMap().size(), 2);
}

TEST_F(AcwEditor, RaisesForcesAndMarksPositions) {
    take(3, "cavalry");
    touch("E6");
    take(4, "reserve-artillery");
    take(5, "commander");
    touch("E6", "u1");
    take(5, "strongpoint");
    touch("D3");
    const QVariantMap pieces = state().value("pieces").toMap();
    EXPECT_EQ(pieces.value("u1").toMap().value("place"), "E6");
    EXPECT_EQ(pieces.value("c1").toMap().value("reserve"), true);
    EXPECT_EQ(pieces.value("ul1").toMap().value("place"), "u1");
    EXPECT_EQ(state().value("strongpoints").toMap().value("position-1").toMap().value("hex"), "D3");
}

}  // namespace
}  // namespace adjutant::companion
