// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/referee.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "companion/cli/line_reader.hpp"
#include "companion/game_keeper.hpp"
#include "db/campaign_file.hpp"
#include "tests/db/temporary_folder.hpp"

namespace {

using adjutant::cli::readLine;
using adjutant::cli::RefereeRequest;
using nlohmann::json;

struct Answered {
    int status = 0;
    std::vector<json> replies;
    std::string errors;
};

Answered played(const std::string& lines, const RefereeRequest& request = {}) {
    std::istringstream in(lines);
    std::ostringstream out;
    std::ostringstream err;
    Answered answered;
    answered.status = adjutant::cli::referee(request, in, out, err);
    answered.errors = err.str();
    std::istringstream replies(out.str());
    for (std::string line; std::getline(replies, line);) answered.replies.push_back(json::parse(line));
    return answered;
}

std::string codeOf(const json& reply) { return reply.at("error").at("code"); }

const std::string startLife = R"({"do":"start","system":"life-1861","seed":7})"
                              "\n";

TEST(Referee, EndsWithZeroAtTheEndOfTheInput) {
    const auto answered = played("");
    EXPECT_EQ(answered.status, 0);
    EXPECT_TRUE(answered.replies.empty());
}

TEST(Referee, AnswersALastLineWithoutANewline) {
    EXPECT_EQ(played(R"({"ask":"systems"})").replies.size(), 1U);
}

TEST(Referee, GoesOnAfterJunk) {
    std::string junk = "nonsense\n[1,2]\n\n\"\xff\xfe\"\n" + std::string(100000, '[') + "\n";
    junk.append(10'000'000, 'x').append("\n{\"do\":\n").append(R"({"ask":"systems"})").append("\n");
    const auto answered = played(junk);
    ASSERT_EQ(answered.replies.size(), 8U);
    for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(codeOf(answered.replies[i]), "bad-json") << i;
    EXPECT_EQ(answered.replies[7].at("ok"), true);
    EXPECT_EQ(answered.status, 0);
}

TEST(Referee, ThatCannotWriteItsAnswersSaysSoAndReadsNoFurther) {
    std::istringstream in(startLife + startLife);
    std::ofstream full("/dev/full");
    std::ostringstream err;
    EXPECT_EQ(adjutant::cli::referee({}, in, full, err), 1);
    EXPECT_EQ(err.str(), "An answer could not be written, so no further line was read.\n");
    std::string unread;
    std::getline(in, unread);
    EXPECT_EQ(unread + '\n', startLife);
}

TEST(LineReader, KeepsOneByteMoreOfALongLineThanIsAllowed) {
    std::istringstream in(std::string(50, 'a') + "\nb\n");
    EXPECT_EQ(readLine(in, 10)->size(), 11U);
    EXPECT_EQ(readLine(in, 10), "b");
    EXPECT_FALSE(readLine(in, 10));
}

class KeptReferee : public testing::Test {
  protected:
    RefereeRequest request() const { return {.file = file.string(), .campaign = "Club", .game = "First"}; }

    adjutant::db::TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "club.adjutant";
};

TEST_F(KeptReferee, TakesAGameUpWhereItWasLeft) {
    const auto first = played(startLife + R"({"do":"set-up"})"
                                          "\n"
                                          R"({"ask":"state"})"
                                          "\n",
                              request());
    ASSERT_EQ(first.status, 0) << first.errors;
    ASSERT_EQ(first.replies.at(1).at("ok"), true) << first.replies.at(1);
    const auto second = played(R"({"ask":"state"})"
                               "\n",
                               request());
    EXPECT_EQ(second.replies.at(0), first.replies.at(2));
}

TEST_F(KeptReferee, RefusesToStartAGameThatExists) {
    played(startLife, request());
    EXPECT_EQ(codeOf(played(startLife, request()).replies.at(0)), "game-exists");
}

TEST_F(KeptReferee, KeepsAnActWhoseAnswerCouldNotBeWrittenAndSaysWhere) {
    std::istringstream in(startLife);
    std::ofstream full("/dev/full");
    std::ostringstream err;
    EXPECT_EQ(adjutant::cli::referee(request(), in, full, err), 1);
    EXPECT_NE(err.str().find("is kept in " + file.string()), std::string::npos) << err.str();
    EXPECT_EQ(codeOf(played(startLife, request()).replies.at(0)), "game-exists");
}

TEST_F(KeptReferee, RepeatsAnAcknowledgedActAfterARestart) {
    played(startLife + R"({"do":"set-up","id":"a"})"
                       "\n",
           request());
    const auto again = played(R"({"do":"set-up","id":"a"})"
                              "\n",
                              request());
    EXPECT_EQ(again.replies.at(0).at("repeated"), true);
}

TEST_F(KeptReferee, PlaysAWholeGameWithJunkBetweenTheActsAndIsResumedAfterEach) {
    const auto one = [&](const std::string& line) {
        const auto answered = played(
            "{\"do\":\n" + std::string(100000, '[') + "\n{\"do\":\"dance\"}\n" + line + "\n", request());
        EXPECT_EQ(answered.status, 0) << answered.errors;
        EXPECT_EQ(codeOf(answered.replies.at(0)), "bad-json");
        EXPECT_EQ(codeOf(answered.replies.at(1)), "bad-json");
        EXPECT_EQ(answered.replies.at(2).at("ok"), false);
        return answered.replies.at(3);
    };
    EXPECT_EQ(one(R"({"do":"start","system":"life-1861","seed":7,"options":{"rounds":1}})").at("seq"), 1);
    int acts = 1;
    for (; acts < 100; ++acts) {
        const json offers = one(R"({"ask":"actions"})").at("actions");
        if (offers.empty()) break;
        const json& passing = *std::find_if(offers.begin(), offers.end(), [](const json& offer) {
            const auto word = offer.at("do").get<std::string>();
            return word == "end-turn" || word == "set-up" || word == "draw-event" || word == "status-stage";
        });
        json act{{"do", passing.at("do")}};
        for (const json& param : passing.at("params")) {
            if (param.contains("default")) act[param.at("name").get<std::string>()] = param.at("default");
        }
        const json reply = one(act.dump());
        ASSERT_EQ(reply.at("ok"), true) << act << reply;
        ASSERT_EQ(reply.at("seq"), acts + 1);
    }
    EXPECT_EQ(one(R"({"ask":"verdict"})").at("verdict").at("reason"), "survived");
    const auto stored = adjutant::db::CampaignFile::openToRead(file);
    EXPECT_EQ(stored.games().at(0).acts, acts);
    EXPECT_TRUE(stored.games().at(0).finished);
    EXPECT_FALSE(stored.verify(stored.games().at(0).id).broken);
}

TEST_F(KeptReferee, ALongGameIsTakenUpFromAStateBesideItsEntries) {
    std::string lines = startLife;
    for (int act = 0; act < 150; ++act)
        lines += R"({"do":"note","text":"tea"})"
                 "\n";
    const json before = played(lines + R"({"ask":"state"})"
                                       "\n",
                               request())
                            .replies.back();
    {
        auto file = adjutant::db::CampaignFile::open(request().file);
        const auto stored = adjutant::companion::GameKeeper(file, "Club", "First").stored();
        ASSERT_TRUE(stored);
        EXPECT_EQ(stored->entries.size(), 151U);
        EXPECT_EQ(stored->states.size(), 2U);
    }
    EXPECT_EQ(played(R"({"ask":"state"})"
                     "\n",
                     request())
                  .replies.back(),
              before);
}

TEST_F(KeptReferee, LeavesAFileOfALaterAdjutantAsItIs) {
    played(startLife, request());
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(60);  // the version of the tables, in the header of every SQLite file
    bytes.write("\x00\x00\x00\x63", 4);
    bytes.close();
    const auto before = std::filesystem::last_write_time(file);
    const auto answered = played(startLife, request());
    EXPECT_EQ(answered.status, 2);
    EXPECT_NE(answered.errors.find("later Adjutant"), std::string::npos) << answered.errors;
    EXPECT_EQ(std::filesystem::last_write_time(file), before);
}

TEST_F(KeptReferee, ARulingOutOfAllMeasureIsRefusedAndTheGameGoesOn) {
    const auto answered =
        played(startLife + R"({"do":"ruling","set":{"/seating/99999999999":"x"},"reason":"r"})"
                           "\n"
                           R"({"do":"set-up"})"
                           "\n",
               request());
    EXPECT_EQ(codeOf(answered.replies.at(1)), "bad-parameter");
    EXPECT_EQ(answered.replies.at(2).at("ok"), true);
}

TEST_F(KeptReferee, LeavesAFileThatIsNotOursAsItIs) {
    const std::string text = "a shopping list";
    std::ofstream(file) << text;
    const auto answered = played(startLife, request());
    EXPECT_EQ(answered.status, 2);
    EXPECT_FALSE(answered.errors.empty());
    EXPECT_TRUE(answered.replies.empty());
    std::ifstream in(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), text);
}

TEST_F(KeptReferee, SaysThatAFileIsInUse) {
    const auto holder = adjutant::db::CampaignFile::open(file);
    const auto answered = played(startLife, request());
    EXPECT_EQ(answered.status, 2);
    EXPECT_FALSE(answered.errors.empty());
}

TEST_F(KeptReferee, SummarisesTheGameForTheHomeScreen) {
    played(startLife + R"({"do":"set-up"})"
                       "\n",
           request());
    const auto stored = adjutant::db::CampaignFile::openToRead(file).games().at(0);
    const json summary = json::parse(stored.summary);
    EXPECT_EQ(stored.system, "life-1861");
    EXPECT_EQ(summary.at("phase"), "event");
    EXPECT_FALSE(summary.at("say").get<std::string>().empty());
}

}  // namespace
