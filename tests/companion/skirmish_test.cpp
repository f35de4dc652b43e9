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
    /// Where it has come to rest: odds that are reckoned meanwhile may hold a layout up, and build it anew.
    [[nodiscard]] QPointF middleAtRest(const QString& name) const {
        QPointF before, now;
        for (int look = 0; look < 20 && (look < 2 || before != now); ++look) {
            settle();
            const QQuickItem* item = named(name);
            if (item == nullptr) return {};
            before = std::exchange(now, item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
        }
        return now;
    }
    void touchNamed(const QString& name) {
        const QPointF middle = middleAtRest(name);
        ASSERT_FALSE(middle.isNull()) << "There is no " << name.toStdString();
        touchAt(middle);
        ++touches;
    }
    void roll() {
        touch("Roll");
        ++touches;
    }
    /// What the fighter of the innermost activation has left.
    [[nodiscard]] bool hasActed(const QString& fighter) const {
        const QVariantMap open = table.extras().value("stack").toList().value(0).toMap();
        return open.value("fighter") == fighter && !open.value("other").toBool();
    }

    int touches = 0;
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
    EXPECT_TRUE(named("band-10")->property("likely").toBool()) << "the band that was touched is brass";
    EXPECT_FALSE(named("band-5")->property("likely").toBool());
    touchNamed("fact-covered");
    EXPECT_EQ(table.draft()->request().value("covered", nlohmann::json()), nlohmann::json{"blue-boss"});
    EXPECT_EQ(named("fact-covered")->property("value"), "yes");
    touch("Roll");
    EXPECT_FALSE(table.draft()->isOpen());
    const QVariantMap open = table.extras().value("stack").toList().value(0).toMap();
    EXPECT_EQ(open.value("fighter"), "red-r4");
    EXPECT_EQ(open.value("other"), false) << "the shot was its other action";
    EXPECT_NE(named("last"), nullptr) << "what happened is said";
}

TEST_F(Skirmish, WhoStandsBehindATankIsOneTouchAndTheOddsFollow) {  // OSS-SPEC-19
    start();
    redActs();
    evening.act("ruling", {{"set", QVariantMap{{"/pieces/blue-s1/stat", 2}}}, {"reason", "a better tank"}});
    settle();
    touchNamed("fighter-red-r1");
    touchNamed("aim-attack-blue-r1");
    EXPECT_FALSE(table.draft()->request().contains("tanks")) << "a fact is never filled by itself";
    EXPECT_EQ(table.draft()->fraction(), "1/4");
    EXPECT_EQ(named("fact-tanks")->property("value"), "no");
    touchNamed("fact-tanks");
    EXPECT_EQ(table.draft()->request().at("tanks"), (nlohmann::json{{"blue-r1", "blue-s1"}}));
    EXPECT_EQ(named("fact-tanks")->property("value"), "yes") << "what was touched is shown";
    EXPECT_EQ(table.draft()->fraction(), "1/8") << "a quarter of the Tank's d8 is at or below its 2";
    touchNamed("fact-tanks");
    EXPECT_EQ(named("fact-tanks")->property("value"), "no");
    EXPECT_EQ(table.draft()->request().at("tanks"), nlohmann::json::object());
}

TEST_F(Skirmish, OfACrowdThoseWhoAreInItMayStandBehindATank) {  // OSS-SPEC-19, OSS-SHOOT-03
    start();
    window->resize(1280, 1600);
    settle();
    redActs();
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-r1");
    touchNamed("fact-crowd");
    touch("Blue's rookie 2");
    touchNamed("fact-tanks");
    touch("Blue's rookie 2 behind Blue's tank");
    touch("Blue's rookie 1 behind Blue's tank");
    EXPECT_EQ(table.draft()->request().at("tanks"),
              (nlohmann::json{{"blue-r1", "blue-s1"}, {"blue-r2", "blue-s1"}}));
    touchNamed("fact-crowd");
    touch("Blue's rookie 2");
    EXPECT_EQ(table.draft()->request().at("tanks"), (nlohmann::json{{"blue-r1", "blue-s1"}}))
        << "who is no longer in the crowd defends against nothing";
    roll();
    EXPECT_TRUE(hasActed("red-r4"));
}

TEST_F(Skirmish, AnOrdinaryShotTakesThreeTouchesAndFiveWithTwoFacts) {
    start();
    redActs();
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-boss");
    roll();
    EXPECT_TRUE(hasActed("red-r4"));
    EXPECT_EQ(touches, 3);
    table.undo();
    table.choose({});
    settle();
    touches = 0;
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-boss");
    touchNamed("band-10");
    touchNamed("fact-covered");
    roll();
    EXPECT_TRUE(hasActed("red-r4"));
    EXPECT_EQ(touches, 5);
}

TEST_F(Skirmish, AnOrdinaryBlowOnAPhoneTakesThreeTouches) {
    start();
    window->resize(390, 844);
    settle();
    redActs();
    QQuickItem* strip = named("strip");
    ASSERT_NE(strip, nullptr) << "the fighters are a row of counters";
    touch("Red's boss");
    EXPECT_EQ(table.chosen(), "red-boss");
    touchNamed("aim-attack-blue-s1");
    EXPECT_EQ(named("strip"), nullptr) << "what is aimed has the screen";
    roll();
    EXPECT_TRUE(hasActed("red-boss"));
    EXPECT_EQ(touches + 1, 3);
}

TEST_F(Skirmish, ACommandedFighterActsWithoutBeingTouched) {
    start();
    redActs();
    touchNamed("fighter-red-boss");
    ASSERT_TRUE(evening.act("command", {{"fighter", "red-boss"}, {"target", "red-r4"}}));
    settle();
    EXPECT_EQ(table.chosen(), "red-r4");
    touchNamed("aim-attack-blue-boss");
    EXPECT_EQ(table.draft()->label(), "Shoot Blue's boss");
}

TEST_F(Skirmish, ScanScanRoll) {
    start();
    redActs();
    ScanDesk& scans = evening.companion.scans();
    scans.read("A1/P/ONE-STAT/RED-R4");
    scans.read("A1/P/ONE-STAT/BLUE-BOSS");
    settle();
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->label(), "Shoot Blue's boss");
    roll();
    EXPECT_TRUE(hasActed("red-r4"));
    EXPECT_EQ(touches, 1);
}

TEST_F(Skirmish, TheMapShowsThePointsAndWhoAppearedThere) {
    start({{"scenario", "collect"}});
    QVariantList squares;
    for (int point = 0; point < 12; ++point)
        squares.append(QVariant(QVariantList{1 + point % 6, 1 + point / 6}));
    EXPECT_EQ(named("map"), nullptr);
    ASSERT_TRUE(evening.act("place-points", {{"rolls", squares}}));
    settle();
    EXPECT_NE(named("map"), nullptr);
    EXPECT_NE(button("Roll the spawn dice"), nullptr);
    ASSERT_TRUE(evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}}));
    settle();
    QQuickItem* map = named("map");
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->property("appeared").toString(),
              "At 1: specialist 1. At 2: specialist 2. At 5: rookie 1. At 6: rookie 2.");
    table.undo();
    settle();
    EXPECT_EQ(named("map")->property("appeared").toString(), "");
}

TEST_F(Skirmish, FightersAreCalledOnTheScreenAsInTheSentences) {
    start();
    redActs();
    for (const char* id : {"blue-boss", "blue-s1", "blue-s3", "blue-r6"}) {
        const QString name = table.pieceName(id);
        bool found = false;
        for (const QVariant& offer : table.offerList())
            found |= offer.toMap().value("text").toString().endsWith(name);
        table.choose("red-boss");
        for (const QVariant& offer : table.offerList())
            found |= offer.toMap().value("text").toString() == "Fight " + name;
        EXPECT_TRUE(found) << name.toStdString();
    }
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

TEST_F(Skirmish, TheLargestTextOnAPhoneBreaksNoWordAndLeavesNoBox) {
    start({{"scenario", "hunt"}});
    evening.companion.settings().setTextScale(1.5);
    window->resize(390, 844);
    const auto expectWhole = [this](const char* where) {
        settle();
        for (QQuickItem* item : seen()) {
            const QString words =
                item->inherits("QQuickText") ? item->property("text").toString() : QString();
            if (words.isEmpty()) continue;
            EXPECT_LE(item->property("contentWidth").toReal(), item->width() + 1)
                << where << ": " << words.toStdString();
        }
    };
    evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    settle();
    touch("Players' boss");
    expectWhole("a fighter and whom it may fight");
    evening.act("end-turn");
    expectWhole("the adviser asks");
    EXPECT_NE(named("next"), nullptr);
}

TEST_F(Skirmish, WhoseTurnItIsStandsAboveAndIsNotSaidAgain) {
    start();
    redActs();
    evening.act("attack",
                {{"fighter", "red-r1"}, {"target", "blue-r1"}, {"rolls", QVariantList{QVariantList{6}}}});
    evening.act("end-activation");
    evening.act("attack",
                {{"fighter", "blue-r1"}, {"target", "red-r2"}, {"rolls", QVariantList{QVariantList{6}}}});
    EXPECT_EQ(table.sentence(), "Blue's rookie 1 attacks Red's rookie 2: 6, a miss.");
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
