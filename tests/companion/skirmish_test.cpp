// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of a skirmish without a board: one fighter, one screen, and the adviser of a game alone.
#include <nlohmann/json.hpp>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Skirmish : public Screens {
  protected:
    void start(const QVariantMap& options = {}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", options, {}));
        open();
        show("table");
    }
    void redActs() {
        evening.act("roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}});
        evening.act("choose-position", {{"position", 1}});
        settle();
    }
    [[nodiscard]] QQuickItem* named(const QString& name) const {
        for (QQuickItem* item : seen())
            if (item->objectName() == name) return item;
        return nullptr;
    }
    void touchNamed(const QString& name) {
        QQuickItem* item = named(name);
        ASSERT_NE(item, nullptr) << "There is no " << name.toStdString();
        touchAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
    }
};

TEST_F(Skirmish, AShotIsTwoFightersTwoTogglesAndTheDice) {
    start();
    redActs();
    touchNamed("fighter-red-r4");
    EXPECT_EQ(table.chosen(), "red-r4");
    touchNamed("aim-attack-blue-boss");
    ASSERT_TRUE(table.draft()->isOpen());
    const QString likely = table.draft()->percent();
    EXPECT_FALSE(likely.isEmpty());
    touchNamed("band-10");
    const QString farther = table.draft()->percent();
    EXPECT_NE(farther, likely) << "the odds follow the band";
    touchNamed("fact-covered");
    EXPECT_EQ(table.draft()->request().value("covered", nlohmann::json()), nlohmann::json{"blue-boss"});
    touch("Roll");
    EXPECT_FALSE(table.draft()->isOpen());
    const QVariantMap open = table.extras().value("stack").toList().value(0).toMap();
    EXPECT_EQ(open.value("fighter"), "red-r4");
    EXPECT_EQ(open.value("other"), false) << "the shot was its other action";
    EXPECT_NE(named("last"), nullptr) << "what happened is said";
}

TEST_F(Skirmish, AnotherFighterIsTakenUpByOneTouchAndNotNowLosesNothing) {
    start();
    redActs();
    const int acts = table.entries();
    touchNamed("fighter-red-s1");
    touchNamed("aim-attack-blue-boss");
    touch("Not now");
    EXPECT_FALSE(table.draft()->isOpen());
    touchNamed("fighter-red-boss");
    EXPECT_EQ(table.chosen(), "red-boss");
    EXPECT_EQ(table.entries(), acts);
}

TEST_F(Skirmish, TheAdviserAsksOnceAndShowsWhereToWander) {
    start({{"scenario", "hunt"}});
    evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    evening.act("end-turn");
    settle();
    EXPECT_NE(named("opponent"), nullptr);
    touch("Sees nobody");
    QQuickItem* advice = named("advice");
    ASSERT_NE(advice, nullptr);
    EXPECT_TRUE(advice->property("text").toString().contains("inches to the"));
    EXPECT_NE(named("arrow"), nullptr);
}

}  // namespace
}  // namespace adjutant::companion
