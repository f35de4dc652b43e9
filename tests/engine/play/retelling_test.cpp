// SPDX-License-Identifier: GPL-3.0-or-later
// What a journal says, made anew from its facts.
#include "engine/play/retelling.hpp"

#include <gmock/gmock.h>

#include "engine/table.hpp"
#include "tests/engine/play/game_fixture.hpp"

namespace adjutant {
namespace {

class RetellingTest : public GameTest {
  protected:
    /// The log's first sentence of an entry.
    static std::string said(const Game& game, Seq seq) {
        const json log = game.ask(json{{"ask", "log"}, {"from", seq}});
        return log.at("entries").at(0).at("events").at(0).at("say");
    }
};

TEST_F(RetellingTest, WhatThisBuildStoredIsTheSameWordForWord) {
    for (const char* request :
         {R"({"do":"throw","rolls":[[4]]})", R"({"do":"hold"})", R"({"do":"note","text":"Tea."})",
          R"({"do":"roll","dice":"1d6"})", R"({"do":"ruling","set":{"/pot":3},"reason":"a bet"})",
          R"({"do":"undo"})", R"({"do":"redo"})", R"({"do":"rewind","seq":2})"})
        ASSERT_TRUE(act(request).at("ok")) << request;
    Retelling retelling(game);
    for (const EntryText& entry : game.journal().entries())
        EXPECT_EQ(retelling.events(entry.seq).dump(), entry.events) << entry.seq;
}

TEST_F(RetellingTest, WhatAnEarlierBuildSaidOtherwiseIsToldAnewAndItsHashStays) {
    act(R"({"do":"throw","rolls":[[4]]})");
    act(R"({"do":"undo"})");
    std::vector<EntryText> entries = memory.entries;
    const std::string hash = entries.at(1).hash;
    for (EntryText& entry : entries) {
        if (const auto found = entry.events.find("The pot holds 4."); found != std::string::npos)
            entry.events.replace(found, 16, "In the pot is 4.");
    }
    const Game old = Game::resume(system, entries, {}, nullptr);
    EXPECT_EQ(said(old, 2), "The pot holds 4.");
    EXPECT_EQ(said(old, 3), "Taken back: The pot holds 4.");
    EXPECT_THAT(old.journal().at(2).events, testing::HasSubstr("In the pot is 4.")) << "it stays as it was";
    EXPECT_EQ(old.journal().at(2).hash, hash);
}

TEST_F(RetellingTest, ATableSpeaksItsLanguageAndItsJournalEnglish) {
    game.speak("de");
    const json reply = act(R"({"do":"throw","rolls":[[4]]})");
    EXPECT_EQ(reply.at("events").at(0).at("say"), "Im Topf liegen 4.");
    EXPECT_EQ(said(game, 2), "Im Topf liegen 4.");
    EXPECT_THAT(memory.entries.at(1).events, testing::HasSubstr("The pot holds 4."));
    EXPECT_EQ(act(R"({"do":"hold"})").at("events").at(0).at("say"), "Im Topf liegen 0.");
}

TEST_F(RetellingTest, WhatAnActWouldBringIsForetoldInTheLanguageOfTheTable) {
    const auto foretold = [&] {
        const json reply = game.ask(json{{"ask", "sums"}, {"action", {{"do", "throw"}}}, {"events", true}});
        return reply.at("events").at(0).at("say").get<std::string>();
    };
    const std::string english = foretold();
    game.speak("de");
    EXPECT_NE(foretold(), english);
    EXPECT_THAT(foretold(), testing::StartsWith("Im Topf"));
}

TEST_F(RetellingTest, AStartAndWhatFollowsItByItselfAreToldInTheLanguageOfTheTable) {
    Table table({.now = [] { return std::string("2026-11-24T20:00:00Z"); }, .seed = [] { return 1; }});
    ASSERT_TRUE(table.answer(json{{"language", "de"}}).at("ok"));
    const json reply = table.answer(json{{"do", "start"},
                                         {"system", "conquest-1762"},
                                         {"options", {{"setup", "standard"}, {"first", "french"}}},
                                         {"seats", {{"french", "Anna"}}}});
    ASSERT_TRUE(reply.at("ok"));
    const json log = table.answer(json{{"ask", "log"}});
    EXPECT_EQ(log.at("entries").at(0).at("events"), reply.at("events"));
    const json& events = reply.at("events");
    ASSERT_GT(events.size(), 2U);
    const json stored = json::parse(table.game()->journal().at(1).events);
    for (std::size_t at = 0; at < events.size(); ++at)
        EXPECT_NE(events[at].at("say"), stored[at].at("say")) << "said in English";
    EXPECT_THAT(events.back().at("say"), testing::HasSubstr("Anna"));
}

TEST_F(RetellingTest, RefusalsAndOffersAreSaidInTheLanguageOfTheTable) {
    const auto labels = [&] {
        std::vector<std::string> list;
        const json reply = game.ask(json{{"ask", "actions"}});
        for (const char* group : {"actions", "blocked"})
            for (const json& offer : reply.at(group)) list.push_back(offer.at("label"));
        return list;
    };
    const auto whyNoHold = [&] {
        return game.ask(json{{"ask", "actions"}})
            .at("/blocked/0/why/message"_json_pointer)
            .get<std::string>();
    };
    EXPECT_THAT(labels(), testing::ElementsAre("Throw", "Hold"));
    EXPECT_EQ(whyNoHold(), "The pot is empty.");
    game.speak("de");
    EXPECT_THAT(labels(), testing::ElementsAre("Würfeln", "Sichern"));
    EXPECT_EQ(whyNoHold(), "Der Topf ist leer.");
    EXPECT_EQ(act(R"({"do":"undo"})").at("/error/message"_json_pointer), "Es gibt nichts zurückzunehmen.");
}

TEST_F(RetellingTest, WhatIsWrongWithTheShapeOfARequestIsSaidInTheLanguageOfTheTable) {
    Table table({.now = [] { return std::string("2026-11-24T20:00:00Z"); }, .seed = [] { return 1; }});
    const auto refused = [&](const char* request) {
        return table.answer(json::parse(request)).at("/error/message"_json_pointer).get<std::string>();
    };
    ASSERT_TRUE(table.answer(json{{"language", "de"}}).at("ok"));
    EXPECT_EQ(refused(R"({"do":"start","system":3})"), "„system“: erwartet wird ein Text, nicht 3.");
    EXPECT_EQ(refused(R"({"do":"start","system":"hex-acw","options":{"starts":"x"}})"),
              "Eine Option „starts“ gibt es nicht.");
    EXPECT_EQ(refused(R"({"do":"start","system":"conquest-1762","options":{"defence":3}})"),
              "Die Optionen passen nicht: defence: nötig ist ein Text, nicht 3.");
    ASSERT_TRUE(table.answer(json{{"do", "start"}, {"system", "hex-acw"}}).at("ok"));
    EXPECT_EQ(refused(R"({"do":"draw","overrule":[{"clause":"ACW-CARD-01","value":5000}]})"),
              "„value“: erwartet wird eine Zahl von -1000 bis 1000, nicht 5000.");
    EXPECT_EQ(refused(R"({"do":"draw","overrule":3})"),
              "„overrule“: erwartet wird eine Liste von {clause, value, reason}, nicht 3.");
    EXPECT_EQ(refused(R"({"do":"ruling","set":{"/board/terrain/E4":5},"reason":"x"})"),
              "So kann der Spielstand nicht sein: board: terrain: E4: nötig ist ein Text, nicht 5.");
    EXPECT_THAT(refused(R"({"do":"ruling","set":{"/board/terrain/E4":"jungle"},"reason":"x"})"),
                testing::StartsWith(
                    "So kann der Spielstand nicht sein: board: terrain: E4: \"jungle\" ist keines von "));
    ASSERT_TRUE(table.answer(json{{"do", "start"}, {"system", "life-1861"}}).at("ok"));
    for (const char* act : {"set-up", "draw-event"}) ASSERT_TRUE(table.answer(json{{"do", act}}).at("ok"));
    EXPECT_EQ(refused(R"({"do":"end-turn","piece":"x9"})"),
              "Figur, die handelt: Figur „x9“ gibt es in dieser Partie nicht.");
}

TEST(Languages, EverySystemSpeaksEnglishFirst) {
    EXPECT_THAT(pig::entry().languages(), testing::ElementsAre("en", "de"));
}

TEST(Languages, ATableIsToldWhichItSpeaksAndRefusesOneThatItDoesNotKnow) {
    Table table(Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }});
    EXPECT_TRUE(table.answer(json{{"language", "en"}}).at("ok"));
    const json refused = table.answer(json{{"language", "tlh"}});
    EXPECT_EQ(refused.at("/error/message"_json_pointer),
              "This table does not speak 'tlh'. It speaks de and en.");
    EXPECT_EQ(table.answer(json{{"language", 3}}).at("/error/code"_json_pointer), "bad-parameter");
}

}  // namespace
}  // namespace adjutant
