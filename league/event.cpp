// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/event.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/words/failure.hpp"
#include "messages/league.hpp"

namespace adjutant::league {
namespace {

using Json = nlohmann::ordered_json;

void add(Json& json, const Outcome& outcome) {
    json["winner"] = outcome.winner;
    if (outcome.score) json["score"] = {jsonOf(outcome.score->a), jsonOf(outcome.score->b)};
    if (!outcome.game.empty()) json["game"] = outcome.game;
    for (const auto& [name, had] : outcome.figures) json["figures"][name] = {jsonOf(had.a), jsonOf(had.b)};
}

Json jsonOf(const Created& event) { return {{"event", "created"}, {"rules", league::jsonOf(event.rules)}}; }
Json jsonOf(const Entered& event) {
    return {{"event", "entered"}, {"entrant", event.entrant}, {"name", event.name},
            {"club", event.club}, {"from", event.from},       {"lot", event.lot}};
}
Json jsonOf(const Returned& event) {
    return {{"event", "returned"}, {"entrant", event.entrant}, {"from", event.from}};
}
Json jsonOf(const Dropped& event) {
    return {{"event", "dropped"}, {"entrant", event.entrant}, {"from", event.from}};
}
Json jsonOf(const Paired& event) {
    Json tables = Json::array();
    for (const auto& [a, b] : event.tables) tables.push_back(Json::array({a, b}));
    return {{"event", "paired"}, {"round", event.round}, {"tables", std::move(tables)}, {"byes", event.byes}};
}
Json jsonOf(const Told& event) {
    Json json{{"event", "result"}, {"round", event.round}, {"table", event.table}};
    add(json, event.outcome);
    return json;
}
Json jsonOf(const Challenged& event) {
    Json json{{"event", "challenged"}, {"a", event.a}, {"b", event.b}};
    add(json, event.outcome);
    return json;
}

[[noreturn]] void unreadable(Phrase why) { throw Failure(failures::UnreadableLog{.why = std::move(why)}); }

Fraction fraction(const Json& json) {
    const auto value = fractionIn(json);
    if (!value) unreadable(breaks::ScoreNoNumber{});
    return *value;
}

Score scoreIn(const Json& json) { return {fraction(json.at(0)), fraction(json.at(1))}; }

Outcome outcomeIn(const Json& json) {
    Outcome outcome{json.at("winner").get<int>(), {}, json.value("game", std::string())};
    if (json.contains("score")) outcome.score = scoreIn(json.at("score"));
    if (json.contains("figures")) {
        for (const auto& [name, had] : json.at("figures").items())
            outcome.figures.emplace(name, scoreIn(had));
    }
    return outcome;
}

Event pairedIn(const Json& json) {
    Paired paired{json.at("round").get<int>(), {}, json.at("byes").get<std::vector<int>>()};
    for (const Json& table : json.at("tables"))
        paired.tables.emplace_back(table.at(0).get<int>(), table.at(1).get<int>());
    return paired;
}

Event eventIn(const Json& json) {
    const auto number = [&](const char* key) { return json.at(key).get<int>(); };
    const auto text = [&](const char* key) { return json.at(key).get<std::string>(); };
    const std::string what = text("event");
    if (what == "created") {
        const auto rules = rulesIn(json.at("rules"));
        if (!rules) unreadable(breaks::Rules{.why = rules.error().sentence});
        return Created{*rules};
    }
    if (what == "entered")
        return Entered{number("entrant"), text("name"), text("club"), number("from"), number("lot")};
    if (what == "returned") return Returned{number("entrant"), number("from")};
    if (what == "dropped") return Dropped{number("entrant"), number("from")};
    if (what == "paired") return pairedIn(json);
    if (what == "result") return Told{number("round"), number("table"), outcomeIn(json)};
    if (what == "challenged") return Challenged{number("a"), number("b"), outcomeIn(json)};
    unreadable(breaks::UnknownEvent{.event = what});
}

}  // namespace

std::string written(const std::vector<Event>& events) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(std::visit([](const auto& one) { return jsonOf(one); }, event));
    return list.dump();
}

std::vector<Event> readEvents(std::string_view line) {
    const Json list = Json::parse(line, nullptr, false);
    if (!list.is_array()) unreadable(breaks::NoList{});
    std::vector<Event> events;
    try {
        for (const Json& json : list) events.push_back(eventIn(json));
    } catch (const Json::exception& error) {
        unreadable(Phrase(error.what()));
    }
    return events;
}

}  // namespace adjutant::league
