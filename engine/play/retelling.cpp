// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/retelling.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/play/game.hpp"
#include "engine/play/game_events.hpp"
#include "engine/play/result.hpp"
#include "messages/shared.hpp"

namespace adjutant {

using nlohmann::json;

json Retelling::events(Seq seq) {
    const EntryText& entry = game_.journal().at(seq);
    try {
        return toldAnew(entry, json::parse(entry.events));
    } catch (const std::exception&) {  // json::exception, or a fold that fails
        after_.reset();
        return json::parse(entry.events);
    }
}

json Retelling::toldAnew(const EntryText& entry, json events) {
    const std::string& language = game_.language();
    const Step step = stepOf(entry.events);
    switch (step.kind) {
        case Step::Kind::undo:
            return json::array({events::undone(step.target, firstSentence(step.target), language)});
        case Step::Kind::redo:
            return json::array({events::redone(step.target, firstSentence(step.target), language)});
        case Step::Kind::rewind:
            return json::array({events::rewound(step.target, language)});
        case Step::Kind::act:
            break;
    }
    if (entry.seq == 1) return tellStart(std::move(events));
    std::unique_ptr<Position> position = before(entry);
    if (!events::isOfTheSystem(events, entry)) {
        json& event = events.at(0);
        event["say"] = events::said(event, *position, language);
        events::fold(position, game_.system(), entry);
        after_ = std::move(position);
        last_ = entry.seq;
        return events;
    }
    position->retell(events, language);
    for (const json& event : events) {
        if (event.contains("agreed")) {
            result::tellAgreed(events, event.at("agreed").get<std::vector<std::string>>(), *position,
                               language);
            break;
        }
    }
    after_ = std::move(position);
    last_ = entry.seq;
    return events;
}

json Retelling::tellStart(json events) const {
    const auto position = game_.positionAt(1);
    const std::string& language = game_.language();
    for (json& event : events) {
        if (event.at("event") == "started")
            event["say"] = Phrase(shared::acts::Started{.system = game_.system().name}).in(language);
        if (event.at("event") == "seated") event["say"] = events::said(event, *position, language);
    }
    tellOpening(events);
    return events;
}

/// What follows the start by itself stands between it and the seats. What cannot be begun anew, as a board
/// that rules of today refuse, says what it said.
void Retelling::tellOpening(json& events) const {
    if (events.empty() || events.front().at("event") != "started") return;
    const auto begun = game_.system().begin(events.front().at("options"));
    if (!begun.has_value() || begun->opening == nullptr) return;
    const std::size_t last = std::min(begun->opening->size(), events.size() - 1);
    json opening(events.begin() + 1, events.begin() + 1 + static_cast<std::ptrdiff_t>(last));
    begun->unopened->retell(opening, game_.language());
    for (std::size_t at = 0; at < last; ++at) events[at + 1] = std::move(opening[at]);
}

/// Of a ruling on what is hidden no more than that it was one.
std::string Retelling::firstSentence(Seq seq) { return events::firstSentence(events(seq), game_.language()); }

std::unique_ptr<Position> Retelling::before(const EntryText& act) {
    if (after_ != nullptr && last_ == act.parent) return std::move(after_);
    return game_.positionAt(act.parent);
}

}  // namespace adjutant
