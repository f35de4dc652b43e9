// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of boards and the campaign's library, without a screen: strokes and their undo, keeping, JSON in
// and out, and games that begin on a board of one's own.
#include <gtest/gtest.h>

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "companion/bridge/board_desk.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Boards : public testing::Test {
  protected:
    Boards() {
        QObject::connect(&desk, &BoardDesk::refused, [this](const QString& why) { said = why; });
    }

    QVariantMap cell(const QString& id) { return desk.drawn()->cells()->find(id); }
    QVariantMap piece(const QString& id) { return desk.drawn()->pieces()->find(id); }
    bool joined(const QString& kind, const QString& a, const QString& b) {
        for (const QVariant& row : desk.drawn()->lines()) {
            const QVariantMap line = row.toMap();
            const QVariantList ends = line.value(line.contains("between") ? "between" : "through").toList();
            if (line.value("kind") == kind && ends.size() == 2 &&
                ((ends[0] == a && ends[1] == b) || (ends[0] == b && ends[1] == a)))
                return true;
        }
        return false;
    }
    void stroke(const QString& brush, const QStringList& cells) {
        desk.brushes()->choose(brush);
        desk.press(cells.first());
        for (const QString& next : cells.mid(1)) desk.drag(next);
        desk.release();
    }
    void touch(const QString& brush, const QString& cell) {
        desk.brushes()->choose(brush);
        desk.touch(cell);
    }

    Evening evening;
    BoardDesk& desk = evening.companion.boards();
    QString said;
};

TEST_F(Boards, AStrokePaintsEveryCellItGoesOverAndGoesBackAsOne) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    stroke("woods", {"C3", "D3", "E3"});
    EXPECT_EQ(cell("D3").value("kind"), "wood");
    EXPECT_EQ(cell("E3").value("kind"), "wood");
    desk.undo();
    EXPECT_EQ(cell("C3").value("kind"), "open");
    EXPECT_EQ(cell("E3").value("kind"), "open");
    desk.redo();
    EXPECT_EQ(cell("E3").value("kind"), "wood");
    EXPECT_FALSE(desk.canRedo());
}

TEST_F(Boards, AMarkIsLaidOrLiftedByTheWholeStroke) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    touch("works", "D3");
    stroke("works", {"C3", "D3"});
    EXPECT_EQ(cell("C3").value("sign"), "spade");
    EXPECT_EQ(cell("D3").value("sign"), "spade");
    stroke("works", {"C3", "D3"});
    EXPECT_EQ(cell("D3").value("sign"), "");
}

TEST_F(Boards, WaterAndRoadsAreDraggedOrTouchedCellByCell) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    touch("river-ford", "E3");
    EXPECT_EQ(cell("E3").value("state"), "chosen") << "it waits for the second cell";
    desk.touch("E4");
    EXPECT_TRUE(joined("river", "E3", "E4"));
    touch("stream", "E3");
    desk.touch("E4");
    EXPECT_FALSE(joined("river", "E3", "E4")) << "one water makes way for another";
    stroke("road", {"E3", "E4", "E5"});
    EXPECT_TRUE(joined("road", "E3", "E4"));
    EXPECT_TRUE(joined("road", "E4", "E5"));
    EXPECT_TRUE(joined("stream", "E3", "E4")) << "a road leaves the water";
    stroke("dry", {"E3", "E4"});
    EXPECT_FALSE(joined("stream", "E3", "E4"));
    touch("road", "A1");
    desk.touch("I6");
    EXPECT_FALSE(joined("road", "A1", "I6")) << "they are not neighbours";
}

TEST_F(Boards, ForcesArePutDownLedAndTakenOff) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    touch("union-cavalry", "E6");
    touch("union-commander", "E6");
    EXPECT_EQ(piece("E6/union").value("marks").toStringList(), QStringList{"star"});
    desk.brushes()->choose("confederate-reserve-artillery");
    ASSERT_EQ(desk.drawn()->reserves().size(), 1);
    touch("union-take", "E6");
    EXPECT_TRUE(piece("E6/union").isEmpty());
    desk.dropReserve(desk.drawn()->reserves().first().index);
    EXPECT_TRUE(desk.drawn()->reserves().isEmpty());
}

TEST_F(Boards, APositionHasANameThatCanBeChanged) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    touch("strongpoint", "D3");
    EXPECT_TRUE(desk.drawn()->place("D3").named);
    desk.nameCell("D3", "Mill Hill");
    EXPECT_EQ(cell("D3").value("name"), "Mill Hill");
    touch("no-position", "D3");
    EXPECT_EQ(cell("D3").value("name"), "");
}

TEST_F(Boards, SquaresHaveCitiesWithNumbersRailsAndStacks) {
    ASSERT_TRUE(desk.beginBlank("civil-war-1863"));
    touch("capital-union", "c3");
    desk.setNumber("c3", "garrison", 7);
    EXPECT_EQ(desk.drawn()->place("c3").fields.at(1).value, 7);
    EXPECT_EQ(cell("c3").value("colour"), "blue");
    stroke("rail", {"c3", "d4", "e5"});
    EXPECT_TRUE(joined("rail", "c3", "d4"));
    touch("union-infantry", "c3");
    desk.touch("c3");
    EXPECT_EQ(piece("c3/union").value("kinds").toList().first().toMap().value("count"), 2);
    desk.resize(4, 4);
    EXPECT_TRUE(desk.drawn()->cells()->find("e5").isEmpty());
    EXPECT_FALSE(joined("rail", "d4", "e5"));
    EXPECT_TRUE(joined("rail", "c3", "d4"));
    desk.undo();
    EXPECT_TRUE(joined("rail", "d4", "e5"));
}

TEST_F(Boards, AMapIsDrawnPlaceByPlaceWithLinksCoastsAndContinents) {
    ASSERT_TRUE(desk.beginBlank("conquest-1762"));
    desk.addRegion("Old World");
    const QString a = desk.nameCell(desk.addCell({}, 3, 4), "New Holland");
    const QString b = desk.nameCell(desk.addCell({}, 6, 4), "Java");
    EXPECT_EQ(a, "new-holland");
    stroke("sea", {a, b});
    EXPECT_TRUE(joined("sea", a, b));
    desk.nameLine(a, b, "Timor Sea");
    stroke("land", {a, b});
    EXPECT_FALSE(joined("sea", a, b)) << "two places have one link";
    touch("coast", a);
    EXPECT_FALSE(cell(a).value("badges").toList().isEmpty());
    touch("gold", a);
    touch("number-8", a);
    EXPECT_EQ(cell(a).value("chip").toMap().value("text"), "8");
    desk.moveCell(a, 5, 5);
    EXPECT_EQ(cell(a).value("x"), 10.0);
    EXPECT_EQ(desk.drawn()->shapes().first().toMap().value("ids").toStringList().size(), 2);
    touch("erase", b);
    EXPECT_TRUE(desk.drawn()->lines().isEmpty());
}

TEST_F(Boards, ThereAreReadyMadeOnesForEachGameThatHasBoards) {
    const QList<DrawnGame> games = BoardDesk::drawnGames();
    EXPECT_EQ(games.size(), 3);
    for (const DrawnGame& game : games) {
        EXPECT_FALSE(game.boards.isEmpty()) << game.id.toStdString();
        for (const NamedChoice& board : game.boards) {
            EXPECT_FALSE(board.text.isEmpty()) << board.id.toStdString();
            EXPECT_TRUE(desk.beginReady(game.id, board.id)) << board.id.toStdString();
        }
    }
}

TEST_F(Boards, WhyTheRulesCannotUseItStandsThereUntilTheyCan) {
    ASSERT_TRUE(desk.beginReady("conquest-1762", "house"));
    EXPECT_EQ(desk.objection(), "");
    touch("coast", "japan");
    EXPECT_TRUE(desk.objection().contains("coast on both sides")) << desk.objection().toStdString();
    EXPECT_TRUE(desk.options().isEmpty());
    EXPECT_EQ(said, desk.objection());
    desk.undo();
    EXPECT_EQ(desk.objection(), "");
}

TEST_F(Boards, AreKeptInTheCampaignAndChosenForANewGame) {
    ASSERT_TRUE(desk.beginReady("civil-war-1863", "house"));
    desk.setName("Our valley");
    touch("town", "a1");
    desk.nameCell("a1", "Hometown");
    ASSERT_TRUE(desk.save());
    EXPECT_TRUE(desk.isSaved());
    ASSERT_EQ(desk.library()->count(), 1);
    const QVariantMap kept = desk.library()->at(0);
    EXPECT_EQ(kept.value("system"), "civil-war-1863");
    EXPECT_EQ(kept.value("ready"), true);
    const QVariantMap options = desk.optionsOf(kept.value("id").toString());
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", options, {}));
    EXPECT_EQ(evening.table().names().placeName("a1"), "Hometown");
}

TEST_F(Boards, AnUnusableBoardIsKeptAsADraftAndRefusedForAGame) {
    ASSERT_TRUE(desk.beginBlank("hex-acw"));
    EXPECT_FALSE(desk.save());
    EXPECT_EQ(said, "Give the board a name first, then save it.");
    desk.setName("Nothing yet");
    ASSERT_TRUE(desk.save());
    const QVariantMap row = desk.library()->at(0);
    EXPECT_EQ(row.value("ready"), false);
    EXPECT_TRUE(row.value("problem").toString().startsWith("This board cannot be used: "));
    EXPECT_TRUE(desk.optionsOf(row.value("id").toString()).isEmpty());
    EXPECT_EQ(said, row.value("problem"));
}

TEST_F(Boards, ABoardThatIsRenamedIsKeptOnceAndCanBeThrownAway) {
    ASSERT_TRUE(desk.beginReady("hex-acw", "mill-run"));
    desk.setName("First");
    ASSERT_TRUE(desk.save());
    desk.setName("Second");
    ASSERT_TRUE(desk.save());
    ASSERT_EQ(desk.library()->count(), 1);
    const QString id = desk.library()->at(0).value("id").toString();
    ASSERT_TRUE(desk.edit(id));
    EXPECT_EQ(desk.name(), "Second");
    EXPECT_TRUE(desk.remove(id));
    EXPECT_EQ(desk.library()->count(), 0);
    EXPECT_FALSE(desk.isSaved());
}

TEST_F(Boards, GoOutAndComeInAsJsonFiles) {
    ASSERT_TRUE(desk.beginReady("hex-acw", "stone-ford"));
    desk.setName("Stone: Ford/1");
    const QString path = desk.exportFile(evening.folder.path());
    ASSERT_TRUE(QFile::exists(path)) << path.toStdString();
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QJsonObject written = QJsonDocument::fromJson(file.readAll()).object();
    EXPECT_TRUE(written.value("options").toObject().contains("board")) << "as `start` takes it";
    const QVariantList cells = [&] {
        QVariantList list;
        for (int row = 0; row < desk.drawn()->cells()->count(); ++row)
            list.append(desk.drawn()->cells()->at(row));
        return list;
    }();
    ASSERT_TRUE(desk.beginBlank("civil-war-1863"));
    ASSERT_EQ(desk.files(evening.folder.path()).size(), 1);
    ASSERT_TRUE(desk.importFile(path));
    EXPECT_EQ(desk.system(), "hex-acw");
    EXPECT_EQ(desk.name(), "Stone: Ford/1");
    for (int row = 0; row < desk.drawn()->cells()->count(); ++row)
        EXPECT_EQ(desk.drawn()->cells()->at(row), cells.at(row));
}

TEST_F(Boards, AFileThatHoldsNoBoardIsRefusedAndTheEditorStaysAsItWas) {
    ASSERT_TRUE(desk.beginReady("hex-acw", "mill-run"));
    const int cells = desk.drawn()->cells()->count();
    for (const char* text :
         {"", "{", "[]", "7", "{\"adjutant-board\": 9}", "{\"drawing\": 3, \"system\": \"hex-acw\"}",
          "{\"system\": \"chess\", \"drawing\": {}}", "{\"options\": {\"board\": []}}"}) {
        said.clear();
        EXPECT_FALSE(desk.fromText(text)) << text;
        EXPECT_FALSE(said.isEmpty()) << text;
        EXPECT_EQ(desk.drawn()->cells()->count(), cells);
    }
    const QString deep = QString(100'000, '[') + QString(100'000, ']');
    said.clear();
    EXPECT_FALSE(desk.fromText(R"({"system": "hex-acw", "drawing": {"lines": )" + deep + "}}"));
    EXPECT_FALSE(said.isEmpty());
    EXPECT_FALSE(desk.importFile(evening.folder.filePath("nowhere.json")));
    EXPECT_TRUE(said.contains("cannot be read"));
}

TEST_F(Boards, OptionsOfStartAloneAreABoardToo) {
    ASSERT_TRUE(desk.beginReady("civil-war-1863", "house"));
    const QJsonObject written = QJsonDocument::fromJson(desk.toText().toUtf8()).object();
    const QByteArray bare = QJsonDocument(written.value("options").toObject()).toJson();
    ASSERT_TRUE(desk.fromText(QString::fromUtf8(bare))) << said.toStdString();
    EXPECT_EQ(cell("m6").value("name"), "Richmond");
}

TEST_F(Boards, AGameThatWaitsForItsBoardGetsItFromTheEditor) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"scenario", "own"}}, {}));
    EXPECT_EQ(evening.table().standing().phase(), "setup");
    ASSERT_TRUE(desk.beginReady("hex-acw", "mill-run"));
    desk.setName("Mill Run again");
    EXPECT_TRUE(desk.tableWaits());
    ASSERT_TRUE(desk.layAtTable());
    EXPECT_EQ(evening.table().standing().phase(), "card");
    EXPECT_EQ(evening.table().names().placeName("C5"), "Mill Hill");
    EXPECT_FALSE(desk.tableWaits());
}

}  // namespace
}  // namespace adjutant::companion
