// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle/event.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/words/failure.hpp"
#include "messages/chronicle.hpp"

namespace adjutant::chronicle {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const Field& field) {
    Json json{{"name", field.name}, {"kind", nameOf(field.kind)}};
    if (field.belowZero) json["below-zero"] = true;
    return json;
}

void add(Json& json, const Whose& whose, const char* subject = "subject", const char* member = "member") {
    json[subject] = whose.subject;
    if (whose.member != 0) json[member] = whose.member;
}

Json jsonOf(const Begun& event) {
    Json json{{"event", "begun"}, {"fields", Json::array()}};
    for (const Field& field : event.fields) json["fields"].push_back(jsonOf(field));
    return json;
}
Json jsonOf(const Fielded& event) { return {{"event", "field"}, {"field", jsonOf(event.field)}}; }
Json jsonOf(const Enrolled& event) {
    return {{"event", "enrolled"},
            {"subject", event.subject},
            {"kind", nameOf(event.kind)},
            {"name", event.name},
            {"members", event.members}};
}
Json jsonOf(const Joined& event) {
    Json json{{"event", "joined"}};
    add(json, event.who);
    json["name"] = event.name;
    return json;
}
Json jsonOf(const Carried& event) {
    Json json{{"event", "carried"}};
    add(json, event.whose);
    json["field"] = event.field;
    if (event.by != 0)
        json["by"] = event.by;
    else
        json["words"] = event.words;
    return json;
}
Json jsonOf(const Transferred& event) {
    Json json{{"event", "transferred"}, {"field", event.field}, {"amount", event.amount}};
    add(json, event.from, "from", "from-member");
    add(json, event.to, "to", "to-member");
    return json;
}
Json jsonOf(const Noted& event) {
    Json json{{"event", "noted"}};
    add(json, event.whose);
    json["text"] = event.text;
    return json;
}
Json jsonOf(const Ruled& event) {
    Json json{{"event", "ruled"}};
    add(json, event.whose);
    json["field"] = event.field;
    if (event.from != event.to)
        json.update({{"was", event.from}, {"is", event.to}});
    else
        json.update({{"was", event.fromWords}, {"is", event.toWords}});
    json["reason"] = event.reason;
    return json;
}
Json jsonOf(const Undone& event) {
    return {{"event", "undone"}, {"entry", event.entry}, {"reason", event.reason}};
}

[[noreturn]] void unreadable(Phrase why) { throw Failure(failures::Unreadable{.why = std::move(why)}); }

/// A value of one of two words.
template <class Kind>
Kind oneOf(const Json& json, Kind first, Kind second) {
    const auto name = json.get<std::string>();
    if (name == nameOf(first)) return first;
    if (name == nameOf(second)) return second;
    unreadable(breaks::UnknownKind{.kind = name});
}

Field fieldIn(const Json& json) {
    return {json.at("name").get<std::string>(),
            oneOf(json.at("kind"), Field::Kind::count, Field::Kind::words), json.value("below-zero", false)};
}

Whose whoseIn(const Json& json, const char* subject = "subject", const char* member = "member") {
    return {json.at(subject).get<int>(), json.value(member, 0)};
}

Event ruledIn(const Json& json) {
    Ruled ruled{.whose = whoseIn(json),
                .field = json.at("field").get<std::string>(),
                .fromWords = {},
                .toWords = {},
                .reason = json.at("reason").get<std::string>()};
    if (json.at("is").is_number_integer()) {
        ruled.from = json.at("was").get<std::int64_t>();
        ruled.to = json.at("is").get<std::int64_t>();
    } else {
        ruled.fromWords = json.at("was").get<std::string>();
        ruled.toWords = json.at("is").get<std::string>();
    }
    return ruled;
}

Event eventIn(const Json& json) {
    const auto text = [&](const char* key) { return json.at(key).get<std::string>(); };
    const std::string what = text("event");
    if (what == "begun") {
        Begun begun;
        for (const Json& field : json.at("fields")) begun.fields.push_back(fieldIn(field));
        return begun;
    }
    if (what == "field") return Fielded{fieldIn(json.at("field"))};
    if (what == "enrolled")
        return Enrolled{json.at("subject").get<int>(),
                        oneOf(json.at("kind"), Enrolled::Kind::roster, Enrolled::Kind::side), text("name"),
                        json.at("members").get<std::vector<std::string>>()};
    if (what == "joined") return Joined{whoseIn(json), text("name")};
    if (what == "carried")
        return Carried{whoseIn(json), text("field"), json.value("by", std::int64_t{0}),
                       json.value("words", std::string())};
    if (what == "transferred")
        return Transferred{text("field"), json.at("amount").get<std::int64_t>(),
                           whoseIn(json, "from", "from-member"), whoseIn(json, "to", "to-member")};
    if (what == "noted") return Noted{whoseIn(json), text("text")};
    if (what == "ruled") return ruledIn(json);
    if (what == "undone") return Undone{json.at("entry").get<int>(), text("reason")};
    unreadable(breaks::UnknownEvent{.event = what});
}

}  // namespace

std::string_view nameOf(Field::Kind kind) { return kind == Field::Kind::count ? "count" : "words"; }
std::string_view nameOf(Enrolled::Kind kind) { return kind == Enrolled::Kind::roster ? "roster" : "side"; }

std::string written(const Entry& entry) {
    Json json = std::visit([](const auto& one) { return jsonOf(one); }, entry.event);
    if (const auto& source = entry.source) {
        json["source"] = {{"game", source->game}, {"name", source->name}, {"line", source->line}};
        if (source->bySystem) json["source"]["by-system"] = true;
    }
    return Json::array({std::move(json)}).dump();
}

Entry readEntry(std::string_view line) {
    const Json list = Json::parse(line, nullptr, false);
    if (!list.is_array() || list.size() != 1) unreadable(breaks::NoEvent{});
    try {
        const Json& json = list.front();
        Entry entry{eventIn(json)};
        if (json.contains("source")) {
            const Json& from = json.at("source");
            entry.source = Source{from.at("game").get<std::string>(), from.at("name").get<std::string>(),
                                  from.at("line").get<std::int64_t>(), from.value("by-system", false)};
        }
        return entry;
    } catch (const Json::exception& error) {
        unreadable(Phrase(error.what()));
    }
}

bool beginsAChronicle(std::string_view line) {
    const Json list = Json::parse(line, nullptr, false);
    return list.is_array() && list.size() == 1 && list.front().is_object() &&
           list.front().contains("event") && list.front()["event"] == "begun";
}

}  // namespace adjutant::chronicle
