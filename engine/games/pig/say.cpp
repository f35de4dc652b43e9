// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of events, and the labels that odds are told by.
#include "engine/games/pig/pig.hpp"

namespace adjutant::pig {

std::string Pig::say(const State& after, const Event& event) {
    if (std::holds_alternative<Busted>(event)) return "A one: the turn's points are gone.";
    if (std::holds_alternative<GameOver>(event)) return "The game is over.";
    return "The pot holds " + std::to_string(after.pot) + ".";
}

std::string Pig::label(const Action&, const State&, const std::vector<Event>& events, const State&) {
    for (const Event& event : events) {
        if (std::holds_alternative<Busted>(event)) return "busted";
    }
    if (events.empty() || !std::holds_alternative<Thrown>(events.front())) return "certain";
    return std::to_string(std::get<Thrown>(events.front()).sum.total());
}

}  // namespace adjutant::pig
