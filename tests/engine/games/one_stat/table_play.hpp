// SPDX-License-Identifier: GPL-3.0-or-later
// A game of 1 Stat Skirmish over the wire, for tests that say what a referee would send and see.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/table.hpp"

namespace adjutant::onestat {

using nlohmann::json;

class TablePlay : public testing::Test {
  protected:
    void start(const json& options = json::object()) {
        const json reply =
            table_.answer(json{{"do", "start"}, {"system", "one-stat"}, {"options", options}, {"seed", 1}});
        ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
    }
    void rule(const json& set) {
        const json reply = table_.answer(json{{"do", "ruling"}, {"set", set}, {"reason", "a test"}});
        ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
    }
    /// A versus game with red to act, and more set.
    void redActs(const json& set = json::object(), const json& options = json::object()) {
        start(options);
        rule({{"/phase", "activations"},
              {"/order", {"red", "blue"}},
              {"/ranks", {"red", "blue"}},
              {"/active", "red"}});
        if (!set.empty()) rule(set);
    }
    /// A solo game with the players to act, and more set.
    void playersAct(const json& options, const json& set = json::object()) {
        start(options);
        rule({{"/phase", "activations"}, {"/active", "players"}});
        if (!set.empty()) rule(set);
    }
    json act(const std::string& request) { return table_.answer(json::parse(request)); }
    std::string codeOf(const std::string& request) {
        return act(request).value("/error/code"_json_pointer, "ok");
    }
    json state(const std::string& pointer) {
        return table_.answer(json{{"ask", "state"}}).at("state").at(json::json_pointer(pointer));
    }
    /// The events' names, in order.
    static std::vector<std::string> names(const json& reply) {
        std::vector<std::string> list;
        for (const json& event : reply.value("events", json::array())) list.push_back(event.at("event"));
        return list;
    }
    std::map<std::string, std::string> odds(const std::string& action, int repeat = 0) {
        json question{{"ask", "odds"}, {"action", json::parse(action)}};
        if (repeat != 0) question["repeat"] = repeat;
        const json reply = table_.answer(question);
        std::map<std::string, std::string> list;
        for (const json& one : reply.value("outcomes", json::array())) list[one.at("outcome")] = one.at("p");
        return list;
    }
    json offers() { return table_.answer(json{{"ask", "actions"}}); }

    Table table_{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                             .seed = [] { return std::uint64_t{1}; }}};
};

using Odds = std::map<std::string, std::string>;
using Names = std::vector<std::string>;

}  // namespace adjutant::onestat
