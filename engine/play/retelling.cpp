// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/retelling.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/play/game.hpp"
#include "engine/play/game_events.hpp"
#include "engine/play/result.hpp"

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
    if (const Step step = stepOf(entry.events); step.kind != Step::Kind::act) {
        if (step.kind == Step::Kind::undo)
            events.at(0) = events::undone(step.target, firstSentence(step.target));
        if (step.kind == Step::Kind::redo)
            events.at(0) = events::redone(step.target, firstSentence(step.target));
        return events;
    }
    if (!events::isOfTheSystem(events, entry)) return events;
    std::unique_ptr<Position> position = before(entry);
    position->retell(events, game_.language());
    for (const json& event : events) {
        if (event.contains("agreed")) {
            result::tellAgreed(events, event.at("agreed").get<std::vector<std::string>>(), *position);
            break;
        }
    }
    after_ = std::move(position);
    last_ = entry.seq;
    return events;
}

/// Of a ruling on what is hidden no more than that it was one.
std::string Retelling::firstSentence(Seq seq) { return events::firstSentence(events(seq)); }

std::unique_ptr<Position> Retelling::before(const EntryText& act) {
    if (after_ != nullptr && last_ == act.parent) return std::move(after_);
    return game_.positionAt(act.parent);
}

}  // namespace adjutant
