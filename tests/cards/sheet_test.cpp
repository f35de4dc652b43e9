// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets as they come out of the printer: measured in millimetres, and every code read back.
#include "cards/sheet.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <filesystem>
#include <limits>

#include "cards/error.hpp"
#include "cards/payload.hpp"
#include "cards/print.hpp"
#include "printed.hpp"

namespace adjutant::cards {
namespace {

using testing::DoubleNear;
using testing::HasSubstr;
using testing::Pointwise;
using testing::SizeIs;

std::vector<CardFace> someCards() {
    std::vector<CardFace> cards;
    for (const std::string id : {"merchant", "fever", "good-harvest", "bandit-gang", "market-day"})
        cards.push_back({.name = id,
                         .text = "One of the five, by lot, lies down with a fever.",
                         .lasts = "until cured",
                         .code = write(CardCode{"life-1861", id}),
                         .count = 2});
    return cards;
}

std::vector<Label> someTags(int count) {
    std::vector<Label> labels;
    for (std::uint64_t i = 1; labels.size() < static_cast<std::size_t>(count); ++i) {
        const Tag tag = Tag::fromRandom(i * 0x9E3779B97F4A7C15U);
        labels.push_back({tag.spaced(), write(tag)});
    }
    return labels;
}

/// What goes wrong as a sentence; empty when nothing does.
template <typename Act>
std::string complaint(const Act& act) {
    try {
        act();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

class SheetsOn : public testing::TestWithParam<Paper> {};

INSTANTIATE_TEST_SUITE_P(BothPapers, SheetsOn, testing::Values(Paper::A4, Paper::Letter),
                         [](const auto& paper) { return paper.param == Paper::A4 ? "A4" : "Letter"; });

TEST_P(SheetsOn, EveryPageHasTheSizeOfThePaper) {
    const Sheet sheet = labelSheet(someTags(5), 25, {.paper = GetParam()});
    const auto pages = printed(sheet, 300);
    ASSERT_THAT(pages, SizeIs(1));
    EXPECT_NEAR(pages[0].width() * 25.4 / 300, sheet.page.width, 0.3);
    EXPECT_NEAR(pages[0].height() * 25.4 / 300, sheet.page.height, 0.3);
}

TEST_P(SheetsOn, EveryCardReadsBackOnAllPages) {
    const auto cards = someCards();
    const Sheet sheet = cardSheet(cards, {.title = "Cards", .paper = GetParam()});
    const Grid grid = gridOf(cardSize, GetParam());
    const auto pages = printed(sheet, 200);
    ASSERT_THAT(pages, SizeIs(2));
    for (int i = 0; i < 10; ++i) {
        const auto& page = pages[static_cast<std::size_t>(i / grid.perPage())];
        EXPECT_EQ(readIn(page, grid.cell(i % grid.perPage()), 200),
                  cards[static_cast<std::size_t>(i / 2)].code);
    }
}

TEST_P(SheetsOn, EveryTagOfEverySizeReadsBack) {
    for (const double mm : {10.0, 15.0, 25.0}) {
        const Grid grid = gridOf(labelSize(mm), GetParam());
        const auto tags = someTags(grid.perPage() + 1);
        const auto pages = printed(labelSheet(tags, mm, {.paper = GetParam()}), 300);
        ASSERT_THAT(pages, SizeIs(2));
        for (int i = 0; i < grid.perPage(); ++i)
            ASSERT_EQ(readIn(pages[0], grid.cell(i), 300), tags[static_cast<std::size_t>(i)].code)
                << mm << ' ' << i;
        EXPECT_EQ(readIn(pages[1], grid.cell(0), 300), tags.back().code);
    }
}

TEST_P(SheetsOn, CropMarksStandOnEveryCutToATenthOfAMillimetre) {
    const Grid grid = gridOf(cardSize, GetParam());
    auto cards = someCards();
    cards[0].count = grid.perPage();
    const auto page = printed(cardSheet(cards, {.paper = GetParam()}), 400).front();
    std::vector<double> columns;
    for (int i = 0; i <= grid.columns; ++i) columns.push_back(grid.area.x + i * 63.0);
    std::vector<double> rows;
    for (int i = 0; i <= grid.rows; ++i) rows.push_back(grid.area.y + i * 88.0);
    for (const double y : {grid.area.y - 3.5, grid.area.bottom() + 3.5})
        EXPECT_THAT(marksAlong(page, y, 5, grid.page.width - 5, 400), Pointwise(DoubleNear(0.1), columns));
    for (const double x : {grid.area.x - 3.5, grid.area.right() + 3.5})
        EXPECT_THAT(marksAlong(page, x, 5, grid.area.bottom() + 4, 400, true),
                    Pointwise(DoubleNear(0.1), rows));
}

TEST(Sheet, ATagsCodeIsAsWideAsItsLabelLessTheQuietZone) {
    for (const double mm : {10.0, 15.0, 25.0}) {
        const Grid grid = gridOf(labelSize(mm), Paper::A4);
        const auto page = printed(labelSheet(someTags(1), mm, {}), 400).front();
        const Box cell = grid.cell(0);
        const double module = mm / 29;
        // Through the middle of the upper row of the two finders: seven dark modules, seven dark modules.
        const double y = cell.y + 4.5 * module;
        const auto runs = marksAlong(page, y, cell.x + 1.5 * module, cell.right() - 1.5 * module, 400);
        ASSERT_GE(runs.size(), 2U);
        EXPECT_NEAR(runs.front(), cell.x + 7.5 * module, 0.06);
        EXPECT_NEAR(runs.back(), cell.right() - 7.5 * module, 0.06);
    }
}

TEST(Sheet, ATenMillimetreTagReadsAtThreeDotsAModule) {
    const int dotsPerInch = 221;  // 29 modules on 10 mm: 3.0 dots each
    const Grid grid = gridOf(labelSize(10), Paper::A4);
    const auto tags = someTags(40);
    const auto page = printed(labelSheet(tags, 10, {}), dotsPerInch).front();
    for (int i = 0; i < 40; ++i)
        EXPECT_EQ(readIn(page, grid.cell(i), dotsPerInch), tags[static_cast<std::size_t>(i)].code);
}

TEST(Sheet, APreviewShowsTheSameCodesAsThePdf) {
    const auto cards = someCards();
    const Grid grid = gridOf(cardSize, Paper::A4);
    const QImage page = pictureOf(cardSheet(cards, {}), 0, 150);
    for (int i = 0; i < 9; ++i)
        EXPECT_EQ(readIn(page, grid.cell(i), 150), cards[static_cast<std::size_t>(i / 2)].code);
}

TEST(Sheet, SaysItsTitlePageCaptionsAndDistanceInWords) {
    const auto tags = someTags(2);
    const std::string words =
        wordsOf(labelSheet(tags, 15, {.title = "Tags for the club", .readsFrom = {{{15, 48}}, "a tablet"}}));
    if (words.empty()) GTEST_SKIP() << "pdftotext is not installed";
    EXPECT_THAT(words, HasSubstr("Tags for the club · Page 1 of 1"));
    EXPECT_THAT(words, HasSubstr("A label of 15 mm reads from up to"));
    for (const Label& tag : tags) EXPECT_THAT(words, HasSubstr(tag.caption));
}

TEST(Sheet, DoesNotSpeakOfADistanceThatNobodyMeasured) {
    const std::string words = wordsOf(labelSheet(someTags(1), 10, {}));
    if (words.empty()) GTEST_SKIP() << "pdftotext is not installed";
    EXPECT_THAT(words, testing::Not(HasSubstr("reads from")));
}

TEST(Sheet, TakesItsDistanceFromTheTableItIsGiven) {
    const ReadingTable measured{{{10, 31}, {25, 77}}, "a tablet"};
    const std::string words = wordsOf(labelSheet(someTags(1), 10, {.readsFrom = measured}));
    if (words.empty()) GTEST_SKIP() << "pdftotext is not installed";
    EXPECT_THAT(words, HasSubstr("A label of 10 mm reads from up to 30 cm away with a tablet."));
}

TEST(Sheet, OfRostersHasACodeInEachLineAndGoesOnOnTheNextPage) {
    RosterCard roster{.title = "The Rat Catchers", .note = "", .lines = {}};
    for (const char letter : std::string("abcdefghijkl"))
        roster.lines.push_back({.name = std::string("Fighter ") + letter,
                                .text = "Stat 4, sword and shield",
                                .code = write(PieceCode{"one-stat", std::string("p-") + letter})});
    const auto pages =
        printed(rosterSheet({roster, {.title = "A short one", .lines = {{.name = "Alone"}}}}, {}), 150);
    ASSERT_THAT(pages, SizeIs(2));
    // 272 mm of an A4 page hold a head and ten lines of 24 mm; the code stands at the right of its line.
    const auto lineBox = [](int line) { return Box{205 - 10 - 24 - 6, 10 + 6 + 18 + 24.0 * line, 30, 24}; };
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(readIn(pages[0], lineBox(i), 150), roster.lines[static_cast<std::size_t>(i)].code);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(readIn(pages[1], lineBox(i), 150), roster.lines[static_cast<std::size_t>(10 + i)].code);
    const std::string words = wordsOf(rosterSheet({roster}, {}));
    if (words.empty()) GTEST_SKIP() << "pdftotext is not installed";
    EXPECT_THAT(words, HasSubstr("The Rat Catchers (2 of 2)"));
    EXPECT_THAT(words, HasSubstr("Fighter l"));
}

TEST(Sheet, WithNothingToPrintSaysSo) {
    EXPECT_THAT(complaint([] { (void)cardSheet({}, {}); }), HasSubstr("the deck holds no cards"));
    EXPECT_THAT(complaint([] { (void)labelSheet({}, 10, {}); }), HasSubstr("not one label"));
    EXPECT_THAT(complaint([] { (void)rosterSheet({}, {}); }), HasSubstr("no roster"));
    EXPECT_THAT(complaint([] { (void)cardSheet({{.name = "Fever", .code = "X", .count = 0}}, {}); }),
                HasSubstr("'Fever' is to be printed 0 times"));
    EXPECT_THAT(complaint([] { (void)cardSheet({{.name = "Fever", .code = ""}}, {}); }),
                HasSubstr("its text is empty"));
}

TEST(Sheet, OfImpossibleLabelsSaysSo) {
    EXPECT_THAT(complaint([] { (void)labelSheet({{"a", "A"}}, 0, {}); }), HasSubstr("0 mm is not"));
    EXPECT_THAT(complaint([] { (void)labelSheet({{"a", "A"}}, 7.5, {}); }), HasSubstr("7.5 mm is not"));
    EXPECT_THAT(complaint([] { (void)labelSheet({{"a", "A"}}, 1e9, {}); }), HasSubstr("mm is not"));
    EXPECT_NE(complaint([] {
                  (void)labelSheet({{"a", "A"}}, std::numeric_limits<double>::quiet_NaN(), {});
              }),
              "");
}

TEST(WritingAPdf, IntoAFolderThatIsNotThereSaysSo) {
    const Sheet sheet = labelSheet(someTags(1), 10, {});
    EXPECT_THAT(complaint([&] { writePdf(sheet, "/nowhere/at/all/sheet.pdf"); }),
                HasSubstr("could not be written to /nowhere/at/all/sheet.pdf"));
}

TEST(WritingAPdf, OverAFolderSaysSo) {
    const QTemporaryDir folder;
    const Sheet sheet = labelSheet(someTags(1), 10, {});
    EXPECT_THAT(complaint([&] { writePdf(sheet, folder.path().toStdString()); }),
                HasSubstr("could not be written"));
}

TEST(WritingAPdf, OverAPipeOrADeviceSaysSoAndLeavesItAlone) {
    const QTemporaryDir folder;
    const std::filesystem::path pipe = folder.filePath("pipe").toStdString();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const Sheet sheet = labelSheet(someTags(1), 10, {});
    EXPECT_THAT(complaint([&] { writePdf(sheet, pipe); }), HasSubstr("it is no ordinary file"));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(WritingAPdf, ThatFailsLeavesTheOldFileAlone) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("sheet.pdf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("the old one");
    file.close();
    const Sheet sheet = labelSheet({{std::string(4000, 'w'), "A"}}, 10, {});
    EXPECT_THAT(complaint([&] { writePdf(sheet, file.fileName().toStdString()); }), HasSubstr("is too long"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "the old one");
}

}  // namespace
}  // namespace adjutant::cards
