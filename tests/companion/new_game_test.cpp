// SPDX-License-Identifier: GPL-3.0-or-later
// A new game by touch: every option of a skirmish, those that are objects too, and who brings which warband.
#include <nlohmann/json.hpp>

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
        touch("Options");
    }
    [[nodiscard]] QQuickItem* named(const QString& name, const QQuickItem* within = nullptr) const {
        for (QQuickItem* item : seen())
            if (item->objectName() == name && (within == nullptr || within->isAncestorOf(item))) return item;
        return nullptr;
    }
    /// The button of these words in the field of this name.
    void touchIn(const QString& field, const QString& words) {
        const QQuickItem* whole = named(field);
        ASSERT_NE(whole, nullptr) << "There is no " << field.toStdString();
        for (QQuickItem* item : seen()) {
            if (!isButton(item) || item->property("text") != words || !whole->isAncestorOf(item)) continue;
            return touchAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
        }
        FAIL() << "There is no " << words.toStdString() << " in " << field.toStdString();
    }
    [[nodiscard]] nlohmann::json options() const { return toJson(table.extras().value("options")); }
    void play() {
        touch("Play");
        ASSERT_TRUE(table.isOpen());
    }
};

TEST_F(NewGame, EveryOptionOfASkirmishIsSetByTouch) {
    begin();
    touchIn("option-scenario", "King of the hill");
    touchIn("option-players", "Players more");
    touchIn("option-size", "Specialists each less");
    touchIn("option-initiative", "Once");
    touchIn("option-positions", "As rolled");
    touchIn("option-boss-shield", "A turn");
    touchIn("option-influence-die", "Their own die");
    EXPECT_EQ(named("pairs-device-goals"), nullptr) << "what counts only with the device waits for it";
    touchIn("option-device", "");
    touchIn("pairs-device-goals", "Fill it to 6");
    touchIn("option-device-effect", "Brings one back");
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
    EXPECT_EQ(named("pairs-opponents"), nullptr) << "there are none against other people";
    touchIn("option-scenario", "Solo: investigate");
    EXPECT_EQ(named("option-players"), nullptr) << "what a solo game has not is not asked";
    EXPECT_EQ(named("option-device"), nullptr);
    touchIn("option-mystery", "Rover");
    touchIn("option-respawn", "Each round");
    touchIn("pairs-opponents", "Specialist");
    touchIn("field-stat", "Stat more");
    touchIn("field-specialization", "None");
    touchIn("field-weapons", "gun");
    touchIn("pairs-terrain", "Window");
    touchIn("field-access", "");
    QQuickItem* own = named("ownName");
    ASSERT_NE(own, nullptr);
    own->setProperty("text", "Quick sand");
    touch("Add");
    touchIn("field-visibility", "");
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
    touchIn("option-device", "");
    touchIn("option-scenario", "Solo: hunt");
    play();
    EXPECT_EQ(options().at("device"), false) << "a solo game has no device, and is not refused for it";
}

TEST_F(NewGame, WhatIsUsualAgainIsNotSent) {
    begin();
    touchIn("pairs-terrain", "Wall");
    touchIn("field-cover", "");
    touch("As usual again");
    play();
    EXPECT_EQ(options().at("terrain"), nlohmann::json::object());
}

TEST_F(NewGame, EachOfFourSidesOrOneAloneBringsAWarband) {  // OSS-ROSTER-13
    RosterDesk& desk = evening.companion.rosters();
    desk.begin("one-stat");
    desk.setName("The Larks");
    ASSERT_TRUE(desk.save());
    begin();
    touchIn("option-players", "Players more");
    touchIn("option-players", "Players more");
    for (const char* side : {"red", "blue", "green", "yellow"})
        EXPECT_NE(named(QString("roster-%1-The Larks").arg(side)), nullptr) << side;
    touchIn("option-scenario", "Solo: hunt");
    EXPECT_EQ(named("roster-red-The Larks"), nullptr);
    QQuickItem* larks = named("roster-players-The Larks");
    ASSERT_NE(larks, nullptr);
    touchAt(larks->mapToScene(QPointF(larks->width() / 2, larks->height() / 2)));
    play();
    EXPECT_EQ(options().at("warbands").at("players").at("name"), "The Larks");
}

}  // namespace
}  // namespace adjutant::companion
