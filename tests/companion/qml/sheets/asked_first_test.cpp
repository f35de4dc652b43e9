// SPDX-License-Identifier: GPL-3.0-or-later
// What ends a turn while somebody could still act is asked about first, by finger; where nothing is lost one
// touch does it.
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class AskedFirst : public Screens {
  protected:
    void begin(const QString& system, const QList<QVariantMap>& acts) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(system, {}, {}));
        for (const QVariantMap& act : acts) ASSERT_TRUE(table.act(act));
        open();
        show("table");
    }
    /// On the bar, or behind More.
    void touchOnBar(const QString& text) {
        if (button(text) == nullptr) touch("More");
        touch(text);
    }
    [[nodiscard]] QString asked() const {
        auto* sheet = item("askFirst");
        return sheet != nullptr && sheet->property("opened").toBool() ? sheet->property("sub").toString()
                                                                      : QString();
    }
    /// Whose turn it is stays so until it is said twice.
    void expectAskedBefore(const QString& text, const QString& words) {
        const int before = table.log().cursor();
        touchOnBar(text);
        EXPECT_TRUE(asked().contains(words)) << asked().toStdString();
        touchIn("askFirst", "Not now");
        EXPECT_EQ(asked(), "");
        EXPECT_EQ(table.log().cursor(), before);
        touchOnBar(text);
        touchIn("askFirst", "All the same");
        EXPECT_GT(table.log().cursor(), before);
    }
    static QVariantMap ruled(const QVariantMap& set) {
        return {{"do", "ruling"}, {"set", set}, {"reason", "as on the table"}};
    }
};

TEST_F(AskedFirst, ATurnWithUnitsThatCouldStillAct) {
    begin("hex-acw", {{{"do", "draw"}, {"rolls", QVariantList{"force-march"}}}});
    const QString side = table.standing().active();
    expectAskedBefore("End turn", "units could still act.");
    EXPECT_NE(table.standing().active(), side);
}

TEST_F(AskedFirst, AMoveOfOneStackLeavesOthersThatCouldMove) {
    begin("civil-war-1863", {});
    table.choose(table.tabletop().pieces()->at(0).value("id").toString());
    for (int row = 0; row < table.tabletop().pieces()->count() && table.selection().legalPlaces().isEmpty();
         ++row)
        table.choose(table.tabletop().pieces()->at(row).value("id").toString());
    ASSERT_FALSE(table.selection().legalPlaces().isEmpty());
    table.touchPlace(table.selection().legalPlaces().first());
    settle();
    const QString side = table.standing().active();
    expectAskedBefore("End turn", "pieces could still move.");
    EXPECT_NE(table.standing().active(), side);
}

TEST_F(AskedFirst, APassOfSomebodyWhoHasSomethingToDo) {
    evening.toActions();
    open();
    show("table");
    const QString first = table.tabletop().pieces()->at(0).value("id").toString();
    if (table.selection().chosen() != first) table.touchPiece(first);
    settle();
    expectAskedBefore("Pass", "still has something to do.");
}

TEST_F(AskedFirst, NothingWhereNothingIsLost) {
    begin("civil-war-1863", {});
    const QString side = table.standing().active();
    QVariantMap set{{"/turn/moved", true}};
    for (int row = 0; row < table.tabletop().pieces()->count(); ++row) {
        const QVariantMap piece = table.tabletop().pieces()->at(row);
        if (piece.value("owner") == side)
            set.insert("/pieces/" + piece.value("id").toString() + "/moved", true);
    }
    ASSERT_TRUE(table.act(ruled(set)));
    settle();
    touchOnBar("End turn");
    EXPECT_EQ(asked().toStdString(), "");
    EXPECT_NE(table.standing().active(), side);
}

}  // namespace
}  // namespace adjutant::companion
