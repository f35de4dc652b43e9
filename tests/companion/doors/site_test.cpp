// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign site`, and reports of a person, a season and a campaign.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

#include "tests/companion/doors/a_club.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;

using db::bytesOf;
using db::writeBytes;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Sites : public AClub {
  protected:
    void SetUp() override { playAll(); }
    /// Every page of the site, by its way from the folder.
    [[nodiscard]] std::map<std::string, std::string> pages() const {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(at("site")))
            if (entry.is_regular_file()) all[fs::relative(entry.path(), at("site"))] = bytesOf(entry.path());
        return all;
    }
};

TEST_F(Sites, EveryLinkLeadsToAPageAndNoNameRuns) {
    const AtAShell answer = campaign({"site", "--out", at("site")});
    ASSERT_EQ(answer.status, 0) << answer.out << answer.errors;
    const auto all = pages();
    EXPECT_EQ(answer.lines().at(0).at("files"), all.size());
    EXPECT_TRUE(all.contains("index.html"));
    EXPECT_TRUE(all.contains("season.html"));
    const std::regex link("href=\"([^\"]*)\"");
    for (const auto& [name, html] : all) {
        EXPECT_THAT(html, AllOf(StartsWith("<!DOCTYPE html>"), Not(HasSubstr("<script")),
                                HasSubstr("prefers-color-scheme")));
        for (std::sregex_iterator found(html.begin(), html.end(), link), end; found != end; ++found) {
            std::string way;
            const std::string written = (*found)[1];
            for (std::size_t i = 0; i < written.size(); ++i) {
                way += written[i] == '%' ? static_cast<char>(std::stoi(written.substr(i + 1, 2), nullptr, 16))
                                         : written[i];
                if (written[i] == '%') i += 2;
            }
            EXPECT_TRUE(all.contains((fs::path(name).parent_path() / way).lexically_normal()))
                << name << ": " << way;
        }
    }
}

TEST_F(Sites, NothingIsWrittenOverUnasked) {
    fs::create_directories(at("site"));
    writeBytes(at("site/index.html"), "mine");
    const AtAShell refused = campaign({"site", "--out", at("site")});
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.lines().at(0).at("error").at("code"), "file-exists");
    EXPECT_EQ(bytesOf(at("site/index.html")), "mine");
    EXPECT_FALSE(fs::exists(at("site/season.html"))) << "not even half of it";
    EXPECT_EQ(campaign({"site", "--out", at("site"), "--force"}).status, 0);
    EXPECT_EQ(campaign({"site", "--zip", at("site.zip")}).status, 0);
    EXPECT_EQ(campaign({"site", "--zip", at("site.zip")}).status, 1);
}

TEST_F(Sites, ReportsTellAPersonASeasonAndTheWhole) {
    const std::string person = campaign({"report", "--person", "Ann"}).out;
    EXPECT_THAT(person, AllOf(StartsWith("# Ann\n"), HasSubstr("First evening"), HasSubstr("won by Ann")));
    EXPECT_THAT(campaign({"report", "--season"}).out,
                AllOf(HasSubstr("## Standings"), HasSubstr("## Cross table")));
    EXPECT_THAT(campaign({"report", "--season", "--language", "de"}).out, HasSubstr("## Tabelle"));
    EXPECT_THAT(campaign({"report", "--whole", "--format", "html"}).out,
                AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("&lt;script&gt;")));
    EXPECT_EQ(campaign({"report", "--whole", "--season"}).status, 2);
    EXPECT_EQ(campaign({"report", "--person", "Nobody"}).status, 2);
}

TEST_F(Sites, ASeasonOfTwoRoundsShowsHowThePointsGrew) {
    EXPECT_THAT(campaign({"report", "--season"}).out, Not(HasSubstr("Points after each round")));
    ASSERT_EQ(league({"result", "--round", "1", "--table", "2", "--draw"}).status, 0);
    ASSERT_EQ(league({"pair", "--round", "2"}).status, 0);
    for (const char* format : {"md", "html"}) {
        EXPECT_THAT(campaign({"report", "--season", "--format", format}).out,
                    HasSubstr("Points after each round"));
        EXPECT_THAT(campaign({"report", "--whole", "--format", format}).out,
                    HasSubstr("Points after each round"));
    }
    EXPECT_THAT(campaign({"report", "--season", "--format", "html"}).out, HasSubstr("class=\"curve side3\""));
}

TEST_F(Sites, AReportShowsWhoHeldWhatRoundByRound) {
    std::ifstream acts(tests::testsFolder() / "playthroughs/civil-war-1863-own-board-surrender.jsonl");
    std::string requests;
    for (std::string line; std::getline(acts, line);)
        if (line.starts_with(R"({"do")")) requests += line + "\n";
    play("Cities", requests);
    const AtAShell told = campaign({"report", "--game", "Cities", "--format", "md"});
    EXPECT_THAT(told.out,
                AllOf(HasSubstr("## Who held what"), HasSubstr("- **Fort Davis** Confederacy 1–5, Union 6\n"),
                      HasSubstr("- **Saltworks** Confederacy 1–6\n"), HasSubstr("### Places held")));
    EXPECT_THAT(campaign({"report", "--game", "Cities", "--format", "html", "--language", "de"}).out,
                AllOf(HasSubstr("<h2>Wer was hielt</h2>"), HasSubstr("class=\"held\"")));
}

TEST_F(Sites, AReportTellsWhatWasFoughtWhereAndWhoFell) {
    std::ifstream acts(tests::testsFolder() / "playthroughs/hex-acw-mill-run-points.jsonl");
    std::string requests;
    for (std::string line; std::getline(acts, line);)
        if (line.starts_with(R"({"do")")) requests += line + "\n";
    play("Mill", requests);
    ASSERT_EQ(campaign({"place", "--game", "Mill", "--at", "Club room"}).status, 0);
    const std::string told = campaign({"report", "--game", "Mill", "--format", "md"}).out;
    EXPECT_THAT(told,
                AllOf(HasSubstr(" · Mill Run · "), HasSubstr(" · Club room\n"), HasSubstr("## Casualties\n"),
                      HasSubstr("- **Union** Union Cavalry 5 (turn 3), Union Infantry 1 (turn 7)")));
    EXPECT_THAT(campaign({"report", "--game", "Mill", "--format", "html", "--language", "de"}).out,
                AllOf(HasSubstr("<h2>Verluste</h2>"), testing::ContainsRegex("\\(Zug [0-9]+\\)")));
}

TEST_F(Sites, TwoEveningsOnTwoFilesBecomeOne) {
    ASSERT_EQ(campaign({"export", "--zip", at("a.zip")}).status, 0);
    const std::string other = at("other.adjutant");
    ASSERT_EQ(cli::atAShell({"campaign", "import", "--file", other, at("a.zip")}).status, 0);
    play("Only here", start);
    {
        std::istringstream in(start);
        std::ostringstream out, errors;
        ASSERT_EQ(cli::referee({other, "Club", "Only there", {}}, in, out, errors), 0) << errors.str();
    }
    ASSERT_EQ(campaign({"rename", "--game", "First evening", "--to", "Renamed here"}).status, 0);
    ASSERT_EQ(cli::atAShell({"campaign", "export", "--file", other, "--zip", at("b.zip")}).status, 0);
    const AtAShell merged = campaign({"import", at("b.zip")});
    ASSERT_EQ(merged.status, 0) << merged.errors;
    EXPECT_THAT(merged.out, HasSubstr("'Renamed here' is here already"));
    const db::CampaignFile file = db::CampaignFile::openToRead(folder.file());
    EXPECT_EQ(file.games(file.campaigns().at(0).id).size(), 4U);
}

TEST_F(Sites, TheSameGameWithAnotherHistoryIsAQuestion) {
    ASSERT_EQ(campaign({"export", "--zip", at("a.zip"), "--game", "First evening"}).status, 0);
    ASSERT_EQ(campaign({"delete", "--game", "First evening"}).status, 0);
    play("First evening", start);
    EXPECT_EQ(campaign({"import", at("a.zip"), "--dry-run"}).lines().back().at("is"), "different");
    EXPECT_EQ(campaign({"import", at("a.zip")}).status, 2);
    EXPECT_EQ(campaign({"import", at("a.zip"), "--keep-both"}).status, 0);
    {
        const db::CampaignFile file = db::CampaignFile::openToRead(folder.file());
        EXPECT_TRUE(file.findGame(file.campaigns().at(0).id, "First evening (2)"));
    }
    ASSERT_EQ(campaign({"delete", "--game", "First evening (2)"}).status, 0);
    EXPECT_EQ(campaign({"import", at("a.zip"), "--replace"}).status, 0);
    const db::CampaignFile file = db::CampaignFile::openToRead(folder.file());
    EXPECT_EQ(file.findGame(file.campaigns().at(0).id, "First evening")->acts, 2);
    EXPECT_EQ(file.changes().back().what, "delete-game") << "the one that made room can be brought back";
}

}  // namespace
}  // namespace adjutant::companion
