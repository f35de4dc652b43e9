// SPDX-License-Identifier: GPL-3.0-or-later
// One game: its journal, acts and questions, played with Pig.
#include "engine/words/failure.hpp"
#include "tests/engine/play/game_fixture.hpp"

namespace adjutant {
namespace {

TEST_F(GameTest, TheStartIsEntryOneAndCarriesTheWholeFirstState) {
    const json entry = ask(R"({"ask":"log"})").at("entries").at(0);
    EXPECT_EQ(entry.at("seq"), 1);
    EXPECT_EQ(entry.at("events").at(0).at("state"), state());
    EXPECT_EQ(entry.at("request").at("seed"), 7);
}

TEST_F(GameTest, AnAcceptedActTellsWhatHappenedWithItsSumAndItsSentence) {
    const json reply = act(R"({"do":"throw","rolls":[[4]]})");
    EXPECT_EQ(reply.at("seq"), 2);
    const json event = reply.at("events").at(0);
    EXPECT_EQ(event.at("event"), "thrown");
    EXPECT_EQ(event.at("say"), "The pot holds 4.");
    EXPECT_EQ(event.at("sum").at(1), (json{{"part", "face"}, {"value", 4}, {"clause", "PIG-ROLL-01"}}));
    EXPECT_EQ(event.at("idle").at(0).at("part"), "daring");
    EXPECT_EQ(reply.at("rolls").at(0).at("got"), json::array({4}));
    EXPECT_EQ(reply.at("rolls").at(0).at("by"), "table");
}

TEST_F(GameTest, TableDiceAskForTheFirstMissingChanceAndChangeNothing) {
    const json reply = act(R"({"do":"throw","by":"table"})");
    EXPECT_FALSE(reply.at("ok").get<bool>());
    EXPECT_EQ(reply.at("need"), (json{{"for", "throw"}, {"dice", "1d6"}, {"who", "red"}}));
    EXPECT_EQ(memory.entries.size(), 1U);
}

TEST_F(GameTest, AnswersLeftOverAreRefused) {
    EXPECT_EQ(codeOf(act(R"({"do":"throw","rolls":[[4],[5]]})")), "unused-rolls");
    EXPECT_EQ(codeOf(act(R"({"do":"hold","rolls":[[4]]})")), "unused-rolls");
}

TEST_F(GameTest, RollsThatAreNoRollsAreRefused) {
    for (const char* rolls :
         {"[[0]]", "[[7]]", "[[1,2]]", "[\"heads\"]", "[4]", "[null]", "[[\"4\"]]", "[[4.5]]"}) {
        EXPECT_EQ(codeOf(act(std::string(R"({"do":"throw","rolls":)") + rolls + "}")), "bad-roll") << rolls;
    }
    EXPECT_EQ(codeOf(act(R"({"do":"throw","rolls":4})")), "bad-parameter");
}

TEST_F(GameTest, ParametersAreCheckedOneAfterTheOther) {
    EXPECT_EQ(codeOf(act(R"({"do":"throw","side":"green"})")), "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","side":3})")), "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","dice":5})")), "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","dice":1.5})")), "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","dice":99999999999999})")), "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"end"})")), "missing-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"jump"})")), "unknown-action");
    EXPECT_TRUE(
        act(R"({"do":"throw","side":null,"dice":null,"rolls":[[2]],"what":"ever"})").at("ok").get<bool>());
}

TEST_F(GameTest, UndoTakesBackOneActAndRedoDoesItAgain) {
    act(R"({"do":"throw","rolls":[[4]]})");
    act(R"({"do":"throw","rolls":[[5]]})");
    EXPECT_EQ(state().at("pot"), 9);
    EXPECT_EQ(act(R"({"do":"undo"})").at("events").at(0).at("seq"), 3);
    EXPECT_EQ(state().at("pot"), 4);
    EXPECT_EQ(act(R"({"do":"redo"})").at("events").at(0).at("seq"), 3);
    EXPECT_EQ(state().at("pot"), 9);
    EXPECT_EQ(codeOf(act(R"({"do":"redo"})")), "nothing-to-redo");
}

TEST_F(GameTest, TheStartIsNotTakenBack) { EXPECT_EQ(codeOf(act(R"({"do":"undo"})")), "nothing-to-undo"); }

TEST_F(GameTest, ActingAfterAnUndoStartsABranchAndTheOldLineStaysReadable) {
    act(R"({"do":"throw","rolls":[[4]]})");
    act(R"({"do":"undo"})");
    act(R"({"do":"throw","rolls":[[6]]})");
    EXPECT_EQ(codeOf(act(R"({"do":"redo"})")), "nothing-to-redo");
    const json log = ask(R"({"ask":"log"})");
    EXPECT_EQ(log.at("cursor"), 4);
    EXPECT_TRUE(log.at("entries").at(1).at("undone").get<bool>());
    EXPECT_FALSE(log.at("entries").at(3).at("undone").get<bool>());
    EXPECT_EQ(ask(R"({"ask":"state","at":2})").at("state").at("pot"), 4);
    EXPECT_EQ(state().at("pot"), 6);
    act(R"({"do":"rewind","seq":2})");
    EXPECT_EQ(state().at("pot"), 4);
    act(R"({"do":"throw","rolls":[[2]]})");
    EXPECT_EQ(state().at("pot"), 6);
    EXPECT_EQ(ask(R"({"ask":"log","from":6})").at("entries").at(0).at("parent"), 2);
}

TEST_F(GameTest, OnlyActsCanBeGoneBackTo) {
    act(R"({"do":"throw","rolls":[[4]]})");
    act(R"({"do":"undo"})");
    for (const char* seq : {"3", "0", "99", "-1"}) {
        EXPECT_EQ(codeOf(act(std::string(R"({"do":"rewind","seq":)") + seq + "}")), "bad-parameter") << seq;
    }
    EXPECT_EQ(codeOf(act(R"({"do":"rewind"})")), "missing-parameter");
}

TEST_F(GameTest, AnOverruleOfTheActCountsAndTheEventSaysSo) {
    const json reply = act(
        R"({"do":"throw","dice":2,"rolls":[[3,4]],"overrule":[{"clause":"PIG-ROLL-02","value":4,"reason":"why not"}]})");
    const json part = reply.at("events").at(0).at("sum").back();
    EXPECT_EQ(part.at("value"), 4);
    EXPECT_EQ(part.at("overruled"), (json{{"was", 1}, {"reason", "why not"}}));
    EXPECT_EQ(state().at("pot"), 11);
}

TEST_F(GameTest, AnOverruleOfAClauseThatSumsNothingIsRefused) {
    EXPECT_EQ(codeOf(act(R"({"do":"throw","overrule":[{"clause":"PIG-ROLL-99","value":4,"reason":"x"}]})")),
              "bad-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","overrule":[{"value":4}]})")), "missing-parameter");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","overrule":7})")), "bad-parameter");
}

TEST_F(GameTest, OddsAndFacesAndSumsRefuseAnOverruleAsTheActDoes) {
    const json throwing =
        json::parse(R"({"do":"throw","overrule":[{"clause":"PIG-ROLL-99","value":4,"reason":"x"}]})");
    for (const char* question : {"odds", "faces", "sums"}) {
        const json reply = game.ask(json{{"ask", question}, {"action", throwing}});
        EXPECT_EQ(reply.value("/error/code"_json_pointer, ""), "bad-parameter") << question;
        EXPECT_EQ(reply.value("/error/clause"_json_pointer, ""), "PIG-ROLL-99") << question;
    }
}

TEST_F(GameTest, OverrulesOfTheStartAlwaysCount) {
    Game feast = *Game::start(
        system,
        json::parse(
            R"({"do":"start","system":"pig","overrule":[{"clause":"PIG-ROLL-02","value":9,"reason":"f"}]})"),
        {}, at, &memory);
    feast.act(json::parse(R"({"do":"throw","dice":2,"rolls":[[3,4]]})"), at);
    EXPECT_EQ(feast.ask(json{{"ask", "state"}}).at("state").at("pot"), 16);
    Game again = Game::resume(system, {memory.entries.end() - 2, memory.entries.end()}, {}, nullptr);
    again.act(json::parse(R"({"do":"throw","dice":2,"rolls":[[2,3]]})"), at);
    EXPECT_EQ(again.ask(json{{"ask", "state"}}).at("state").at("pot"), 30);
    again.act(json::parse(R"({"do":"throw","rolls":[[2]]})"), at);
    EXPECT_EQ(again.ask(json{{"ask", "state"}}).at("state").at("pot"), 32) << "where the part applies";
}

TEST_F(GameTest, AStartOverrulesNoClauseThatTheLedgerDoesNotHave) {
    const auto start = [this](const std::string& clause) {
        json given{{"do", "start"}, {"system", "pig"}};
        given["overrule"] = {{{"clause", clause}, {"value", 9}, {"reason", "feast"}}};
        return Game::start(system, given, {}, at, nullptr);
    };
    EXPECT_TRUE(start("PIG-ROLL-02").has_value());
    EXPECT_TRUE(start("PIG-ROLL-02 doubles").has_value()) << "a part may say more than its clause";
    const auto refused = start("PIG-ROLL-20");
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, code::badParameter);
    EXPECT_EQ(refused.error().sentence.text(), "The rules of Pig have no clause 'PIG-ROLL-20'.");
}

TEST_F(GameTest, ARepeatedIdChangesNothingAndAnswersAsItDidThen) {
    const json first = act(R"({"do":"throw","rolls":[[4]],"id":"t1"})");
    act(R"({"do":"throw","rolls":[[5]]})");
    json again = act(R"({"do":"throw","rolls":[[6]],"id":"t1"})");
    EXPECT_TRUE(again.at("repeated").get<bool>());
    again.erase("repeated");
    EXPECT_EQ(again, first);
    EXPECT_EQ(state().at("pot"), 9);
    EXPECT_EQ(codeOf(act(R"({"do":"throw","id":5})")), "bad-parameter");
}

TEST_F(GameTest, ARefusedIdMayBeUsedAgain) {
    EXPECT_EQ(codeOf(act(R"({"do":"throw","rolls":[[9]],"id":"t1"})")), "bad-roll");
    EXPECT_TRUE(act(R"({"do":"throw","rolls":[[4]],"id":"t1"})").at("ok").get<bool>());
}

TEST_F(GameTest, WhenAnEntryCannotBeKeptNothingHasChanged) {
    const json before = state();
    memory.broken = true;
    EXPECT_THROW(act(R"({"do":"throw","rolls":[[4]]})"), std::runtime_error);
    EXPECT_EQ(state(), before);
    memory.broken = false;
    EXPECT_EQ(act(R"({"do":"throw","rolls":[[4]]})").at("seq"), 2);
}

TEST_F(GameTest, UndoAndRedoSayWhatWasTakenBackAndDoneAgain) {
    const std::string said = act(R"({"do":"throw","rolls":[[4]]})").at("events").at(0).at("say");
    EXPECT_EQ(act(R"({"do":"undo"})").at("events").at(0).at("say"), "Taken back: " + said);
    EXPECT_EQ(act(R"({"do":"redo"})").at("events").at(0).at("say"), "Done again: " + said);
}

TEST_F(GameTest, TheLogIsAChainOfHashes) {
    act(R"({"do":"throw","rolls":[[4]]})");
    act(R"({"do":"undo"})");
    std::string previous;
    for (const EntryText& entry : memory.entries) {
        EXPECT_EQ(entry.hash, chainHash(previous, entry));
        previous = entry.hash;
    }
}

TEST_F(GameTest, AGameTakenUpAgainStandsWhereItStood) {
    for (int i = 0; i < 100; ++i) act(R"({"do":"throw"})");
    act(R"({"do":"undo"})");
    act(R"({"do":"undo"})");
    Game again = Game::resume(system, memory.entries, {}, nullptr);
    EXPECT_EQ(again.ask(json{{"ask", "state"}}), game.ask(json{{"ask", "state"}}));
    EXPECT_EQ(again.ask(json{{"ask", "log"}}), game.ask(json{{"ask", "log"}}));
    EXPECT_TRUE(again.act(json{{"do", "redo"}}, at).at("ok").get<bool>());
}

TEST_F(GameTest, WhatSomebodyElseAddsIsFollowedEntryByEntry) {
    Game watching = Game::resume(system, memory.entries, {}, nullptr);
    const auto follow = [&] {
        const auto from = memory.entries.begin() + watching.journal().size();
        watching.follow({from, memory.entries.end()});
        EXPECT_EQ(watching.ask(json{{"ask", "state"}}), game.ask(json{{"ask", "state"}}));
        EXPECT_EQ(watching.ask(json{{"ask", "log"}}), game.ask(json{{"ask", "log"}}));
        EXPECT_EQ(watching.standing(), game.standing());
    };
    for (int i = 0; i < 70; ++i) act(R"({"do":"throw"})");
    follow();
    for (const char* request : {R"({"do":"undo"})", R"({"do":"undo"})", R"({"do":"redo"})",
                                R"({"do":"throw"})", R"({"do":"rewind","seq":5})", R"({"do":"throw"})"}) {
        act(request);
        follow();
    }
    follow();
    EXPECT_EQ(watching.act(json{{"do", "undo"}}, at), game.act(json{{"do", "undo"}}, at))
        << "and it can be played on";
    std::vector<EntryText> torn{memory.entries.back()};
    torn.front().events = "torn";
    EXPECT_THROW(watching.follow(torn), std::runtime_error);
}

TEST_F(GameTest, StatesThatWereKeptShortenTheWayToTheSamePositions) {
    for (int i = 0; i < 200; ++i) act(R"({"do":"throw"})");
    ASSERT_EQ(memory.states.size(), 3U) << "one in 64 acts";
    auto entries = memory.entries;
    entries.at(20).events = "torn";  // before the states: nobody needs it to go on
    Game again = Game::resume(system, entries, memory.states, nullptr);
    EXPECT_EQ(again.ask(json{{"ask", "state"}}), game.ask(json{{"ask", "state"}}));
    for (const int seq : {64, 100, 190})
        EXPECT_EQ(again.ask(json{{"ask", "state"}, {"at", seq}}),
                  game.ask(json{{"ask", "state"}, {"at", seq}}));
    EXPECT_THROW((void)again.ask(json{{"ask", "state"}, {"at", 30}}), std::runtime_error);
    EXPECT_EQ(again.act(json{{"do", "undo"}}, at), game.act(json{{"do", "undo"}}, at));
    EXPECT_EQ(again.ask(json{{"ask", "state"}}), game.ask(json{{"ask", "state"}}));
}

TEST_F(GameTest, AStateThatBelongsToNoEntryOrCannotBeReadIsPassedOver) {
    for (int i = 0; i < 70; ++i) act(R"({"do":"throw"})");
    ASSERT_EQ(memory.states.size(), 1U);
    const StateText kept = memory.states.front();
    StateText ofAnother = kept;
    ofAnother.hash = memory.entries.front().hash;
    ofAnother.state = pig::entry().begin(json::object()).value().position->state().dump();
    StateText torn = kept;
    torn.state.resize(torn.state.size() / 2);
    StateText foreign = kept;
    foreign.state = R"({"round":"third"})";
    for (const StateText& state : {ofAnother, torn, foreign, StateText{9999, kept.hash, kept.state}}) {
        Game again = Game::resume(system, memory.entries, {state}, nullptr);
        EXPECT_EQ(again.ask(json{{"ask", "state"}}), game.ask(json{{"ask", "state"}})) << state.state;
    }
}

TEST_F(GameTest, AGameWhoseStartCannotBeReadSaysSo) {
    auto entries = memory.entries;
    for (const char* events : {"[]", "[{}]", "torn", "7"}) {
        entries.front().events = events;
        EXPECT_THROW((void)Game::resume(system, entries, {}, nullptr), std::runtime_error) << events;
    }
    json other = json::parse(memory.entries.front().events);
    other.at(0)["system"] = "life-1861";
    entries.front().events = other.dump();
    EXPECT_THROW((void)Game::resume(system, entries, {}, nullptr), std::runtime_error) << "of another system";
}

TEST_F(GameTest, AStoredEntryThatCannotBeReadIsNamed) {
    act(R"({"do":"throw","rolls":[[4]]})");
    for (const char* events : {"not json", "[{\"event\":\"flown\"}]", "[{\"event\":\"thrown\"}]", "[{}]", "7",
                               "[{\"event\":\"undone\",\"seq\":9}]"}) {
        auto entries = memory.entries;
        entries[1].events = events;
        try {
            (void)Game::resume(system, entries, {}, nullptr);
            FAIL() << events;
        } catch (const std::runtime_error& error) {
            EXPECT_NE(std::string(error.what()).find("entry 2"), std::string::npos) << error.what();
        }
    }
}

TEST_F(GameTest, WhyAStoredGameCannotBeTakenUpIsSaidInEachLanguage) {
    act(R"({"do":"throw","rolls":[[4]]})");
    const auto why = [&](const char* events) {
        auto entries = memory.entries;
        entries[1].events = events;
        try {
            (void)Game::resume(system, entries, {}, nullptr);
        } catch (const Failure& failure) {
            return failure.sentence().in("de");
        }
        return std::string("taken up");
    };
    EXPECT_EQ(why("[{\"event\":\"flown\"}]"), "Eintrag 2 ist nicht zu lesen: kein Ereignis heißt flown");
    EXPECT_EQ(why("[{\"event\":\"thrown\",\"faces\":3}]"), "Eintrag 2 ist nicht zu lesen: „side“ fehlt");
    EXPECT_EQ(why("[{\"event\":\"undone\",\"seq\":9}]"),
              "Eintrag 2 ist nicht zu lesen: er führt zu einem Eintrag zurück, der keine Aktion ist");
    EXPECT_EQ(why("7"), "Eintrag 2 ist nicht zu lesen: er ist keine Aktion dieses Spiels");
}

TEST_F(GameTest, FacesTellWhatEachAnswerToTheNextChanceWouldBring) {
    const json reply = ask(R"({"ask":"faces","action":{"do":"throw","dice":2},"so-far":[3]})");
    ASSERT_EQ(reply.at("faces").size(), 6U);
    EXPECT_EQ(reply.at("faces").at(0).at("outcomes").at(0).at("outcome"), "busted");
    EXPECT_EQ(reply.at("faces").at(3).at("got"), json::array({3, 4}));
    EXPECT_EQ(reply.at("faces").at(3).at("outcomes").at(0).at("outcome"), "8");
    EXPECT_TRUE(ask(R"({"ask":"faces","action":{"do":"hold"}})").at("need").is_null());
}

TEST_F(GameTest, SumsAreShownBeforeTheDice) {
    const json sums = ask(R"({"ask":"sums","action":{"do":"throw","dice":2}})").at("sums");
    EXPECT_EQ(sums.at(0).at("sum").back().at("part"), "daring");
}

TEST_F(GameTest, AfterTheGameNothingIsPlayedButUndoGoesOn) {
    act(R"({"do":"end","reason":"supper"})");
    EXPECT_EQ(codeOf(act(R"({"do":"throw"})")), "game-over");
    EXPECT_EQ(codeOf(act(R"({"do":"throw","side":"green"})")), "game-over");
    EXPECT_EQ(codeOf(act(R"({"do":"jump"})")), "unknown-action");
    EXPECT_EQ(codeOf(ask(R"({"ask":"odds","action":{"do":"throw"}})")), "game-over");
    EXPECT_EQ(ask(R"({"ask":"verdict"})").at("verdict").at("reason"), "supper");
    act(R"({"do":"undo"})");
    EXPECT_TRUE(ask(R"({"ask":"verdict"})").at("verdict").is_null());
}

TEST_F(GameTest, BlockedOffersSayWhy) {
    const json reply = ask(R"({"ask":"actions"})");
    EXPECT_EQ(reply.at("actions").at(0).at("do"), "throw");
    EXPECT_EQ(reply.at("blocked").at(0).at("why").at("clause"), "PIG-HOLD-01");
}

TEST_F(GameTest, TheKeeperIsToldHowTheGameStands) {
    act(R"({"do":"throw","rolls":[[1]]})");
    EXPECT_EQ(memory.standings.back(),
              R"({"active":"blue","over":false,"phase":"play","round":2,"system":"pig"})");
}

TEST_F(GameTest, AGameWithoutASeedSaysSoAndTakesFreshBitsForEachRoll) {
    std::uint64_t taken = 0;
    const FreshBits counted = [&taken] { return ++taken; };
    const json start = json::parse(R"({"do":"start","system":"pig"})");
    Memory kept;
    Game fresh = *Game::start(system, start, counted, at, &kept);
    EXPECT_EQ(taken, 0U) << "a start rolls nothing";
    EXPECT_EQ(json::parse(kept.entries.at(0).events).at(0).at("seed"), "fresh");
    EXPECT_EQ(json::parse(kept.entries.at(0).request).at("seed"), "fresh");
    const json rolled = fresh.act(json::parse(R"({"do":"roll","dice":"50d6"})"), at);
    EXPECT_EQ(taken, 1U);
    EXPECT_EQ(json::parse(kept.entries.at(1).rolls), rolled.at("rolls")) << "what fell is recorded";

    Game again = Game::resume(system, kept.entries, {}, nullptr, counted);
    again.act(json::parse(R"({"do":"undo"})"), at);
    Game other = Game::resume(system, kept.entries, {}, nullptr, [] { return std::uint64_t{99}; });
    other.act(json::parse(R"({"do":"undo"})"), at);
    const json roll = json::parse(R"({"do":"roll","dice":"50d6"})");
    EXPECT_NE(again.act(roll, at).at("rolls"), other.act(roll, at).at("rolls"))
        << "the same entry of the same file";
    EXPECT_EQ(taken, 2U);
}

TEST_F(GameTest, TheFirstEntryOfAGameWithoutASeedIsAStartAgain) {
    Memory kept;
    static_cast<void>(*Game::start(system, json::parse(R"({"do":"start","system":"pig"})"), {}, at, &kept));
    Memory again;
    static_cast<void>(*Game::start(system, json::parse(kept.entries.at(0).request), {}, at, &again));
    EXPECT_EQ(again.entries.at(0).hash, kept.entries.at(0).hash);
    EXPECT_FALSE(
        Game::start(system, json::parse(R"({"do":"start","system":"pig","seed":"old"})"), {}, at, nullptr)
            .has_value());
}

TEST_F(GameTest, AGivenSeedRollsTheSameAfterReopeningWhateverTheFreshBits) {
    const json roll = json::parse(R"({"do":"roll","dice":"50d6"})");
    Game again = Game::resume(system, memory.entries, {}, nullptr, [] { return std::uint64_t{99}; });
    EXPECT_EQ(again.act(roll, at).at("rolls"), game.act(roll, at).at("rolls"));
}

TEST_F(GameTest, BadOptionsAreRefusedAtTheStart) {
    for (const char* options :
         {R"({"goal":0})", R"({"goal":"high"})", R"({"speed":1})", R"({"dice":"loaded"})", "7"}) {
        const auto started = Game::start(
            system, json::parse(std::string(R"({"do":"start","system":"pig","options":)") + options + "}"),
            {}, at, nullptr);
        ASSERT_FALSE(started.has_value()) << options;
        EXPECT_EQ(started.error().code, "bad-parameter");
    }
}

}  // namespace
}  // namespace adjutant
