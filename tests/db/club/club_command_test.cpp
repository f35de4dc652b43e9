// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli club`, and a referee whose campaign file is in a club.
#include <gmock/gmock.h>

#include "companion/cli/league_command.hpp"
#include "db/club/address.hpp"
#include "tests/db/club/a_command.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST_F(Commands, ARefereeKeepsInStepByItselfAndTheStatusTellsIt) {
    const auto made = run({"create", "--url", url, "--file", file(1), "--campaign", "Sumter"});
    ASSERT_EQ(made.status, 0) << made.out << made.errors;
    EXPECT_EQ(made.object().at("role"), "organiser");
    const std::string code = run({"invite", "--file", file(1), "--role", "table"}).out;
    ASSERT_EQ(run({"join", "--url", code, "--file", file(2)}).status, 0);
    const auto played = referee(2, "G1", std::string(start) + "\n" + note + "\n");
    EXPECT_THAT(played.out, HasSubstr("\"ok\":true"));
    const json there = run({"status", "--file", file(2)}).object();
    EXPECT_EQ(there.at("campaign"), "Sumter");
    EXPECT_EQ(there.at("role"), "table");
    EXPECT_EQ(there.at("in-step"), true);
    EXPECT_EQ(there.at("games"), json::parse(R"([{"game":"G1","here":2,"club":2,"lease":"mine"}])"));
    EXPECT_EQ(there.at("conflicts"), json::array());
    EXPECT_EQ(run({"sync", "--file", file(1)}).object().at("received"), 2);
    // Another table may look, but writes only when it takes the game over.
    const auto refused = referee(1, "G1", std::string(note) + "\n{\"ask\":\"state\"}\n");
    EXPECT_THAT(refused.out, HasSubstr("\"code\":\"held\""));
    EXPECT_THAT(refused.out, HasSubstr("\"state\""));
    EXPECT_THAT(referee(1, "G1", std::string(note) + "\n", true).out, HasSubstr("\"ok\":true"));
    EXPECT_THAT(referee(2, "G1", std::string(note) + "\n").out, HasSubstr("\"code\":\"held\""));
    EXPECT_EQ(run({"release", "--file", file(1), "--game", "G1"}).status, 0);
    EXPECT_THAT(referee(1, "G1", "{\"ask\":\"state\"}\n").out, HasSubstr("\"state\""));
    EXPECT_EQ(run({"status", "--file", file(1)}).object().at("games").at(0).at("lease"), "nobody")
        << "who only looks does not take it";
    EXPECT_THAT(referee(2, "G1", std::string(note) + "\n").out, HasSubstr("\"ok\":true"));
    EXPECT_EQ(gameAt(2, "G1")->acts, 4);
}

TEST_F(Commands, ACampaignThatWasRenamedInTheFileIsPlayedInTheClubAllTheSame) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    {
        auto there = db::CampaignFile::open(tablet(2));
        there.renameCampaign(campaignAt(there), "Fort Sumter", db::evening);
    }
    std::istringstream in(std::string(start) + "\n" + note + "\n");
    std::ostringstream out, errors;
    ASSERT_EQ(cli::referee({.file = file(2), .campaign = "Fort Sumter", .game = "G1"}, in, out, errors), 0);
    EXPECT_EQ(errors.str(), "");
    sync(1);
    ASSERT_TRUE(gameAt(1, "G1"));
    EXPECT_EQ(gameAt(1, "G1")->acts, 2);
}

TEST_F(Commands, NobodyIsSeatedInAGameThatAnotherTableWrites) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    static_cast<void>(referee(1, "G1", R"({"do":"start","system":"life-1861"})"));
    sync(2);
    const auto seat = [&](int number) {
        return ofSeats({"seat", "--file", file(number), "--side", "soldier", "--person", "Ann"});
    };
    const Answer refused = seat(2);
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.object().at("error").at("code"), "held");
    EXPECT_THAT(refused.out, HasSubstr("is written by Tablet 1"));
    EXPECT_EQ(gameAt(2, "G1")->acts, 1);
    const Answer done = seat(1);
    EXPECT_EQ(done.status, 0) << done.out << done.errors;
    sync(2);
    EXPECT_EQ(gameAt(2, "G1")->acts, 2) << "it was sent at once";
    EXPECT_TRUE(statusAt(2).conflicts.empty()) << "and there is no branch";
}

TEST_F(Commands, WithoutANetworkTheRefereeGoesOn) {
    found();
    Notebook notebook = Notebook::open(tablet(1));
    Membership member = notebook.membership();
    const std::string good = std::exchange(member.url, "postgresql://nobody@/none?host=/nowhere");
    notebook.setMembership(member);
    const auto played = referee(1, "G1", std::string(start) + "\n" + note + "\n");
    EXPECT_EQ(played.status, 0);
    EXPECT_THAT(played.errors, HasSubstr("cannot be reached"));
    EXPECT_EQ(gameAt(1, "G1")->acts, 2);
    const auto told = run({"status", "--file", file(1)});
    EXPECT_EQ(told.status, 0);
    EXPECT_EQ(told.object().at("in-step"), false);
    EXPECT_TRUE(told.object().contains("unreachable"));
    EXPECT_EQ(run({"sync", "--file", file(1)}).status, 2);
    EXPECT_EQ(run({"status", "--file", file(7)}).object().at("error").at("code"), "not-joined");
    member.url = good;
    notebook.setMembership(member);
    EXPECT_EQ(run({"sync", "--file", file(1)}).object().at("sent"), 2);
}

TEST_F(Commands, ATabletGoesOnWithItsClubAtAnotherAddress) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    playOn(2, "Friday", 2);
    sync(2);
    const std::string before = Notebook::open(tablet(2)).membership().url;
    const std::filesystem::path address = folder.path() / "address";
    std::filesystem::create_directory_symlink(server->folder(), address);
    const std::string there = withOption(before, "host", address.string());
    const auto moved = run({"move", "--file", file(2), "--url", there});
    ASSERT_EQ(moved.status, 0) << moved.out << moved.errors;
    EXPECT_EQ(moved.object().at("role"), "table");
    EXPECT_EQ(Notebook::open(tablet(2)).membership().url, there);
    playOn(2, "Friday", 1);
    EXPECT_EQ(run({"sync", "--file", file(2)}).object().at("sent"), 1);
    // Not to another login, to another club, or to nowhere.
    const auto refused = [&](const std::string& to) {
        auto answer = run({"move", "--file", file(2), "--url", to});
        EXPECT_EQ(Notebook::open(tablet(2)).membership().url, there) << to;
        return answer;
    };
    EXPECT_EQ(refused(url).object().at("error").at("code"), "not-allowed");
    const std::string other = server->databaseLike(pattern(), name + "_other");
    EXPECT_EQ(refused(other).object().at("error").at("code"), "no-club");
    EXPECT_EQ(refused("postgresql://nobody@/none?host=/nowhere").status, 2);
}

TEST_F(Commands, HiddenHandsOfTheTableStayThereAndTheRestIsSeen) {
    found();
    joinAs(2, invite(tablet(1), "table"));
    joinAs(3, invite(tablet(1), "table"));
    const auto played = referee(2, "Empire",
                                R"({"do":"start","system":"conquest-1762","seed":3})"
                                "\n");
    ASSERT_THAT(played.out, HasSubstr("\"ok\":true"));
    run({"sync", "--file", file(3)});
    const json told = json::parse(Notebook::open(tablet(3)).games().at(0).told);
    const json seen = json::parse(told.at("seen").get<std::string>());
    EXPECT_TRUE(seen.at("sides").begin().value().at("hand").is_number());
    EXPECT_FALSE(gameAt(3, "Empire"));
    const auto refused = referee(3, "Empire", std::string(note) + "\n", true);
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.errors, HasSubstr("hidden hands"));
}

class Leagues : public Commands {
  protected:
    /// A table of four, two of them written down at each of two tablets, and a round of it with its results.
    void playARound() {
        found();
        joinAs(2, invite(tablet(1), "table"));
        db::writeBytes(
            folder.path() / "rules.json",
            R"({"kind":"swiss","rounds":3,"points":{"win":3,"draw":1,"loss":0,"bye":3},"seed":7})");
        league(1, {"create", "--rules", (folder.path() / "rules.json").string()});
        league(2, {"enter", "--person", "Ann"});
        league(1, {"enter", "--person", "Ruth"});
        league(2, {"enter", "--person", "Boris"});
        league(1, {"enter", "--person", "Cleo"});
        league(2, {"pair", "--round", "1"});
        for (const char* table : {"1", "2"})
            league(table[0] - '0', {"result", "--round", "1", "--table", table, "--draw"});
    }
    std::string league(int number, std::vector<std::string> words) const {
        std::ostringstream out, errors;
        CLI::App app;
        cli::addLeagueCommands(app, out, errors);
        words.insert(words.begin() + 1, {"--file", file(number), "--campaign", "Sumter"});
        std::vector<std::string> reversed(words.rbegin(), words.rend());
        reversed.emplace_back("league");
        try {
            app.parse(reversed);
        } catch (const CLI::RuntimeError&) {
            ADD_FAILURE() << out.str() << errors.str();
        }
        return out.str();
    }
};

TEST_F(Leagues, TablesThatWriteToOneLeagueInTurnStayInOne) {
    playARound();
    EXPECT_EQ(league(1, {"standings"}), league(2, {"standings"}));
    EXPECT_THAT(league(1, {"standings"}), HasSubstr("\"points\":1"));
    EXPECT_TRUE(statusAt(1).conflicts.empty());
    EXPECT_TRUE(statusAt(2).inStep);
}

TEST_F(Leagues, TheStandingsAreOnTheSiteOfEachTablet) {
    playARound();
    const std::string paired = league(1, {"pair", "--round", "1"});
    const std::string winner = json::parse(paired.substr(0, paired.find('\n'))).at("a");
    league(1, {"result", "--round", "1", "--table", "1", "--winner", winner});
    // What the other tablet wrote last is fetched for it.
    const std::filesystem::path out = folder.path() / "site";
    const auto written = run({"site", "--file", file(2), "--out", out.string()});
    ASSERT_EQ(written.status, 0) << written.out << written.errors;
    EXPECT_THAT(db::bytesOf(out / "index.html"), HasSubstr("season.html"));
    const std::string page = db::bytesOf(out / "season.html");
    const auto standings = page.find("Standings");
    ASSERT_NE(standings, std::string::npos);
    std::string first;
    auto least = std::string::npos;
    for (const char* one : {"Ann", "Ruth", "Boris", "Cleo"}) {
        const auto at = page.find(one, standings);
        EXPECT_NE(at, std::string::npos) << one;
        if (at < least) {
            least = at;
            first = one;
        }
    }
    EXPECT_EQ(first, winner);
    EXPECT_THAT(page.substr(least), HasSubstr(">3<"));
}

TEST_F(Commands, ASiteShowsGamesAndNeverWritesOverAPage) {
    found();
    referee(1, "G1 <b>", std::string(start) + "\n");
    const std::string out = (folder.path() / "site").string();
    ASSERT_EQ(run({"site", "--file", file(1), "--out", out}).status, 0);
    EXPECT_THAT(db::bytesOf(out + "/index.html"), HasSubstr("G1 &lt;b&gt;"));
    EXPECT_EQ(run({"site", "--file", file(1), "--out", out}).object().at("error").at("code"), "duplicate");
    EXPECT_EQ(run({"backup", "--file", file(1), "--out", out + "/index.html"}).status, 1);
}

}  // namespace
}  // namespace adjutant::club
