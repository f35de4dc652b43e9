// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of events say besides their fields (words.en.json).
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "engine/words/told.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {

static Phrase spoken(const State&, Player player) { return called(player); }

/// Who or what harms: "Bandit 1", "the town", "hunger".
static Phrase harmful(const std::string& by) {
    if (by == "town") return names::Town{};
    if (by == "skirmish") return names::Skirmish{};
    if (by == "battlefield") return names::ShotOnTheBattlefield{};
    if (by == "hunger") return names::Hunger{};
    if (by == "typhoid") return names::Typhoid{};
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
static void tell(Arguments& say, const State&, const Traded& e) {
    say.set("alike", e.give.size() == 2 && e.give.front() == e.give.back());
}
static void tell(Arguments& say, const State&, const Spoke& e) { say.set("stirs", e.change > 0); }
static void tell(Arguments& say, const State&, const EventDrawn& e) {
    say.set("title", cardName(e.card));
    say.set("text", inData(eventCard(e.card).text));
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
