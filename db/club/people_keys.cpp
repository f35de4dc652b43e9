// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/people_keys.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/told_json.hpp"

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
    const std::string what = "how a game came out";
    if (!told.is_object()) throw unreadable(what);
    db::Result result{
        .by = toldTextOrNone(told, "by", what), .ended = toldTextOrNone(told, "ended", what), .sides = {}};
    for (const json& side : toldObjects(told, "sides", what)) {
        db::SideResult one{.side = toldText(side, "side", what),
                           .name = toldText(side, "name", what),
                           .person = toldText(side, "person", what),
                           .who = {},
                           .outcome = toldText(side, "outcome", what),
                           .score = {}};
        if (const auto id = notebook.person(toldTextOrNone(side, "key", what))) {
            const auto person = std::ranges::find(persons, *id, &db::Person::id);
            if (person != persons.end()) {
                one.who = db::shownId(*id);
                one.person = person->name;
            }
        }
        if (side.contains("score")) one.score = toldNumber(side, "score", what);
        result.sides.push_back(std::move(one));
    }
    return result;
}

bool sameResult(json one, json other) {
    for (json* result : {&one, &other}) {
        if (!result->is_object() || !result->contains("sides")) continue;
        for (json& side : (*result)["sides"]) {
            if (!side.is_object()) continue;
            const json key = side.value("key", json());
            if (key.is_string() && !key.get_ref<const std::string&>().empty()) side.erase("person");
        }
    }
    return one == other;
}

}  // namespace adjutant::club
