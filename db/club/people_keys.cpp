// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/people_keys.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::club {

using nlohmann::json;

json resultJson(const db::Result& result, const Notebook& notebook) {
    json sides = json::array();
    for (const db::SideResult& side : result.sides) {
        const auto id = db::personIdFrom(side.who);
        json told{
            {"side", side.side}, {"name", side.name}, {"person", side.person}, {"outcome", side.outcome}};
        told["key"] = id ? notebook.keyOf(*id).value_or("") : "";
        if (side.score) told["score"] = *side.score;
        sides.push_back(std::move(told));
    }
    return {{"by", result.by}, {"ended", result.ended}, {"sides", sides}};
}

db::Result resultFrom(const json& told, const Notebook& notebook, const std::vector<db::Person>& persons) {
    db::Result result{.by = told.value("by", ""), .ended = told.value("ended", ""), .sides = {}};
    for (const json& side : told.value("sides", json::array())) {
        db::SideResult one{.side = side.at("side"),
                           .name = side.at("name"),
                           .person = side.at("person"),
                           .who = {},
                           .outcome = side.at("outcome"),
                           .score = {}};
        if (const auto id = notebook.person(side.value("key", ""))) {
            const auto person = std::ranges::find(persons, *id, &db::Person::id);
            if (person != persons.end()) {
                one.who = db::shownId(*id);
                one.person = person->name;
            }
        }
        if (side.contains("score")) one.score = side.at("score").get<std::int64_t>();
        result.sides.push_back(std::move(one));
    }
    return result;
}

bool sameResult(json one, json other) {
    for (json* result : {&one, &other}) {
        if (!result->is_object() || !result->contains("sides")) continue;
        for (json& side : (*result)["sides"])
            if (!side.value("key", "").empty()) side.erase("person");
    }
    return one == other;
}

}  // namespace adjutant::club
