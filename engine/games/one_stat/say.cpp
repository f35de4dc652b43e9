// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json).
#include "engine/games/one_stat/rules.hpp"
#include "engine/words/told.hpp"

namespace adjutant::onestat {

static void tell(Arguments& say, const State&, const Spent& e) {
    say.set("left", (e.move ? 1 : 0) + (e.other ? 1 : 0));
}
static void tell(Arguments& say, const State& s, const Wounded& e) {
    say.set("die", pieceOf(s, e.fighter).die);
}
/// "spawn-3" is "spawnpoint 3".
static void tell(Arguments& say, const State&, const OpponentSpawned& e) {
    say.set("spot", e.place.starts_with("spawn-") ? Phrase(names::Spawnpoint{.number = e.place.substr(6)})
                                                  : names::Site{});
}
static void tell(Arguments& say, const State&, const Manipulated& e) {
    if (e.device != "site") say.set("spawnpoint", spawnpointOf(e.device));
}
static void tell(Arguments& say, const State& s, const Scored& e) {
    say.set("whose", possessive(nameOf(s, e.side)));
}
/// "spawnpoint-3", or the id of a token.
static void tell(Arguments& say, const State& s, const Placed& e) {
    const TokenId token{e.point};
    say.set("what", s.tokens.find(token) == nullptr ? inData(spelledOut(e.point)) : nameOf(s, token));
}

std::string OneStat::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

}  // namespace adjutant::onestat
