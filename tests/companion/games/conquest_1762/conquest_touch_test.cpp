// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of 1762 by touch alone: how many march, what ends a turn, the defender's dice, trades, the last
// roll.
#include <QSet>

#include "tests/companion/games/conquest_1762/conquest_screens.hpp"

namespace adjutant::companion {
namespace {

class ConquestTouches : public ConquestEvening {
  protected:
    void begin(const QVariantMap& set = {}, const QVariantMap& options = {}, QSize size = QSize(1280, 800)) {
        ConquestEvening::begin(size, set, options);
    }
    [[nodiscard]] QVariantMap land(const QString& place) const {
        return table.standing().extras().value("territories").toMap().value(place).toMap();
    }
    [[nodiscard]] int soldiers(const QString& place) const { return land(place).value("soldiers").toInt(); }
    [[nodiscard]] int cards(const QString& side, const QString& resource) const {
        const QVariantMap sides = table.ask({{"ask", "state"}}).value("state").toMap().value("sides").toMap();
        return sides.value(side).toMap().value("resources").toMap().value(resource).toInt();
    }
};

TEST_F(ConquestTouches, LookingAtOnesOwnLandNeverMarchesAndNeverEndsATurn) {
    begin(borders());
    const int before = table.log().cursor();
    for (const char* place : {"italy", "german-states", "italy", "german-states"}) touchCell(place);
    EXPECT_EQ(table.log().cursor(), before) << table.log().sentence().toStdString();
    EXPECT_EQ(table.selection().chosen(), "german-states");
    EXPECT_EQ(table.standing().active(), "french");
}

TEST_F(ConquestTouches, SoManyMarchAsAreSaid) {
    QVariantMap set = borders();
    set.insert("/phase", "redeploy");
    begin(set);
    touchCell("italy");
    touchCell("german-states");
    EXPECT_EQ(table.standing().active(), "french") << "a march ends the turn, so it is asked for";
    EXPECT_TRUE(isRead("and end the turn"));
    touchIn("beside-soldiers", "Soldiers less");
    touchIn("beside-soldiers", "Soldiers less");
    touch("March from Italy");
    EXPECT_EQ(soldiers("italy"), 3);
    EXPECT_EQ(soldiers("german-states"), 8);
    EXPECT_NE(table.standing().active(), "french");
}

TEST_F(ConquestTouches, AMarchBeforeTheAttacksIsAskedForByItsButton) {
    QVariantMap set = borders();
    set.insert("/phase", "attack");
    begin(set);
    touchCell("italy");
    if (button("March from Italy") == nullptr) touch("More");
    touch("March from Italy");
    touchCell("german-states");
    EXPECT_EQ(table.standing().active(), "french");
    touchIn("beside-soldiers", "1");
    touch("March from Italy");
    EXPECT_EQ(soldiers("german-states"), 3);
}

TEST_F(ConquestTouches, SoldiersArePlacedInAnyNumber) {
    begin({{"/territories/italy/owner", "french"},
           {"/territories/italy/soldiers", 2},
           {"/sides/french/pool", 18}});
    touchCell("italy");
    touchIn("beside-soldiers", "9");
    touch("Place soldiers");
    EXPECT_EQ(soldiers("italy"), 11);
    touch("Place soldiers");
    EXPECT_EQ(soldiers("italy"), 20) << "what is left is the likely number";
}

TEST_F(ConquestTouches, WhereSoldiersGoIsAskedBeforeHowMany) {
    begin({{"/territories/italy/owner", "french"},
           {"/territories/italy/soldiers", 2},
           {"/sides/french/pool", 18}});
    touch("Place soldiers");
    touchCell("italy");
    EXPECT_EQ(soldiers("italy"), 2) << "nothing is placed by saying where";
    touchIn("beside-soldiers", "1");
    touch("Place soldiers");
    EXPECT_EQ(soldiers("italy"), 3);
}

TEST_F(ConquestTouches, WithRealDiceAnExchangeIsFromToAndTheDice) {
    begin(borders(), {{"dice", "table"}, {"setup", "standard"}});
    touchCell("italy");
    touchCell("france");
    touchItem(item("face-6", "thrown-0"));
    touchIn("pad", "5");
    touchIn("pad", "3");
    ASSERT_EQ(table.standing().extras().value("battle").toMap().value("status"), "rolled");
    EXPECT_TRUE(isRead("British to answer"));
    touchItem(item("face-2", "thrown-1"));  // one die, and what it shows
    EXPECT_EQ(soldiers("france"), 0) << "6 against 2";
}

TEST_F(ConquestTouches, AFaceThatWasTouchedStaysWhileItIsSaidWhatWouldBeLost) {
    QVariantMap set = borders();
    set.insert("/sides/french/pool", 2);
    begin(set, {{"dice", "table"}, {"setup", "standard"}});
    touchCell("italy");
    touchCell("france");
    touchItem(item("face-6", "thrown-0"));
    EXPECT_TRUE(isRead("The French lose 2 soldiers, not placed in time."));
    touch("Dice on the table");
    EXPECT_EQ(table.draft()->due()->lastAnswer(), "the 6") << "it is not asked again";
    touchIn("pad", "5");
    touchIn("pad", "3");
    EXPECT_EQ(table.standing().extras().value("battle").toMap().value("status"), "rolled");
}

TEST_F(ConquestTouches, OfTheLandsThatCanBeAttackedTheOneThatIsAimedAtIsRinged) {
    QVariantMap set = borders();
    set.insert("/territories/german-states/owner", "british");
    begin(set);
    touchCell("italy");
    const auto isRinged = [&](const QString& land) {
        for (QQuickItem* piece : seen())
            if (piece->property("cell") == land && piece->property("target").toBool()) {
                const bool flies = piece->property("odds") != "";
                EXPECT_EQ(flies, table.selection().aimed().isEmpty() || table.selection().aimed() == land);
                return piece->property("chosen").toBool();
            }
        ADD_FAILURE() << land.toStdString() << " is no target";
        return false;
    };
    EXPECT_FALSE(isRinged("france"));
    touchCell("france");
    EXPECT_TRUE(isRinged("france"));
    EXPECT_FALSE(isRinged("german-states"));
    touchCell("german-states");
    EXPECT_FALSE(isRinged("france"));
    EXPECT_TRUE(isRinged("german-states"));
}

TEST_F(ConquestTouches, OnAPhoneTheHandsAreReachedWhileAnAttackIsPutTogether) {
    begin(borders(), {{"dice", "table"}, {"setup", "standard"}});
    touchCell("italy");
    touchCell("france");
    window->resize(390, 844);
    settle();
    ASSERT_EQ(table.selection().aimed(), "france");
    EXPECT_EQ(button("How it stands"), nullptr) << "its place is taken";
    touch("More");
    touch("How it stands");
    EXPECT_TRUE(isRead("Progress to victory"));
}

TEST_F(ConquestTouches, TheDefenderChoosesOneDieAfterSeeingTheAttack) {
    begin(borders());
    touchCell("italy");
    touchCell("france");
    touch("Attack from Italy");
    EXPECT_EQ(table.standing().extras().value("battle").toMap().value("status"), "rolled");
    EXPECT_TRUE(isRead("British to answer")) << "the band says who is asked";
    EXPECT_NE(button("Defend with two dice"), nullptr);
    touch("Defend with one die");
    EXPECT_EQ(table.standing().extras().value("battle").toMap().value("status").toString().contains("rolled"),
              false);
    EXPECT_EQ(table.log().lastRolls().first().value<ThrownRoll>().dice.size(), 1) << "one die was thrown";
}

TEST_F(ConquestTouches, OneDieOfTheDefenderIsChosenBesideTheBoardBeforeTheAttack) {
    begin(borders());
    touchCell("italy");
    touchCell("france");
    touchIn("beside-defence-dice", "One die");
    const auto isChosen = [&](const QString& value) {
        for (QQuickItem* one : seen())
            if (isButton(one) && one->property("text") == value && isInside(one, "beside-defence-dice"))
                return one->property("chosen").toBool();
        return false;
    };
    EXPECT_TRUE(isChosen("One die"));
    EXPECT_FALSE(isChosen("The defender chooses"));
    touch("Attack from Italy");
    EXPECT_EQ(table.standing().extras().value("battle").toMap().value("status").toString().contains("rolled"),
              false)
        << "nobody is asked any more";
    EXPECT_EQ(table.log().lastRolls().last().value<ThrownRoll>().dice.size(), 1) << "one die was thrown";
}

TEST_F(ConquestTouches, WhoAnswersOutOfTurnIsNamedWithTheSide) {
    begin(borders());
    ASSERT_TRUE(table.seat("british", "ann"));
    touchCell("italy");
    touchCell("france");
    touch("Attack from Italy");
    EXPECT_TRUE(isRead("British, ann to answer"));
    window->resize(390, 844);
    settle();
    EXPECT_TRUE(isRead("British, ann to answer")) << "on a phone, too";
}

TEST_F(ConquestTouches, TwoWaysBackToOneTerritoryAreToldApart) {
    QVariantMap land = borders();
    land.insert({{"/phase", "redeploy"},
                 {"/territories/france/owner", "french"},
                 {"/territories/france/soldiers", 0},
                 {"/territories/german-states/soldiers", 4}});
    begin(land);
    QSet<QString> acts;
    QSet<QString> offers;
    for (const QVariant& row : table.selection().beside()) {
        const auto open = row.value<OpenChoice>();
        if (!open.act.contains("March back to France")) continue;
        acts.insert(open.act);
        offers.insert(open.offer);
    }
    EXPECT_EQ(offers.size(), 2) << "from Italy and from the German States";
    EXPECT_EQ(acts.size(), offers.size());
    EXPECT_TRUE(isRead("March back to France: from Italy, or natives take it"));
}

TEST_F(ConquestTouches, LandThatIsLeftEmptyIsMarchedBackToOrGivenUpKnowingly) {
    QVariantMap set = borders(3);
    set.insert("/phase", "attack");
    set.insert("/territories/france/soldiers", 1);
    begin(set);
    ASSERT_TRUE(evening.act("attack", {{"from", "italy"},
                                       {"to", "france"},
                                       {"rolls", QVariantList{QVariantList{6, 6, 6}, QVariantList{1}}}}));
    settle();
    EXPECT_TRUE(isRead("Italy is left empty"));
    touch("Move into France");
    EXPECT_EQ(soldiers("italy"), 0);
    touch("End the turn");
    EXPECT_EQ(table.standing().active(), "french") << "it is asked first";
    EXPECT_TRUE(isRead("Three natives take Italy."));
    touch("Not now");
    touch("March back to Italy");
    EXPECT_EQ(soldiers("italy"), 0) << "how many is asked";
    touch("March back to Italy");
    EXPECT_EQ(soldiers("italy"), 1);
    EXPECT_EQ(land("italy").value("owner"), "french");
}

TEST_F(ConquestTouches, ATurnIsEndedByOneTouch) {
    begin();
    touch("End the turn");
    EXPECT_NE(table.standing().active(), "french");
}

TEST_F(ConquestTouches, UnplacedSoldiersAreNotLostWithoutAWord) {
    begin({{"/sides/french/pool", 5}});
    touch("End the turn");
    EXPECT_EQ(table.standing().active(), "french");
    EXPECT_TRUE(isRead("The French lose 5 soldiers, not placed in time."));
    touch("End the turn");
    EXPECT_NE(table.standing().active(), "french");
}

TEST_F(ConquestTouches, ATradeWithAPlayerIsTwoTouchesAndOneForEachCard) {
    begin({{"/sides/french/resources/wood", 3},
           {"/sides/british/resources/wood", 0},
           {"/sides/british/resources/iron", 2}});
    const int iron = cards("french", "iron");
    touch("Trade");
    touchItem(item("good-wood", "gives"));
    touchItem(item("good-wood", "gives"));
    touchItem(item("good-iron", "gives-british"));
    touch("Trade with British");
    EXPECT_EQ(cards("french", "wood"), 1);
    EXPECT_EQ(cards("french", "iron"), iron + 1);
    EXPECT_EQ(cards("british", "wood"), 2);
    EXPECT_EQ(cards("british", "iron"), 1);
}

TEST_F(ConquestTouches, TheBankTradesThreeForOneAtAPort) {
    begin({{"/sides/french/resources/wood", 3},
           {"/territories/italy/owner", "french"},
           {"/territories/italy/soldiers", 2},
           {"/territories/italy/port", true},
           {"/sides/french/resources/iron", 0}});
    touch("Trade");
    touchItem(item("bank-give-wood"));
    touchItem(item("bank-take-iron"));
    EXPECT_EQ(cards("french", "wood"), 0);
    EXPECT_EQ(cards("french", "iron"), 1);
}

TEST_F(ConquestTouches, APlayerSeesHisWholeHandOutOfTurn) {
    begin({{"/sides/british/hand", QVariantList{"almanac"}}});
    EXPECT_FALSE(isRead("Almanac"));
    hold(item("hand-british"));
    EXPECT_TRUE(isRead("Almanac"));
    EXPECT_TRUE(isRead("Nothing in it can be played now."));
}

TEST_F(ConquestTouches, AnActOfAHandThatIsHeldIsLookedAtFirstAndTheHandIsHidden) {
    begin({{"/phase", "roll"}, {"/sides/french/hand", QVariantList{"almanac"}}});
    hold(item("hand-french"));
    QQuickItem* act = button("Play Almanac");
    ASSERT_NE(act, nullptr);
    hold(act);
    touch("Look at it first");
    EXPECT_FALSE(isRead("for no other eyes"));
    EXPECT_EQ(table.draft()->action(), "play-card");
    EXPECT_TRUE(isRead("Play Almanac"));
}

TEST_F(ConquestTouches, WhatARollGaveIsReadAgainAfterwards) {
    begin({{"/phase", "roll"}});
    ASSERT_TRUE(evening.act("roll-resources", {{"rolls", QVariantList{QVariantList{4, 4}}}}));
    settle();
    ASSERT_TRUE(evening.act("next-phase"));
    settle();
    touch("The last roll");
    QQuickItem* list = item("lastDealings");
    ASSERT_NE(list, nullptr);
    EXPECT_FALSE(list->property("takes").toList().isEmpty());
}

TEST_F(ConquestTouches, AnyTwoToFivePowersComeToTheTable) {
    const QList<QStringList> tables{{"ottoman", "spanish"},
                                    {"prussian", "ottoman", "british"},
                                    {"spanish", "british", "french", "prussian"},
                                    {"ottoman", "spanish", "prussian", "french", "british"}};
    for (const QStringList& sides : tables) {
        const QVariantMap options{{"sides", QVariant(sides)},
                                  {"setup", "standard"},
                                  {"first", sides.first()},
                                  {"reinforcement", "spread"}};
        if (window == nullptr) begin({}, options);
        ASSERT_TRUE(evening.companion.campaigns().newGame("conquest-1762", options, {}));
        settle();
        show("table");
        EXPECT_EQ(table.standing().active(), sides.first());
        QSet<QString> colours;
        for (const QString& side : sides) {
            colours.insert(table.names().colourOf(side));
            EXPECT_TRUE(isRead(table.standing().activeName() + " to act"));
        }
        EXPECT_EQ(colours.size(), sides.size());
        EXPECT_FALSE(colours.contains("nobody"));
        QQuickItem* victories = item("victories");
        ASSERT_NE(victories, nullptr);
        EXPECT_EQ(victories->property("sides").toList().size(), sides.size());
        EXPECT_EQ(table.standing().extras().value("victories").toMap().size(), sides.size());
    }
}

TEST_F(ConquestTouches, NativesBearATentAndNoSidesColour) {
    begin({{"/territories/peru/owner", "natives"}, {"/territories/peru/soldiers", 3}});
    EXPECT_EQ(table.tabletop().counters()->find("peru").value("corner"), "tent");
    EXPECT_EQ(table.tabletop().counters()->find("italy").value("corner"), "");
    EXPECT_NE(table.names().colourOf("spanish"), "bone") << "the grey of nobody is too near";
}

}  // namespace
}  // namespace adjutant::companion
