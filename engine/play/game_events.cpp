// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game_events.hpp"

#include <stdexcept>
#include <string_view>

#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

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

std::string firstSentence(const json& events, std::string_view language) {
    for (const json& event : events) {
        if (event.contains("hidden")) return Phrase(shared::acts::HiddenRuling{}).in(language);
        if (std::string say = event.value("say", ""); !say.empty()) return say;
    }
    return Phrase(shared::acts::AnAct{}).in(language);
}

bool isOfTheSystem(const json& events, const EntryText& entry) {
    const std::string name = events.empty() ? "" : events.at(0).at("event").get<std::string>();
    return name != "started" && name != "ruled" && !isOnlyTold(name, entry);
}

json started(const SystemEntry& system, const Position& position, const json& seed,
             const std::vector<Overrule>& overrules) {
    json state = position.state();
    json event{{"event", "started"},
               {"system", system.id},
               {"seed", seed},
               {"options", state.at("options")},
               {"seating", state.at("seating")},
               {"say", Phrase(shared::acts::Started{.system = system.name}).text()}};
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

json undone(Seq act, const std::string& what, std::string_view language) {
    return {{"event", "undone"}, {"seq", act}, {"say", Phrase(shared::acts::TakenBack{what}).in(language)}};
}

json redone(Seq act, const std::string& what, std::string_view language) {
    return {{"event", "redone"}, {"seq", act}, {"say", Phrase(shared::acts::DoneAgain{what}).in(language)}};
}

json rewound(Seq seq, std::string_view language) {
    return {{"event", "rewound"}, {"seq", seq}, {"say", Phrase(shared::acts::Rewound{seq}).in(language)}};
}

json noted(const std::string& text) { return {{"event", "noted"}, {"text", text}, {"say", text}}; }

json ruled(const json& set, const std::string& reason, const std::string& person,
           const std::vector<std::string>& hidden, const Position& position) {
    json event{{"event", "ruled"}, {"set", set}, {"reason", reason}};
    if (!person.empty()) event["person"] = person;
    if (!hidden.empty()) event["hidden"] = hidden;
    event["say"] = said(event, position, journalLanguage);
    return event;
}

json rolled(const json& roll, const Position& position) {
    json event{
        {"event", "rolled"}, {"dice", roll.at("dice")}, {"got", roll.at("got")}, {"for", roll.at("for")}};
    event["say"] = said(event, position, journalLanguage);
    return event;
}

std::string said(const json& event, const Position& position, std::string_view language) {
    const auto text = [&](const char* key) { return event.value(key, std::string()); };
    const std::string name = text("event");
    if (name == "ruled")
        return Phrase(shared::acts::Ruled{.person = text("person"), .reason = text("reason")}).in(language);
    if (name == "seated") {
        return Phrase(shared::acts::Seated{.person = text("person"), .side = position.sideName(text("side"))})
            .in(language);
    }
    if (name != "rolled") return text("say");
    const json& got = event.at("got");
    return Phrase(shared::acts::Rolled{.dice = text("dice"),
                                       .purpose = text("for"),
                                       .got = got.is_string() ? got.get<std::string>() : got.dump()})
        .in(language);
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
            throw Failure(shared::failures::NoStart{});
        } else if (name == "ruled") {
            if (const Allowed allowed = position->ruleAgain(events.at(0).at("set")); !allowed.has_value()) {
                throw Failure(allowed.error().sentence);
            }
        } else if (!isOnlyTold(name, entry)) {
            position->fold(events);
        }
    } catch (const json::exception&) {
        throw Failure(
            shared::failures::EntryUnreadable{.seq = entry.seq, .why = shared::failures::NoActOfThisGame{}});
    } catch (const std::exception& error) {
        throw Failure(shared::failures::EntryUnreadable{.seq = entry.seq, .why = toldBy(error)});
    }
}

}  // namespace adjutant::events
