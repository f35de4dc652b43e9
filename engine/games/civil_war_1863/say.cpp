// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json).
#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/words/told.hpp"

namespace adjutant::w63 {

/// "Union infantry 3", "2 Union infantry and 1 gunboat".
static Phrase spoken(const State& s, const std::vector<PieceId>& group) { return nameOf(s, group); }

static void tell(Arguments& say, const State&, const Disabled& e) { say.set("number", e.marker.substr(1)); }
static void tell(Arguments& say, const State& s, const GameOver& e) {
    if (e.winners.empty()) return;
    say.set("winner", nameOf(s, e.winners.front()));
    say.set("loser", nameOf(s, enemyOf(e.winners.front())));
}

std::string CivilWar::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

}  // namespace adjutant::w63
