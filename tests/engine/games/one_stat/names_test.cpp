// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee reads out: names for fighters without names, sentences, and the faults of a roster.
#include "engine/games/one_stat/names.hpp"

#include <algorithm>
#include <regex>

#include "tests/engine/games/one_stat/table_play.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::onestat {
namespace {

class OneStatNames : public TablePlay {
  protected:
    /// The labels of what is offered, and of what is blocked.
    std::vector<std::string> labels() {
        std::vector<std::string> list;
        const json reply = offers();
        for (const char* part : {"actions", "blocked"})
            for (const json& offer : reply.at(part)) list.push_back(offer.at("label"));
        return list;
    }
    bool isOffered(const std::string& label) {
        const auto list = labels();
        return std::ranges::find(list, label) != list.end();
    }
    std::string said(const std::string& request) {
        std::string all;
        const json reply = act(request);
        for (const json& event : reply.value("events", json::array())) all += event.value("say", "") + ' ';
        return all + reply.value("/error/say"_json_pointer, "");
    }
};

TEST_F(OneStatNames, FightersWithoutNamesAreCalledByWhatTheyAre) {
    redActs();
    EXPECT_EQ(state("/pieces/red-s2/name"), "red-s2") << "the state keeps the ledger's names";
    EXPECT_TRUE(isOffered("Fight Blue's tank"));
    EXPECT_TRUE(isOffered("Shoot Blue's rookie 6"));
    EXPECT_TRUE(isOffered("Move Red's boss"));
    EXPECT_EQ(said(R"({"do":"heal","fighter":"red-s2","target":"blue-s1"})"), "Blue's tank is not wounded.");
}

TEST_F(OneStatNames, FightersAndWarbandsKeepTheNamesTheyBring) {
    const json roster = json::parse(R"({"name":"The Larks","fighters":[
        {"name":"Old Ada","tier":"boss","stat":5},{"tier":"specialist","stat":4,"specialization":"force-user"},
        {"tier":"rookie","stat":3},{"tier":"rookie","stat":3}]})");
    redActs({}, {{"size", 1}, {"warbands", {{"blue", roster}}}});
    EXPECT_TRUE(isOffered("Fight Old Ada"));
    EXPECT_TRUE(isOffered("Fight The Larks' force user"));
    EXPECT_TRUE(isOffered("Fight The Larks' rookie 2"));
}

TEST_F(OneStatNames,
       ARosterIsToldWhatIsMissingAndWhatIsTooMuch) {  // OSS-ROSTER-01, OSS-ROSTER-11, OSS-ROSTER-12
    const auto faults = [&](int bosses, int specialists, int rookies, const char* side, json options) {
        const char* skills[] = {"tank", "healer", "ranger", "driver"};
        json fighters = json::array();
        for (int i = 0; i < bosses; ++i) fighters.push_back({{"tier", "boss"}, {"stat", 5}});
        for (int i = 0; i < specialists; ++i)
            fighters.push_back({{"tier", "specialist"}, {"stat", 4}, {"specialization", skills[i]}});
        for (int i = 0; i < rookies; ++i) fighters.push_back({{"tier", "rookie"}, {"stat", 3}});
        options["warbands"][side] = {{"name", "The Larks"}, {"fighters", fighters}};
        return act(json{{"do", "start"}, {"system", "one-stat"}, {"options", options}}.dump())
            .at("error")
            .at("say")
            .get<std::string>();
    };
    const std::string larks = " In the warband of The Larks: ";
    EXPECT_EQ(faults(2, 3, 5, "red", json::object()),
              "A warband is 1 boss, some specialists and twice as many rookies." + larks +
                  "1 boss too many, 1 rookie missing.");
    EXPECT_EQ(faults(1, 0, 3, "red", json::object()),
              "A warband is 1 boss, some specialists and twice as many rookies." + larks +
                  "1 specialist missing, 1 rookie too many.");
    EXPECT_EQ(faults(0, 4, 8, "players", {{"scenario", "hunt"}}),
              "A solo warband is 1 boss, 3 specialists and 6 rookies." + larks +
                  "1 boss missing, 1 specialist too many, 2 rookies too many.");
    EXPECT_EQ(
        faults(1, 2, 4, "red", {{"scenario", "bombing-run"}}),
        "In this scenario a warband is 1 boss, 2 specialists and 2 rookies." + larks + "2 rookies too many.");
}

TEST_F(OneStatNames, AWandererGoesWhereACompassPoints) {  // OSS-SOLO-11
    start({{"scenario", "hunt"}});
    EXPECT_EQ(said(R"({"do":"spawn","rolls":[[1,1,2,2,5,6]]})"),
              "Enemy specialist 1 appears at spawnpoint 1. Enemy specialist 2 appears at spawnpoint 2. "
              "Enemy rookie 1 appears at spawnpoint 5. Enemy rookie 2 appears at spawnpoint 6. "
              "Next to act: Players. ");
    act(R"({"do":"end-turn"})");
    EXPECT_EQ(
        said(R"({"do":"opponent-turn","can-attack":"no","in-sight":false,"rolls":[[4]]})").substr(0, 91),
        "Enemy specialist 1 acts. Enemy specialist 1 moves 4 inches to the south-east. Enemy special");
}

TEST_F(OneStatNames, TokensAreCalledByWhatTheyAre) {
    redActs({}, {{"scenario", "capture-the-flag"}});
    const std::string sentence = said(R"({"do":"pick-up","fighter":"red-boss","token":"flag-blue"})");
    EXPECT_NE(sentence.find("Red's boss picks up Blue's flag."), std::string::npos) << sentence;
    redActs({}, {{"scenario", "treasure-hunt"}});
    EXPECT_TRUE(isOffered("Pick up the treasure"));
}

/// No sentence and no button names an id: whole games of every scenario, played at random.
TEST_F(OneStatNames, NoSentenceSpeaksInIds) {
    const std::regex id(
        R"(\b((red|blue|green|yellow|players|op)-(boss|[bsr]\d+)|(treasure|spawn|flag|clue)-\w+|force-user)\b)");
    const auto isSpoken = [&](const std::string& text) { return !std::regex_search(text, id); };
    for (const char* scenario :
         {"last-man-standing", "king-of-the-hill", "treasure-hunt", "bombing-run", "capture-the-flag", "hunt",
          "bounty", "collect", "escort", "investigate", "rescue", "shutdown"}) {
        start({{"scenario", scenario}, {"players", 3}});
        tests::RandomPlayer player(1861);
        for (int step = 0; step < 60; ++step) {
            const json offered = offers();
            for (const json& offer : offered.at("actions"))
                ASSERT_TRUE(isSpoken(offer.at("label"))) << offer.at("label");
            const json action = player.choose(offered);
            if (action.is_null()) break;
            const json reply = table_.answer(action);
            for (const json& event : reply.value("events", json::array())) {
                const std::string say = event.value("say", "");
                ASSERT_TRUE(isSpoken(say)) << say;
                ASSERT_FALSE(!say.empty() && say[0] >= 'a' && say[0] <= 'z') << say;
            }
            ASSERT_TRUE(isSpoken(reply.value("/error/say"_json_pointer, ""))) << reply;
        }
    }
}

}  // namespace
}  // namespace adjutant::onestat
