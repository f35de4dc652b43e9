// SPDX-License-Identifier: GPL-3.0-or-later
// A new game by touch: who plays, whose dice, every option of a skirmish, those that are objects too, and who
// brings which warband.
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class NewGame : public Screens {
  protected:
    void begin() {
        open();
        window->resize(1000, 6000);  // all of it is seen at once
        show("new");
        touch("1 Stat Skirmish");
        unfold();
    }
    /// Yes or no, whatever it is called.
    void touchFact(const QString& field) {
        for (QQuickItem* one : seen())
            if (isButton(one) && isInside(one, field)) return touchItem(one);
        FAIL() << "There is nothing to touch in " << field.toStdString();
    }
    /// Every group of options that there is.
    void unfold() {
        QSet<QString> open;
        for (int more = 1; more > 0;) {
            more = 0;
            for (QQuickItem* item : seen()) {
                const QString name = item->objectName();
                if (!name.startsWith("group-") || open.contains(name)) continue;
                open.insert(name);
                touchItem(item);
                more = 1;
                break;
            }
        }
    }
    [[nodiscard]] nlohmann::json options() const {
        return toJson(table.standing().extras().value("options"));
    }
    void play() {
        touch("Play");
        ASSERT_TRUE(table.isOpen());
    }
};

TEST_F(NewGame, WhatWasSetIsThereAgainAfterABoardOrARosterWasLookedAt) {
    begin();
    touchIn("option-scenario", "King of the hill");
    touchIn("option-players", "3");
    touchNamed("seat-red");
    touchNamed("newPlayer");
    for (const char letter : std::string("ann")) QTest::keyClick(window, letter);
    QTest::keyClick(window, Qt::Key_Return);
    settle();
    for (const char* away : {"keptOnes", "buildOne"}) {
        touchNamed(away);
        ASSERT_EQ(window->property("page"), "roster");
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
        ASSERT_EQ(window->property("page"), "new") << away;
        EXPECT_EQ(item("seat-red")->property("text"), "Red: ann") << away;
    }
    play();
    EXPECT_EQ(options().at("scenario"), "king-of-the-hill");
    EXPECT_EQ(table.seating().seats().size(), 3);
    EXPECT_EQ(table.seating().personOf("red"), "ann");
    show("new");
    show("home");
    show("new");
    EXPECT_EQ(item("seat-green"), nullptr) << "the next game begins with what is usual";
}

TEST_F(NewGame, WhatWasSetIsThereAgainAfterTheEditorOfBoards) {
    open();
    window->resize(1000, 6000);
    show("new");
    touch("Gridded American Civil War");
    unfold();
    touchIn("option-morale-timing", "Target by target");
    touchNamed("drawOne");
    ASSERT_EQ(window->property("page"), "boards");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    ASSERT_EQ(window->property("page"), "new");
    play();
    EXPECT_EQ(options().at("morale-timing"), "per-target");
}

TEST_F(NewGame, EveryOptionOfASkirmishIsSetByTouch) {
    begin();
    touchIn("option-scenario", "King of the hill");
    touchIn("option-players", "3");
    touchIn("option-size", "2");
    touchIn("option-initiative", "Once");
    touchIn("option-positions", "Goes first");
    touchIn("option-boss-shield", "Every turn");
    touchIn("option-influence-die", "Their own die");
    EXPECT_EQ(item("pairs-device-goals"), nullptr) << "what counts only with the device waits for it";
    touchIn("option-device", "Play with the trigger device");
    touchIn("pairs-device-goals", "Six tokens");
    touchIn("option-device-effect", "Brings a fighter back");
    play();
    const nlohmann::json set = options();
    EXPECT_EQ(set.at("scenario"), "king-of-the-hill");
    EXPECT_EQ(set.at("players"), 3);
    EXPECT_EQ(set.at("size"), 2);
    EXPECT_EQ(set.at("initiative"), "once");
    EXPECT_EQ(set.at("positions"), "in-order");
    EXPECT_EQ(set.at("boss-shield"), "turn");
    EXPECT_EQ(set.at("influence-die"), "own");
    EXPECT_EQ(set.at("device"), true);
    EXPECT_EQ(set.at("device-goals"), (nlohmann::json{{"red", 6}, {"blue", 6}, {"green", 0}}));
    EXPECT_EQ(set.at("device-effect"), "resurrect");
}

TEST_F(NewGame, OpponentsAndTerrainAreOnesOwnByTouch) {  // OSS-SOLO-01, OSS-TERRAIN-01
    begin();
    EXPECT_EQ(item("pairs-opponents"), nullptr) << "there are none against other people";
    touchIn("option-scenario", "Solo: investigate");
    EXPECT_EQ(item("option-players"), nullptr) << "what a solo game has not is not asked";
    EXPECT_EQ(item("option-device"), nullptr);
    touchIn("option-mystery", "A rover");
    touchNamed("group-Opponents");
    touchIn("option-respawn", "Every round");
    touchIn("pairs-opponents", "Specialists");
    EXPECT_FALSE(words().contains(QRegularExpression("\\ball [0-9]"))) << "a Stat is no stock";
    touchIn("field-stat", "Stat more");
    touchIn("field-specialization", "None");
    touchIn("field-weapons", "Gun");
    touchIn("pairs-terrain", "Window");
    touchFact("field-access");
    QQuickItem* own = item("ownName");
    ASSERT_NE(own, nullptr);
    own->setProperty("text", "Quick sand");
    touch("Add");
    touchFact("field-visibility");
    play();
    const nlohmann::json set = options();
    EXPECT_EQ(set.at("mystery"), "rover");
    EXPECT_EQ(set.at("respawn"), "each-round");
    EXPECT_EQ(set.at("opponents"),
              (nlohmann::json{
                  {"specialist", {{"stat", 5}, {"specialization", nullptr}, {"weapons", {"melee-1h"}}}}}));
    EXPECT_EQ(set.at("terrain"),
              (nlohmann::json{{"window", {{"access", true}, {"visibility", true}, {"cover", true}}},
                              {"quick-sand", {{"access", true}, {"visibility", false}, {"cover", false}}}}));
}

TEST_F(NewGame, WhatWasSetForAnotherScenarioIsNotSent) {
    begin();
    touchIn("option-device", "Play with the trigger device");
    touchIn("option-scenario", "Solo: hunt");
    play();
    EXPECT_EQ(options().at("device"), false) << "a solo game has no device, and is not refused for it";
}

TEST_F(NewGame, WhatIsUsualAgainIsNotSent) {
    begin();
    touchIn("pairs-terrain", "Wall");
    touchFact("field-cover");
    touch("Reset to the usual");
    play();
    EXPECT_EQ(options().at("terrain"), nlohmann::json::object());
}

TEST_F(NewGame, EachOfFourSidesOrOneAloneBringsAWarband) {  // OSS-ROSTER-13
    RosterDesk& desk = evening.companion.rosters();
    desk.begin("one-stat");
    desk.setName("The Larks");
    ASSERT_TRUE(desk.save());
    begin();
    touchIn("option-players", "4");
    for (const char* side : {"red", "blue", "green", "yellow"})
        EXPECT_NE(item(QString("roster-%1-The Larks").arg(side)), nullptr) << side;
    touchIn("option-scenario", "Solo: hunt");
    EXPECT_EQ(item("roster-red-The Larks"), nullptr);
    QQuickItem* larks = item("roster-players-The Larks");
    ASSERT_NE(larks, nullptr);
    touchAt(larks->mapToScene(QPointF(larks->width() / 2, larks->height() / 2)));
    play();
    EXPECT_EQ(options().at("warbands").at("players").at("name"), "The Larks");
}

// C62, section 2: a list of two to five powers, in the order of their seats.
TEST_F(NewGame, PowersAreSwitchedOnAndOffAndTheirOrderIsThatOfTheirSeats) {
    open();
    window->resize(1280, 800);
    show("new");
    touchNamed("system-conquest-1762");
    for (const char* away : {"power-british", "power-prussian"}) touchNamed(away);
    touchNamed("power-ottoman");
    touchNamed("power-british");
    play();
    EXPECT_EQ(options().at("sides"), (nlohmann::json{"french", "spanish", "ottoman", "british"}));
    EXPECT_EQ(table.tabletop().sides()->count(), 4);
}

TEST_F(NewGame, GamesOfTwoAndOfFivePowersAreBegunByTouch) {
    open();
    window->resize(390, 844);
    show("new");
    touchNamed("system-conquest-1762");
    for (const char* away : {"power-prussian", "power-spanish"}) touchNamed(away);
    EXPECT_FALSE(item("power-british")->isEnabled()) << "two have to stay";
    touchNamed("power-british");
    play();
    EXPECT_EQ(options().at("sides"), (nlohmann::json{"british", "french"}));
    show("new");
    touchNamed("power-ottoman");
    play();
    EXPECT_EQ(options().at("sides"), (nlohmann::json{"british", "french", "prussian", "spanish", "ottoman"}));
}

TEST_F(NewGame, WhoBeginsIsOneOfThePowersThatPlay) {
    open();
    window->resize(1000, 6000);
    show("new");
    touchNamed("system-conquest-1762");
    unfold();
    touchNamed("power-ottoman");
    touchIn("option-first", "Ottoman");
    touchNamed("power-prussian");
    for (QQuickItem* one : seen())
        EXPECT_FALSE(isButton(one) && one->property("text") == "Prussian" && isInside(one, "option-first"))
            << "who stays away cannot begin";
    touchNamed("power-ottoman");
    play();
    EXPECT_EQ(options().at("first"), "roll") << "the Ottomans were to begin, but stayed away after all";
    show("new");
    touchNamed("power-ottoman");
    unfold();
    touchIn("option-first", "Ottoman");
    play();
    EXPECT_EQ(options().at("first"), "ottoman");
}

TEST_F(NewGame, TheDiceAreChosenWithPlayAndRememberedAndSoIsTheGame) {
    open();
    window->resize(1280, 800);
    show("new");
    touchNamed("system-hex-acw");
    touch("Play with your own dice");
    ASSERT_TRUE(table.isOpen());
    EXPECT_EQ(options().at("dice"), "table");
    EXPECT_EQ(table.diceMode(), "table");
    show("new");
    touch("Play");
    EXPECT_EQ(table.system(), "hex-acw") << "the game of the last evening is chosen already";
    EXPECT_EQ(options().at("dice"), "table") << "and its dice";
    show("new");
    touch("Play with the app's dice");
    EXPECT_EQ(options().at("dice"), "app");
    EXPECT_EQ(evening.companion.settings().dice(), "app");
}

TEST_F(NewGame, FromTheFirstStartToTheFirstActItIsThreeTouchesWithEitherDice) {
    open();
    window->resize(1280, 800);
    touch("New game");
    touch("Play with your own dice");
    touch("Place the food");
    EXPECT_TRUE(table.draft()->isOpen()) << "the dice are due";
    table.close();
    show("home");
    touch("New game");
    touch("Play with the app's dice");
    touch("Place the food");
    EXPECT_EQ(table.standing().phase(), "event");
}

TEST_F(NewGame, WhatTheRulesRefuseIsSaidOnThePage) {
    RosterDesk& desk = evening.companion.rosters();
    desk.begin("one-stat");
    desk.setName("The few");
    for (const int index : {9, 8, 3}) desk.drop(index);  // one specialist and two rookies fewer
    ASSERT_TRUE(desk.save());
    begin();
    QQuickItem* few = item("roster-red-The few");
    ASSERT_NE(few, nullptr);
    touchItem(few);
    touch("Play");
    EXPECT_FALSE(table.isOpen());
    ASSERT_NE(item("unusable"), nullptr);
    EXPECT_FALSE(item("unusable")->property("text").toString().isEmpty());
}

// Every option of every game stands in one place of its page, with words of its own: none falls back to the
// wire's.
TEST_F(NewGame, EveryOptionHasAPlaceATitleASentenceAndWordsOfItsOwn) {
    for (const StartGame& game : startGames()) {
        const std::string of = game.id.toStdString();
        QStringList placed = game.above;
        for (const StartGroup& group : game.groups) {
            EXPECT_NE(group.title, "Other rules") << of << " leaves options without a group";
            placed += group.options;
        }
        placed << game.list << game.count;
        for (const StartOption& option : game.options) {
            const std::string where = of + ", " + option.name.toStdString();
            const bool apart = QStringList{"dice", "names", "map"}.contains(option.name);
            EXPECT_EQ(placed.count(option.name), apart ? 0 : 1) << where;
            if (apart || option.name == game.list || option.name == game.count) continue;
            EXPECT_TRUE(option.about.endsWith('.')) << where << ": " << option.about.toStdString();
            EXPECT_TRUE(faceOf(game.id).wordAt("about:" + option.name)) << where;
            QSet<QString> labels;
            for (const OptionChoice& choice : option.choices) labels.insert(choice.label);
            EXPECT_EQ(labels.size(), option.choices.size()) << where << ": two values with one name";
        }
    }
}

}  // namespace
}  // namespace adjutant::companion
