// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/seats.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/play/game_events.hpp"
#include "engine/play/request.hpp"
#include "engine/words/trimmed.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace seats {
namespace {

bool isOneLine(const std::string& name) {
    return std::ranges::none_of(
        name, [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F; });
}

Expected<std::string> oneLine(const std::string& name) {
    std::string person(trimmed(name));
    if (!isOneLine(person)) return refuse(code::badParameter, shared::refusals::PersonOfOneLine{});
    return person;
}

Allowed isSide(const std::string& side, const json& state) {
    const json& seating = state.at("seating");
    if (std::ranges::find(seating, json(side)) != seating.end()) return {};
    return refuse(code::badParameter, shared::refusals::UnknownSide{
                                          .side = side, .sides = seating.get<std::vector<std::string>>()});
}

Expected<json> event(const std::string& side, const std::string& name, const std::string& who,
                     const Position& position) {
    const auto told = oneLine(name);
    if (!told.has_value()) return tl::make_unexpected(told.error());
    const std::string& person = *told;
    json seated{{"event", "seated"}, {"side", side}, {"person", person}};
    if (!person.empty() && !who.empty()) seated["who"] = who;
    seated["say"] = events::said(seated, position, journalLanguage);
    return seated;
}

}  // namespace

Expected<std::string> personIn(const json& given) {
    const auto person = request::optionalText(given, "person");
    if (!person.has_value()) return tl::make_unexpected(person.error());
    return oneLine(person->value_or(""));
}

Expected<json> seated(const json& given, const Position& position) {
    const auto side = request::text(given, "side");
    if (!side.has_value()) return tl::make_unexpected(side.error());
    if (given.find("person") == given.end())
        return refuse(code::missingParameter, shared::refusals::NoPersonSaid{});
    const auto person = request::optionalText(given, "person");
    if (!person.has_value()) return tl::make_unexpected(person.error());
    const auto who = request::optionalText(given, "who");
    if (!who.has_value()) return tl::make_unexpected(who.error());
    if (const Allowed known = isSide(*side, position.state()); !known.has_value())
        return tl::make_unexpected(known.error());
    return event(*side, person->value_or(""), who->value_or(""), position);
}

Expected<std::vector<json>> seatedAtStart(const json& start, const Position& position) {
    std::vector<json> events;
    const json* given = request::find(start, "seats");
    if (given == nullptr) return events;
    if (!given->is_object()) return refuse(code::badParameter, shared::refusals::SeatsAreAnObject{});
    const json state = position.state();
    for (const auto& [side, person] : given->items()) {
        if (const Allowed known = isSide(side, state); !known.has_value())
            return tl::make_unexpected(known.error());
        const json name = person.is_object() ? person.value("person", json()) : person;
        const json who = person.is_object() ? person.value("who", json()) : json();
        if ((!name.is_string() && !name.is_null()) || (!who.is_string() && !who.is_null()))
            return refuse(code::badParameter, shared::refusals::PersonIsAText{});
    }
    for (const json& side : state.at("seating")) {
        const auto found = given->find(side.get_ref<const std::string&>());
        if (found == given->end()) continue;
        const json seat = found->is_object() ? *found : json{{"person", *found}};
        const json name = seat.value("person", json());
        const json who = seat.value("who", json());
        auto told = event(side.get<std::string>(), name.is_string() ? name.get<std::string>() : "",
                          who.is_string() ? who.get<std::string>() : "", position);
        if (!told.has_value()) return tl::make_unexpected(told.error());
        if (!told->at("person").get_ref<const std::string&>().empty()) events.push_back(*std::move(told));
    }
    return events;
}

void apply(const json& events, Seats& seats) {
    for (const json& event : events) {
        if (event.value("event", "") != "seated" || !event.contains("person")) continue;
        seats[event.at("side").get<std::string>()] = {event.at("person").get<std::string>(),
                                                      event.value("who", "")};
    }
}

json write(const Seats& seats) {
    json written = json::object();
    for (const auto& [side, seated] : seats) written[side] = seated.person;
    return written;
}

}  // namespace seats

void SeatLog::read(const EntryText& entry) {
    // The events of the act begin with this, since dumps are canonical; those of a start end with them.
    const bool seats = entry.events.starts_with(R"([{"event":"seated")");
    const bool mayStart = entry.seq == 1 && entry.events.find(R"("seated")") != std::string::npos;
    if (!seats && !mayStart) return;
    Seats changed;
    seats::apply(nlohmann::json::parse(entry.events), changed);
    if (!changed.empty()) changes_[entry.seq] = std::move(changed);
}

Seats SeatLog::at(const Journal& journal, Seq act) const {
    Seats seats;
    if (changes_.empty()) return seats;
    const Seq first = changes_.begin()->first;
    for (Seq seq = act; seq >= first; seq = journal.at(seq).parent) {
        const auto found = changes_.find(seq);
        if (found != changes_.end()) seats.insert(found->second.begin(), found->second.end());
    }
    std::erase_if(seats, [](const auto& seat) { return seat.second.person.empty(); });
    return seats;
}

}  // namespace adjutant
