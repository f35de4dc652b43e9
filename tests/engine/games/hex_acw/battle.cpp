// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/games/hex_acw/battle.hpp"

#include <gtest/gtest.h>

namespace adjutant::acw {

using nlohmann::json;

Battle::Battle(const json& options, const json& given)
    : table(Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                        .seed = [] { return std::uint64_t{1}; }}) {
    act({{"do", "start"}, {"system", "hex-acw"}, {"options", options}});
    if (!given.empty()) rule(given);
}

Battle& Battle::afterTheCard(const std::string& card) {
    act({{"do", "draw"}}, {card});
    return *this;
}

void Battle::rule(const json& set) { act({{"do", "ruling"}, {"set", set}, {"reason", "so it stands"}}); }

json Battle::act(json action, const json& rolls) {
    if (!rolls.is_null()) action["rolls"] = rolls;
    const json reply = table.answer(action);
    EXPECT_TRUE(reply.value("ok", false)) << action << reply;
    return reply.value("events", json::array());
}

std::string Battle::refusal(const json& action) {
    return table.answer(action).value("/error/code"_json_pointer, std::string());
}

std::string Battle::clause(const json& action) {
    return table.answer(action).value("/error/clause"_json_pointer, std::string());
}

std::vector<std::string> Battle::eventsOf(json action, const json& rolls) {
    std::vector<std::string> names;
    for (const json& event : act(std::move(action), rolls)) names.push_back(event.at("event"));
    return names;
}

json Battle::state(const std::string& pointer) {
    return table.answer(json{{"ask", "state"}}).at("state").at(json::json_pointer(pointer));
}

json Battle::ask(const json& question) { return table.answer(question); }

json Battle::odds(const json& action) {
    const json reply = ask({{"ask", "odds"}, {"action", action}});
    EXPECT_TRUE(reply.value("ok", false)) << reply;
    json outcomes = json::object();
    for (const json& outcome : reply.value("outcomes", json::array())) {
        outcomes[outcome.at("outcome").get<std::string>()] = outcome.at("p");
    }
    return outcomes;
}

json shoot(const char* shooter, const char* target) {
    return {{"do", "shoot"}, {"shooter", shooter}, {"target", target}};
}

json faceToFace(json more) {
    more["/pieces/c2/place"] = "E4";
    return more;
}

}  // namespace adjutant::acw
