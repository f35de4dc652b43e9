// SPDX-License-Identifier: GPL-3.0-or-later
// Codes of rosters, from the printed card to the table: the same fighter in every game.
#include <gmock/gmock.h>

#include <QFile>
#include <QImage>
#include <nlohmann/json.hpp>

#include "cards/print.hpp"
#include "companion/bridge/named_choice.hpp"
#include "companion/bridge/print_desk.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/printable_rosters.hpp"
#include "companion/roster_cards.hpp"
#include "scanner/picture.hpp"
#include "scanner/still_reader.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

/// The codes on the pages of these cards, as our scanner reads them off the paper.
QStringList scannedFrom(const std::vector<cards::RosterCard>& rosters) {
    QStringList codes;
    const cards::Sheet sheet = cards::rosterSheet(rosters, {});
    for (int page = 0; page < sheet.pages; ++page) {
        const QImage grey = cards::pictureOf(sheet, page, 150).convertToFormat(QImage::Format_Grayscale8);
        scanner::StillReader reader;
        for (const scanner::Code& code : reader.read(scanner::lumaOf(grey)))
            codes << QString::fromStdString(code.text);
    }
    return codes;
}

class RosterCodes : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(desk.begin("one-stat"));
        desk.setName("The Larks");
        desk.rename(0, "Old Ada");
        desk.rename(1, "Quill");
        ASSERT_TRUE(desk.save());
    }
    void play(const char* side) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(
            "one-stat", desk.optionsOf("one-stat", {{side, desk.kept()}}), {}));
    }
    [[nodiscard]] QString tagOf(int fighter) const { return desk.fighters().at(fighter).tag; }
    [[nodiscard]] nlohmann::json roster() const {
        return nlohmann::json::parse(desk.toText().toStdString()).at("roster");
    }
    [[nodiscard]] QString meant(const QString& code) { return scans.meaning(code).id; }

    Evening evening;
    RosterDesk& desk = evening.companion.rosters();
    ScanDesk& scans = evening.companion.scans();
};

TEST_F(RosterCodes, OnAPrintedCardScanToTheRightFightersWhicheverSideBringsThem) {
    const QStringList codes = scannedFrom({cardOfRoster("one-stat", roster())});
    ASSERT_EQ(codes.size(), 10);
    for (const char* side : {"blue", "red"}) {
        play(side);
        for (int fighter = 0; fighter < 10; ++fighter) {
            const ScannedThing meaning = scans.meaning("A1/T/" + tagOf(fighter));
            ASSERT_TRUE(codes.contains("A1/T/" + tagOf(fighter)));
            EXPECT_TRUE(meaning.id.startsWith(side));
            EXPECT_EQ(meaning.name, desk.fighters().at(fighter).name);
        }
        scans.read("A1/T/" + tagOf(1));
        EXPECT_EQ(meant("A1/T/" + tagOf(1)), QString(side) + "-s1");
    }
}

TEST_F(RosterCodes, OfTheUsualWarbandsAreThoseOfTheirPieces) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    const auto cards = cardsOfGame("one-stat", evening.table().view().state());
    ASSERT_EQ(cards.size(), 2U);
    const QStringList codes = scannedFrom(cards);
    ASSERT_EQ(codes.size(), 20);
    EXPECT_EQ(meant("A1/P/ONE-STAT/BLUE-R6"), "blue-r6");
    EXPECT_TRUE(codes.contains("A1/P/ONE-STAT/BLUE-R6"));
    EXPECT_EQ(cards[1].lines[0].code, "A1/P/ONE-STAT/BLUE-BOSS") << "the boss stands first";
}

TEST_F(RosterCodes, ALabelBoundAtTheTableMeansItsFighterInTheNextGameOnAnotherSide) {
    play("red");
    ASSERT_TRUE(scans.bind("4006381333931", "piece", "red-s1"));
    ASSERT_TRUE(scans.bind("A1/T/0000000G", "piece", "blue-boss")) << "a piece without a roster";
    EXPECT_EQ(meant("4006381333931"), "red-s1");
    EXPECT_EQ(scans.tags()->count(), 2);
    play("blue");
    EXPECT_EQ(meant("4006381333931"), "blue-s1");
    EXPECT_EQ(scans.meaning("4006381333931").name, "Quill");
    desk.rename(1, "Quill the Elder");
    ASSERT_TRUE(desk.save());
    play("red");
    EXPECT_EQ(scans.meaning("4006381333931").name, "Quill the Elder");
    EXPECT_EQ(scans.labelsOf(tagOf(1)), QStringList{"4006381333931"});
}

TEST_F(RosterCodes, AFighterThatDoesNotPlayIsNamedAndNothingHappens) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    QSignalSpy failed(&scans, &ScanDesk::failed);
    scans.read("A1/T/" + tagOf(0));
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(failed.front().front().toString(), "Old Ada of The Larks is not part of this game.");
    EXPECT_EQ(evening.table().selection().chosen(), "");
}

TEST_F(RosterCodes, TheNextCodeIsBoundToTheFighterThatWaitsForIt) {
    QSignalSpy labelled(&scans, &ScanDesk::labelled);
    scans.await(tagOf(0));
    scans.read("4006381333931");
    EXPECT_EQ(labelled.count(), 1);
    EXPECT_EQ(scans.awaited(), "");
    play("red");
    EXPECT_EQ(meant("4006381333931"), "red-boss");
    EXPECT_TRUE(scans.unbind("4006381333931"));
    EXPECT_EQ(scans.labelsOf(tagOf(0)), QStringList{});
}

TEST_F(RosterCodes, EveryFighterHasATagOfItsOwnAndKeepsIt) {
    QSet<QString> tags;
    for (int fighter = 0; fighter < 10; ++fighter) tags.insert(tagOf(fighter));
    EXPECT_EQ(tags.size(), 10);
    const QString first = tagOf(0);
    auto twice = roster();
    twice["fighters"][1]["tag"] = twice["fighters"][0]["tag"];
    ASSERT_TRUE(desk.fromText(QString::fromStdString(twice.dump())));
    EXPECT_EQ(tagOf(0), first);
    EXPECT_NE(tagOf(1), first);
}

TEST_F(RosterCodes, ThePrintPageOffersThoseOfTheTableAndThoseThatAreKept) {
    PrintDesk& prints = evening.companion.prints();
    ASSERT_EQ(prints.rostersOf("one-stat").size(), 1);
    play("blue");
    const QVariantList offered = prints.rostersOf("one-stat");
    ASSERT_EQ(offered.size(), 2);
    for (const QVariant& one : offered) {
        EXPECT_FALSE(prints.preview("rosters", "one-stat", "a4", 25, one.value<NamedChoice>().id).isEmpty());
    }
    EXPECT_EQ(prints.preview("rosters", "one-stat", "a4", 25, "roster/one-stat/Nobody"), "");
    EXPECT_TRUE(prints.rostersOf("life-1861").isEmpty());
}

TEST_F(RosterCodes, AreFoundForTheCommandLineInFilesAndCampaigns) {
    const std::string path = desk.exportFile(evening.folder.path()).toStdString();
    play("blue");
    const std::string campaign = evening.file().toStdString();
    EXPECT_EQ(printableRosters({.files = {path}}).at(0).lines.at(0).code, "A1/T/" + tagOf(0).toStdString());
    EXPECT_EQ(printableRosters({.files = {path}, .side = "red"}).at(0).lines.at(1).name, "Quill");
    const auto kept = printableRosters({.campaignFile = campaign});
    ASSERT_THAT(kept, SizeIs(1));
    EXPECT_EQ(kept[0].title, "The Larks");
    const std::string game = evening.table().gameName().toStdString();
    const auto played = printableRosters({.campaignFile = campaign, .game = game});
    ASSERT_THAT(played, SizeIs(2));
    EXPECT_EQ(played[0].lines[0].code, "A1/P/ONE-STAT/RED-BOSS");
    EXPECT_EQ(played[1].lines[0].code, "A1/T/" + tagOf(0).toStdString());
}

std::string complaint(const cli::RosterRequest& request) {
    try {
        (void)printableRosters(request);
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

TEST_F(RosterCodes, WhatCannotBePrintedIsSaidInASentence) {
    const std::string path = evening.folder.filePath("bare.json").toStdString();
    const auto write = [&](const std::string& text) {
        QFile file(QString::fromStdString(path));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.c_str());
    };
    EXPECT_THAT(complaint({.files = {"/nowhere.json"}}), HasSubstr("/nowhere.json"));
    write("[]");
    EXPECT_THAT(complaint({.files = {path}, .system = "one-stat"}), HasSubstr("That is not a roster."));
    write(std::string(17 << 20, ' '));
    EXPECT_THAT(complaint({.files = {path}, .system = "one-stat"}), HasSubstr("at most 16 MB"));
    auto bare = roster();
    for (auto& fighter : bare["fighters"]) fighter.erase("tag");
    write(bare.dump());
    EXPECT_THAT(complaint({.files = {path}, .system = "one-stat"}), HasSubstr("no codes of their own"));
    EXPECT_EQ(printableRosters({.files = {path}, .system = "one-stat", .side = "red"}).at(0).lines.at(0).code,
              "A1/P/ONE-STAT/RED-BOSS");
    EXPECT_THAT(complaint({.files = {path}, .system = "one-stat", .side = "green"}),
                HasSubstr("No side 'green'"));
    bare["fighters"].erase(0);
    write(bare.dump());
    EXPECT_THAT(complaint({.files = {path}, .system = "one-stat", .side = "red"}),
                HasSubstr("1 boss missing"));
    const std::string campaign = evening.file().toStdString();
    EXPECT_THAT(complaint({.campaignFile = campaign, .roster = "Nobody"}),
                HasSubstr("keeps no roster 'Nobody'"));
    EXPECT_THAT(complaint({.campaignFile = campaign, .game = "None"}), HasSubstr("no game 'None'"));
    EXPECT_THAT(complaint({.campaignFile = campaign, .campaign = "Other"}), HasSubstr("no campaign 'Other'"));
    ASSERT_TRUE(evening.start());
    EXPECT_THAT(complaint({.campaignFile = campaign, .game = evening.table().gameName().toStdString()}),
                HasSubstr("without rosters"));
}

}  // namespace
}  // namespace adjutant::companion
