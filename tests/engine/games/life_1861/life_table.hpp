// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a game of life-1861 on it, for tests that read like play.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/table.hpp"

namespace adjutant::tests {

using nlohmann::json;

class LifeTable {
  public:
    /// A game that was started with these options and then ruled to be in this state:
    /// `LifeTable table(json{{"/phase", "action"}});`
    explicit LifeTable(const json& given = json::object(), const json& options = json::object()) {
        begin(options);
        if (!given.empty()) rule(given);
    }

    /// `overrules`: pairs of a clause and the value that it has in this whole game.
    void begin(const json& options, const std::map<std::string, int>& overrules = {}) {
        json list = json::array();
        for (const auto& [clause, value] : overrules) list.push_back({{"clause", clause}, {"value", value}});
        take({{"do", "start"},
              {"system", "life-1861"},
              {"options", options},
              {"seed", 1861},
              {"overrule", list}});
    }
    void rule(const json& set) { take({{"do", "ruling"}, {"set", set}, {"reason", "the test begins here"}}); }

    /// Sends an act or a question.
    json send(const json& request) { return table_.answer(request); }
    /// An act that must be accepted; its reply.
    json take(const json& request) {
        json reply = send(request);
        EXPECT_TRUE(reply.value("ok", false)) << request << " " << reply;
        return reply;
    }
    /// The code with which an act is refused, or what was answered instead.
    std::string refusal(const json& request) {
        return send(request).value("/error/code"_json_pointer, "none");
    }
    std::string clause(const json& request) {
        return send(request).value("/error/clause"_json_pointer, "none");
    }

    json state(const std::string& pointer = "") {
        return send({{"ask", "state"}}).at("state").at(json::json_pointer(pointer));
    }
    json offers() { return send({{"ask", "actions"}}); }
    json odds(const json& action) {
        json byOutcome = json::object();
        const json reply = send({{"ask", "odds"}, {"action", action}});
        EXPECT_TRUE(reply.value("ok", false)) << reply;
        for (const json& outcome : reply.value("outcomes", json::array())) {
            byOutcome[outcome.at("outcome").get<std::string>()] = outcome.at("p");
        }
        return byOutcome;
    }

    /// The first event of that name in a reply, or null.
    static json event(const json& reply, const std::string& name) {
        for (const json& event : reply.value("events", json::array())) {
            if (event.at("event") == name) return event;
        }
        return nullptr;
    }
    static int count(const json& reply, const std::string& name) {
        int number = 0;
        for (const json& event : reply.value("events", json::array()))
            number += event.at("event") == name ? 1 : 0;
        return number;
    }

  private:
    Table table_{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                             .seed = [] { return std::uint64_t{1}; }}};
};

}  // namespace adjutant::tests
