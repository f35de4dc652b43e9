// SPDX-License-Identifier: GPL-3.0-or-later
// A linked campaign at a shell: `chronicle begin|enrol|carry|transfer|rule|undo|show|log|after`; and that its
// chronicle goes wherever the file goes.
#include "companion/cli/chronicle_command.hpp"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "companion/chronicle_book.hpp"
#include "companion/cli/campaign_command.hpp"
#include "companion/cli/league_command.hpp"
#include "companion/cli/referee.hpp"
#include "companion/game_keeper.hpp"
#include "db/rescue.hpp"
#include "db/transfer.hpp"
#include "engine/table.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class AChronicleAtAShell : public testing::Test {
  protected:
    void SetUp() override {
        static_cast<void>(db::CampaignFile::open(folder.file()).addCampaign("War", "2026-11-26T19:30:00Z"));
    }

    ShellAnswer at(std::vector<std::string> words) const {
        return atAShellOf(folder.file().string(), "War", std::move(words));
    }
    ShellAnswer chronicle(std::vector<std::string> words) const {
        words.insert(words.begin(), "chronicle");
        return at(std::move(words));
    }
    /// A recorded game, kept in the campaign.
    void play(const std::string& recording, const std::string& name) const {
        auto file = db::CampaignFile::open(folder.file());
        companion::GameKeeper keeper(file, "War", name);
        Table table({.now = [] { return std::string("2026-11-26T20:00:00Z"); },
                     .seed = [] { return 1u; },
                     .sink = &keeper});
        std::ifstream lines(tests::testsFolder() / "playthroughs" / (recording + ".jsonl"));
        for (std::string line; std::getline(lines, line);)
            if (const json request = json::parse(line); request.contains("do")) table.answer(request);
    }
    void twoSides() const {
        ASSERT_EQ(chronicle({"begin"}).status, 0);
        ASSERT_EQ(chronicle({"enrol", "--name", "The Rats", "--member", "Ada", "--member", "Bob"}).status, 0);
        ASSERT_EQ(chronicle({"enrol", "--name", "North", "--kind", "side", "--player", "Ann"}).status, 0);
        ASSERT_EQ(chronicle({"carry", "--who", "North", "--field", "resources", "--by", "10"}).status, 0);
    }

    db::TemporaryFolder folder;
};

TEST_F(AChronicleAtAShell, StandsOnThePageOfTheCampaignInItsLanguage) {
    twoSides();
    ASSERT_EQ(
        chronicle({"carry", "--who", "The Rats", "--member", "Bob", "--field", "lost", "--by", "1"}).status,
        0);
    const auto page = at({"campaign", "report", "--whole", "--format", "md"});
    EXPECT_THAT(page.out, HasSubstr("## Linked games"));
    EXPECT_THAT(page.out, HasSubstr("| Name | Played by | Lost | Resources |"));
    EXPECT_THAT(page.out, HasSubstr("| North | Ann |  | 10 |"));
    EXPECT_THAT(page.out, HasSubstr("| \xE2\x80\x93 Bob |  | 1 |  |"));
    EXPECT_THAT(at({"campaign", "report", "--whole", "--format", "html", "--language", "de"}).out,
                HasSubstr("<h2>Verbundene Partien</h2>"));
}

TEST_F(AChronicleAtAShell, KeepsWhoHasWhatAndFromWhere) {
    twoSides();
    const auto moved = chronicle({"transfer", "--field", "resources", "--amount", "4", "--from", "North",
                                  "--to", "The Rats", "--to-member", "Ada"});
    ASSERT_EQ(moved.status, 0) << moved.out;
    EXPECT_EQ(moved.object().at("say"), "North gives 4 resources to Ada of The Rats.");
    const json shown = chronicle({"show", "--who", "The Rats"}).object();
    EXPECT_EQ(shown.at("/subjects/0/members/0/figures/resources/value"_json_pointer), 4);
    EXPECT_EQ(shown.at("/subjects/0/members/0/figures/resources/from/0/entry"_json_pointer), 5);
    EXPECT_EQ(chronicle({"show", "--who", "North"}).object().at("/subjects/0/player"_json_pointer), "Ann");
    EXPECT_EQ(chronicle({"transfer", "--field", "resources", "--amount", "7", "--from", "North", "--to",
                         "The Rats"})
                  .code(),
              "below-zero");
    EXPECT_EQ(chronicle({"undo", "--entry", "4"}).code(), "rests-on");
    EXPECT_EQ(
        chronicle({"rule", "--who", "North", "--field", "resources", "--is", "9", "--reason", " "}).code(),
        "no-reason");
    EXPECT_EQ(chronicle({"carry", "--who", "South", "--field", "resources", "--by", "1"}).code(),
              "unknown-subject");
    EXPECT_EQ(
        chronicle({"carry", "--who", "The Rats", "--member", "Cleo", "--field", "lost", "--by", "1"}).code(),
        "unknown-member");
}

TEST_F(AChronicleAtAShell, TakesWhatAGameLeavesWithTheLineOfEach) {
    ASSERT_EQ(chronicle({"begin"}).status, 0);
    play("one-stat-last-man-standing", "The bridge");
    const auto left = chronicle({"after", "--game", "The bridge"}).lines();
    ASSERT_GT(left.size(), 3u);
    EXPECT_THAT(left[0].at("say").get<std::string>(), HasSubstr("Ashes is enrolled"));
    EXPECT_GT(left[2].at("line").get<int>(), 0);
    const auto taken =
        chronicle({"after", "--game", "The bridge", "--take", "--as", "3", "injuries", "--except", "4"});
    ASSERT_EQ(taken.status, 0) << taken.out;
    EXPECT_EQ(taken.lines().size(), left.size() - 1);
    EXPECT_THAT(taken.lines()[2].at("say").get<std::string>(), HasSubstr("injuries +1"));
    EXPECT_EQ(chronicle({"after", "--game", "The bridge"}).lines().size(), 1u)
        << "what was left out is asked again";
    const auto undone = chronicle({"undo", "--entry", "5", "--reason", "Not killed after all."});
    EXPECT_EQ(undone.status, 0) << undone.out;
    EXPECT_EQ(chronicle({"log"}).lines().at(4).at("undone-by"), taken.lines().size() + 2);
}

TEST_F(AChronicleAtAShell, ACampaignIsOfOneKind) {
    ASSERT_EQ(chronicle({"begin"}).status, 0);
    EXPECT_EQ(chronicle({"begin"}).code(), "already-linked");
    EXPECT_EQ(at({"league", "standings"}).code(), "no-league");
    const auto verified = at({"campaign", "verify"});
    EXPECT_EQ(verified.status, 0);
    EXPECT_THAT(verified.out, HasSubstr("War, the chronicle: in order, 1 entry"));
}

TEST_F(AChronicleAtAShell, GoesOutAndInWithTheCampaignAndIsRescuedWithIt) {
    twoSides();
    const auto log = chronicle({"log"}).out;
    const auto there = folder.path() / "there.adjutant";
    {
        const auto file = db::CampaignFile::openToRead(folder.file());
        auto other = db::CampaignFile::open(there);
        static_cast<void>(db::importAsNew(other, db::exportCampaign(file, file.campaigns().front().id)));
        const companion::ChronicleBook book(other, other.campaigns().front());
        EXPECT_EQ(book.entries().size(), 4u);
        EXPECT_EQ(other.person(*book.playerOf(2)).name, "Ann");
    }
    const auto rescued = folder.path() / "rescued.adjutant";
    static_cast<void>(db::rescue(folder.file(), rescued));
    std::filesystem::rename(rescued, folder.file());
    EXPECT_EQ(chronicle({"log"}).out, log);
}

}  // namespace
}  // namespace adjutant::cli
