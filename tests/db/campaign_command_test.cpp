// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_command.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include <sstream>

#include "db/text_file.hpp"
#include "db/transfer.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

using Answer = cli::ShellAnswer;
using cli::campaignAtAShell;

/// A campaign file that nobody has open, with two games in a campaign and one in another.
class CampaignCommand : public testing::Test {
  protected:
    CampaignCommand() {
        AGame game(file(), 3);
        game.file.addPerson(game.campaign, "Ann");
        game.file.bindTag(game.campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        game.file.saveDocument(game.campaign, {"map", "River", "{}"});
        game.file.setSummary(game.game, R"({"round":4})", true);
        Journal second =
            game.file.journal(game.file.addGame(game.campaign, "Second evening", "hex-acw", evening));
        second.append(entryAfter(0, "", 0, R"([{"event":"started","say":"A game begins."}])"));
        second.append(entryAfter(1, second.lastHash(), 1, R"([{"event":"moved","say":"The farmer sows."}])"));
        second.append(
            entryAfter(2, second.lastHash(), 2, R"([{"event":"undone","seq":2,"say":"Taken back."}])"));
        game.file.addGame(game.file.addCampaign("Shiloh", evening), "Only", "life-1861", evening);
    }

    [[nodiscard]] std::string file() const { return folder_.file(); }
    [[nodiscard]] std::string at(const char* name) const { return folder_.path() / name; }
    /// The words with `--file F`.
    [[nodiscard]] Answer run(std::vector<std::string> words) const {
        words.insert(words.begin() + 1, {"--file", file()});
        return campaignAtAShell(words);
    }

    TemporaryFolder folder_;
};

TEST_F(CampaignCommand, ListShowsCampaignsWithTheirGames) {
    const Answer answer = run({"list"});
    EXPECT_EQ(answer.status, 0);
    EXPECT_THAT(answer.out, HasSubstr("Sumter\n"));
    EXPECT_THAT(answer.out,
                HasSubstr("  First evening (life-1861): 3 entries, round 4, finished, last played 2026"));
    EXPECT_THAT(answer.out, HasSubstr("  Second evening (hex-acw): 3 entries, last played"));
    EXPECT_THAT(answer.out, HasSubstr("Shiloh\n  Only (life-1861): 0 entries"));
    EXPECT_THAT(answer.errors, IsEmpty());
}

TEST_F(CampaignCommand, ListReadsWhileTheAppHasTheFileOpen) {
    const CampaignFile app = CampaignFile::open(file());
    EXPECT_EQ(run({"list"}).status, 0);
    EXPECT_EQ(run({"verify", "--campaign", "Shiloh"}).status, 0);
}

TEST_F(CampaignCommand, ShowTellsWhatACampaignHas) {
    const Answer answer = run({"show", "--campaign", "Sumter"});
    EXPECT_EQ(answer.status, 0);
    for (const char* line :
         {"person Ann\n", "tag A1/T/7K3M9QX2: piece s1\n", "map River: 2 bytes\n", "First evening"})
        EXPECT_THAT(answer.out, HasSubstr(line));
}

TEST_F(CampaignCommand, ShowTellsTheLogOfAGameAndMarksWhatDoesNotCount) {
    const Answer answer = run({"show", "--campaign", "Sumter", "--game", "Second evening"});
    EXPECT_THAT(answer.out, HasSubstr("  1  2026-11-21T19:30:00Z  A game begins.\n"));
    EXPECT_THAT(answer.out, HasSubstr("  2x 2026-11-21T19:30:00Z  The farmer sows.\n"));
    EXPECT_THAT(answer.out, HasSubstr("  3  2026-11-21T19:30:00Z  Taken back.\n"));
}

TEST_F(CampaignCommand, WhatSteersATerminalIsNotPassedOn) {
    { CampaignFile::open(file()).addCampaign("\x1b[2Jred\x07", evening); }
    EXPECT_THAT(run({"list"}).out, HasSubstr("?[2Jred?\n"));
}

TEST_F(CampaignCommand, AnExportImportsAgainToTheSameHashes) {
    ASSERT_EQ(run({"export", "--campaign", "Sumter", "--out", at("sumter.json")}).status, 0);
    const Answer imported =
        campaignAtAShell({"import", "--file", at("new.adjutant"), at("sumter.json"), "--anyway"});
    EXPECT_EQ(imported.status, 0) << imported.errors;
    EXPECT_THAT(imported.out, StartsWith("Imported into 'Sumter'.\n  First evening: 3 entries, last hash "));
    const Answer again = campaignAtAShell({"export", "--file", at("new.adjutant")});
    EXPECT_EQ(again.out, loadText(at("sumter.json")));
}

TEST_F(CampaignCommand, OneGameIsExportedAndAddedToACampaign) {
    ASSERT_EQ(
        run({"export", "--campaign", "Sumter", "--game", "Second evening", "--out", at("two.json")}).status,
        0);
    EXPECT_EQ(run({"import", at("two.json"), "--anyway", "--into", "Shiloh"}).status, 0);
    EXPECT_THAT(run({"show", "--campaign", "Shiloh"}).out, HasSubstr("Second evening"));
    EXPECT_EQ(run({"import", at("two.json"), "--anyway", "--as", "Sumter"}).status, 2);
    EXPECT_EQ(run({"import", at("two.json"), "--anyway", "--as", "Third"}).status, 0);
    EXPECT_EQ(run({"import", at("two.json"), "--as", "Fourth", "--into", "Shiloh"}).status, 2);
}

TEST_F(CampaignCommand, AForeignFileIsNotImported) {
    saveText(at("letter"), "Dear Ann");
    const Answer answer = campaignAtAShell({"import", "--file", at("new.adjutant"), at("letter")});
    EXPECT_EQ(answer.status, 2);
    EXPECT_THAT(answer.errors, HasSubstr("no export"));
    EXPECT_FALSE(std::filesystem::exists(at("new.adjutant"))) << "nothing came in, so nothing is made";
    EXPECT_EQ(run({"import", at("nowhere")}).status, 2);
}

TEST_F(CampaignCommand, VerifyNamesEveryGameAndItsLastHash) {
    const Answer all = run({"verify"});
    EXPECT_THAT(all.out, HasSubstr("Shiloh, Only: in order, 0 entries, last hash none\n"));
    EXPECT_THAT(all.errors,
                HasSubstr("Sumter, First evening: the log hangs together, but cannot be read: entry 1"))
        << "the rules know no such game";
    EXPECT_EQ(all.status, 1);
    EXPECT_THAT(run({"verify", "--campaign", "Shiloh"}).out, Not(HasSubstr("Sumter")));
}

TEST_F(CampaignCommand, VerifyNamesTheEntryThatWasTouchedAndExitsWithOne) {
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec(
            "DROP TRIGGER entry_not_changed; UPDATE entry SET rolls = '[[6]]' WHERE game = 1 AND seq = 2");
    }
    const Answer answer = run({"verify"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_THAT(answer.errors,
                HasSubstr("Sumter, First evening: touched at entry 2. Entry 2 does not match"));
    EXPECT_THAT(answer.out, HasSubstr("Shiloh, Only: in order"));
}

TEST_F(CampaignCommand, ReportIsMarkdownOrAPage) {
    const std::vector<std::string> words{"report", "--campaign", "Sumter", "--game", "Second evening"};
    EXPECT_THAT(run(words).out, StartsWith("# Second evening\n"));
    auto page = words;
    page.insert(page.end(), {"--format", "html"});
    EXPECT_THAT(run(page).out, StartsWith("<!DOCTYPE html>"));
    auto named = words;
    named.insert(named.end(), {"--out", at("report.html")});
    EXPECT_EQ(run(named).out, "Wrote " + at("report.html") + ".\n");
    EXPECT_THAT(loadText(at("report.html")), StartsWith("<!DOCTYPE html>"));
    auto odd = words;
    odd.insert(odd.end(), {"--format", "pdf"});
    EXPECT_EQ(run(odd).status, 2);
    auto pdf = words;
    pdf.insert(pdf.end(), {"--out", at("report.pdf")});
    EXPECT_EQ(run(pdf).status, 2);
    EXPECT_THAT(run(pdf).errors, HasSubstr("A PDF is made by adjutant-cli-qt"));
    EXPECT_FALSE(std::filesystem::exists(at("report.pdf")));
}

TEST_F(CampaignCommand, WhatIsThereIsWrittenOverOnlyWhereThatWasAskedFor) {
    const std::vector<std::string> report{"report", "--campaign", "Sumter", "--game", "Second evening"};
    for (const std::vector<std::string>& command : {report, {"backup"}, {"export", "--campaign", "Sumter"}}) {
        saveText(at("letter"), "Dear Ann");
        auto words = command;
        words.insert(words.end(), {"--out", at("letter")});
        const Answer refused = run(words);
        EXPECT_EQ(refused.status, 2) << command.front();
        EXPECT_THAT(refused.errors, HasSubstr("--force"));
        EXPECT_EQ(loadText(at("letter")), "Dear Ann");
    }
    const std::string backup = at("copy.adjutant");
    ASSERT_EQ(run({"backup", "--out", backup}).status, 0);
    EXPECT_EQ(run({"backup", "--out", backup}).status, 2);
    EXPECT_EQ(run({"backup", "--out", backup, "--force"}).status, 0);
    auto forced = report;
    forced.insert(forced.end(), {"--out", at("letter"), "--force"});
    EXPECT_EQ(run(forced).status, 0);
    EXPECT_THAT(loadText(at("letter")), StartsWith("# Second evening\n"));
}

TEST_F(CampaignCommand, FilesOfALikeNameAreLeftAlone) {
    for (const char* name : {"report.md-new", "copy-new", "other-new"}) saveText(at(name), "Dear Ann");
    EXPECT_EQ(
        run({"report", "--campaign", "Sumter", "--game", "Second evening", "--out", at("report.md")}).status,
        0);
    EXPECT_EQ(run({"backup", "--out", at("copy")}).status, 0);
    static_cast<void>(CampaignFile::open(at("other")));
    for (const char* name : {"report.md-new", "copy-new", "other-new"})
        EXPECT_EQ(loadText(at(name)), "Dear Ann") << name;
}

TEST_F(CampaignCommand, TheOnlyCampaignAndGameNeedNoName) {
    EXPECT_EQ(run({"report"}).status, 2);
    EXPECT_THAT(run({"report"}).errors, HasSubstr("--campaign"));
    EXPECT_THAT(run({"report", "--campaign", "Sumter"}).errors, HasSubstr("--game"));
    EXPECT_THAT(run({"report", "--campaign", "Shiloh"}).out, StartsWith("# Only\n"));
}

TEST_F(CampaignCommand, WhatIsNotThereIsSaid) {
    EXPECT_THAT(run({"show", "--campaign", "Nowhere"}).errors, HasSubstr("no campaign 'Nowhere'"));
    EXPECT_THAT(run({"report", "--campaign", "Sumter", "--game", "X"}).errors, HasSubstr("no game 'X'"));
    const Answer none = campaignAtAShell({"list", "--file", at("none.adjutant")});
    EXPECT_EQ(none.status, 2);
    EXPECT_THAT(none.errors, HasSubstr("There is no campaign file"));
    EXPECT_FALSE(std::filesystem::exists(at("none.adjutant")));
}

TEST_F(CampaignCommand, NothingIsWrittenOverTheCampaignFile) {
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"export", "--campaign", "Sumter", "--out", file()},
                                               {"report", "--campaign", "Shiloh", "--out", file()},
                                               {"backup", "--out", file()}})
        EXPECT_EQ(run(words).status, 2);
    EXPECT_EQ(run({"list"}).status, 0);
}

TEST_F(CampaignCommand, BackupIsACampaignFile) {
    EXPECT_EQ(run({"backup", "--out", at("copy.adjutant")}).status, 0);
    EXPECT_EQ(campaignAtAShell({"list", "--file", at("copy.adjutant")}).out, run({"list"}).out);
}

TEST_F(CampaignCommand, EverySubcommandHasHelpAndNeedsAFile) {
    EXPECT_THAT(campaignAtAShell({"--help"}).out, HasSubstr("report"));
    EXPECT_EQ(campaignAtAShell({}).status, 2);
    for (const char* name :
         {"list", "show", "export", "import", "verify", "seal", "rescue", "report", "backup"}) {
        const Answer help = campaignAtAShell({name, "--help"});
        EXPECT_EQ(help.status, 0);
        EXPECT_THAT(help.out, HasSubstr("--file")) << name;
        EXPECT_EQ(campaignAtAShell({name}).status, 2) << name;
    }
}

TEST_F(CampaignCommand, TheHelpOfVerifyPromisesNoMoreThanItProves) {
    const std::string help = campaignAtAShell({"verify", "--help"}).out;
    EXPECT_THAT(help, Not(HasSubstr("nobody")));
    EXPECT_THAT(help, HasSubstr("when its last hash was written down"));
}

TEST_F(CampaignCommand, AnAnswerThatCannotBeWrittenIsNotSuccess) {
    CLI::App app;
    std::ostringstream out;
    std::ostringstream errors;
    out.setstate(std::ios::badbit);
    cli::addCampaignCommands(app, out, errors);
    std::vector<std::string> words{file(), "--file", "list", "campaign"};
    EXPECT_THROW(app.parse(words), CLI::RuntimeError);
    EXPECT_THAT(errors.str(), HasSubstr("could not be written"));
}

}  // namespace
}  // namespace adjutant::db
