// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a game of 1762 on it, for tests that read like play: the standard board, three sides, soldiers
// spread, British to roll.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "engine/table.hpp"

namespace adjutant::tests {

using nlohmann::json;

class ConquestTable {
  public:
    /// `ConquestTable table({{"/phase", "build"}}, {{"bank", "box"}});`
    explicit ConquestTable(const json& given = json::object(), const json& options = json::object()) {
        json all{{"sides", {"british", "french", "spanish"}},
                 {"setup", "standard"},
                 {"reinforcement", "spread"},
                 {"first", "british"},
                 {"defence", "max"}};
        all.update(options);
        began = take({{"do", "start"}, {"system", "conquest-1762"}, {"options", all}, {"seed", 1762}});
        if (!given.empty()) rule(given);
    }

    void rule(const json& set) { take({{"do", "ruling"}, {"set", set}, {"reason", "the test begins here"}}); }
    /// A warship of a side in a port.
    void dock(const std::string& ship, const std::string& place, int sailors = 4) {
        rule({{"/pieces/" + ship + "/out", false},
              {"/pieces/" + ship + "/place", place},
              {"/pieces/" + ship + "/sailors", sailors}});
    }

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
        const json reply = send(request);
        return reply.value("/error/code"_json_pointer, reply.dump());
    }
    /// Part of the state.
    json at(const std::string& pointer) {
        return table_.answer(json{{"ask", "state"}}).at("state").at(json::json_pointer(pointer));
    }
    /// The odds of an act: outcome → probability as text.
    json odds(const json& action) {
        json list = json::object();
        const json reply = take({{"ask", "odds"}, {"action", action}});
        for (const json& outcome : reply.at("outcomes")) {
            list[outcome.at("outcome").get<std::string>()] = outcome.at("p");
        }
        return list;
    }
    /// The events of a kind in a reply.
    static json events(const json& reply, const std::string& name) {
        json found = json::array();
        for (const json& event : reply.at("events")) {
            if (event.at("event") == name) found.push_back(event);
        }
        return found;
    }
    /// The offers of an action.
    json offers(const std::string& action, const std::string& list = "actions") {
        json found = json::array();
        const json reply = table_.answer(json{{"ask", "actions"}});
        for (const json& offer : reply.at(list)) {
            if (offer.at("do") == action) found.push_back(offer);
        }
        return found;
    }

    json began;

  private:
    Table table_{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                             .seed = [] { return std::uint64_t{1}; }}};
};

}  // namespace adjutant::tests
