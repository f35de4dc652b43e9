// SPDX-License-Identifier: GPL-3.0-or-later
// People, seats and results at a shell: `campaign people|person|seat|results` and `referee --seat`.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/referee.hpp"
#include "db/campaign_file.hpp"
#include "db/transfer.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

struct Answer : ShellAnswer {
    [[nodiscard]] std::vector<json> lines() const {
        std::vector<json> read;
        std::istringstream text(out);
        for (std::string line; std::getline(text, line);) read.push_back(json::parse(line));
        return read;
    }
    [[nodiscard]] std::string code() const { return json::parse(out).value("/error/code"_json_pointer, ""); }
};

class SeatsAtAShell : public testing::Test {
  protected:
    Answer campaign(std::vector<std::string> words) const {
        words.insert(words.begin() + 1, {"--file", folder.file().string(), "--campaign", "Club"});
        return {campaignAtAShell(std::move(words))};
    }
    Answer played(const std::string& lines, std::vector<std::pair<std::string, std::string>> seats = {},
                  const std::string& game = "Game 1") const {
        std::istringstream in(lines);
        std::ostringstream out;
        std::ostringstream errors;
        const int status = referee({folder.file(), "Club", game, std::move(seats)}, in, out, errors);
        return {{status, out.str(), errors.str()}};
    }

    db::TemporaryFolder folder;
    const std::string start = R"({"do":"start","system":"hex-acw","seed":1})"
                              "\n";
};

TEST_F(SeatsAtAShell, PeopleAreListedWithTheirNumbersAndClubs) {
    EXPECT_EQ(campaign({"person", "--name", "Ann", "--club", "River"}).status, 0);
    const Answer again = campaign({"person", "--name", "Ann"});
    EXPECT_EQ(again.status, 1);
    EXPECT_EQ(again.code(), "duplicate");
    const Answer another = campaign({"person", "--name", "Ann", "--another"});
    EXPECT_EQ(another.status, 0) << another.out;
    const auto people = campaign({"people"}).lines();
    ASSERT_EQ(people.size(), 2U);
    EXPECT_EQ(people.at(0).at("name"), "Ann");
    EXPECT_EQ(people.at(0).at("club"), "River");
    EXPECT_NE(people.at(0).at("id"), people.at(1).at("id"));
    EXPECT_EQ(campaign({"person", "--name", " "}).code(), "bad-text");
}

TEST_F(SeatsAtAShell, ARefereeSeatsPeopleAtAStartAndTheyBecomeTheCampaignsPeople) {
    const Answer answer = played(start, {{"union", "Ann"}, {"confederate", "Bob"}});
    ASSERT_EQ(answer.status, 0) << answer.errors;
    EXPECT_TRUE(answer.lines().at(0).at("ok").get<bool>()) << answer.out;
    EXPECT_EQ(campaign({"people"}).lines().size(), 2U);
    const json game = campaign({"results"}).lines().at(0);
    EXPECT_EQ(game.at("game"), "Game 1");
    EXPECT_EQ(game.at("system"), "hex-acw");
    EXPECT_EQ(game.at("ended"), nullptr);
    EXPECT_EQ(game.at("by"), nullptr);
    EXPECT_EQ(game.at("/sides/0/person"_json_pointer), "Ann");
    EXPECT_EQ(game.at("/sides/0/outcome"_json_pointer), "open");
    EXPECT_EQ(played(start, {{"nobody", "Ann"}}, "Game 2").lines().at(0).at("/error/code"_json_pointer),
              "bad-parameter");
    EXPECT_THAT(played("", {{"union", "Cy"}}).errors, HasSubstr("started already"));
}

TEST_F(SeatsAtAShell, ASeatIsAnActByNameOrNumber) {
    played(start);
    campaign({"person", "--name", "Ann"});
    campaign({"person", "--name", "Ann", "--another"});
    const std::string second = campaign({"people"}).lines().at(1).at("id");
    const Answer shared = campaign({"seat", "--game", "Game 1", "--side", "union", "--person", "Ann"});
    EXPECT_EQ(shared.status, 1);
    EXPECT_EQ(shared.code(), "ambiguous-person");
    EXPECT_THAT(shared.out, HasSubstr(second));
    EXPECT_EQ(campaign({"seat", "--side", "union", "--person", second}).status, 0);
    const auto file = db::CampaignFile::openToRead(folder.file());
    EXPECT_EQ(file.result(file.games().at(0).id).sides.at(0).who, second);
    EXPECT_EQ(campaign({"results"}).lines().at(0).at("/sides/0/person"_json_pointer), "Ann");
    EXPECT_EQ(campaign({"seat", "--side", "nobody", "--person", second}).code(), "bad-parameter");
    EXPECT_EQ(campaign({"seat", "--side", "union", "--person", "p99"}).code(), "unknown-person");
    EXPECT_EQ(campaign({"seat", "--game", "None", "--side", "union", "--person", "Cy"}).code(),
              "unknown-game");
    EXPECT_EQ(campaign({"seat", "--side", "union", "--person", ""}).status, 0);
    EXPECT_EQ(campaign({"results"}).lines().at(0).at("/sides/0/person"_json_pointer), nullptr);
}

TEST_F(SeatsAtAShell, ResultsFollowTheJournalAndAnUndoneEndTakesThemBack) {
    played(start + R"({"do":"end","reason":"late","winners":["confederate"]})" + "\n",
           {{"union", "Ann"}, {"confederate", "Bob"}});
    json game = campaign({"results"}).lines().at(0);
    EXPECT_EQ(game.at("by"), "agreement");
    EXPECT_TRUE(game.at("length-minutes").is_number_integer());
    EXPECT_EQ(game.at("/sides/0/outcome"_json_pointer), "loss");
    EXPECT_EQ(game.at("/sides/1/outcome"_json_pointer), "win");
    EXPECT_TRUE(game.at("/sides/1/score"_json_pointer).is_number_integer());
    EXPECT_THAT(campaign({"show"}).out, HasSubstr("Union: Ann, Confederate: Bob (won)"));
    played(R"({"do":"undo"})"
           "\n");
    game = campaign({"results"}).lines().at(0);
    EXPECT_EQ(game.at("by"), nullptr);
    EXPECT_EQ(game.at("/sides/1/outcome"_json_pointer), "open");
}

TEST_F(SeatsAtAShell, ResultsAsATableQuoteWhatATableWouldBreakOn) {
    played(start, {{"union", "Ann, \"the\" Elder"}});
    const std::string table = campaign({"results", "--csv"}).out;
    EXPECT_THAT(table,
                HasSubstr("game,system,started,ended,length-minutes,side,person,outcome,score,by\r\n"));
    EXPECT_THAT(table, HasSubstr("union,\"Ann, \"\"the\"\" Elder\",open,"));
}

TEST_F(SeatsAtAShell, NoNameOfAPersonRunsAsAFormulaInATable) {
    played(start, {{"union", "=1+1"}});
    EXPECT_THAT(campaign({"results", "--csv"}).out, HasSubstr("union,'=1+1,open,"));
}

TEST_F(SeatsAtAShell, AnImportedGameKnowsWhoPlayedIt) {
    played(start, {{"union", "Ann"}});
    std::string text;
    {
        const auto file = db::CampaignFile::openToRead(folder.file());
        text = exportGame(file, file.games().at(0).id);
    }
    {
        auto file = db::CampaignFile::open(folder.file());
        static_cast<void>(importAsNew(file, text, "There"));
    }
    std::ostringstream out;
    CLI::App app;
    addCampaignCommands(app, out, out);
    app.parse("campaign results --file " + folder.file().string() + " --campaign There");
    EXPECT_EQ(json::parse(out.str()).at("/sides/0/person"_json_pointer), "Ann");
}

}  // namespace
}  // namespace adjutant::cli
