// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every game system, shown by random play through the offers. A system is under test by
// being listed in engine/built_in_games.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games.hpp"
#include "engine/play/retelling.hpp"
#include "tests/engine/battery.hpp"
#include "tests/engine/wrong_acts.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

using nlohmann::json;

constexpr int manyActs = 400;

TEST_P(Battery, EveryOfferIsAcceptedInWholeGamesOfRandomPlay) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        Played game(GetParam(), seed);
        int acts = 0;
        while (acts < manyActs && game.step()) ++acts;
        if (HasFailure()) return;
        EXPECT_TRUE(acts == manyActs || game.isOver()) << "nothing is offered, yet the game is not over";
    }
}

/// Plays a game under each value of each option, one at a time; `play` returns when it has seen enough.
void underEveryOption(const std::string& id, std::uint32_t seed, const std::function<void(Played&)>& play) {
    const json reply = Played(id, 1).table.answer(json{{"ask", "systems"}});
    for (const json& system : reply.at("systems")) {
        if (system.at("id") != id) continue;
        for (const json& option : system.at("options")) {
            for (const json& choice : option.value("choices", json::array())) {
                const std::string name = option.at("name");
                if (name == "dice") continue;               // who rolls changes no offer
                if (option.at("type") == "list") continue;  // choices of a list are no values of it
                SCOPED_TRACE(name + " = " + choice.dump());
                Played game(id, ++seed, json{{name, choice}});
                play(game);
                if (testing::Test::HasFailure()) return;
            }
        }
    }
}

TEST_P(Battery, EveryOfferIsAcceptedUnderEveryOption) {
    underEveryOption(GetParam(), 200, [](Played& game) {
        for (int act = 0; act < 2 * fewActs && game.step(); ++act) {
        }
    });
}

/// Facts that have a likely value: a screen sends those alone that somebody touched, and leaves the others to
/// the rules.
std::vector<std::string> likelyFacts(const json& offer) {
    std::vector<std::string> names;
    for (const json& param : offer.at("params")) {
        if (param.value("fact", false) && param.contains("default")) names.push_back(param.at("name"));
    }
    return names;
}

/// The act at its likely values, or null where one of them is open.
json atItsDefaults(const json& offer) {
    json act{{"do", offer.at("do")}};
    for (const json& param : offer.at("params")) {
        if (!param.contains("default")) return nullptr;
        act[param.at("name").get<std::string>()] = param.at("default");
    }
    return act;
}

void expectFactsToBeLeftOut(Played& game, RandomPlayer& filler, const json& offer) {
    json said = filler.fill(offer);
    json left = said;
    for (const std::string& name : likelyFacts(offer)) {
        for (const json& param : offer.at("params"))
            if (param.at("name") == name) said[name] = param.at("default");
        left.erase(name);
    }
    const auto isAccepted = [&](const json& act) {
        const bool accepted = game.table.answer(act).at("ok").get<bool>();
        if (accepted) (void)game.table.answer(json{{"do", "undo"}});
        return accepted;
    };
    if (isAccepted(said)) {
        EXPECT_TRUE(isAccepted(left)) << left << offer;
    }

    const json usual = atItsDefaults(offer);
    if (usual.is_null()) return;
    left = usual;
    for (const std::string& name : likelyFacts(offer)) left.erase(name);
    const auto oddsOf = [&](const json& act) {
        return game.table.answer(json{{"ask", "odds"}, {"action", act}});
    };
    EXPECT_EQ(oddsOf(left), oddsOf(usual)) << left << offer;
}

TEST_P(Battery, FactsThatAreLeftToTheRulesAreWhatTheOfferSays) {
    underEveryOption(GetParam(), 300, [](Played& game) {
        RandomPlayer filler(1);
        std::map<json, int> tried;  // of the acts of one kind a few are enough
        for (int act = 0; act < fewActs && game.step(); ++act) {
            const json offers = game.table.answer(json{{"ask", "actions"}});
            for (const json& offer : offers.at("actions")) {
                const auto facts = likelyFacts(offer);
                if (facts.empty() || ++tried[json{offer.at("do"), facts}] > 4) continue;
                expectFactsToBeLeftOut(game, filler, offer);
            }
            if (testing::Test::HasFailure()) return;
        }
    });
}

TEST_P(Battery, TheLogMadeAnewSaysWhatWasSaid) {
    for (std::uint32_t seed = 31; seed < 34; ++seed) {
        Played game(GetParam(), seed);
        for (int act = 0; act < manyActs / 2 && game.step(); ++act) {
            if (act % 9 == 8) (void)game.table.answer(json{{"do", "undo"}});
        }
        Retelling retelling(*game.table.game());
        for (const EntryText& entry : game.memory.entries)
            ASSERT_EQ(retelling.events(entry.seq).dump(), entry.events) << "entry " << entry.seq;
    }
}

TEST_P(Battery, EveryEventAndEveryRefusalHasASentence) {
    Played game(GetParam(), 11);
    for (int act = 0; act < manyActs && game.step(); ++act) {
        for (const json& event : game.reply.at("events")) {
            const std::string say = event.value("say", "");
            ASSERT_FALSE(say.empty()) << event;
            ASSERT_EQ(say.find('{'), std::string::npos) << "an argument that nobody gives: " << say;
        }
        const json refused =
            game.table.answer(json{{"do", game.action.at("do")}, {"rolls", {"no such roll"}}});
        if (!refused.at("ok").get<bool>() && refused.contains("error")) {
            ASSERT_FALSE(refused["error"].value("say", "").empty()) << refused;
        }
    }
}

TEST_P(Battery, FoldingTheJournalGivesTheStateThatWasDecided) {
    Played game(GetParam(), 21);
    for (int act = 0; act < manyActs && game.step(); ++act) {
    }
    Table again{Environment{.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{0}; }}};
    again.resume(GetParam(), game.memory.entries);
    EXPECT_EQ(again.answer(json{{"ask", "state"}}).at("state"), game.state());
    for (const StateText& kept : game.memory.states) {
        const json then = again.answer(json{{"ask", "state"}, {"at", kept.seq}}).at("state");
        EXPECT_EQ(json::parse(kept.state), then);
    }
    again.resume(GetParam(), game.memory.entries, game.memory.states);
    EXPECT_EQ(again.answer(json{{"ask", "state"}}).at("state"), game.state());
}

TEST_P(Battery, DecidingAgainWithTheJournalsRollsGivesTheSameEvents) {
    Played game(GetParam(), 31);
    for (int act = 0; act < manyActs && game.step(); ++act) {
    }
    Table again{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{0}; }}};
    for (const EntryText& entry : game.memory.entries) {
        json request = json::parse(entry.request);
        json rolls = json::array();
        for (const json& roll : json::parse(entry.rolls)) rolls.push_back(roll.at("got"));
        if (!rolls.empty()) request["rolls"] = rolls;
        const json reply = again.answer(request);
        ASSERT_TRUE(reply.at("ok").get<bool>()) << request << reply;
        ASSERT_EQ(reply.at("events"), json::parse(entry.events));
    }
}

TEST_P(Battery, TheJournalAloneReproducesTheAppsDice) {
    Played game(GetParam(), 41);
    for (int act = 0; act < fewActs && game.step(); ++act) {
    }
    Memory copy;
    Table again{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{0}; },
                            .sink = &copy}};
    for (const EntryText& entry : game.memory.entries) again.answerLine(entry.request);
    EXPECT_EQ(copy.entries, game.memory.entries);
}

TEST_P(Battery, UndoToTheStartAndRedoToTheEndLeadThroughTheSameStates) {
    Played game(GetParam(), 51);
    std::vector<json> states{game.state()};
    while (static_cast<int>(states.size()) <= fewActs && game.step()) states.push_back(game.state());
    for (auto before = states.rbegin() + 1; before != states.rend(); ++before) {
        ASSERT_TRUE(game.table.answer(json{{"do", "undo"}}).at("ok").get<bool>());
        ASSERT_EQ(game.state(), *before);
    }
    EXPECT_EQ(game.table.answer(json{{"do", "undo"}}).at("/error/code"_json_pointer), "nothing-to-undo");
    for (auto after = states.begin() + 1; after != states.end(); ++after) {
        ASSERT_TRUE(game.table.answer(json{{"do", "redo"}}).at("ok").get<bool>());
        ASSERT_EQ(game.state(), *after);
    }
    EXPECT_EQ(game.table.answer(json{{"do", "redo"}}).at("/error/code"_json_pointer), "nothing-to-redo");
}

TEST_P(Battery, TheStateSurvivesJsonAndBack) {
    Played game(GetParam(), 61);
    const SystemEntry& system = *findSystem(GetParam());
    for (int act = 0; act < manyActs && game.step(); ++act) {
        const json state = game.state();
        ASSERT_EQ(system.resume(state)->state(), state);
    }
}

/// The codes of refusals that the ledger's cases pin.
std::set<std::string> codesOfTheCases(const std::string& system) {
    std::ifstream file(adjutant::tests::testsFolder() / "cases" / (system + ".json"));
    std::set<std::string> codes;
    for (const json& rule : json::parse(file)) {
        for (const json& step : rule.at("steps")) {
            const std::string code = step.value("/expect/refuse"_json_pointer, "");
            if (!code.empty()) codes.insert(code);
        }
    }
    return codes;
}

TEST_P(Battery, ARefusedActChangesNothing) {
    std::set<std::string> met;
    for (std::uint32_t seed = 71; seed < 74; ++seed) {
        Played game(GetParam(), seed);
        WrongActs wrong(seed);
        for (int act = 0; act < fewActs && game.step(); ++act) {
            const json before = game.state();
            wrong.learn(game.action);
            for (const json& attempt : wrong.attempts(game.table.answer(json{{"ask", "actions"}}), before)) {
                const std::size_t entries = game.memory.entries.size();
                const json reply = game.table.answer(attempt);
                if (reply.at("ok").get<bool>()) {  // not wrong after all
                    ASSERT_TRUE(game.table.answer(json{{"do", "undo"}}).at("ok").get<bool>()) << attempt;
                } else {
                    met.insert(reply.at("/error/code"_json_pointer));
                    ASSERT_EQ(game.memory.entries.size(), entries) << attempt << reply;
                }
                ASSERT_EQ(game.state(), before) << attempt << reply;
            }
        }
    }
    const auto codes = codesOfTheCases(GetParam());
    std::set<std::string> never;
    std::set_difference(codes.begin(), codes.end(), met.begin(), met.end(),
                        std::inserter(never, never.end()));
    EXPECT_LT(2 * never.size(), codes.size()) << "never tried: " << json(never);
}

TEST_P(Battery, WhatIsBlockedIsRefusedAsItSays) {
    Played game(GetParam(), 76);
    RandomPlayer chooser(77);
    for (int act = 0; act < manyActs && game.step(); ++act) {
        const json before = game.state();
        const json offers = game.table.answer(json{{"ask", "actions"}});
        for (const json& blocked : offers.at("blocked")) {
            const json attempt = chooser.fillBlocked(blocked);
            const json reply = game.table.answer(attempt);
            const std::string code = reply.value("/error/code"_json_pointer, "");
            if (code == "missing-parameter") continue;  // it does not say which of several it means
            ASSERT_EQ(code, blocked.at("/why/code"_json_pointer)) << attempt << blocked << reply;
        }
        ASSERT_EQ(game.state(), before);
    }
}

TEST_P(Battery, AnActWithAnIdIsDoneOnce) {
    Played game(GetParam(), 101);
    RandomPlayer chooser(102);
    json action = chooser.choose(game.table.answer(json{{"ask", "actions"}}));
    action["id"] = "touch-1";
    const json first = game.table.answer(action);
    ASSERT_TRUE(first.at("ok").get<bool>()) << first;
    const json after = game.state();
    json second = game.table.answer(action);
    EXPECT_EQ(second.value("repeated", false), true);
    second.erase("repeated");
    EXPECT_EQ(second, first);
    EXPECT_EQ(game.state(), after);
}

TEST_P(Battery, EveryOptionIsOfferedWithADefaultThatTheStartAccepts) {
    const json reply = Played(GetParam(), 1).table.answer(json{{"ask", "systems"}});
    for (const json& system : reply.at("systems")) {
        if (system.at("id") != GetParam()) continue;
        json options = json::object();
        for (const json& option : system.at("options")) {
            if (option.contains("default")) options[option.at("name").get<std::string>()] = option["default"];
        }
        Played game(GetParam(), 1, options);
        EXPECT_TRUE(game.reply.at("ok").get<bool>()) << game.reply;
    }
}

TEST_P(Battery, AnUnknownOptionIsRefused) {
    Played game(GetParam(), 1);
    const json start{{"do", "start"}, {"system", GetParam()}, {"options", {{"no-such-option", 1}}}};
    EXPECT_EQ(game.table.answer(start).at("/error/code"_json_pointer), "bad-parameter");
}

std::vector<std::string> systemIds() {
    std::vector<std::string> ids;
    for (const SystemEntry& system : systems()) ids.emplace_back(system.id);
    return ids;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Battery);
INSTANTIATE_TEST_SUITE_P(Systems, Battery, testing::ValuesIn(systemIds()), [](const auto& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace adjutant::tests
