// SPDX-License-Identifier: GPL-3.0-or-later
// A battle on hexes by touch: places by the coordinates that stand on the board, volleys, whole armies in
// sight.
#include <QSet>
#include <nlohmann/json.hpp>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class AcwScreens : public Screens {
  protected:
    void begin(QSize size, const QVariantMap& options = {}, const QVariantMap& set = {}) {
        playOn("hex-acw", size, options, set);
    }
    /// Two Union units beside a Confederate one that has taken hits.
    void meet(QSize size) {
        begin(size);
        draw("force-march");
        ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/pieces/c2/place", "E4"},
                                                               {"/pieces/u1/place", "D4"},
                                                               {"/pieces/u1/facing", "ne"},
                                                               {"/pieces/c2/hits", 4}}},
                                           {"reason", "met on the road"}}));
        settle();
    }
    /// Draws it and lays it aside.
    void draw(const char* card) {
        ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{card}}}));
        settle();
        touchAt({window->width() / 2.0, 200});
    }
    /// Whole, inside the window and inside whatever scrolls it.
    [[nodiscard]] bool isWhollySeen(QQuickItem* item) const {
        QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        for (QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
            if (!up->clip() && up != window->contentItem()) continue;
            const QRectF view = up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
            if (!view.adjusted(-1, -1, 1, 1).contains(box)) return false;
        }
        return true;
    }
    /// What the card beside the board says of a unit that is touched.
    [[nodiscard]] QString toldOf(const QString& unit) {
        table.choose({});
        touchCell(table.names().cellOf(unit));
        const QQuickItem* card = item("chosenUnit");
        for (QQuickItem* part : card == nullptr ? QList<QQuickItem*>() : card->findChildren<QQuickItem*>())
            if (part->inherits("QQuickText") && part->property("text") != "")
                return part->property("text").toString();
        return {};
    }
    /// Names of the units whose tiles are seen whole, of both sides.
    [[nodiscard]] QStringList tilesSeen() const {
        QStringList list;
        for (QQuickItem* item : seen()) {
            if (QString(item->metaObject()->className()).startsWith("PieceTile") && isWhollySeen(item))
                list << item->property("text").toString();
        }
        return list;
    }
};

TEST_F(AcwScreens, AReserveIsBroughtUpWhoeverOnTheBoardIsTouchedBefore) {
    begin({390, 844});
    draw("reserves");
    touchCell("E5");  // Infantry 2, which may not move while the card is to be played
    ASSERT_EQ(table.selection().chosen(), "u2");
    touch("Bring up Infantry 7");
    touchCell("D6");
    EXPECT_EQ(table.names().cellOf("u7"), "D6");
}

TEST_F(AcwScreens, ATouchBesideTheCounterOnItsOwnHexLetsTheUnitGo) {
    begin({390, 844});
    draw("smoke");
    touchCell("E5");
    ASSERT_EQ(table.selection().chosen(), "u2");
    const auto* board = window->findChild<QQuickItem*>("board");
    const qreal radius = board->property("radius").toReal();
    touchAt(board->mapToScene(onBoard(board, "E5") + QPointF(radius * 0.8, 0)));
    EXPECT_EQ(table.selection().chosen(), "");
    EXPECT_FALSE(words().contains("ACW-MOVE-04")) << "nothing is refused";
}

TEST_F(AcwScreens, TheCardInForceIsReadByATouchOnItsName) {
    begin({390, 844});
    draw("force-march");
    const QString name = table.names().card("force-march").name;
    touch("Card in force: " + name);
    const QQuickItem* card = item("thingCard");
    ASSERT_NE(card, nullptr);
    EXPECT_TRUE(card->isVisible());
    EXPECT_EQ(card->property("title").toString(), name);
}

TEST_F(AcwScreens, NoPointsYetIsNothingBad) {
    begin({1280, 800});
    int zeros = 0;
    for (QQuickItem* one : seen()) {
        if (!one->inherits("QQuickText") || one->property("text") != "0" || !isInside(one, "aside")) continue;
        const QColor ink = one->property("color").value<QColor>();
        EXPECT_FALSE(ink.hsvSaturation() > 100 && ink.value() > 100)
            << ink.name().toStdString() << " is the colour of what is bad";
        ++zeros;
    }
    EXPECT_GE(zeros, 3);
}

TEST_F(AcwScreens, TheBarSaysOfHowManyTurns) {
    begin({1280, 800});
    EXPECT_TRUE(words().contains("of 15"));
}

TEST_F(AcwScreens, TheReportTellsOfTurnsAsTheBarDoes) {
    begin({1280, 800});
    draw("force-march");
    show("report");
    const QString told = words().join("\n");
    EXPECT_TRUE(told.contains("Turn 1")) << told.toStdString();
    EXPECT_FALSE(told.contains("Round"));
}

TEST_F(AcwScreens, APlaceHasOneNameInTheListsAndOnTheBoard) {
    begin({1280, 800}, {}, {{"/pieces/u4/place", "B2"}, {"/pieces/u2/place", "D3"}});
    const QStringList coordinates = coordinatesOn(window->findChild<QQuickItem*>("board"));
    const QSet<QString> printed(coordinates.begin(), coordinates.end());
    EXPECT_EQ(printed.size(), 54) << "each hex has its own";
    draw("force-march");
    EXPECT_TRUE(toldOf("u3").endsWith("Open F5"));
    EXPECT_TRUE(toldOf("u4").endsWith("Woods B2")) << "the ground is what the board says";
    EXPECT_TRUE(toldOf("u2").endsWith("West Town")) << "a name wins";
}

TEST_F(AcwScreens, TheGroundOfABoardOfOnesOwnIsCalledWhatItIs) {
    begin({1280, 800}, {{"scenario", "own"}});
    ASSERT_TRUE(evening.act("terrain", {{"hex", "C3"}, {"terrain", "town"}}));
    ASSERT_TRUE(evening.act("terrain", {{"hex", "C4"}, {"terrain", "woods"}}));
    ASSERT_TRUE(evening.act("add-unit", {{"side", "union"}, {"kind", "infantry"}, {"place", "C3"}}));
    ASSERT_TRUE(evening.act("add-unit", {{"side", "union"}, {"kind", "infantry"}, {"place", "C4"}}));
    ASSERT_TRUE(evening.act("add-unit", {{"side", "union"}, {"kind", "infantry"}, {"place", "C5"}}));
    settle();
    EXPECT_EQ(table.names().placeName("C3"), "Town C3");
    EXPECT_EQ(table.names().placeName("C4"), "Woods C4");
    EXPECT_EQ(table.names().placeName("C5"), "Open C5");
}

TEST_F(AcwScreens, AllUnitsOfBothSidesAreSeenAtOnce) {
    begin({1280, 800});
    int onTheBoard = 0;
    for (QQuickItem* one : seen())
        onTheBoard += QString(one->metaObject()->className()).startsWith("BoardPiece") && isWhollySeen(one);
    EXPECT_EQ(onTheBoard, 12);
    EXPECT_EQ(tilesSeen(), (QStringList{"Infantry 7", "Infantry 7"})) << "the reserves of both";
}

TEST_F(AcwScreens, ThePointsByTheirKindTheLossesAndTheWorksStandBesideTheBoard) {
    begin({1280, 800}, {}, {{"/sides/union/taken-units", 3}, {"/sides/confederate/taken-commanders", 2}});
    QStringList lines;
    for (QQuickItem* one : seen())
        if (one->objectName() == "standingLine" && isInside(one, "standing"))
            lines << QAccessible::queryAccessibleInterface(one)->text(QAccessible::Name);
    EXPECT_EQ(lines.join("; ").toStdString(),
              "Units taken, Union: 3, Confederate: 0; Leaders taken, Union: 0, Confederate: 2; "
              "Positions held, Union: 1, Confederate: 1; Units, Union: 0 of 7, Confederate: 0 of 7; "
              "Entrenched, Union: 0, Confederate: 0");
}

TEST_F(AcwScreens, AVolleyIsTheTargetAndTheDiceAndThenTheFace) {
    meet({1280, 800});
    table.setDiceMode("table");
    touchCell("E4");
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->action(), "volley");
    EXPECT_EQ(table.draft()->request().at("target"), "c2");
    const int before = table.log().cursor();
    touch("Dice on the table");
    EXPECT_EQ(table.draft()->due()->need().kind, "dice") << "two touches, then the dice";
    EXPECT_EQ(table.log().cursor(), before);
}

TEST_F(AcwScreens, OnAPhoneTheEyeSeesWhoeverCanBeShotAtFromHere) {
    meet({390, 844});
    touchCell("E5");
    ASSERT_EQ(table.selection().chosen(), "u2");
    ASSERT_TRUE(table.selection().targets().contains("c2"));
    const QQuickItem* board = window->findChild<QQuickItem*>("board");
    EXPECT_GT(board->property("zoom").toReal(), 1) << "and it is near";
    const QPointF target = onBoard(board, "E4");
    EXPECT_TRUE(board->boundingRect().adjusted(20, 20, -20, -20).contains(target)) << target.y();
}

TEST_F(AcwScreens, OnAPhoneTheEyeSeesTheUnitItselfHoweverFewItsMoves) {
    begin({390, 844});
    draw("smoke");
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/u7/place", "E6"}}}, {"reason", "late"}}));
    settle();
    touchCell("E6");
    ASSERT_EQ(table.selection().chosen(), "u7");
    const QQuickItem* board = window->findChild<QQuickItem*>("board");
    const QRectF inner = board->boundingRect().adjusted(20, 20, -20, -20);
    EXPECT_TRUE(inner.contains(onBoard(board, "E6")));
    for (const QString& cell : table.selection().legalPlaces())
        EXPECT_TRUE(inner.contains(onBoard(board, cell))) << cell.toStdString();
    EXPECT_LE(board->property("radius").toReal(), 57) << "no larger than it need be";
}

TEST_F(AcwScreens, AShotWithARealDieIsTwoTouchesAndTheFace) {
    meet({1280, 800});
    table.setDiceMode("table");
    touchCell("E5");
    EXPECT_EQ(table.selection().chosen(), "u2");
    touchCell("E4");
    EXPECT_EQ(table.draft()->action(), "shoot");
    EXPECT_EQ(table.draft()->due()->need().kind, "dice");
}

TEST_F(AcwScreens, OnAPhoneWithPositionsAskedBothArmiesAndTheCardInForceAreSeen) {
    begin({390, 844}, {{"positions", "asked"}});
    draw("smoke");
    const QStringList tiles = tilesSeen();
    for (const char* name :
         {"Infantry 1", "Infantry 2", "Infantry 3", "Infantry 4", "Cavalry 5", "Artillery 6"})
        EXPECT_EQ(tiles.count(name), 2) << name;
    QQuickItem* card = item("inForce");
    ASSERT_NE(card, nullptr);
    EXPECT_TRUE(card->property("text").toString().startsWith("Smoke"));
    EXPECT_TRUE(isWhollySeen(card));
}

TEST_F(AcwScreens, WithPositionsAskedAShotIsTwoTilesAndItsSheet) {
    begin({390, 844}, {{"positions", "asked"}});
    draw("smoke");
    const auto touchTile = [&](const char* name) {
        QQuickItem* tile = item(name);
        ASSERT_NE(tile, nullptr) << name;
        touchAt(tile->mapToScene(QPointF(tile->width() / 2, tile->height() / 2)));
    };
    touchTile("piece-u2");
    EXPECT_EQ(table.selection().chosen(), "u2");
    touchTile("piece-c3");
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->action(), "shoot");
    EXPECT_EQ(table.draft()->target().id, "c3");
}

TEST_F(AcwScreens, AUnitThatIsChosenIsLetGoByATouchThoughItMayBeShotAt) {
    begin({390, 844}, {{"positions", "asked"}});
    draw("smoke");
    table.choose("c3");
    QQuickItem* tile = item("piece-c3");
    ASSERT_NE(tile, nullptr);
    touchItem(tile);
    EXPECT_EQ(table.selection().chosen(), "");
    EXPECT_FALSE(table.draft()->isOpen());
    touchItem(tile);
    EXPECT_EQ(table.draft()->action(), "volley") << "with nobody chosen it is a target of all together";
}

TEST_F(AcwScreens, APositionOnTheTablesOwnMapHasTheNameThatTheBattleGivesIt) {
    begin({800, 1280}, {{"positions", "asked"}, {"scenario", "stone-ford"}});
    touch("Who holds a position");
    for (const char* name : {"Gun Hill", "Ford Town", "East Works"})
        EXPECT_TRUE(words().contains(name)) << name;
    touch("Gun Hill");
    touch("Who holds a position");
    EXPECT_TRUE(words().contains("Union holds Gun Hill."));
}

TEST_F(AcwScreens, ARulingAsksWhereAUnitStands) {
    begin({800, 1280});
    openSheetOf("openRuling", "ruling", QString("c2"));
    EXPECT_NE(item("rule/pieces/c2/hits"), nullptr);
    EXPECT_NE(item("ruling-place"), nullptr);
}

TEST_F(AcwScreens, ARulingDoesNotAskWhereAUnitStandsOnTheTablesOwnMap) {
    begin({800, 1280}, {{"positions", "asked"}});
    openSheetOf("openRuling", "ruling", QString("c2"));
    EXPECT_NE(item("rule/pieces/c2/hits"), nullptr);
    EXPECT_EQ(item("ruling-place"), nullptr);
}

TEST_F(AcwScreens, WithTheLargestTextTheBoardIsNotMadeSmallAndNoLineOfTheStandingIsCut) {
    begin({1280, 800});
    evening.companion.settings().setTextScale(1.5);
    settle();
    auto* board = window->findChild<QQuickItem*>("board");
    ASSERT_NE(board, nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return board->property("radius").toReal() >= 38; }))
        << board->property("radius").toReal();
    // The standing is read whole by scrolling, and no line of it is cut.
    QQuickItem* standing = item("standing");
    ASSERT_NE(standing, nullptr);
    int lines = 0;
    for (QQuickItem* line : seen()) {
        if (line->objectName() != "standingLine" || !isInside(line, "standing")) continue;
        ++lines;
        for (QQuickItem* part : line->findChildren<QQuickItem*>())
            if (part->inherits("QQuickText") && part->isVisible()) {
                EXPECT_LE(part->property("contentWidth").toReal(), part->width() + 1)
                    << part->property("text").toString().toStdString();
                EXPECT_FALSE(part->property("truncated").toBool());
            }
    }
    EXPECT_EQ(lines, 5);
}

TEST_F(AcwScreens, NothingIsRingedAfterARuling) {
    begin({1280, 800});
    draw("force-march");
    touchCell("E5");
    ASSERT_EQ(table.selection().chosen(), "u2");
    ASSERT_FALSE(table.selection().legalPlaces().isEmpty());
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/u2/hits", 2}}}, {"reason", "forgotten"}}));
    settle();
    EXPECT_EQ(table.selection().chosen(), "");
    EXPECT_TRUE(table.selection().legalPlaces().isEmpty());
}

TEST_F(AcwScreens, ASharpshooterIsToldWhoseCommanderItIsAndWhereHeIs) {
    begin({1280, 800});
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"sharpshooter"}}}));
    settle();
    touch("Shoot a commander");
    EXPECT_NE(button("Confederate Commander 1, with Infantry 1"), nullptr);
    EXPECT_NE(button("Confederate Commander 2, with Infantry 3"), nullptr);
}

TEST_F(AcwScreens, TheFieldOfFireOfTheChosenUnitStandsOnTheBoard) {  // ACW-SHOOT-03, ACW-SHOOT-05
    begin({1280, 800});
    draw("rally");
    const auto shown = [this] { return item("picture")->property("field").toStringList(); };
    EXPECT_TRUE(shown().isEmpty());
    touchCell(table.names().cellOf("u6"));
    settle();
    EXPECT_EQ(shown(), table.standing().figures()->fire().value("u6").toStringList());
    EXPECT_GT(shown().size(), 6) << "a gun reaches far";
    table.choose({});
    settle();
    EXPECT_TRUE(shown().isEmpty());
}

}  // namespace
}  // namespace adjutant::companion
