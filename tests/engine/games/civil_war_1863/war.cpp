// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/games/civil_war_1863/war.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <utility>

namespace adjutant::w63 {

using nlohmann::json;

War::War(const json& options, const json& given)
    : table(Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                        .seed = [] { return std::uint64_t{1}; }}) {
    act({{"do", "start"}, {"system", "civil-war-1863"}, {"options", options}});
    if (!given.empty()) rule(given);
}

War War::ofOnly(const Stacks& stacks, const json& options, const json& given) {
    War war(options);
    json set = given;
    const json pieces = war.state("/pieces");
    for (const auto& [id, piece] : pieces.items()) set["/pieces/" + id + "/out"] = true;
    for (const auto& [place, stack] : stacks) {
        for (const std::string id : list(stack)) {
            set["/pieces/" + id + "/out"] = false;
            set["/pieces/" + id + "/place"] = place;
        }
    }
    war.rule(set);
    return war;
}

void War::rule(const json& set) { act({{"do", "ruling"}, {"set", set}, {"reason", "so it stands"}}); }

War& War::turnOf(const std::string& side) & {
    rule({{"/turn/side", side}});
    return *this;
}

War War::turnOf(const std::string& side) && {
    rule({{"/turn/side", side}});
    return std::move(*this);
}

json War::act(json action, const json& rolls) {
    if (!rolls.is_null()) action["rolls"] = rolls;
    const json reply = table.answer(action);
    EXPECT_TRUE(reply.value("ok", false)) << action << reply;
    return reply.value("events", json::array());
}

std::vector<std::string> War::eventsOf(json action, const json& rolls) {
    std::vector<std::string> names;
    for (const json& event : act(std::move(action), rolls)) {
        const std::string reason = event.value("reason", "");
        names.push_back(event.at("event").get<std::string>() + (reason.empty() ? "" : ":" + reason));
    }
    return names;
}

std::string War::refusal(const json& action) {
    return table.answer(action).value("/error/code"_json_pointer, std::string());
}

std::string War::sentence(const json& action) {
    return table.answer(action).value("/error/say"_json_pointer, std::string());
}

json War::state(const std::string& pointer) {
    return table.answer(json{{"ask", "state"}}).at("state").at(json::json_pointer(pointer));
}

json War::ask(const json& question) { return table.answer(question); }

json War::odds(const json& action) {
    json found = json::object();
    const json reply = ask({{"ask", "odds"}, {"action", action}});
    EXPECT_TRUE(reply.value("ok", false)) << reply;
    for (const json& outcome : reply.value("outcomes", json::array()))
        found[outcome.at("outcome").get<std::string>()] = outcome.at("p");
    return found;
}

json list(const std::string& pieces) {
    std::istringstream words(pieces);
    json ids = json::array();
    for (std::string word; words >> word;) ids.push_back(word);
    return ids;
}

json march(const std::string& pieces, const std::string& to) {
    return {{"do", "move"}, {"pieces", list(pieces)}, {"to", to}};
}
json assault(const std::string& pieces, const std::string& to) {
    return {{"do", "attack"}, {"pieces", list(pieces)}, {"to", to}};
}
json flee(const std::string& pieces, const std::string& to) {
    return {{"do", "retreat"}, {"pieces", list(pieces)}, {"to", to}};
}
json give(const std::string& pieces) { return {{"do", "remove"}, {"pieces", list(pieces)}}; }
json fortify(const std::string& city) { return {{"do", "fortify"}, {"city", city}}; }
json unfortify(const std::string& city) { return {{"do", "unfortify"}, {"city", city}}; }

}  // namespace adjutant::w63
