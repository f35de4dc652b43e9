// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/print_command.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <QFile>
#include <QTemporaryDir>
#include <map>

#include "cards/deck_file.hpp"
#include "cards/grid.hpp"
#include "cards/payload.hpp"
#include "db/text_file.hpp"
#include "tests/cards/printed.hpp"

namespace adjutant::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

PrintableSystem someSystem() {
    return {"Life on the Battlefield",
            {{.name = "Fever",
              .text = "One lies down.",
              .lasts = "until cured",
              .code = cards::write(cards::CardCode{"life-1861", "fever"}),
              .count = 2}},
            {{.caption = "Town Hall", .code = cards::write(cards::PlaceCode{"life-1861", "town-hall"})}},
            {.moreColumns = {},
             .cards = {{.id = "fever",
                        .count = 2,
                        .name = "Fever",
                        .text = "One lies down.",
                        .lasts = "until cured",
                        .more = {}}}}};
}

/// The program with the print command alone, as a person at a shell meets it.
struct Shell {
    QTemporaryDir folder;
    std::string out;
    std::string err;
    std::uint64_t chance = 0;

    [[nodiscard]] std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
    /// Writes a deck of one's own; its path.
    [[nodiscard]] std::string deck(const char* csv) const {
        QFile file(folder.filePath("deck.csv"));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(csv);
        return path("deck.csv");
    }

    int run(std::vector<std::string> words) {
        CLI::App app("Adjutant at the command line", "adjutant-cli");
        addPrintCommand(app, {.system =
                                  [](const std::string& id) {
                                      std::map<std::string, PrintableSystem> known{
                                          {"life-1861", someSystem()}, {"bare", {"Bare", {}, {}, {}}}};
                                      const auto found = known.find(id);
                                      return found == known.end() ? std::nullopt
                                                                  : std::optional(found->second);
                                  },
                              // Every number twice: a sheet must not carry the same tag twice for all that.
                              .random = [this] { return chance++ / 2; }});
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        int status = 0;
        try {
            std::reverse(words.begin(), words.end());
            app.parse(words);
        } catch (const CLI::ParseError& error) {
            status = app.exit(error);
        }
        out = testing::internal::GetCapturedStdout();
        err = testing::internal::GetCapturedStderr();
        return status;
    }
};

TEST(PrintCommand, PrintsTheCardsOfASystem) {
    Shell shell;
    const std::string pdf = shell.path("cards.pdf");
    ASSERT_EQ(shell.run({"print", "cards", "--system", "life-1861", "--out", pdf}), 0) << shell.err;
    EXPECT_THAT(shell.out, HasSubstr(pdf + ": 2 cards on 1 page."));
    EXPECT_THAT(shell.err, IsEmpty());
    const auto pages = cards::pagesOf(QString::fromStdString(pdf), 200);
    if (pages.empty()) GTEST_SKIP() << "pdftoppm is not installed";
    const auto grid = cards::gridOf(cards::cardSize, cards::Paper::A4);
    for (const int card : {0, 1})
        EXPECT_EQ(cards::readIn(pages[0], grid.cell(card), 200), "A1/C/LIFE-1861/FEVER");
}

TEST(PrintCommand, PrintsADeckOfOnesOwn) {
    Shell shell;
    const std::string csv = shell.deck("id,count,name,text\nflood,3,Flood,The river rises.\n");
    EXPECT_EQ(shell.run({"print", "cards", "--system", "bare", "--deck", csv, "--out", shell.path("a.pdf")}),
              0);
    EXPECT_THAT(shell.out, HasSubstr("3 cards on 1 page"));
}

TEST(PrintCommand, TheCardsOfASystemAreATableForASpreadsheet) {
    Shell shell;
    ASSERT_EQ(shell.run({"print", "cards", "--system", "life-1861", "--out", shell.path("a.csv")}), 0)
        << shell.err;
    const auto deck = cards::readDeck(db::loadText(shell.path("a.csv")));
    ASSERT_EQ(deck.cards.size(), 1U);
    EXPECT_EQ(deck.cards.front().name, "Fever");
    EXPECT_EQ(shell.run({"print", "cards", "--system", "bare", "--deck", shell.path("a.csv"), "--out",
                         shell.path("b.pdf")}),
              0)
        << "and it is printed as a deck of one's own";
}

TEST(PrintCommand, WhatSteersATerminalIsNotPassedOn) {
    Shell shell;
    const std::string steering = "x\x1b[2J\xc2\x9b";
    const std::string csv =
        shell.deck(("id,name,text\nflood," + steering + std::string(400, 'W') + ",\n").c_str());
    const std::string odd = shell.path(steering.c_str());
    ASSERT_TRUE(QFile::copy(QString::fromStdString(csv), QString::fromStdString(odd)));
    const std::vector<std::vector<std::string>> asked{
        {"--system", steering}, {"--system", "bare", "--deck", csv}, {"--system", "bare", "--deck", odd}};
    for (auto words : asked) {
        words.insert(words.begin(), {"print", "cards", "--out", shell.path("a.pdf")});
        EXPECT_NE(shell.run(words), 0);
        EXPECT_THAT(shell.err, HasSubstr("x?[2J?"));
        EXPECT_THAT(shell.err, Not(HasSubstr("\x1b")));
    }
    const std::string pdf = shell.path((steering + ".pdf").c_str());
    EXPECT_EQ(shell.run({"print", "cards", "--system", "life-1861", "--out", pdf}), 0);
    EXPECT_THAT(shell.out, HasSubstr("x?[2J?.pdf: 2 cards"));
}

TEST(PrintCommand, ADeckThatIsAPipeOrADeviceIsRefusedInsteadOfWaitedFor) {
    Shell shell;
    const std::string pipe = shell.path("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& deck : {pipe, std::string("/dev/zero")}) {
        EXPECT_EQ(
            shell.run({"print", "cards", "--system", "bare", "--deck", deck, "--out", shell.path("a.pdf")}),
            1);
        EXPECT_THAT(shell.err, HasSubstr("is not a regular file"));
    }
}

TEST(PrintCommand, SaysWhichRowOfADeckIsWrong) {
    Shell shell;
    const std::string csv = shell.deck("id,name\nflood,\n");
    EXPECT_EQ(shell.run({"print", "cards", "--system", "bare", "--deck", csv, "--out", shell.path("a.pdf")}),
              1);
    EXPECT_THAT(shell.err, HasSubstr(csv + ": Row 2, column 'name'"));
}

TEST(PrintCommand, PrintsAPageOfDifferentTagsOfTheSizeAskedFor) {
    Shell shell;
    const std::string pdf = shell.path("tags.pdf");
    ASSERT_EQ(shell.run({"print", "tags", "--size", "15", "--paper", "Letter", "--out", pdf}), 0)
        << shell.err;
    const auto grid = cards::gridOf(cards::labelSize(15), cards::Paper::Letter);
    EXPECT_THAT(shell.out, HasSubstr(std::to_string(grid.perPage()) + " tags on 1 page."));
    const auto pages = cards::pagesOf(QString::fromStdString(pdf), 300);
    if (pages.empty()) GTEST_SKIP() << "pdftoppm is not installed";
    std::set<std::string> texts;
    for (int i = 0; i < grid.perPage(); ++i) texts.insert(cards::readIn(pages[0], grid.cell(i), 300));
    EXPECT_THAT(texts, SizeIs(static_cast<std::size_t>(grid.perPage())));
    EXPECT_TRUE(texts.contains(cards::write(cards::Tag::fromRandom(0))));
}

TEST(PrintCommand, PrintsAsManyTagsAsAskedFor) {
    Shell shell;
    ASSERT_EQ(shell.run({"print", "tags", "--system", "life-1861", "--size", "10", "--count", "381", "--out",
                         shell.path("tags.pdf")}),
              0);
    EXPECT_THAT(shell.out, HasSubstr("381 tags on 2 pages."));
}

TEST(PrintCommand, PrintsThePlacesOfASystem) {
    Shell shell;
    const std::string pdf = shell.path("places.pdf");
    ASSERT_EQ(shell.run({"print", "places", "--system", "life-1861", "--out", pdf}), 0) << shell.err;
    const auto pages = cards::pagesOf(QString::fromStdString(pdf), 200);
    if (pages.empty()) GTEST_SKIP() << "pdftoppm is not installed";
    const auto grid = cards::gridOf(cards::labelSize(25), cards::Paper::A4);
    EXPECT_EQ(cards::readIn(pages[0], grid.cell(0), 200), "A1/L/LIFE-1861/TOWN-HALL");
}

TEST(PrintCommand, HelpsEverywhere) {
    Shell shell;
    EXPECT_EQ(shell.run({"print", "--help"}), 0);
    EXPECT_THAT(shell.out, HasSubstr("places"));
    EXPECT_EQ(shell.run({"print", "tags", "--help"}), 0);
    EXPECT_THAT(shell.out, HasSubstr("--count"));
    EXPECT_THAT(shell.out, HasSubstr("--size"));
    EXPECT_EQ(shell.run({"print", "cards", "--help"}), 0);
    EXPECT_THAT(shell.out, HasSubstr("--deck"));
}

TEST(PrintCommand, SaysWhatThereIsNotWithStatusTwo) {
    Shell shell;
    EXPECT_EQ(shell.run({"print", "cards", "--system", "chess", "--out", shell.path("a.pdf")}), 2);
    EXPECT_EQ(shell.err, "There is no system 'chess'.\n");
    EXPECT_EQ(shell.run({"print", "cards", "--system", "bare", "--out", shell.path("a.pdf")}), 2);
    EXPECT_THAT(shell.err, HasSubstr("Bare has no cards"));
    EXPECT_EQ(shell.run({"print", "places", "--system", "bare", "--out", shell.path("a.pdf")}), 2);
    EXPECT_THAT(shell.err, HasSubstr("Bare has no places"));
    EXPECT_FALSE(QFile::exists(shell.folder.filePath("a.pdf")));
}

TEST(PrintCommand, SaysWhyASheetWasNotWrittenWithStatusOne) {
    Shell shell;
    EXPECT_EQ(shell.run({"print", "tags", "--out", "/nowhere/at/all.pdf"}), 1);
    EXPECT_THAT(shell.err, HasSubstr("could not be written to /nowhere/at/all.pdf"));
    EXPECT_THAT(shell.out, IsEmpty());
}

TEST(PrintCommand, RefusesWrongOptionsInASentenceOnStderr) {
    Shell shell;
    const std::string pdf = shell.path("a.pdf");
    for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
             {"print"},
             {"print", "dice"},
             {"print", "tags"},
             {"print", "cards", "--out", pdf},
             {"print", "tags", "--out", pdf, "--count", "0"},
             {"print", "tags", "--out", pdf, "--count", "-3"},
             {"print", "tags", "--out", pdf, "--count", "many"},
             {"print", "tags", "--out", pdf, "--size", "12"},
             {"print", "tags", "--out", pdf, "--paper", "a3"},
             {"print", "cards", "--system", "bare", "--out", pdf, "--deck", "/nowhere.csv"},
             {"print", "tags", "--out", pdf, "--colour", "red"}}) {
        EXPECT_NE(shell.run(wrong), 0);
        EXPECT_THAT(shell.err, testing::Not(IsEmpty())) << wrong.back();
        EXPECT_THAT(shell.out, IsEmpty());
    }
    EXPECT_FALSE(QFile::exists(shell.folder.filePath("a.pdf")));
}

}  // namespace
}  // namespace adjutant::cli
