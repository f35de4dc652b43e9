// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/twin.hpp"

namespace adjutant::evenings {

using nlohmann::json;

namespace {

/// Without the sentences, which are the same act told.
json plain(json events) {
    for (json& event : events) event.erase("say");
    return events;
}

}  // namespace

Twin::Twin()
    : table_({.now = [] { return std::string("2026-11-23T19:30:00Z"); },
              .seed = [] { return std::uint64_t{1}; }}) {}

std::optional<std::string> Twin::take(const EntryText& entry) {
    json request = json::parse(entry.request);
    const json rolls = json::parse(entry.rolls);
    const json events = json::parse(entry.events);
    json answers = json::array();
    for (const json& roll : rolls) answers.push_back(roll.at("got"));
    // An undo has no chances of its own.
    if (!answers.empty()) request["rolls"] = answers;
    const json reply = table_.answer(request);
    if (!reply.value("ok", false)) return "the second table refuses it: " + reply.dump();
    if (plain(reply.at("events")) != plain(events))
        return "the events differ: " + plain(events).dump() + " in the journal, " +
               plain(reply.at("events")).dump() + " at the second table";
    return {};
}

json Twin::offers() { return table_.answer(json{{"ask", "actions"}}); }
json Twin::state() { return table_.answer(json{{"ask", "state"}}).at("state"); }
json Twin::board() { return table_.answer(json{{"ask", "board"}}).at("board"); }
json Twin::cards() { return table_.answer(json{{"ask", "cards"}}).at("cards"); }

bool Twin::accepts(const json& action) {
    const json reply = table_.answer(json{{"ask", "odds"}, {"action", action}});
    return reply.value("ok", false) || reply.at("error").value("code", "") == "too-many-outcomes";
}

json Twin::needOf(const json& action) {
    const json reply = table_.answer(json{{"ask", "faces"}, {"action", action}, {"so-far", json::array()}});
    return reply.value("ok", false) ? reply.value("need", json()) : json();
}

std::size_t Twin::sides() { return state().at("sides").size(); }

bool Twin::isOver() { return !state().at("verdict").is_null(); }

}  // namespace adjutant::evenings
