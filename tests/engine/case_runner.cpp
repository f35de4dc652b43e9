// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/case_runner.hpp"

#include <nlohmann/json.hpp>

#include "engine/table.hpp"

namespace adjutant::tests {
namespace {

using nlohmann::json;

class CaseRun {
  public:
    CaseRun(std::string system, const json& rule) : system_(std::move(system)), rule_(rule) {}

    std::vector<std::string> run() {
        json start = rule_.at("start");
        start["do"] = "start";
        expectOk("start", table_.answer(withSystem(start)));
        if (rule_.contains("given") && !rule_["given"].empty()) {
            const json given{{"do", "ruling"}, {"set", rule_["given"]}, {"reason", "given"}};
            expectOk("given", table_.answer(given));
        }
        int number = 0;
        for (const json& step : rule_.at("steps")) {
            where_ = "step " + std::to_string(++number) + ": ";
            runStep(step);
        }
        return failures_;
    }

  private:
    json withSystem(json request) const {
        if (request.value("do", "") == "start" && !request.contains("system")) request["system"] = system_;
        return request;
    }

    void runStep(const json& step) {
        json request = withSystem(step);
        request.erase("expect");
        const json reply = table_.answer(request);
        const json expected = step.value("expect", json::object());
        if (expected.contains("refuse")) {
            const json code = reply.value("/error/code"_json_pointer, json());
            if (code != expected["refuse"]) {
                fail("expected the refusal " + expected["refuse"].dump() + ", got " + reply.dump());
            }
        } else if (expected.contains("need")) {
            const json need = reply.value("/need/for"_json_pointer, json());
            if (need != expected["need"]) {
                fail("expected to be asked for " + expected["need"].dump() + ", got " + reply.dump());
            }
        } else {
            expectOk(request.dump(), reply);
        }
        if (expected.contains("events"))
            expectEvents(expected["events"], reply.value("events", json::array()));
        if (expected.contains("state")) expectState(expected["state"]);
        if (expected.contains("odds")) expectOdds(expected["odds"], reply.value("outcomes", json::array()));
        if (expected.contains("reply")) expectPart(expected["reply"], reply);
    }

    void expectOk(const std::string& what, const json& reply) {
        if (!reply.value("ok", false)) fail(what + " was answered with " + reply.dump());
    }

    static bool holds(const json& event, const json& expected) {
        for (const auto& [key, value] : expected.items()) {
            if (!event.contains(key) || event[key] != value) return false;
        }
        return true;
    }

    void expectEvents(const json& expected, const json& events) {
        auto next = events.begin();
        for (const json& wanted : expected) {
            while (next != events.end() && !holds(*next, wanted)) ++next;
            if (next == events.end()) {
                fail("no event " + wanted.dump() + " in its place among " + events.dump());
                return;
            }
            ++next;
        }
    }

    void expectState(const json& expected) {
        const json state = table_.answer(json{{"ask", "state"}}).at("state");
        for (const auto& [pointer, value] : expected.items()) {
            const json::json_pointer place(pointer);
            if (!state.contains(place)) {
                fail("the state has no " + pointer);
            } else if (state[place] != value) {
                fail(pointer + " is " + state[place].dump() + ", expected " + value.dump());
            }
        }
    }

    /// Expected odds are a list of outcomes, or an object from outcome to probability.
    void expectOdds(const json& expected, const json& outcomes) {
        json list = expected;
        if (expected.is_object()) {
            list = json::array();
            for (const auto& [outcome, p] : expected.items())
                list.push_back({{"outcome", outcome}, {"p", p}});
        }
        for (const json& wanted : list) {
            bool found = false;
            for (const json& outcome : outcomes) {
                if (outcome.at("outcome") != wanted.at("outcome")) continue;
                found = true;
                if (outcome.at("p") != wanted.at("p")) {
                    fail("odds of " + wanted.dump() + " are " + outcome.at("p").dump());
                }
            }
            if (!found) fail("no outcome " + wanted.dump() + " among " + outcomes.dump());
        }
    }

    void expectPart(const json& expected, const json& reply) {
        if (!holds(reply, expected)) fail("expected " + expected.dump() + " in " + reply.dump());
    }

    void fail(const std::string& sentence) { failures_.push_back(where_ + sentence); }

    std::string system_;
    const json& rule_;
    std::string where_;
    std::vector<std::string> failures_;
    Table table_{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                             .seed = [] { return std::uint64_t{1}; }}};
};

}  // namespace

std::vector<std::string> runCase(const std::string& system, const json& rule) {
    return CaseRun(system, rule).run();
}

}  // namespace adjutant::tests
