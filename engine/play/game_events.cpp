// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game_events.hpp"

#include <stdexcept>
#include <string_view>

#include "engine/words/wire.hpp"

namespace adjutant::events {
namespace {

/// A note, a free roll or a seat? A system may have events of these names too, so that the request is asked
/// then.
bool isOnlyTold(std::string_view name, const EntryText& entry) {
    if (name != "noted" && name != "rolled" && name != "seated") return false;
    const std::string word = json::parse(entry.request).value("do", "");
    return word == "note" || word == "roll" || word == "seat";
}

}  // namespace

std::string firstSentence(const json& events) {
    for (const json& event : events) {
        if (event.contains("hidden")) return "a ruling on what is hidden.";
        if (std::string say = event.value("say", ""); !say.empty()) return say;
    }
    return "the act.";
}

bool isOfTheSystem(const json& events, const EntryText& entry) {
    const std::string name = events.empty() ? "" : events.at(0).at("event").get<std::string>();
    return name != "started" && name != "ruled" && !isOnlyTold(name, entry);
}

json started(const SystemEntry& system, const Position& position, std::uint64_t seed,
             const std::vector<Overrule>& overrules) {
    json state = position.state();
    json event{{"event", "started"},
               {"system", system.id},
               {"seed", seed},
               {"options", state.at("options")},
               {"seating", state.at("seating")},
               {"say", "A game of " + std::string(system.name) + " begins."}};
    for (const Overrule& overrule : overrules) {
        event["overrule"].push_back(
            {{"clause", overrule.clause}, {"value", overrule.value}, {"reason", overrule.reason}});
    }
    for (const auto& [option, value] : state.at("options").items()) {
        if (!event.contains(option)) event[option] = value;
    }
    event["state"] = std::move(state);
    return event;
}

json undone(Seq act, const std::string& said) {
    return {{"event", "undone"}, {"seq", act}, {"say", "Taken back: " + said}};
}

json redone(Seq act, const std::string& said) {
    return {{"event", "redone"}, {"seq", act}, {"say", "Done again: " + said}};
}

json rewound(Seq seq) {
    return {{"event", "rewound"},
            {"seq", seq},
            {"say", "Play goes on from entry " + std::to_string(seq) + " of the log."}};
}

json noted(const std::string& text) { return {{"event", "noted"}, {"text", text}, {"say", text}}; }

json ruled(const json& set, const std::string& reason, const std::string& person,
           const std::vector<std::string>& hidden) {
    json event{{"event", "ruled"},
               {"set", set},
               {"reason", reason},
               {"say", (person.empty() ? "The referee" : person) + " rules: " + reason}};
    if (!person.empty()) event["person"] = person;
    if (!hidden.empty()) event["hidden"] = hidden;
    return event;
}

json rolled(const json& roll) {
    json event{
        {"event", "rolled"}, {"dice", roll.at("dice")}, {"got", roll.at("got")}, {"for", roll.at("for")}};
    const auto purpose = roll.at("for").get<std::string>();
    const json& got = roll.at("got");
    event["say"] = roll.at("dice").get<std::string>() + (purpose.empty() ? "" : " for " + purpose) + ": " +
                   (got.is_string() ? got.get<std::string>() : got.dump()) + ".";
    return event;
}

std::optional<std::string> idOf(const json& request) {
    const auto found = request.find("id");
    if (found == request.end() || !found->is_string()) return {};
    return found->get<std::string>();
}

std::optional<std::string> idOf(const std::string& request) {
    if (request.find("\"id\":") == std::string::npos) return {};
    return idOf(json::parse(request));
}

void fold(std::unique_ptr<Position>& position, const SystemEntry& system, const EntryText& entry) {
    try {
        const json events = json::parse(entry.events);
        const std::string name = events.empty() ? "" : events.at(0).at("event").get<std::string>();
        if (name == "started") {
            position = system.resume(events.at(0).at("state"));
        } else if (position == nullptr) {
            throw std::runtime_error("the game does not begin with its start");
        } else if (name == "ruled") {
            if (const Allowed allowed = position->ruleAgain(events.at(0).at("set")); !allowed.has_value()) {
                throw std::runtime_error(allowed.error().sentence.text());
            }
        } else if (!isOnlyTold(name, entry)) {
            position->fold(events);
        }
    } catch (const json::exception&) {
        throw std::runtime_error("entry " + std::to_string(entry.seq) +
                                 " cannot be read: it is no act of this game system");
    } catch (const std::exception& error) {
        throw std::runtime_error("entry " + std::to_string(entry.seq) + " cannot be read: " + error.what());
    }
}

}  // namespace adjutant::events
