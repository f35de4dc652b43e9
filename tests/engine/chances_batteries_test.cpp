// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every game system of its odds, its sums and the dice on the table.
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games.hpp"
#include "engine/play/outcome_words.hpp"
#include "tests/engine/battery.hpp"

namespace adjutant::tests {
namespace {

using nlohmann::json;

/// The answers of the rolls of a reply.
std::vector<Answer> answersOf(const json& rolls) {
    std::vector<Answer> answers;
    for (const json& roll : rolls) {
        const json& got = roll.at("got");
        if (got.is_string()) {
            answers.emplace_back(got.get<std::string>());
        } else {
            answers.emplace_back(got.get<std::vector<int>>());
        }
    }
    return answers;
}

TEST_P(Battery, OddsSumToOneAndContainWhatHappened) {
    const SystemEntry& system = *findSystem(GetParam());
    int told = 0;
    for (std::uint32_t seed = 81; seed < 84; ++seed) {
        Played game(GetParam(), seed);
        RandomPlayer chooser(seed + 100);
        for (int act = 0; act < fewActs; ++act) {
            const json action = chooser.choose(game.table.answer(json{{"ask", "actions"}}));
            if (action.is_null()) break;
            const json before = game.state();
            const json odds = game.table.answer(json{{"ask", "odds"}, {"action", action}});
            ASSERT_EQ(game.state(), before) << "a question changed the state";
            const json reply = game.table.answer(action);
            ASSERT_TRUE(reply.at("ok").get<bool>()) << action << reply;
            if (odds.value("/error/code"_json_pointer, "") == "no-odds") continue;  // the ledger tells none
            ASSERT_TRUE(odds.at("ok").get<bool>()) << action << odds;

            double total = 0;
            std::set<std::string> outcomes;
            for (const json& outcome : odds.at("outcomes")) {
                total += outcome.at("value").get<double>();
                ASSERT_TRUE(outcomes.insert(outcome.at("outcome")).second) << action << odds;
            }
            ASSERT_NEAR(total, 1.0, 1e-9) << action << odds;

            // With every roll that fell given as certain the label of what happened is left (and more where
            // the ledger's odds look beyond the act).
            const auto happened = system.resume(before)->odds(action, {}, answersOf(reply.at("rolls")));
            ASSERT_TRUE(happened.has_value()) << action << happened.error().sentence.text();
            ASSERT_FALSE(happened->empty()) << action << reply;
            for (const json& outcome : *happened) {
                const std::string label = outcome.at("outcome");
                ASSERT_TRUE(outcomes.contains(label)) << label << " happened to " << action << odds;
            }
            if (outcomes.size() > 1 && happened->size() == 1) ++told;
        }
    }
    EXPECT_GT(told, 0) << "no roll told one of several outcomes";
}

TEST_P(Battery, EveryOutcomeOfOddsHasWords) {
    const Catalogue& catalogue = findSystem(GetParam())->catalogue("en");
    for (std::uint32_t seed = 87; seed < 90; ++seed) {
        Played game(GetParam(), seed);
        RandomPlayer chooser(seed + 100);
        for (int act = 0; act < fewActs && (act == 0 || game.step()); ++act) {
            const json action = chooser.choose(game.table.answer(json{{"ask", "actions"}}));
            if (action.is_null()) break;
            const auto position = findSystem(GetParam())->resume(game.state());
            const OutcomeWords words(catalogue, [&](const std::string& id) { return position->nameOf(id); });
            const json odds = game.table.answer(json{{"ask", "odds"}, {"action", action}, {"say", true}});
            for (const json& outcome : odds.value("outcomes", json::array())) {
                const std::string label = outcome.at("outcome");
                ASSERT_TRUE(words.has(label)) << label << " of " << action;
                ASSERT_EQ(outcome.at("say"), words.of(label));
            }
        }
    }
}

TEST_P(Battery, TheSumsOfEveryOfferAreToldBeforeItIsTaken) {
    Played game(GetParam(), 85);
    RandomPlayer chooser(86);
    for (int act = 0; act < fewActs && (act == 0 || game.step()); ++act) {
        const json reply = game.table.answer(json{{"ask", "actions"}});
        for (const json& offer : reply.at("actions")) {
            const json action = chooser.fill(offer);
            const json sums = game.table.answer(json{{"ask", "sums"}, {"action", action}});
            ASSERT_TRUE(sums.at("ok").get<bool>()) << action << sums;
        }
    }
}

TEST_P(Battery, HowManyChancesAnActHasIsToldOnlyWhereItHasThemWhateverFalls) {
    int told = 0;
    for (std::uint32_t seed = 61; seed < 65; ++seed) {
        Played game(GetParam(), seed);
        RandomPlayer chooser(seed + 100);
        for (int act = 0; act < fewActs; ++act) {
            const json action = chooser.choose(game.table.answer(json{{"ask", "actions"}}));
            if (action.is_null()) break;
            const json faces = game.table.answer(json{{"ask", "faces"}, {"action", action}});
            const json reply = game.table.answer(action);
            ASSERT_TRUE(reply.at("ok").get<bool>()) << action << reply;
            const json of = faces.value("/need/of"_json_pointer, json());
            if (of.is_null()) continue;
            ASSERT_EQ(of, reply.at("rolls").size()) << action << faces << reply;
            ++told;
        }
    }
    EXPECT_GT(told, 0);
}

TEST_P(Battery, WithTableDiceEveryChanceIsAskedForOneAfterTheOther) {
    Played game(GetParam(), 91, json{{"dice", "table"}});
    RandomPlayer chooser(92);
    for (int act = 0; act < fewActs; ++act) {
        json action = chooser.choose(game.table.answer(json{{"ask", "actions"}}));
        if (action.is_null()) break;
        json reply = game.table.answer(action);
        for (int asked = 0; !reply.at("ok").get<bool>() && asked < 500; ++asked) {
            ASSERT_TRUE(reply.contains("need")) << action << reply;
            const json& need = reply["need"];
            if (asked == 0) {  // a pad says under each face what it would bring
                const json faces = game.table.answer(json{{"ask", "faces"}, {"action", action}});
                const json due = faces.value("need", json::object());
                for (const auto& [key, value] : need.items())  // besides, it may say what the chance is about
                    ASSERT_EQ(due.value(key, json("nothing")), value) << key << action << faces;
            }
            if (need.contains("choices")) {
                action["rolls"].push_back(need["choices"].front());
            } else {
                const std::string dice = need.at("dice");
                action["rolls"].push_back(json::array());
                for (int die = std::stoi(dice); die > 0; --die)
                    action["rolls"].back().push_back(1 + asked / die % 2);
            }
            reply = game.table.answer(action);
        }
        ASSERT_TRUE(reply.at("ok").get<bool>()) << action << reply;
        ASSERT_EQ(reply.at("rolls").size(), action.value("rolls", json::array()).size());
    }
}

}  // namespace
}  // namespace adjutant::tests
