// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json). What is hidden in a hand is not
// said.
#include <algorithm>

#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/setup.hpp"
#include "engine/words/told.hpp"

namespace adjutant::conquest {

static Phrase spoken(const State&, const CardId& card) { return nameOf(card); }
static Phrase spoken(const State&, const Amounts& amounts) { return list(amounts); }

/// The owner of a place, who does something there.
static void tellOwner(Arguments& say, const State& s, const PlaceId& place) {
    const auto& owner = at(s, place).owner;
    say.set("owner", owner ? nameOf(s, *owner) : names::Nobody{});
    say.setPlural("owner", owner && isPlural(s, *owner));
}

static void tell(Arguments& say, const State& s, const BoardLaid&) {
    say.set("tiles", static_cast<int>(s.territories.size()));
}
static void tell(Arguments& say, const State& s, const CapitalsRestarted& e) {
    say.set("where", e.continent);
    for (const ContinentData& continent : mapOf(s).continents()) {
        if (continent.id == e.continent) say.set("where", inData(continent.name));
    }
}
static void tell(Arguments& say, const State&, const Redealt& e) {
    say.set("hand", Phrase(phrases::UnbalancedHand{.reason = e.reason}));
}
static void tell(Arguments& say, const State&, const HandUnbalanced& e) {
    say.set("hand", Phrase(phrases::UnbalancedHand{.reason = e.reason}));
}
static void tell(Arguments& say, const State& s, const First& e, const Catalogue& words) {
    std::string settlements;
    for (const auto& [side, got] : e.settled.value_or(std::map<SideId, Amounts>{})) {
        if (got.empty()) continue;
        settlements += ' ' + phrase(words, "settled", [&, &side = side, &got = got](Arguments& settled) {
                           tellField(settled, words, s, "side", side);
                           tellField(settled, words, s, "got", got);
                       });
    }
    say.set("settlements", settlements);
}
/// C62-RECRUIT-04: 7 soldiers may stand as 1 cavalry and 2 infantry.
static void tell(Arguments& say, const State& s, const Placed& e) {
    constexpr int inCavalry = 5;
    const int soldiers = at(s, e.territory).soldiers;
    const int cavalry = std::min(soldiers / inCavalry, cavalryOfAFaction);
    const int infantry = soldiers - cavalry * inCavalry;
    say.set("standing", soldiers);
    say.set("cavalry", cavalry);
    say.set("infantry", infantry);
    say.set("as-pieces", soldiers < inCavalry ? "none" : infantry == 0 ? "cavalry" : "both");
}
static void tell(Arguments& say, const State&, const BankTraded& e) { say.set("given", e.rate * e.times); }
static void tell(Arguments& say, const State& s, const Entrenched& e) { tellOwner(say, s, e.territory); }
static void tell(Arguments& say, const State& s, const Engaged& e) { tellOwner(say, s, e.from); }
static void tell(Arguments& say, const State& s, const AttackRolled& e) { tellOwner(say, s, e.to); }
static void tell(Arguments& say, const State& s, const Eliminated&) {
    say.set("hands", s.options.hands.has_value());
}
static void tell(Arguments& say, const State& s, const GameOver& e, const Catalogue& words) {
    if (!e.winners.empty()) tellField(say, words, s, "winner", e.winners.front());
}

std::string Conquest::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

}  // namespace adjutant::conquest
