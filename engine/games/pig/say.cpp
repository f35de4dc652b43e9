// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json), and the labels that odds are told
// by.
#include "engine/games/pig/pig.hpp"
#include "engine/words/told.hpp"

namespace adjutant::pig {

const Catalogue& catalogue(std::string_view language);  // words.*.json

static void tell(Arguments& say, const State& after, const Thrown&) { say.set("pot", after.pot); }
static void tell(Arguments& say, const State& after, const Banked&) { say.set("pot", after.pot); }

std::string Pig::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

std::string Pig::label(const Action&, const State&, const std::vector<Event>& events, const State&) {
    for (const Event& event : events) {
        if (std::holds_alternative<Busted>(event)) return "busted";
    }
    if (events.empty() || !std::holds_alternative<Thrown>(events.front())) return "certain";
    return std::to_string(std::get<Thrown>(events.front()).sum.total());
}

}  // namespace adjutant::pig
