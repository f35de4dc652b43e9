// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json).
#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/words/data_text.hpp"
#include "engine/words/told.hpp"

namespace adjutant::acw {

static Phrase spoken(const State& s, const PieceId& unit) { return unitName(s, unit); }
static std::string spoken(const State&, const Place& hex) { return text(hex); }
static std::string spoken(const State&, const Hexside& side) { return text(side); }
static Phrase spoken(const State&, Card card) { return cardName(card); }

static void tell(Arguments& say, const State&, const CommanderAdded& e) {
    say.set("commander", commanderName(e.commander));
}
static void tell(Arguments& say, const State& s, const Begun&) {
    say.set("first", sideName(s.seating.front()));
}
static void tell(Arguments& say, const State& s, const CardPlayed&) {
    say.set("active", sideName(*s.active));
}
static void tell(Arguments& say, const State& s, const CardDeclined&) {
    say.set("active", sideName(*s.active));
}
static void tell(Arguments& say, const State&, const CommanderRemoved& e) {
    say.set("commander", commanderName(e.commander));
}
static void tell(Arguments& say, const State& s, const Occupied& e) {
    say.set("place", s.strongpoints.at(e.strongpoint).name);
}
static void tell(Arguments& say, const State&, const Ended& e, const Catalogue& words) {
    say.set("reason", dataText(words, e.reason));
    say.set("union", e.points.unionSide);
    say.set("confederate", e.points.confederate);
}

std::string HexAcw::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

}  // namespace adjutant::acw
