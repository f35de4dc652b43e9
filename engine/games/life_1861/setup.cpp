// SPDX-License-Identifier: GPL-3.0-or-later
// The start of a game, its options, and what of the state follows from the rest (L61-SETUP, section 2).
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

/// L61-SETUP-04.
void placePeople(State& state) {
    Person& soldier = person(state, {"s1"});
    soldier.side = Player::soldier;
    soldier.kind = Kind::soldier;
    soldier.health = startHealth(Kind::soldier);
    soldier.gun = Gun::rifle;
    soldier.place = placeId(place::base);
    for (const char* civilian : {"c1", "c2", "c3"}) person(state, {civilian}).place = placeId(place::house);
    person(state, {"c4"}).place = placeId(place::townHall);
}

/// The side of the open turn; else the side that alone can take the next turn.
std::optional<Player> activeSide(const State& state) {
    if (state.phase != Phase::action) return std::nullopt;
    if (state.turn.piece) return playerOf(*state.turn.piece);
    std::optional<Player> only;
    for (const PieceId& id : peopleIds()) {
        if (!canTakeTurn(state, id)) continue;
        if (only && *only != playerOf(id)) return std::nullopt;  // L61-TURN-04: the first action decides
        only = playerOf(id);
    }
    return only;
}

/// A ruling may leave on the ground what is no more, and name only those cards of the deck that are left.
void tidyRuled(State& state) {
    for (auto& [place, heap] : state.ground)
        std::erase_if(heap, [](const auto& lying) { return lying.second == 0; });
    std::erase_if(state.ground, [](const auto& there) { return there.second.empty(); });
    const auto deck = state.decks.find("events");
    if (deck == state.decks.end() || deck->second.draw.size() >= allOf<Card>().size()) return;
    for (const Card card : allOf<Card>()) deck->second.draw.try_emplace(cardId(card), 0);
}

}  // namespace

Expected<State> Life::setup(const Options& options) {
    State state;
    state.options = options;
    placePeople(state);
    if (options.events == Events::house) state.decks["events"] = fullDeck();  // L61-SETUP-01
    return state;
}

void Life::derive(State& state) {
    tidyRuled(state);
    state.active = activeSide(state);
}

/// L61-SETUP-03: two food at random.
Allowed decide(Draft& draft, const SetUp& /*action*/) {
    placeAtRandom(draft, Resource::food);
    placeAtRandom(draft, Resource::food);
    draft.emit(StageBegan{Phase::event, draft.state().round});
    return {};
}

}  // namespace adjutant::life
