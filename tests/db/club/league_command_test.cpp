// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli league` at several tablets of a club at once.
#include <gmock/gmock.h>

#include <map>
#include <thread>

#include "companion/cli/league_command.hpp"
#include "tests/db/club/a_command.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class LeagueAtOnce : public Commands {
  protected:
    Answer league(int number, std::vector<std::string> words) const {
        words.insert(words.begin() + 1, {"--file", file(number), "--campaign", "Sumter"});
        Answer answer = answerOf([](auto&... to) { cli::addLeagueCommands(to...); }, "league", words);
        EXPECT_EQ(answer.status, 0) << answer.out << answer.errors;
        return answer;
    }
    /// A league of these at the organiser's tablet, which two more have joined.
    void leagueOf(const std::vector<std::string>& people) {
        found();
        for (const int number : {2, 3}) joinAs(number, invite(tablet(1), "table"));
        db::writeBytes(
            folder.path() / "rules.json",
            R"({"kind":"swiss","rounds":3,"points":{"win":3,"draw":1,"loss":0,"bye":3},"seed":7})");
        league(1, {"create", "--rules", (folder.path() / "rules.json").string()});
        for (const std::string& person : people) league(1, {"enter", "--person", person});
        league(1, {"pair", "--round", "1"});
        for (const int number : {2, 3}) run({"sync", "--file", file(number)});
    }
    void expectOneLeague() const {
        for (const int number : {2, 3}) {
            EXPECT_EQ(league(number, {"standings"}).out, league(1, {"standings"}).out);
            const auto here = db::CampaignFile::openToRead(tablet(number));
            const auto first = db::CampaignFile::openToRead(tablet(1));
            EXPECT_EQ(here.leagueEntries(campaignAt(here)), first.leagueEntries(campaignAt(first)));
        }
    }
    /// Of that table of round 1.
    Answer draw(int number, int table) const {
        return league(number, {"result", "--round", "1", "--table", std::to_string(table), "--draw"});
    }
    void cutOff(int number, bool off) {
        Notebook notebook = Notebook::open(tablet(number));
        Membership member = notebook.membership();
        if (off)
            urls[number] = std::exchange(member.url, "postgresql://nobody@/none?host=/nowhere");
        else
            member.url = urls[number];
        notebook.setMembership(member);
    }
    std::map<int, std::string> urls{};
};

TEST_F(LeagueAtOnce, ThreeTabletsThatTellResultsOfOneLeagueAtOnceAllCount) {
    leagueOf({"Ann", "Boris", "Cleo", "Dan", "Eve", "Finn"});
    std::vector<std::thread> tables;
    for (const int number : {1, 2, 3}) tables.emplace_back([this, number] { draw(number, number); });
    for (std::thread& one : tables) one.join();
    for (const int number : {1, 2, 3}) EXPECT_EQ(run({"sync", "--file", file(number)}).status, 0);
    expectOneLeague();
    for (const int number : {1, 2, 3}) {
        const json status = run({"status", "--file", file(number)}).object();
        EXPECT_EQ(status.at("in-step"), true) << number;
        EXPECT_EQ(status.at("conflicts"), json::array()) << number;
    }
    const json standings = json::parse(league(2, {"standings"}).out);
    for (const json& one : standings.at("standings")) EXPECT_EQ(one.at("points"), 1) << one;
}

TEST_F(LeagueAtOnce, OneThatToldItsResultWithoutANetworkIsAskedWhereAnotherToldItOtherwise) {
    leagueOf({"Ann", "Boris", "Cleo", "Dan", "Eve", "Finn"});
    const json table = json::parse(draw(1, 1).out);
    cutOff(2, true);
    draw(2, 2);
    const std::string winner = table.at("a");
    EXPECT_THAT(league(2, {"result", "--round", "1", "--table", "1", "--winner", winner}).errors,
                HasSubstr("cannot be reached"));
    draw(3, 3);
    cutOff(2, false);
    EXPECT_EQ(run({"status", "--file", file(2)}).object().at("in-step"), false);
    EXPECT_EQ(run({"sync", "--file", file(2)}).status, 0);
    for (const int number : {1, 3}) run({"sync", "--file", file(number)});
    expectOneLeague();
    const json status = run({"status", "--file", file(2)}).object();
    EXPECT_EQ(status.at("in-step"), false);
    ASSERT_EQ(status.at("conflicts").size(), 1U);
    const json conflict = status.at("conflicts").at(0);
    EXPECT_EQ(conflict.at("kind"), "league");
    EXPECT_EQ(conflict.at("name"), "Round 1, table 1");
    EXPECT_EQ(conflict.at("versions").size(), 2U);
    const auto refused = run({"leave", "--file", file(2)});
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.object().at("error").at("code"), "not-sent");
    EXPECT_EQ(
        run({"settle", "--file", file(2), "--kind", "league", "--name", "Round 1, table 1", "--keep", "2"})
            .status,
        0);
    for (const int number : {1, 3}) run({"sync", "--file", file(number)});
    expectOneLeague();
    EXPECT_EQ(run({"status", "--file", file(2)}).object().at("in-step"), true);
    const json standings = json::parse(league(3, {"standings"}).out).at("standings");
    EXPECT_EQ(standings.at(0).at("points"), 3);
    EXPECT_EQ(run({"leave", "--file", file(2)}).status, 0);
}

}  // namespace
}  // namespace adjutant::club
