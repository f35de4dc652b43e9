// SPDX-License-Identifier: GPL-3.0-or-later
// May a state that a ruling made stand? What could not be played on is refused.
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

Allowed bad(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }

Allowed checkPlaces(const State& state) {
    for (const auto* ids : {&peopleIds(), &merchantIds(), &banditIds()}) {
        for (const PieceId& id : *ids) {
            const auto place = placeOf(state, id);
            if (place && !known(state, *place)) return bad(refusals::NoSuchPlace{.place = place->text});
            if (!place && !isOut(state, id)) return bad(refusals::NeedsAPlace{.piece = called(id)});
        }
    }
    for (const auto& [place, heap] : state.ground) {
        if (!known(state, place)) return bad(refusals::NoSuchPlace{.place = place.text});
    }
    return {};
}

/// No table counts further, and what is reckoned from it stays a number.
bool isCount(int number, int least = 0) { return number >= least && number <= 1'000'000; }

template <class Holder>
bool areCounts(const Holder& holder) {
    const auto all = allOf<Resource>();
    return std::all_of(all.begin(), all.end(), [&](Resource r) { return isCount(amount(holder, r)); });
}

bool allAreCounts(const State& state) {
    bool fits = areCounts(state.sides.soldier) && areCounts(state.sides.civilians) &&
                isCount(state.bakery.food) && isCount(state.farm.food) &&
                isCount(state.farm.due.value_or(0)) && isCount(state.turn.left) && isCount(state.turn.moved);
    for (const Person& person : state.pieces.people) fits &= isCount(person.health) && isCount(person.turns);
    for (const Merchant& merchant : state.pieces.merchants) {
        fits &= areCounts(merchant.stock) && isCount(merchant.leaves.value_or(0));
    }
    for (const auto& [id, deck] : state.decks) {
        for (const auto& [card, copies] : deck.draw) fits &= isCount(copies);
    }
    return fits;
}

Allowed checkCounts(const State& state) {
    if (!isCount(state.round, 1)) return bad(refusals::RoundsFromOne{});
    if (state.tension.level < 1 || state.tension.level > 10) return bad(refusals::TensionBounds{});
    if (state.tension.counter < 0 || state.tension.counter > 2) return bad(refusals::CounterBounds{});
    if (!allAreCounts(state)) return bad(refusals::NoCount{});
    for (const auto& [place, heap] : state.ground) {
        const bool fits =
            std::all_of(heap.begin(), heap.end(), [](const auto& lying) { return isCount(lying.second); });
        if (!fits) return bad(refusals::NoCountAt{.place = called(place)});
    }
    return {};
}

Allowed checkPeople(const State& state) {
    constexpr Player players[] = {Player::soldier, Player::civilians};
    for (const PieceId& id : peopleIds()) {
        const Person& self = person(state, id);
        const Kind kind = isSoldier(id) ? Kind::soldier : Kind::civilian;
        if (self.kind != kind || self.side != playerOf(id))
            return bad(refusals::StaysWhatItIs{.piece = called(id)});
        for (const Disease disease : self.diseases) {
            if (std::count(self.diseases.begin(), self.diseases.end(), disease) > 1) {  // L61-DISEASE-03
                return bad(refusals::DiseaseOnlyOnce{.piece = called(id), .disease = disease});
            }
        }
    }
    if (!std::is_permutation(state.seating.begin(), state.seating.end(), std::begin(players),
                             std::end(players))) {
        return bad(refusals::SidesStay{});
    }
    if (state.turn.piece && !isPerson(*state.turn.piece)) return bad(refusals::OnlyPlayersTurn{});
    for (const PieceId& id : state.bakery.freeTaken) {
        if (!isPerson(id)) return bad(refusals::OnlyPlayersBread{});
    }
    return {};
}

Allowed checkDeck(const State& state) {
    const bool house = state.options.events == Events::house;
    if (state.decks.size() != (house ? 1U : 0U) || (house && !state.decks.contains("events"))) {
        return bad(refusals::DecksStay{});
    }
    if (!house) return {};
    const Deck& deck = state.decks.at("events");
    const auto isNone = [](const CardId& card) { return !fromWord<Card>(card.text).has_value(); };
    const auto drawn =
        std::find_if(deck.draw.begin(), deck.draw.end(), [&](const auto& c) { return isNone(c.first); });
    const auto laid = std::find_if(deck.discard.begin(), deck.discard.end(), isNone);
    if (drawn == deck.draw.end() && laid == deck.discard.end()) return {};
    return bad(refusals::NoSuchCard{.card = (drawn != deck.draw.end() ? drawn->first : *laid).text});
}

}  // namespace

Allowed Life::check(const State& state) {
    for (const auto part : {checkPlaces, checkCounts, checkPeople, checkDeck}) {
        if (Allowed fits = part(state); !fits) return fits;
    }
    return {};
}

}  // namespace adjutant::life
