// SPDX-License-Identifier: GPL-3.0-or-later
// The actions that all systems share, played with Pig.
#include "tests/engine/play/game_fixture.hpp"

namespace adjutant {
namespace {

class SharedActs : public GameTest {};

TEST_F(SharedActs, ActsWithoutAChanceTakeNoAnswersEither) {
    act(R"({"do":"throw","rolls":[[4]]})");
    for (const char* shared : {R"({"do":"note","text":"x","rolls":[[4]]})", R"({"do":"undo","rolls":[[4]]})",
                               R"({"do":"rewind","seq":1,"rolls":[[4]]})",
                               R"({"do":"ruling","set":{"/pot":1},"reason":"x","rolls":["heads"]})"}) {
        EXPECT_EQ(codeOf(act(shared)), "unused-rolls") << shared;
    }
    EXPECT_EQ(codeOf(act(R"({"do":"note","text":"x","rolls":4})")), "bad-parameter");
    EXPECT_TRUE(act(R"({"do":"note","text":"x","rolls":[]})").at("ok").get<bool>());
}

/// Taking back quotes the sentence of the act: however long that is, it is no act itself.
TEST_F(SharedActs, ALongSentenceThatIsTakenBackLeavesAGameThatOpens) {
    const auto repeated = [](const std::string& letter, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) text += letter;
        return text;
    };
    for (const std::string& text :
         {repeated("x", 351), repeated("x", 20'000), repeated("\u0436", 176), repeated("\u0436", 5'000),
          repeated("\u6226", 117), repeated("\u6226", 5'000)}) {
        for (const json& request : {json{{"do", "note"}, {"text", text}},
                                    json{{"do", "ruling"}, {"set", {{"/pot", 3}}}, {"reason", text}},
                                    json{{"do", "roll"}, {"dice", "2d6"}, {"for", text}}}) {
            ASSERT_TRUE(game.act(request, at).at("ok").get<bool>());
            const Seq before = game.journal().at(game.journal().cursor()).parent;
            for (const char* move : {R"({"do":"undo"})", R"({"do":"redo"})", R"({"do":"undo"})"}) {
                act(move);
                const Game again = Game::resume(system, memory.entries, {}, nullptr);
                EXPECT_EQ(again.journal().cursor(), game.journal().cursor()) << move;
                EXPECT_EQ(again.ask({{"ask", "state"}}), game.ask({{"ask", "state"}})) << move;
            }
            EXPECT_EQ(game.journal().cursor(), before);
        }
    }
}

TEST_F(SharedActs, WhatSomebodyWritesIsNoMoveBecauseItReadsLikeOne) {
    act(R"({"do":"note","text":"[{\"event\":\"undone\",\"seq\":1}]"})");
    const Game again = Game::resume(system, memory.entries, {}, nullptr);
    EXPECT_EQ(again.journal().cursor(), 2);
}

TEST_F(SharedActs, AWordThatIsNoActionIsSaidBeforeAnythingElse) {
    EXPECT_EQ(codeOf(act(R"({"do":"dance","id":5,"rolls":7})")), "unknown-action");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","id":5})")), "bad-parameter");
}

TEST_F(SharedActs, OddsOfASharedActAreCertainOrRefusedAsTheActWouldBe) {
    const auto odds = [&](const std::string& action) {
        return ask(R"({"ask":"odds","action":)" + action + "}");
    };
    for (const char* fine :
         {R"({"do":"note","text":"x","rolls":[[9]]})", R"({"do":"roll","dice":"2d6"})",
          R"({"do":"ruling","set":{"/pot":1},"reason":"x"})", R"({"do":"rewind","seq":1})"}) {
        const json reply = odds(fine);
        ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
        EXPECT_EQ(reply.at("/outcomes/0/outcome"_json_pointer), "certain") << fine;
        EXPECT_EQ(reply.at("/outcomes/0/p"_json_pointer), "1/1") << fine;
    }
    EXPECT_EQ(codeOf(odds(R"({"do":"note"})")), "missing-parameter");
    EXPECT_EQ(codeOf(odds(R"({"do":"roll","dice":"6"})")), "bad-parameter");
    EXPECT_EQ(codeOf(odds(R"({"do":"ruling","set":{"/nope":1},"reason":"x"})")), "bad-parameter");
    EXPECT_EQ(codeOf(odds(R"({"do":"undo"})")), "nothing-to-undo");
    EXPECT_EQ(codeOf(odds(R"({"do":"redo"})")), "nothing-to-redo");
    EXPECT_EQ(memory.entries.size(), 1U);
}

TEST_F(SharedActs, ARulingSetsPartsOfTheStateAndIsTakenBackLikeAnyAct) {
    const json reply = act(R"({"do":"ruling","set":{"/sides/red/points":12,"/pot":3},"reason":"a bet"})");
    EXPECT_EQ(reply.at("events").at(0).at("event"), "ruled");
    EXPECT_EQ(state().at("lead"), 12) << "derived keys follow";
    act(R"({"do":"undo"})");
    EXPECT_EQ(state().at("lead"), 0);
}

TEST_F(SharedActs, ARulingSaysWhoRulesWhereThatIsTold) {
    const json named = act(R"({"do":"ruling","set":{"/pot":1},"reason":"a bet","person":" Boris "})");
    EXPECT_EQ(named.at("/events/0/person"_json_pointer), "Boris");
    EXPECT_EQ(named.at("/events/0/say"_json_pointer), "Boris rules: a bet");
    const json unnamed = act(R"({"do":"ruling","set":{"/pot":2},"reason":"a bet"})");
    EXPECT_FALSE(unnamed.at("/events/0"_json_pointer).contains("person"));
    EXPECT_EQ(unnamed.at("/events/0/say"_json_pointer), "The referee rules: a bet");
    for (const char* person : {R"("a\nb")", "7"})
        EXPECT_EQ(codeOf(act(R"({"do":"ruling","set":{"/pot":3},"reason":"x","person":)" +
                             std::string(person) + "}")),
                  "bad-parameter");
}

TEST_F(SharedActs, ARulingThatTheStateCannotHoldIsRefused) {
    for (const char* set : {R"({"/pot":"much"})", R"({"/pott":1})", R"({"pot":1})", R"({"/pot":-1})",
                            R"({"/phase":"war"})", R"({"/sides/red/luck":1})", R"({"/seating/9":"red"})",
                            R"({"/pot":1.5})", R"({"/pot/deep":1})", R"({"/sides":null})", R"({"":7})"}) {
        EXPECT_EQ(codeOf(act(std::string(R"({"do":"ruling","reason":"why","set":)") + set + "}")),
                  "bad-parameter")
            << set;
    }
    EXPECT_EQ(codeOf(act(R"({"do":"ruling","set":{"/pot":1}})")), "missing-parameter");
    EXPECT_EQ(state().at("pot"), 0);
}

TEST_F(SharedActs, ANoteAndAFreeRollAreActsThatTouchNoRule) {
    const json before = state();
    EXPECT_EQ(act(R"({"do":"note","text":"tea"})").at("events").at(0).at("text"), "tea");
    const json rolled = act(R"({"do":"roll","dice":"2d6","for":"the weather","rolls":[[2,5]]})");
    EXPECT_EQ(rolled.at("events").at(0).at("got"), json::array({2, 5}));
    EXPECT_EQ(rolled.at("events").at(0).at("dice"), "2d6");
    EXPECT_EQ(codeOf(act(R"({"do":"roll","dice":"2e6","for":"x"})")), "bad-parameter");
    EXPECT_EQ(act(R"({"do":"roll","dice":"coin","for":"x"})").at("rolls").size(), 1U);
    EXPECT_EQ(state(), before);
}

}  // namespace
}  // namespace adjutant
