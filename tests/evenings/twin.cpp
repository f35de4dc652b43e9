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

/// The act with the dice that were thrown for this entry.
json withRolls(json action, const EntryText& entry) {
    json answers = json::array();
    for (const json& roll : json::parse(entry.rolls)) answers.push_back(roll.at("got"));
    // An undo has no chances of its own.
    if (!answers.empty()) action["rolls"] = answers;
    return action;
}

}  // namespace

Twin::Twin()
    : table_({.now = [] { return std::string("2026-11-23T19:30:00Z"); },
              .seed = [] { return std::uint64_t{1}; }}) {}

std::optional<std::string> Twin::take(const EntryText& entry) {
    const json events = json::parse(entry.events);
    taken_.push_back(entry);
    const json reply = table_.answer(withRolls(json::parse(entry.request), entry));
    if (!reply.value("ok", false)) return "the second table refuses it: " + reply.dump();
    if (plain(reply.at("events")) != plain(events))
        return "the events differ: " + plain(events).dump() + " in the journal, " +
               plain(reply.at("events")).dump() + " at the second table";
    return {};
}

bool Twin::comesToTheSame(const json& action) const {
    if (taken_.empty()) return false;
    Twin other;
    for (std::size_t at = 0; at + 1 < taken_.size(); ++at) {
        if (other.take(taken_.at(at))) return false;
    }
    const json reply = other.table_.answer(withRolls(action, taken_.back()));
    return reply.value("ok", false) && plain(reply.at("events")) == plain(json::parse(taken_.back().events));
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
