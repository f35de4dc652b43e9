// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json).
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "engine/words/told.hpp"

namespace adjutant::life {

const Catalogue& catalogue(std::string_view language);  // words.*.json

static std::string spoken(const State&, Player player) { return called(player); }
static std::string spoken(const State&, Resource resource) { return called(resource); }

/// Who or what harms: "Bandit 1", "the town", "hunger".
static std::string harmful(const std::string& by) {
    if (by == "town" || by == "skirmish") return "the " + by;
    if (by == "battlefield") return "a shot on the battlefield";
    if (by == "hunger" || by == "typhoid") return by;
    return called(PieceId{by});
}

static void tell(Arguments& say, const State& after, const RoundBegan&) {
    say.set("rounds", after.options.rounds);
}
static void tell(Arguments& say, const State&, const Damaged& e) { say.set("by", harmful(e.by)); }
static void tell(Arguments& say, const State&, const Died& e) { say.set("by", harmful(e.by)); }
static void tell(Arguments& say, const State&, const TensionChanged& e) { say.set("rises", e.to > e.from); }
static void tell(Arguments& say, const State&, const MedicineUsed& e) {
    say.set("himself", e.piece == e.target);
}
static void tell(Arguments& say, const State&, const Spoke& e) { say.set("stirs", e.change > 0); }
static void tell(Arguments& say, const State&, const EventDrawn& e) {
    const EventCard& card = eventCard(e.card);
    say.set("title", card.name);
    say.set("text", card.text);
}
static void tell(Arguments& say, const State&, const GameOver& e) {
    if (e.reason.empty()) say.setId("reason", "none");
    const bool one = e.winners.size() == 1 && e.winners.front().text == word(Player::soldier);
    say.set("won", e.winners.empty() ? "nobody" : one ? "one" : "many");
}

std::string Life::say(const State& after, const Event& event, std::string_view language) {
    return told(catalogue(language), after, event);
}

}  // namespace adjutant::life
