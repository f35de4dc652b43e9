// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/games.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

class TableTest : public testing::Test {
  protected:
    std::string codeOf(const std::string& line) {
        return json::parse(table.answerLine(line)).value("/error/code"_json_pointer, "");
    }
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
};

TEST_F(TableTest, JunkIsAnsweredWithBadJson) {
    for (const std::string& junk :
         {std::string(), std::string("hello"), std::string("{"), std::string("[]"), std::string("7"),
          std::string("null"), std::string("{}"), std::string(R"({"do":"undo","ask":"state"})"),
          std::string("\xff\xfe{}"), std::string("{\"do\":\"\xc3\x28\"}"),
          std::string("{\"do\":\"undo\"} trailing"), std::string("\0{}", 3)}) {
        EXPECT_EQ(codeOf(junk), "bad-json") << junk;
    }
}

TEST_F(TableTest, BracketsWithoutEndAreAnsweredWithBadJson) {
    EXPECT_EQ(codeOf(std::string(100'000, '[')), "bad-json");
    EXPECT_EQ(codeOf(std::string(100'000, '[') + std::string(100'000, ']')), "bad-json");
    EXPECT_EQ(
        codeOf(R"({"do":"note","text":"x","more":)" + std::string(500, '[') + std::string(500, ']') + "}"),
        "bad-json");
}

TEST_F(TableTest, ALineOfTenMegabytesIsAnsweredWithBadJson) {
    std::string line = R"({"do":"note","text":")";
    EXPECT_EQ(codeOf(line.append(10'000'000, 'x').append("\"}")), "bad-json");
}

TEST_F(TableTest, BracketsInsideATextAreNoNesting) {
    EXPECT_EQ(codeOf(R"({"do":"note","text":")" + std::string(500, '[') + "\\\"[" + "\"}"), "no-game");
}

TEST_F(TableTest, WithoutAGameThereIsNothingToDoOrAsk) {
    for (const char* line : {R"({"do":"undo"})", R"({"do":"move"})", R"({"ask":"state"})", R"({"ask":"log"})",
                             R"({"ask":"what"})", R"({"do":7})"}) {
        EXPECT_EQ(codeOf(line), "no-game") << line;
    }
    EXPECT_EQ(codeOf(R"({"ask":7})"), "unknown-question");
}

TEST_F(TableTest, WhoAsksForWhatIsNotThereIsToldWhatThereIs) {
    const auto message = [&](const char* line) {
        return json::parse(table.answerLine(line)).at("/error/message"_json_pointer).get<std::string>();
    };
    const std::string system = message(R"({"do":"start","system":"chess"})");
    for (const SystemEntry& known : systems()) {
        EXPECT_NE(system.find(known.id), std::string::npos) << system;
        table.answerLine(R"({"do":"start","system":")" + std::string(known.id) + R"("})");
    }
    EXPECT_EQ(message(R"({"ask":"palette","system":"chess"})"), system);
    const std::string question = message(R"({"ask":"weather"})");
    for (const char* known : {"state", "verdict", "standing", "board", "ways", "cards", "odds", "faces",
                              "sums", "log", "actions"}) {
        EXPECT_NE(question.find(known), std::string::npos) << question;
        EXPECT_NE(codeOf(std::string(R"({"ask":")") + known + "\"}"), "unknown-question") << known;
    }
}

TEST_F(TableTest, ARefusalCanBeReadHoweverLongWhatItQuotesIs) {
    const auto expectReadable = [&](const json& request) {
        const json reply = json::parse(table.answerLine(request.dump()));
        const std::string say = reply.at("/error/say"_json_pointer);
        EXPECT_LT(say.size(), 2100U);
        EXPECT_TRUE(say.ends_with("…")) << say;
    };
    std::string rain = "x";
    for (int i = 0; i < 100'000; ++i) rain += "\u00e9";
    expectReadable({{"ask", "rule"}, {"clause", rain}});
    expectReadable({{"ask", "rules"}, {"system", rain}});
    expectReadable({{"do", "start"}, {"system", rain}});
    table.answerLine(R"({"do":"start","system":"life-1861"})");
    expectReadable({{"ask", rain}});
    expectReadable({{"do", rain}});
    expectReadable({{"do", "seat"}, {"side", rain}, {"person", "Ann"}});
}

TEST_F(TableTest, AStartChecksTheIdOfItsAct) {
    EXPECT_EQ(codeOf(R"({"do":"start","system":"life-1861","id":5})"), "bad-parameter");
    const std::string start = R"({"do":"start","system":"life-1861","id":"a"})";
    table.answerLine(start);
    EXPECT_EQ(json::parse(table.answerLine(start)).value("repeated", false), true);
    EXPECT_EQ(codeOf(R"({"do":7})"), "unknown-action");
}

TEST_F(TableTest, ARefusedStartLeavesTheGameAsItIs) {
    table.answerLine(R"({"do":"start","system":"life-1861","options":{"rounds":3}})");
    EXPECT_EQ(codeOf(R"({"do":"start","system":"life-1861","options":{"rounds":31}})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"start","system":"life-1861","rolls":[[1]]})"), "unused-rolls");
    const json state = json::parse(table.answerLine(R"({"ask":"state"})")).at("state");
    EXPECT_EQ(state.at("/options/rounds"_json_pointer), 3);
}

TEST_F(TableTest, OddsOfAStartAreCertainOrRefusedAsTheStartWouldBe) {
    for (const bool inAGame : {false, true}) {
        if (inAGame) table.answerLine(R"({"do":"start","system":"life-1861","options":{"rounds":3}})");
        const json odds =
            json::parse(table.answerLine(R"({"ask":"odds","action":{"do":"start","system":"life-1861"}})"));
        ASSERT_TRUE(odds.at("ok").get<bool>()) << odds;
        EXPECT_EQ(odds.at("outcomes").at(0).at("outcome"), "certain");
        EXPECT_EQ(odds.at("outcomes").at(0).at("p"), "1/1");
        EXPECT_EQ(codeOf(R"({"ask":"odds","action":{"do":"start","system":"whist"}})"), "bad-parameter");
        EXPECT_EQ(codeOf(R"({"ask":"odds","action":{"do":"start"}})"), "missing-parameter");
        EXPECT_EQ(
            codeOf(R"({"ask":"odds","action":{"do":"start","system":"life-1861","options":{"rounds":31}}})"),
            "bad-parameter");
    }
    const json state = json::parse(table.answerLine(R"({"ask":"state"})")).at("state");
    EXPECT_EQ(state.at("/options/rounds"_json_pointer), 3) << "a question changes nothing";
}

TEST_F(TableTest, AStartNeedsASystemThatThereIs) {
    EXPECT_EQ(codeOf(R"({"do":"start"})"), "missing-parameter");
    EXPECT_EQ(codeOf(R"({"do":"start","system":"whist"})"), "bad-parameter");
    EXPECT_EQ(codeOf(R"({"do":"start","system":4})"), "bad-parameter");
}

TEST_F(TableTest, OffersOfHexAcwHonourTheOverrulesOfTheStart) {  // ACW-MOVE-01
    const auto moves = [&](const std::string& overrule) {
        table.answerLine(R"({"do":"start","system":"hex-acw","seed":1,"overrule":[)" + overrule + "]}");
        table.answerLine(R"({"do":"draw","rolls":["rally"]})");
        const json offers = json::parse(table.answerLine(R"({"ask":"actions"})")).at("actions");
        return std::count_if(offers.begin(), offers.end(),
                             [](const json& offer) { return offer.at("do") == "move"; });
    };
    EXPECT_GT(moves(""), 0);
    EXPECT_EQ(moves(R"({"clause":"ACW-MOVE-01","value":0,"reason":"knee-deep mud"})"), 0);
}

TEST_F(TableTest, OffersOfConquestHonourTheOverrulesOfTheStart) {  // C62-RECRUIT-01
    table.answerLine(
        R"({"do":"start","system":"conquest-1762","seed":1762,"options":{"sides":["british","french"],)"
        R"("setup":"standard","reinforcement":"spread","first":"british"},)"
        R"("overrule":[{"clause":"C62-RECRUIT-01","value":5,"reason":"a generous box"}]})");
    table.answerLine(
        R"({"do":"ruling","reason":"r","set":{"/phase":"build","/active":"british","/sides/british/gold":3}})");
    std::string note;
    const json offers = json::parse(table.answerLine(R"({"ask":"actions"})")).at("actions");
    for (const json& offer : offers) {
        if (offer.at("label") == "Recruit for gold") note = offer.at("note");
    }
    EXPECT_EQ(note.substr(0, 10), "5 soldiers") << offers;
}

TEST_F(TableTest, OffersOfTheCivilWarHonourTheOverrulesOfTheStart) {  // W63-BATTLE-03
    const auto evenBattles = [&](const std::string& overrule) {
        table.answerLine(R"({"do":"start","system":"civil-war-1863","seed":1,"overrule":[)" + overrule +
                         "]}");
        const json offers = json::parse(table.answerLine(R"({"ask":"actions"})")).at("actions");
        return std::count_if(offers.begin(), offers.end(), [](const json& offer) {
            return offer.value("label", "").rfind("Even battle", 0) == 0;
        });
    };
    EXPECT_GT(evenBattles(""), 0);
    EXPECT_EQ(evenBattles(R"({"clause":"W63-BATTLE-03","value":9,"reason":"they dug in"})"), 0);
}

TEST_F(TableTest, TheSystemsAreListedWithTheirOptions) {
    const json reply = json::parse(table.answerLine(R"({"ask":"systems"})"));
    EXPECT_TRUE(reply.at("ok").get<bool>());
    EXPECT_TRUE(reply.at("systems").is_array());
}

}  // namespace
}  // namespace adjutant
