// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: battles first, then moves, fortifications and the end of the turn.
#include "engine/games/civil_war_1863/offers.hpp"

#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

void offerWorks(const State& s, std::vector<Offer>& offers) {
    for (const auto& [id, city] : s.cities) {
        if (city.kind != CityKind::key) continue;
        const Pieces stack = stackAt(s, s.turn.side, asked(s) ? id : *city.square);
        Pieces troops;
        std::copy_if(stack.begin(), stack.end(), std::back_inserter(troops),
                     [&](const PieceId& piece) { return isGround(s.pieces.at(piece)); });
        if (troops.empty()) continue;
        const bool spent =
            std::any_of(troops.begin(), troops.end(), [&](const PieceId& p) { return s.pieces.at(p).moved; });
        if (!city.fortified && !spent && s.markers.doubling > 0) {
            offers.push_back(offer<Fortify>(offers::Fortify{.city = city.name}, offers::FortifyNote{},
                                            {fixed(&Fortify::city, id)}));
        } else if (city.fortified == s.turn.side && !city.fresh) {
            offers.push_back(offer<Unfortify>(offers::Unfortify{.city = city.name}, offers::UnfortifyNote{},
                                              {fixed(&Unfortify::city, id)}));
        }
    }
}

Offer endTurnOffer(const State& s) {
    Offer end =
        offer<EndTurn>(offers::EndTurn{},
                       offers::EndTurnNote{.moved = s.turn.moved, .side = nameOf(s, enemyOf(s.turn.side))});
    if (Allowed enough = movedEnough(s); !enough.has_value()) end.blocked = enough.error();
    return end;
}

std::vector<Offer> turnOffers(const State& s, std::span<const Overrule> overrules) {
    Pieces ready;
    for (const PieceId& id : inPlay(s, s.turn.side)) {
        if (fresh(s, id)) ready.push_back(id);
    }
    const Stacks stacks = stacksOf(s, ready);
    std::vector<Offer> offers;
    offerBattles(s, overrules, offers, stacks);
    offerMoves(s, offers, stacks);
    offerWorks(s, offers);
    offers.insert(s.turn.moved ? offers.begin() : offers.end(), endTurnOffer(s));
    if (asked(s)) offerStations(s, offers);
    return offers;
}

Offer removeOffer(const State& s) {
    const Duty& duty = s.pending.front();
    const Pieces all = inPlay(s, duty.side);
    const auto count = std::min<std::ptrdiff_t>(*duty.count, std::ssize(all));
    return offer<Remove>(
        offers::Remove{.pieces = count}, offers::RemoveNote{.city = s.cities.at(*duty.city).name},
        {someOf(&Remove::pieces, all, count, count)});  // the owner's choice; none is likelier
}

}  // namespace

std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state) {
    std::vector<Offer> offers;
    switch (state.phase) {
        case Phase::over:
            return offers;
        case Phase::play:
            offers = turnOffers(state, overrules);
            break;
        case Phase::extraMove:
            offers = retreatOffers(state);
            break;
        case Phase::removal:
            offers.push_back(removeOffer(state));
            break;
    }
    offers.push_back(offer<Surrender>(offers::Surrender{},
                                      offers::SurrenderNote{.side = nameOf(state, *state.active)},
                                      {fixed(&Surrender::side, *state.active)}));
    offers.push_back(offer<End>(offers::Stop{}, offers::StopNote{}, {textOf(&End::reason, "agreed")}));
    return offers;
}

std::vector<Offer> CivilWar::offers(const State& state) { return offersUnder({}, state); }

}  // namespace adjutant::w63
