// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks on squares by touch: who goes, who does not and why, and that looking never acts.
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Marches : public Screens {
  protected:
    void begin(QSize size, const QVariantMap& set = {}, const QVariantMap& options = {}) {
        playOn("civil-war-1863", size, options, set);
    }
    /// Is this pill lit?
    [[nodiscard]] bool isLit(const QString& name) const {
        for (QQuickItem* item : seen()) {
            if (isButton(item) && item->property("text") == name) return item->property("chosen").toBool();
        }
        ADD_FAILURE() << "There is no " << name.toStdString();
        return false;
    }
    [[nodiscard]] QString placeOf(const QString& piece) {
        return table.tabletop().pieces()->find(piece).value("cell").toString();
    }
};

TEST_F(Marches, TouchingOthersOfOnesOwnNeverMovesAnybody) {
    begin({1280, 800}, {{"/pieces/cc2/place", "m7"}});
    const int before = table.log().cursor();
    touchCell("m6");
    ASSERT_EQ(table.selection().group().size(), 3);
    touchCell("m7");
    EXPECT_EQ(table.log().cursor(), before) << "the first touch only aims";
    EXPECT_EQ(table.selection().aimed(), "m7");
    touchCell("m7");
    EXPECT_EQ(table.log().cursor(), before);
    EXPECT_EQ(table.selection().chosen(), "cc2") << "and the second looks at them";
}

TEST_F(Marches, AStackJoinsOthersByTheOfferThatItsAimShows) {
    begin({1280, 800}, {{"/pieces/cc2/place", "m7"}});
    touchCell("m6");
    touchCell("m7");
    touch("Move 3 infantry");
    EXPECT_EQ(placeOf("ci1"), "m7");
    EXPECT_EQ(placeOf("ci3"), "m7");
}

TEST_F(Marches, EveryTownIsNamedClearOfTheStacksThatStandThere) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        if (table.isOpen())
            window->resize(size);
        else
            begin(size);
        settle();
        auto* board = window->findChild<QQuickItem*>("board");
        ASSERT_NE(board, nullptr);
        const qreal radius = board->property("radius").toReal();
        QList<QRectF> stacks;
        for (int row = 0; row < table.tabletop().counters()->count(); ++row) {
            const QString cell = table.tabletop().counters()->at(row).value("cell").toString();
            const QPointF half(radius * 0.8, radius * 0.8);
            stacks.append(
                QRectF(board->mapToScene(onBoard(board, cell)) - half, QSizeF(2 * half.x(), 2 * half.y())));
        }
        ASSERT_GT(stacks.size(), 10);
        QStringList towns{"Chicago", "Cleveland", "Philadelphia", "Cincinnati", "Louisville", "Cairo",
                          "Memphis", "Vicksburg", "New Orleans",  "Mobile",     "Lynchburg",  "Wilmington"};
        for (const auto& [text, box] : printedOn(board)) {
            if (towns.removeAll(text) == 0) continue;
            for (const QRectF& stack : stacks) {
                const QRectF hidden = stack & box;
                EXPECT_LT(hidden.width() * hidden.height(), 0.04 * box.width() * box.height())
                    << size.width() << ": " << text.toStdString() << " lies below a stack";
            }
        }
        EXPECT_TRUE(towns.isEmpty()) << size.width() << ": " << towns.join(", ").toStdString();
    }
}

TEST_F(Marches, WhoCannotGoIsNotLitAndTheReasonIsSaid) {
    begin({1280, 800}, {{"/pieces/cc2/place", "c9"}});
    const int before = table.log().cursor();
    touchCell("c9");
    ASSERT_EQ(table.selection().group().size(), 3);
    EXPECT_TRUE(isLit("8"));
    ASSERT_TRUE(table.selection().legalPlaces().contains("a9")) << "two squares, for cavalry alone";
    touchCell("a9");
    EXPECT_EQ(table.log().cursor(), before) << "who stays behind is seen first";
    EXPECT_FALSE(isLit("8"));
    EXPECT_FALSE(isLit("9"));
    EXPECT_TRUE(isLit("2"));
    const QStringList why = words("stays");
    ASSERT_EQ(why.size(), 1);
    EXPECT_TRUE(why.first().startsWith("Not Infantry 8, Infantry 9: ")) << why.first().toStdString();
    touch("Move 1 cavalry");
    EXPECT_EQ(placeOf("cc2"), "a9");
    EXPECT_EQ(placeOf("ci8"), "c9");
}

TEST_F(Marches, ARemovalAsksWhoIsRemoved) {
    begin({1280, 800}, {{"/pieces/cc4/place", "e3"}, {"/pieces/ui10/place", "d4"}});
    touchCell("e3");
    touchCell("d3");
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.draft()->isOpen(); }));
    settle();
    ASSERT_EQ(table.draft()->action(), "remove");
    EXPECT_TRUE(words().filter("Who goes").isEmpty());
    EXPECT_FALSE(words().filter("Which are removed").isEmpty());
}

TEST_F(Marches, ABattleIsTwoSquaresAndOneTouchWithTheLossesThatAreLikely) {
    begin({1280, 800},
          {{"/pieces/ui12/place", "d8"}, {"/pieces/ui13/out", true}, {"/pieces/ui13/place", QVariant()}});
    touchCell("c9");
    touchCell("d8");
    ASSERT_EQ(table.selection().aimed(), "d8");
    touch("Attack d8");
    EXPECT_EQ(table.tabletop().pieces()->find("ui12").value("out"), true);
}

TEST_F(Marches, SquaresWithoutANameAreCalledAsTheBoardPrintsThem) {
    begin({1280, 800});
    const QStringList printed = coordinatesOn(window->findChild<QQuickItem*>("board"));
    EXPECT_TRUE(printed.contains("j5"));
    EXPECT_EQ(
        printed.size() +
            [&] {
                int named = 0;
                for (int row = 0; row < table.tabletop().places()->count(); ++row)
                    named += table.tabletop().places()->at(row).value("name").toString().isEmpty() ? 0 : 1;
                return named;
            }(),
        192);
}

}  // namespace
}  // namespace adjutant::companion
