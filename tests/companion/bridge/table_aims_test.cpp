// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of stacks: they are chosen, aimed and moved by touch.
#include <gtest/gtest.h>

#include <QTest>
#include <nlohmann/json.hpp>

#include "companion/bridge/table_models.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Aims : public testing::Test {
  protected:
    void march() { ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {}, {})); }
    void rule(const QVariantMap& set) {
        ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "as on the table"}}));
    }
    /// What is chosen of a parameter of the act that is put together: "ci1 ci7".
    QString chosenOf(const QString& name) {
        QStringList list;
        for (const QVariant& item : table.draft()->params()->find(name).value("value").toList())
            list.append(item.toString());
        return list.join(' ');
    }
    /// What the models show, beside models that were made of it a moment ago.
    void expectAsMadeAnew(const char* when) {
        TableModels fresh(table.view(), nullptr);
        fresh.show({table.selection().chosen(),
                    table.selection().aimed(),
                    table.selection().legalPlaces(),
                    table.selection().targets(),
                    {}});
        EXPECT_EQ(table.tabletop().pieces()->rows(), fresh.pieces().rows()) << when;
        EXPECT_EQ(table.tabletop().counters()->rows(), fresh.counters().rows()) << when;
        nlohmann::json places = table.tabletop().places()->rows();
        for (nlohmann::json& place : places) place["way"] = "";  // that is asked of the rules
        EXPECT_EQ(places, fresh.places().rows()) << when;
    }
    Evening evening;
    TableController& table = evening.table();
};

TEST_F(Aims, ATouchLeavesTheBoardAsItWouldBeMadeAnew) {
    march();
    rule({{"/pieces/ui12/place", "d8"}, {"/pieces/ui13/out", true}, {"/pieces/ui13/place", QVariant()}});
    expectAsMadeAnew("nobody is chosen");
    table.touchCounter("ci8");
    ASSERT_FALSE(table.selection().legalPlaces().isEmpty());
    ASSERT_FALSE(table.selection().targets().isEmpty());
    expectAsMadeAnew("a stack is chosen");
    table.touchPlace("d8");
    ASSERT_EQ(table.selection().aimed(), "d8");
    expectAsMadeAnew("it is aimed at the enemy");
    table.touchPlace("d8");
    table.touchCounter("cc4");
    ASSERT_EQ(table.selection().chosen(), "cc4");
    expectAsMadeAnew("another stack is chosen");
    table.touchPiece("uc1");
    expectAsMadeAnew("a piece within a stack was touched");
    table.touchCounter("cc4");
    table.touchPlace("f9");
    expectAsMadeAnew("it has moved");
}

TEST_F(Aims, PiecesOnOneSquareAreOneStackWithItsCountByKind) {
    march();
    const QVariantMap washington = table.tabletop().counters()->find("uc1");
    const QVariantList kinds = washington.value("kinds").toList();
    ASSERT_EQ(kinds.size(), 2);
    EXPECT_EQ(kinds.at(0).toMap().value("count"), 1);
    EXPECT_EQ(kinds.at(1).toMap().value("count"), 3);
    EXPECT_EQ(washington.value("side"), "blue");
}

TEST_F(Aims, AStackShowsWhereItMayGoByEachMeans) {
    march();
    table.touchCounter("ci1");
    EXPECT_TRUE(table.selection().legalPlaces().contains("m7"));
    EXPECT_EQ(table.tabletop().places()->find("m7").value("way"), "move");
    EXPECT_EQ(table.tabletop().places()->find("l8").value("way"), "rail");
}

TEST_F(Aims, AMoveOfAWholeStackIsTwoTouches) {
    march();
    table.touchCounter("cc4");
    table.touchPlace("f9");
    EXPECT_EQ(table.tabletop().pieces()->find("cc4").value("cell"), "f9");
}

TEST_F(Aims, ABattleShowsItsPriceBeforeItIsFought) {
    march();
    const QVariantMap set{
        {"/pieces/ui12/place", "d8"}, {"/pieces/ui13/out", true}, {"/pieces/ui13/place", QVariant()}};
    ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "met"}}));
    table.touchCounter("ci8");
    EXPECT_EQ(table.selection().targets().value("d8").toString(), QStringLiteral("0 : −1"));
    table.touchPlace("d8");
    EXPECT_EQ(table.selection().aimed(), "d8");
    ASSERT_FALSE(table.selection().prospects().isEmpty());
    const auto prospect = table.selection().prospects().first().value<ActProspect>();
    EXPECT_EQ(prospect.costs.front().text, "Confederacy loses 0, Union loses 1");
    EXPECT_EQ(prospect.outcomes.size(), 1) << "what the rules say of it is asked by these";
    EXPECT_EQ(table.tabletop().pieces()->find("ui12").value("out"), false) << "nothing is fought yet";
    table.touchOffer(evening.offer("attack"));
    EXPECT_EQ(table.tabletop().pieces()->find("ui12").value("out"), true);
}

TEST_F(Aims, WhoFallsOnEitherSideIsChosenBesideThePrices) {
    march();
    rule({{"/pieces/ci10/place", "l6"},
          {"/pieces/ci7/place", "l6"},
          {"/pieces/ui4/place", "m5"},
          {"/pieces/uc1/place", "m5"}});
    table.touchPlace("l6");
    table.touchPlace("m5");
    EXPECT_EQ(chosenOf("losses"), "ci7");
    table.draft()->toggle("losses", "cc2");
    table.touchProspect(1);
    EXPECT_EQ(chosenOf("targets"), "uc1");
    EXPECT_TRUE(table.selection().prospects().at(1).value<ActProspect>().chosen);
    table.draft()->toggle("targets", "ui4");
    EXPECT_EQ(chosenOf("targets"), "ui4");
    EXPECT_EQ(table.draft()->params()->find("losses").value("name"), QVariant())
        << "one for one: nobody is lost";
    table.touchOffer(evening.offer("attack"));
    EXPECT_EQ(table.tabletop().pieces()->find("ui4").value("out"), true);
    EXPECT_EQ(table.tabletop().pieces()->find("uc1").value("out"), false);
    EXPECT_EQ(table.tabletop().pieces()->find("ci7").value("out"), false);
}

TEST_F(Aims, WhoIsChosenByHandStaysChosenAsFarAsItFits) {
    march();
    rule({{"/pieces/ci10/place", "l6"},
          {"/pieces/ci7/place", "l6"},
          {"/pieces/ci1/place", "l6"},
          {"/pieces/ui4/place", "m5"},
          {"/pieces/uc1/place", "m5"},
          {"/pieces/ui1/place", "m5"}});
    table.touchPlace("l6");
    table.touchPlace("m5");
    EXPECT_EQ(chosenOf("losses"), "ci1 ci7");
    table.draft()->toggle("losses", "cc2");
    EXPECT_EQ(chosenOf("losses"), "ci7 cc2");
    table.touchProspect(2);
    EXPECT_EQ(chosenOf("losses"), "cc2");
    table.touchProspect(3);
    EXPECT_EQ(chosenOf("losses"), "cc2 ci1");
}

TEST_F(Aims, AMoveOfPartOfAStackIsOneTouchMoreForEachPieceLeftBehind) {
    march();
    table.touchCounter("ci1");
    ASSERT_EQ(table.selection().group().size(), 3);
    table.touchOfGroup("ci2");
    table.touchPlace("m7");
    EXPECT_EQ(table.tabletop().pieces()->find("ci1").value("cell"), "m7");
    EXPECT_EQ(table.tabletop().pieces()->find("ci3").value("cell"), "m7");
    EXPECT_EQ(table.tabletop().pieces()->find("ci2").value("cell"), "m6");
}

TEST_F(Aims, AMixedStackMovesWholeWhereItCanAndElseByThePartThatCan) {
    march();
    table.touchCounter("ci4");
    EXPECT_EQ(table.selection().words(), "Lynchburg: 1 infantry, 1 cavalry");
    table.touchPlace("j6");
    EXPECT_EQ(table.tabletop().pieces()->find("ci4").value("cell"), "j6");
    EXPECT_EQ(table.tabletop().pieces()->find("cc1").value("cell"), "j6");
    table.undo();
    table.touchCounter("ci4");
    table.touchPlace("i7");
    EXPECT_EQ(table.tabletop().pieces()->find("cc1").value("cell"), "k6") << "who stays behind is seen first";
    ASSERT_EQ(table.selection().group().size(), 2);
    for (const QVariant& row : table.selection().group()) {
        const auto piece = row.value<StackMember>();
        const bool cavalry = piece.id == "cc1";
        EXPECT_EQ(piece.going, cavalry);
        EXPECT_EQ(piece.why.isEmpty(), cavalry);
        EXPECT_EQ(piece.brief, cavalry ? "1" : "4") << "beside the icon of its kind";
    }
    table.touchOffer(evening.offer("move"));
    EXPECT_EQ(table.tabletop().pieces()->find("ci4").value("cell"), "k6");
    EXPECT_EQ(table.tabletop().pieces()->find("cc1").value("cell"), "i7");
}

TEST_F(Aims, TheLastOfAStackCannotBeLeftBehind) {
    march();
    table.touchCounter("ci4");
    table.touchOfGroup("ci4");
    table.touchOfGroup("cc1");
    table.touchPlace("i7");
    EXPECT_EQ(table.tabletop().pieces()->find("cc1").value("cell"), "i7");
}

TEST_F(Aims, AnEvenBattleWithTheTablesCoinIsThreeTouches) {
    march();
    rule({{"/pieces/ui4/place", "m5"}, {"/pieces/uc1/place", "m5"}, {"/pieces/ui1/place", "m5"}});
    table.setDiceMode("table");
    table.touchPlace("m6");
    table.touchPlace("m5");
    ASSERT_EQ(table.offers()->count(), 2);
    EXPECT_EQ(table.offers()->at(1).value("text"), "Tails");
    table.touchOffer(table.offers()->at(1).value("id").toString());
    EXPECT_EQ(table.tabletop().pieces()->find("ci3").value("out"), true);
    EXPECT_EQ(table.tabletop().pieces()->find("uc1").value("out"), false);
}

TEST_F(Aims, SurvivorsGetAwayWithOneTouch) {
    march();
    rule({{"/pieces/ci10/place", "l6"},
          {"/pieces/ci7/place", "l6"},
          {"/pieces/ui4/place", "m5"},
          {"/pieces/uc1/place", "m5"}});
    ASSERT_TRUE(evening.act(
        "attack", {{"pieces", QVariantList{"ci7", "ci10", "cc2"}}, {"to", "m5"}, {"eliminate", 1}}));
    table.touchPlace("l4");
    EXPECT_EQ(table.tabletop().pieces()->find("ui4").value("cell"), "l4");
    EXPECT_EQ(table.standing().phase(), "play");
}

TEST_F(Aims, ARemovalAsksForItsPiecesByItself) {
    march();
    rule({{"/pieces/cc4/place", "e3"}, {"/pieces/ui10/place", "d4"}});
    ASSERT_TRUE(evening.act("move", {{"pieces", QVariantList{"cc4"}}, {"to", "st-louis"}}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.draft()->isOpen(); }));
    EXPECT_EQ(table.draft()->action(), "remove");
    EXPECT_FALSE(table.draft()->isReady()) << "who goes is the owner's choice";
    const QVariantList choices = table.draft()->params()->find("pieces").value("choices").toList();
    EXPECT_EQ(choices.at(3).toMap().value("label"), "Infantry 4, Baltimore");
    table.draft()->toggle("pieces", "ui14");
    table.draft()->toggle("pieces", "ug3");
    table.draft()->send();
    EXPECT_EQ(table.tabletop().pieces()->find("ug3").value("out"), true);
}

TEST_F(Aims, GivingUpIsNeverTheLikelyActOnTheBar) {
    march();
    rule({{"/turn/moved", true}});
    ASSERT_TRUE(evening.offered().contains("surrender"));
    EXPECT_EQ(evening.offered().first(), "end-turn");
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        const bool gives = offer.value("action") == "surrender" || offer.value("action") == "end";
        EXPECT_EQ(offer.value("rare").toBool(), gives);
        EXPECT_FALSE(gives && offer.value("likely").toBool());
    }
}

TEST_F(Aims, ACityOfWhichTheMapHidesTheGroundIsMarkedOnItsCounter) {
    march();
    rule({{"/cities/chattanooga/fortified", "confederate"}, {"/cities/atlanta/captured", true}});
    const auto badges = [&](const char* piece) {
        QStringList list;
        for (const QVariant& badge : table.tabletop().counters()->find(piece).value("badges").toList()) {
            const QVariantMap map = badge.toMap();
            list.append(map.value("sign").toString() + map.value("text").toString() + ' ' +
                        map.value("colour").toString());
        }
        return list;
    };
    EXPECT_EQ(badges("uc1"), QStringList{"star4 blue"});
    EXPECT_EQ(badges("cc3"), (QStringList{"spade bone", "house bone"}));
    EXPECT_EQ(badges("ci7"), QStringList{"flag blue"});
}

TEST_F(Aims, OnABoardOfTheirOwnCitiesAreTouchedInstead) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {{"positions", "asked"}}, {}));
    ASSERT_TRUE(evening.act("station", {{"pieces", QVariantList{"ci1", "ci2"}}, {"at", "atlanta"}}));
    ASSERT_TRUE(evening.act("station", {{"pieces", QVariantList{"ui1"}}, {"at", "baltimore"}}));
    table.touchPlace("atlanta");
    EXPECT_EQ(table.selection().words(), "Atlanta: 2 infantry");
    table.touchPlace("baltimore");
    EXPECT_EQ(table.selection().aimed(), "baltimore");
    table.touchOffer(evening.offer("attack"));
    EXPECT_EQ(table.tabletop().pieces()->find("ui1").value("out"), true);
}

TEST_F(Aims, InTheFieldNobodyGoesUntilItIsTouched) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {{"positions", "asked"}}, {}));
    table.touchPlace("field");
    EXPECT_EQ(table.selection().group().size(), 15);
    EXPECT_FALSE(table.selection().group().first().value<StackMember>().going);
    table.touchOfGroup("ci4");
    table.touchOfGroup("cc1");
    table.touchPlace("richmond");
    EXPECT_EQ(table.tabletop().pieces()->find("ci4").value("cell"), "richmond");
    EXPECT_EQ(table.tabletop().pieces()->find("cc1").value("cell"), "richmond");
    EXPECT_EQ(table.tabletop().pieces()->find("ci1").value("cell"), "field");
}

TEST_F(Aims, AimingChangesTheScreenOnce) {
    march();
    rule({{"/pieces/ui4/place", "m5"}, {"/pieces/uc1/place", "m5"}, {"/pieces/ui1/place", "m5"}});
    table.touchPlace("m6");
    const QSignalSpy shown(&table, &TableController::offersChanged);
    const QSignalSpy reckoned(table.draft()->outlook(), &ActOutlook::changed);
    table.touchPlace("m5");
    ASSERT_EQ(table.selection().aimed(), "m5");
    EXPECT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(shown.count(), 1);
    EXPECT_EQ(reckoned.count(), 1);
}

}  // namespace
}  // namespace adjutant::companion
