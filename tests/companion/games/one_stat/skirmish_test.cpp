// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of a skirmish without a board: one fighter, one screen, and the adviser of a game alone.
#include <QAccessible>
#include <QJsonDocument>
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
    /// Where it has come to rest: odds that are reckoned meanwhile may hold a layout up, and build it anew.
    [[nodiscard]] QPointF middleAtRest(const QString& name) const {
        QPointF before, now;
        for (int look = 0; look < 20 && (look < 2 || before != now); ++look) {
            settle();
            const QQuickItem* one = item(name);
            if (one == nullptr) return {};
            before = std::exchange(now, one->mapToScene(QPointF(one->width() / 2, one->height() / 2)));
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
        const QVariantMap open = table.standing().extras().value("stack").toList().value(0).toMap();
        return open.value("fighter") == fighter && !open.value("other").toBool();
    }

    /// The action as it was sent last.
    [[nodiscard]] nlohmann::json lastActed() {
        const QVariantMap asked = table.ask({{"ask", "log"}});
        const QVariantMap entry = asked.value("entries").toList().last().toMap();
        const auto sent = QJsonDocument::fromVariant(entry.value("request").toMap()).toJson();
        return nlohmann::json::parse(sent.toStdString());
    }

    int touches = 0;
};

TEST_F(Skirmish, AShotIsTwoFightersAndOneTouchForItsFactsThatSaysItsChance) {
    start();
    redActs();
    touchNamed("fighter-red-r4");
    EXPECT_EQ(table.selection().chosen(), "red-r4");
    touchNamed("aim-attack-blue-boss");
    ASSERT_TRUE(table.draft()->isOpen());
    QQuickItem* likely = item("shot-open-5");
    QQuickItem* covered = item("shot-cover-10");
    ASSERT_NE(likely, nullptr);
    ASSERT_NE(covered, nullptr);
    EXPECT_EQ(covered->property("text"), "Medium") << "the engine's word for ten inches";
    EXPECT_FALSE(likely->property("odds").toString().isEmpty());
    EXPECT_NE(likely->property("odds"), covered->property("odds")) << "each says its own chance";
    EXPECT_EQ(button("Roll"), nullptr) << "the answer is the roll";
    touchNamed("shot-cover-10");
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_TRUE(hasActed("red-r4")) << "the shot was its other action";
    EXPECT_EQ(touches, 3);
    EXPECT_NE(item("last"), nullptr) << "what happened is said";
    EXPECT_EQ(lastActed().at("range"), 10);
    EXPECT_EQ(lastActed().at("covered"), nlohmann::json{"blue-boss"});
}

TEST_F(Skirmish, AnActingFighterOfWhomTheRefereeSetsTheStatShowsItAtOnce) {
    start();
    redActs();
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-boss");
    touchNamed("shot-open-5");
    EXPECT_TRUE(isRead("stat 3 on a d6"));
    const QVariantMap set{{"/pieces/red-r4/stat", 5}};
    ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "agreed"}}));
    settle();
    EXPECT_TRUE(isRead("stat 5 on a d6"));
}

TEST_F(Skirmish, AShotWithARealDieIsThreeTouchesAndTheFaces) {
    start();
    redActs();
    table.setDiceMode("table");
    touchNamed("fighter-red-r4");
    touchNamed("aim-attack-blue-boss");
    touchNamed("shot-cover-10");
    EXPECT_EQ(touches, 3);
    EXPECT_EQ(table.draft()->due()->need().kind, "dice") << "the pad waits for the first face";
    EXPECT_FALSE(hasActed("red-r4"));
}

TEST_F(Skirmish, WhoStandsBehindATankIsOneTouchAndTheOddsFollow) {  // OSS-SPEC-19
    start();
    redActs();
    evening.act("ruling", {{"set", QVariantMap{{"/pieces/blue-s1/stat", 2}}}, {"reason", "a better tank"}});
    settle();
    touchNamed("fighter-red-r1");
    touchNamed("aim-attack-blue-r1");
    EXPECT_FALSE(table.draft()->request().contains("tanks")) << "a fact is never filled by itself";
    EXPECT_EQ(table.draft()->outlook()->fraction(), "1/4");
    EXPECT_EQ(item("fact-tanks")->property("value"), "no");
    touchNamed("fact-tanks");
    EXPECT_EQ(table.draft()->request().at("tanks"), (nlohmann::json{{"blue-r1", "blue-s1"}}));
    EXPECT_EQ(item("fact-tanks")->property("value"), "yes") << "what was touched is shown";
    EXPECT_EQ(table.draft()->outlook()->fraction(), "1/8")
        << "a quarter of the Tank's d8 is at or below its 2";
    touchNamed("fact-tanks");
    EXPECT_EQ(item("fact-tanks")->property("value"), "no");
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
    touchNamed("shot-open-5");
    EXPECT_TRUE(hasActed("red-r4"));
}

TEST_F(Skirmish, AnOrdinaryBlowOnAPhoneTakesThreeTouches) {
    start();
    window->resize(390, 844);
    settle();
    redActs();
    QQuickItem* strip = item("strip");
    ASSERT_NE(strip, nullptr) << "the fighters are a row of counters";
    touch("Red's boss");
    EXPECT_EQ(table.selection().chosen(), "red-boss");
    touchNamed("aim-attack-blue-s1");
    EXPECT_EQ(item("strip"), nullptr) << "what is aimed has the screen";
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
    EXPECT_EQ(table.selection().chosen(), "red-r4");
    touchNamed("aim-attack-blue-boss");
    EXPECT_EQ(table.draft()->label(), "Shoot Blue's boss");
}

TEST_F(Skirmish, PointsStandLargeAboveWithHowManyWinWhereTheScenarioScoresThem) {  // OSS-ACTION-05
    start({{"scenario", "bombing-run"}});
    redActs();
    const auto shown = [&] {
        QStringList values;
        for (QQuickItem* one : seen())
            if (isInside(one, "scenario") && one->property("sign") == "star")
                values << one->property("shown").toString();
        return values;
    };
    EXPECT_EQ(shown(), (QStringList{"0/2", "0/2"}));
    const QVariantMap set{{"/sides/blue/points", 1}};
    ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "the bomb went off there"}}));
    settle();
    EXPECT_EQ(shown(), (QStringList{"0/2", "1/2"}));
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
    touchNamed("shot-open-5");
    EXPECT_TRUE(hasActed("red-r4"));
    EXPECT_EQ(touches, 1);
}

TEST_F(Skirmish, TheMapShowsThePointsAndWhoAppearedThere) {
    start({{"scenario", "collect"}});
    QVariantList squares;
    for (int point = 0; point < 12; ++point)
        squares.append(QVariant(QVariantList{1 + point % 6, 1 + point / 6}));
    EXPECT_EQ(item("map"), nullptr);
    ASSERT_TRUE(evening.act("place-points", {{"rolls", squares}}));
    settle();
    EXPECT_NE(item("map"), nullptr);
    EXPECT_NE(button("Roll the spawn dice"), nullptr);
    ASSERT_TRUE(evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}}));
    settle();
    QQuickItem* map = item("map");
    ASSERT_NE(map, nullptr);
    const QString told = QAccessible::queryAccessibleInterface(map)->text(QAccessible::Name);
    EXPECT_TRUE(told.contains("Spawnpoint 3 in column 3, row 1")) << told.toStdString();
    EXPECT_TRUE(told.contains("Treasure 6 in column 6, row 2")) << told.toStdString();
    EXPECT_EQ(map->property("appeared").toString(),
              "Spawnpoint 1: Specialist 1. Spawnpoint 2: Specialist 2. Spawnpoint 5: Rookie 1. "
              "Spawnpoint 6: Rookie 2.");
    table.undo();
    settle();
    EXPECT_EQ(item("map")->property("appeared").toString(), "");
}

TEST_F(Skirmish, FightersAreCalledOnTheScreenAsInTheSentences) {
    start();
    redActs();
    for (const char* id : {"blue-boss", "blue-s1", "blue-s3", "blue-r6"}) {
        const QString name = table.names().pieceName(id);
        bool found = false;
        for (const QVariant& offer : table.offerList())
            found |= offer.value<TableOffer>().text.endsWith(name);
        table.choose("red-boss");
        for (const QVariant& offer : table.offerList())
            found |= offer.value<TableOffer>().text == "Fight " + name;
        EXPECT_TRUE(found) << name.toStdString();
    }
}

TEST_F(Skirmish, AnotherFighterIsTakenUpByOneTouchAndNotNowLosesNothing) {
    start();
    redActs();
    const int acts = table.log().entries();
    touchNamed("fighter-red-s1");
    touchNamed("aim-attack-blue-boss");
    touch("Not now");
    EXPECT_FALSE(table.draft()->isOpen());
    touchNamed("fighter-red-boss");
    EXPECT_EQ(table.selection().chosen(), "red-boss");
    EXPECT_EQ(table.log().entries(), acts);
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
    EXPECT_NE(item("next"), nullptr);
}

TEST_F(Skirmish, WhoseTurnItIsStandsAboveAndIsNotSaidAgain) {
    start();
    redActs();
    evening.act("attack",
                {{"fighter", "red-r1"}, {"target", "blue-r1"}, {"rolls", QVariantList{QVariantList{6}}}});
    evening.act("end-activation");
    evening.act("attack",
                {{"fighter", "blue-r1"}, {"target", "red-r2"}, {"rolls", QVariantList{QVariantList{6}}}});
    EXPECT_EQ(table.log().sentence(), "Blue's rookie 1 attacks Red's rookie 2: 6, a miss.");
}

/// Solo, the opponents' part of a round: who is next can shoot.
class Advised : public Skirmish {
  protected:
    void toOpponents(QSize size) {
        start({{"scenario", "hunt"}});
        window->resize(size);
        evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
        evening.act("end-turn");
        settle();
    }
};

TEST_F(Advised, AnAdvisedOpponentHasHisTargetsBelowTheAdvice) {
    toOpponents({1280, 800});
    touch("Can shoot, in cover");
    EXPECT_EQ(table.selection().chosen(), "op-s1") << "nobody has to touch him";
    QQuickItem* advice = item("advice");
    ASSERT_NE(advice, nullptr);
    EXPECT_TRUE(advice->property("text").toString().contains("attacks the closest"));
    touches = 1;
    touchNamed("aim-attack-players-boss");
    EXPECT_EQ(touches, 2) << "the answer and the target; then the dice";
    EXPECT_NE(item("advice"), nullptr) << "it stays while his act is put together";
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->actor().id, "op-s1");
    touchNamed("shot-open-5");
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_EQ(item("advice"), nullptr) << "he has done as advised";
    EXPECT_NE(item("next"), nullptr) << "the next is asked for without a touch";
}

TEST_F(Advised, TheAdviceOnAPhoneLeadsToTheActAsWell) {
    toOpponents({390, 844});
    touch("Can shoot, in the open");
    EXPECT_EQ(table.selection().chosen(), "op-s1");
    EXPECT_NE(item("advice"), nullptr);
    touchNamed("aim-attack-players-boss");
    EXPECT_NE(item("advice"), nullptr);
    touchNamed("shot-open-5");
    EXPECT_NE(item("next"), nullptr);
}

TEST_F(Advised, AnAdviceThatIsTakenBackIsGone) {
    toOpponents({1280, 800});
    touch("Can shoot, in cover");
    touch("Undo");
    EXPECT_EQ(item("advice"), nullptr);
    EXPECT_NE(item("next"), nullptr) << "the question stands again";
}

TEST_F(Advised, AHostageIsDeliveredBehindMoreThoughATouchAimsAtIt) {  // OSS-SCEN-05
    start({{"scenario", "rescue"}, {"rescue-hard", true}});
    evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    ASSERT_TRUE(evening.act("free-hostage", {{"fighter", "players-r3"}, {"contact", true}}));
    evening.act("end-turn");
    settle();
    touch("Can shoot, in the open");
    ASSERT_TRUE(table.selection().chosen().startsWith("op-"));
    EXPECT_EQ(button("Delivered by Hostage"), nullptr) << "the bar is for the one who acts";
    touch("More");
    QQuickItem* row = button("Delivered by Hostage");
    ASSERT_NE(row, nullptr);
    scrollTo(row);
    touchAt(row->mapToScene(QPointF(row->width() / 2, row->height() / 2)));
    EXPECT_EQ(lastActed().at("do"), "deliver");
}

TEST_F(Skirmish, AJumpAndAClimbAreToldAsWhatTheyAre) {
    start();
    redActs();
    ASSERT_TRUE(evening.act("move", {{"fighter", "red-boss"}, {"distance", 4}, {"jump", 2}}));
    EXPECT_TRUE(table.log().sentence().startsWith("Red's boss jumps 2 inches."))
        << table.log().sentence().toStdString();
    ASSERT_TRUE(evening.act("move", {{"fighter", "red-boss"}, {"climb", 1}}));
    EXPECT_TRUE(table.log().sentence().startsWith("Red's boss climbs 1 inch."))
        << table.log().sentence().toStdString();
}

TEST_F(Skirmish, TheAdviserAsksOnceAndShowsWhereToWander) {
    start({{"scenario", "hunt"}});
    evening.act("spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    evening.act("end-turn");
    settle();
    EXPECT_NE(item("opponent"), nullptr);
    touch("Sees nobody");
    QQuickItem* advice = item("advice");
    ASSERT_NE(advice, nullptr);
    EXPECT_TRUE(advice->property("text").toString().contains("inches to the"));
    EXPECT_NE(item("arrow"), nullptr);
}

}  // namespace
}  // namespace adjutant::companion
