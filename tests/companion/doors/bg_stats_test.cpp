// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign bgstats`, and `campaign import` of plays of other programs.
#include <gmock/gmock.h>

#include "companion/doors/plays_in.hpp"
#include "db/error.hpp"
#include "tests/companion/doors/a_club.hpp"

namespace adjutant::companion {
namespace {

using db::writeBytes;
using nlohmann::json;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* bgStatsExport = R"json({"about":"x",
 "players":[{"id":1,"name":"Ann"},{"id":2,"name":"Cy"}],"locations":[{"id":3,"name":"Club room"}],
 "games":[{"id":7,"name":"Wingspan","cooperative":false},{"id":8,"name":"Pandemic","cooperative":true}],
 "plays":[
  {"uuid":"u1","gameRefId":7,"locationRefId":3,"playDate":"2024-03-21 22:02:33","durationMin":60,"playerScores":[
   {"playerRefId":1,"score":"41","winner":true},{"playerRefId":2,"score":"39 (tie)","winner":false,"role":"Blue"}]},
  {"uuid":"u2","gameRefId":8,"playDate":"2024-03-22","playerScores":[{"playerRefId":1,"winner":false}]},
  {"uuid":"u3","gameRefId":7,"playerScores":[{"playerRefId":1,"winner":false},{"playerRefId":2}]},
  {"id":9,"gameRefId":99}]})json";

constexpr const char* bggList = R"(<?xml version="1.0" encoding="utf-8"?>
<plays username="x" total="1"><play id="16980939" date="2015-12-27" quantity="2" length="30" location="Home">
<item name="Coloretto &amp; more" objecttype="thing" objectid="5782"/><comments>Nice</comments>
<players><player username="SirM" name="" color="red" score="41.5" win="0"/>
<player username="" name="Ann" score="45" win="1"/></players></play></plays>)";

class OtherPrograms : public AClub {
  protected:
    void SetUp() override {
        play("First evening",
             start + R"({"do":"end","reason":"late","winners":["union"]})"
                     "\n",
             {{"union", "Ann"}, {"confederate", "Bob"}});
    }
    [[nodiscard]] json bgStats() const {
        const AtAShell answer = campaign({"bgstats", "--game", "First evening"});
        EXPECT_EQ(answer.status, 0) << answer.errors;
        return answer.lines().at(0);
    }
    [[nodiscard]] AtAShell import(const std::string& text, std::vector<std::string> more = {}) const {
        writeBytes(at("plays"), text);
        more.insert(more.begin(), {"import", at("plays")});
        return campaign(more);
    }
};

TEST_F(OtherPrograms, APlayForBgStatsHasAllThatTheAppAsksFor) {
    const json told = bgStats();
    EXPECT_THAT(told.at("playDate").get<std::string>(), testing::MatchesRegex("....-..-.. ..:..:.."));
    EXPECT_EQ(told.at("game").at("sourceGameId"), "hex-acw");
    for (const json& player : told.at("players")) {
        EXPECT_TRUE(player.at("winner").is_boolean());
        EXPECT_TRUE(player.at("startPlayer").is_boolean());
        EXPECT_TRUE(player.contains("sourcePlayerId"));
    }
    EXPECT_EQ(told.at("players").at(0).at("name"), "Ann");
    EXPECT_TRUE(told.at("players").at(0).at("winner"));
    EXPECT_FALSE(told.at("players").at(1).at("winner"));
}

TEST_F(OtherPrograms, TheIdsOfAPlayOutliveRenaming) {
    const json before = bgStats();
    ASSERT_EQ(campaign({"rename", "--person", "Ann", "--to", "Anna"}).status, 0);
    const json after = bgStats();
    EXPECT_EQ(after.at("sourcePlayId"), before.at("sourcePlayId"));
    EXPECT_EQ(after.at("players").at(0).at("sourcePlayerId"),
              before.at("players").at(0).at("sourcePlayerId"));
    EXPECT_EQ(after.at("players").at(0).at("name"), "Anna");
}

TEST_F(OtherPrograms, TheLinkCarriesTheSamePlay) {
    const std::string link = campaign({"bgstats", "--link"}).out;
    const std::string head = "https://app.bgstatsapp.com/createPlay.html?data=";
    ASSERT_THAT(link, StartsWith(head));
    std::string text;
    for (std::size_t i = head.size(); i + 1 < link.size(); ++i) {
        ASSERT_EQ(std::string(" \"{}<>#&+").find(link[i]), std::string::npos);
        if (link[i] != '%') {
            text += link[i];
            continue;
        }
        text += static_cast<char>(std::stoi(link.substr(i + 1, 2), nullptr, 16));
        i += 2;
    }
    EXPECT_EQ(json::parse(text), bgStats());
}

TEST_F(OtherPrograms, AnUnknownGameIsRefused) {
    const AtAShell answer = campaign({"bgstats", "--game", "Nowhere"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_EQ(answer.lines().at(0).at("error").at("code"), "unknown-game");
}

TEST_F(OtherPrograms, PlaysOfBgStatsBecomeResultsWithoutALog) {
    const AtAShell before = import(bgStatsExport, {"--dry-run"});
    ASSERT_EQ(before.status, 0) << before.errors;
    EXPECT_THAT(before.lines(), SizeIs(4)) << "the campaign and three plays";
    EXPECT_EQ(before.lines().at(1).at("is"), "new");
    EXPECT_THAT(campaign({"results"}).lines(), SizeIs(1)) << "nothing was changed";
    ASSERT_EQ(import(bgStatsExport).status, 0);
    const auto results = campaign({"results"}).lines();
    ASSERT_THAT(results, SizeIs(4));
    EXPECT_EQ(results.at(1).at("game"), "Wingspan") << "one without a day comes first";
    const json& wingspan = results.at(2);
    EXPECT_EQ(wingspan.at("ended"), "2024-03-21T23:02:33Z");
    EXPECT_EQ(wingspan.at("sides").at(0),
              (json{{"side", "1"}, {"person", "Ann"}, {"outcome", "win"}, {"score", 41}}));
    EXPECT_EQ(wingspan.at("sides").at(1),
              (json{{"side", "Blue"}, {"person", "Cy"}, {"outcome", "loss"}, {"score", "39 (tie)"}}));
    EXPECT_EQ(results.at(3).at("sides").at(0).at("outcome"), "loss") << "lost together";
    EXPECT_EQ(results.at(1).at("sides").at(0).at("outcome"), "open") << "nobody was told to have won";
    EXPECT_THAT(import(bgStatsExport).out, HasSubstr("3 were here already"));
    EXPECT_THAT(campaign({"results"}).lines(), SizeIs(4));
}

TEST_F(OtherPrograms, PlaysOfBoardGameGeekComeInAndDifferingOnesAreAQuestion) {
    ASSERT_EQ(import(bggList).status, 0);
    const json result = campaign({"results"}).lines().at(1);
    EXPECT_EQ(result.at("game"), "Coloretto & more");
    EXPECT_EQ(result.at("play"), "bgg:16980939");
    EXPECT_EQ(result.at("sides").at(0).at("person"), "SirM");
    std::string other = bggList;
    other.replace(other.find("45"), 2, "46");
    EXPECT_EQ(import(other, {"--dry-run"}).lines().at(1).at("is"), "different");
    const AtAShell asked = import(other);
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.errors, HasSubstr("--keep-both"));
    EXPECT_THAT(campaign({"results"}).lines(), SizeIs(2));
    ASSERT_EQ(import(other, {"--replace"}).status, 0);
    EXPECT_EQ(campaign({"results"}).lines().at(1).at("sides").at(1).at("score"), 46);
    ASSERT_EQ(import(bggList, {"--keep-both"}).status, 0);
    EXPECT_THAT(campaign({"results"}).lines(), SizeIs(3));
}

TEST_F(OtherPrograms, TornListsChangeNothing) {
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    for (const std::string& text :
         {std::string("<plays><play"), std::string(R"({"plays":[],"games":[],"players":[)"),
          R"({"plays":[],"games":[{"id":7,"name":)" + deep + R"(}],"players":[]})"}) {
        EXPECT_EQ(import(text).status, 2) << text.substr(0, 100);
        EXPECT_THAT(campaign({"results"}).lines(), SizeIs(1));
    }
    EXPECT_FALSE(looksLikePlays(R"({"format":"adjutant-campaign","plays":[]})"));
    EXPECT_FALSE(looksLikePlays("<html></html>"));
    EXPECT_FALSE(looksLikePlays(""));
}

TEST(PlaysOfBoardGameGeek, OfManyTimesSaySoInAnyLanguageAndAreKnownFromBefore) {
    const db::Play play = readPlays(bggList).plays.at(0);
    EXPECT_EQ(play.note, "Nice (2×)");
    db::Play before = play;
    before.note = "Nice (2 times)";
    EXPECT_EQ(meetingOf({before}, play), PlayMeeting::same);
    before.note = "Nicer";
    EXPECT_EQ(meetingOf({before}, play), PlayMeeting::different);
}

}  // namespace
}  // namespace adjutant::companion
