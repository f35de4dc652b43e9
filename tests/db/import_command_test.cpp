// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign import X --dry-run`.
#include <gmock/gmock.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "db/text_file.hpp"
#include "db/transfer.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ImportCommand : public testing::Test {
  protected:
    ImportCommand() {
        AGame game(folder_.file(), 2);
        game.file.addPerson(game.campaign, "<script>");
        game.file.saveDocument(game.campaign, {"roster", "Larks", "{}"});
        saveText(at("x.json"), exportCampaign(game.file, game.campaign));
    }
    [[nodiscard]] std::string at(const char* name) const { return folder_.path() / name; }
    [[nodiscard]] cli::ShellAnswer dry(const char* file, std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"import", "--file", at(file), at("x.json"), "--dry-run", "--anyway"};
        words.insert(words.end(), more.begin(), more.end());
        return cli::campaignAtAShell(words);
    }
    static std::vector<std::string> is(const cli::ShellAnswer& answer) {
        std::vector<std::string> all;
        std::istringstream lines(answer.out);
        for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line).at("is"));
        return all;
    }

    TemporaryFolder folder_;
};

TEST_F(ImportCommand, ADryRunListsWhatIsNewAndMakesNoFile) {
    const auto answer = dry("none.adjutant");
    EXPECT_EQ(answer.status, 0) << answer.errors;
    EXPECT_THAT(is(answer), testing::ElementsAre("new", "new", "new", "new"));
    EXPECT_THAT(answer.out, HasSubstr(R"({"what":"person","name":"<script>","is":"new","then":"added"})"));
    EXPECT_THAT(answer.out, HasSubstr(R"({"what":"roster","name":"Larks","is":"new","then":"added"})"));
    EXPECT_FALSE(std::filesystem::exists(at("none.adjutant")));
}

TEST_F(ImportCommand, ADryRunChangesNothing) {
    ASSERT_EQ(
        cli::campaignAtAShell({"import", "--file", at("there.adjutant"), at("x.json"), "--anyway"}).status,
        0);
    const std::string before = bytesOf(at("there.adjutant"));
    const auto names = folder_.names();
    const auto again = dry("there.adjutant");
    EXPECT_THAT(is(again), testing::Each("same"));
    EXPECT_THAT(again.out, HasSubstr("take another name"));
    EXPECT_THAT(is(dry("there.adjutant", {"--into", "Sumter"})), testing::Each("same"));
    EXPECT_THAT(is(dry("there.adjutant", {"--as", "Other"})), testing::Each("new"));
    EXPECT_EQ(bytesOf(at("there.adjutant")), before);
    EXPECT_EQ(folder_.names(), names);
}

TEST_F(ImportCommand, AGameThatCannotBeOpenedIsRefusedAndWithItAllThatCameWithIt) {
    const std::vector<std::string> import{"import", "--file", at("none.adjutant"), at("x.json")};
    const auto refused = cli::campaignAtAShell(import);
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.errors,
                HasSubstr("The game 'First evening' cannot be opened: entry 1 cannot be read"));
    EXPECT_THAT(refused.errors, HasSubstr("Nothing was imported"));
    EXPECT_FALSE(std::filesystem::exists(at("none.adjutant")));
    std::vector<std::string> dryRun = import;
    dryRun.emplace_back("--dry-run");
    const auto foreseen = cli::campaignAtAShell(dryRun);
    std::istringstream lines(foreseen.out);
    for (std::string line; std::getline(lines, line);) {
        const json one = json::parse(line);
        EXPECT_EQ(one.at("then"), "refused") << line;
        EXPECT_EQ(one.contains("because"), one.at("what") == "game") << line;
    }
}

TEST_F(ImportCommand, ADryRunIntoNowhereIsRefused) {
    EXPECT_EQ(dry("none.adjutant", {"--into", "Club"}).status, 1);
    const auto answer = dry("evening.adjutant", {"--into", "Club"});
    EXPECT_THAT(answer.out, HasSubstr("unknown-campaign"));
    saveText(at("x.json"), "Dear Ann");
    EXPECT_EQ(dry("none.adjutant").status, 2);
    EXPECT_THAT(dry("none.adjutant").errors, HasSubstr("no export"));
}

}  // namespace
}  // namespace adjutant::db
