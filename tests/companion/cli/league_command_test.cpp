// SPDX-License-Identifier: GPL-3.0-or-later
// A league at a shell: `league create|enter|drop|pair|result|standings|trf|import-trf`.
#include "companion/cli/league_command.hpp"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "companion/cli/campaign_command.hpp"
#include "db/campaign_file.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class ALeagueAtAShell : public testing::Test {
  protected:
    void SetUp() override {
        static_cast<void>(db::CampaignFile::open(folder.file()).addCampaign("Club", "2026-11-24T19:30:00Z"));
    }

    ShellAnswer at(std::vector<std::string> words) const {
        return atAShellOf(folder.file().string(), "Club", std::move(words));
    }
    ShellAnswer league(std::vector<std::string> words) const {
        words.insert(words.begin(), "league");
        return at(std::move(words));
    }
    [[nodiscard]] std::string fileWith(const std::string& name, const std::string& text) const {
        const auto path = folder.path() / name;
        std::ofstream(path) << text;
        return path.string();
    }
    ShellAnswer create(const std::string& rules) const {
        return league({"create", "--rules", fileWith("R.json", rules)});
    }
    void enterAll(const std::vector<std::string>& names) const {
        for (const std::string& name : names)
            ASSERT_EQ(league({"enter", "--person", name}).status, 0) << name;
    }

    db::TemporaryFolder folder;
    const std::string swiss = R"({"kind":"swiss","rounds":5,"seed":7})";
};

TEST_F(ALeagueAtAShell, IsPlayedFromItsRulesToItsStandings) {
    ASSERT_EQ(create(swiss).status, 0);
    enterAll({"Ann", "Bob", "Cid"});
    const auto paired = league({"pair", "--round", "1"}).lines();
    ASSERT_EQ(paired.size(), 2U);
    EXPECT_EQ(paired[0].at("table"), 1);
    ASSERT_TRUE(paired[1].contains("bye")) << paired[1];
    EXPECT_EQ(league({"pair", "--round", "1"}).lines(), paired) << "again it is what it was";
    const std::string a = paired[0].at("a");
    const auto told = league({"result", "--round", "1", "--table", "1", "--winner", a, "--score", "9", "4"});
    EXPECT_EQ(told.status, 0) << told.out;
    const json list = league({"standings"}).object().at("standings");
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].at("points"), 3);
    EXPECT_EQ(list[2].at("points"), 0);
    for (const json& row : list) {
        for (const char* key :
             {"rank", "person", "played", "won", "drawn", "lost", "byes", "tie-breaks", "because"})
            EXPECT_TRUE(row.contains(key)) << key << row;
    }
}

TEST_F(ALeagueAtAShell, SaysWhatACorrectionChanged) {
    ASSERT_EQ(create(swiss).status, 0);
    enterAll({"Ann", "Bob"});
    const json table = league({"pair", "--round", "1"}).lines().at(0);
    const std::string a = table.at("a"), b = table.at("b");
    ASSERT_EQ(league({"result", "--round", "1", "--table", "1", "--winner", a}).status, 0);
    const ShellAnswer corrected = league({"result", "--round", "1", "--table", "1", "--winner", b});
    EXPECT_EQ(corrected.status, 0);
    EXPECT_TRUE(corrected.object().contains("changed")) << corrected.out;
    EXPECT_EQ(league({"standings"}).object().at("standings")[0].at("person"), b);
}

TEST_F(ALeagueAtAShell, GivesABonusForAFigureAndShowsASeason) {
    ASSERT_EQ(create(R"({"seed":1,"seasons":[1,2],"bonus":[{"figure":"taken-units","least":3,"points":2}]})")
                  .status,
              0);
    enterAll({"Ann", "Bob"});
    const json table = league({"pair", "--round", "1"}).lines().at(0);
    const std::string a = table.at("a"), b = table.at("b");
    ASSERT_EQ(
        league({"result", "--round", "1", "--table", "1", "--winner", a, "--figure", "taken-units", "1", "3"})
            .status,
        0);
    const json first = league({"standings"}).object().at("standings");
    EXPECT_EQ(first[0].at("points"), 3);
    EXPECT_EQ(first[1].at("points"), 2);
    ASSERT_EQ(league({"pair", "--round", "2"}).status, 0) << "they may meet again in the next season";
    EXPECT_EQ(league({"standings"}).object().at("standings")[0].at("points"), 0);
    EXPECT_EQ(league({"standings", "--season", "1"}).object().at("standings"), first);
    EXPECT_EQ(league({"standings", "--season", "3"}).code(), "bad-season");
    EXPECT_EQ(
        league({"result", "--round", "2", "--table", "1", "--draw", "--figure", "taken-units", "x", "1"})
            .code(),
        "bad-score");
}

TEST_F(ALeagueAtAShell, RefusesWithACodeAndASentence) {
    EXPECT_EQ(league({"standings"}).code(), "no-league");
    EXPECT_EQ(create("{").code(), "bad-rules");
    EXPECT_EQ(create(R"({"kind":"knockout"})").code(), "bad-rules");
    EXPECT_EQ(create(R"({"rounds":-1})").code(), "bad-rules");
    ASSERT_EQ(create(swiss).status, 0);
    EXPECT_EQ(create(swiss).code(), "duplicate");
    enterAll({"Ann", "Bob"});
    ASSERT_EQ(league({"pair", "--round", "1"}).status, 0);
    EXPECT_EQ(league({"pair", "--round", "2"}).code(), "round-open");
    EXPECT_EQ(league({"result", "--round", "1", "--table", "1", "--winner", "Zoe"}).code(), "unknown-person");
    EXPECT_EQ(league({"result", "--round", "1", "--table", "1"}).code(), "bad-result");
    EXPECT_EQ(league({"result", "--round", "1", "--table", "1", "--draw", "--score", "x", "1"}).code(),
              "bad-score");
    ASSERT_EQ(league({"result", "--round", "1", "--table", "1", "--draw"}).status, 0);
    EXPECT_EQ(league({"pair", "--round", "2"}).code(), "no-pairing");
    const ShellAnswer late = league({"drop", "--person", "Ann", "--round", "0"});
    EXPECT_EQ(late.status, 1) << late.out;
}

TEST_F(ALeagueAtAShell, HangsTogetherAndTravelsWithTheCampaign) {
    ASSERT_EQ(create(swiss).status, 0);
    enterAll({"Ann", "Bob"});
    ASSERT_EQ(league({"pair", "--round", "1"}).status, 0);
    EXPECT_THAT(at({"campaign", "verify"}).out, HasSubstr("the league: in order, 4 entries"));
}

TEST_F(ALeagueAtAShell, GoesOutAsATournamentReportAndComesInAgain) {
    ASSERT_EQ(create(swiss).status, 0);
    enterAll({"Ann", "Bob", "Cid", "Dan"});
    ASSERT_EQ(league({"pair", "--round", "1"}).status, 0);
    ASSERT_EQ(league({"result", "--round", "1", "--table", "1", "--draw"}).status, 0);
    const std::string out = (folder.path() / "cup.trf").string();
    ASSERT_EQ(league({"trf", "--out", out}).status, 0);
    EXPECT_EQ(league({"trf", "--out", out}).code(), "file-exists");
    EXPECT_EQ(league({"trf", "--out", out, "--force", "--format", "16"}).status, 0);
    EXPECT_EQ(league({"import-trf", out}).code(), "duplicate");
    static_cast<void>(db::CampaignFile::open(folder.file()).addCampaign("Other", "2026-11-24T19:30:00Z"));
    std::ostringstream told;
    std::ostringstream errors;
    CLI::App app;
    addLeagueCommands(app, told, errors);
    std::vector<std::string> words{out,      "Other",      "--campaign", folder.file().string(),
                                   "--file", "import-trf", "league"};
    app.parse(words);
    EXPECT_EQ(json::parse(told.str()).at("people"), 4) << told.str();
}

}  // namespace
}  // namespace adjutant::cli
