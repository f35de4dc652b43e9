// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/session.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// A question about an act, with its answer in words.
json aboutAct(const char* what, json action) {
    return {{"ask", what}, {"say", true}, {"action", std::move(action)}};
}

}  // namespace

Session Session::of(Table& table) {
    return Session([&table](const json& request) { return table.answer(request); });
}
Session Session::of(const Game& game) {
    return Session([&game](const json& request) { return game.ask(request); });
}

bool Session::asks(const json& request) { return request.contains("ask"); }

json Session::send(const json& request) const { return wire_(request); }
json Session::state() const { return wire_(json{{"ask", "state"}}); }
json Session::stateAt(Seq seq) const { return wire_(json{{"ask", "state"}, {"at", seq}}); }
json Session::figures(Seq at) const {
    json question{{"ask", "standing"}, {"figures", true}};
    if (at > 0) question["at"] = at;
    return wire_(question);
}

json Session::board() const { return wire_(json{{"ask", "board"}}); }
json Session::cards() const { return wire_(json{{"ask", "cards"}}); }
json Session::offers() const { return wire_(json{{"ask", "actions"}}); }
json Session::result() const { return wire_(json{{"ask", "result"}}); }
json Session::odds(json action) const { return wire_(aboutAct("odds", std::move(action))); }
json Session::faces(json action) const { return wire_(aboutAct("faces", std::move(action))); }
json Session::faces(json action, json soFar) const {
    json question = aboutAct("faces", std::move(action));
    question["so-far"] = std::move(soFar);
    return wire_(question);
}
json Session::sums(json action) const { return wire_(json{{"ask", "sums"}, {"action", std::move(action)}}); }
json Session::sumsAndEvents(json action) const {
    return wire_(json{{"ask", "sums"}, {"action", std::move(action)}, {"events", true}});
}
json Session::ways(json pieces) const { return wire_(json{{"ask", "ways"}, {"pieces", std::move(pieces)}}); }

json Session::requestOf(const EntryText& entry) { return json::parse(entry.request); }
json Session::eventsOf(const EntryText& entry) { return json::parse(entry.events); }
json Session::requestWith(const EntryText& entry, std::initializer_list<const char*> words) {
    const bool named = std::any_of(words.begin(), words.end(), [&](const char* word) {
        return entry.request.find('"' + std::string(word) + '"') != std::string::npos;
    });
    json request = named ? json::parse(entry.request, nullptr, false) : json();
    return request.is_object() ? request : json::object();
}
json Session::eventsWith(const EntryText& entry, const char* key) {
    if (entry.events.find('"' + std::string(key) + "\":") == std::string::npos) return json::array();
    json events = json::parse(entry.events, nullptr, false);
    return events.is_array() ? events : json::array();
}
json Session::rollsOf(const EntryText& entry) { return json::parse(entry.rolls); }

}  // namespace adjutant::companion
