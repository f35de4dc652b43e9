// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, most likely first; the phases and what is pending.
#include "engine/games/conquest_1762/offers.hpp"

#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/setup.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

void offerClaims(std::vector<Offer>& list, const State& state) {
    std::vector<PlaceId> free;
    for (const TerritoryData& place : mapOf(state).territories()) {
        if (!at(state, place.id).owner) free.push_back(place.id);
    }
    list.push_back(offer<Claim>(offers::Claim{}, offers::ClaimNote{.side = called(state, *state.active)},
                                {oneOf(&Claim::territory, free)}));
}

void offerSwaps(std::vector<Offer>& list, const State& state) {
    const auto unbalanced = unbalancedIn(state);
    if (!unbalanced) return;
    std::vector<PlaceId> theirs;
    for (const TerritoryData& place : mapOf(state).territories()) {
        if (!owns(state, unbalanced->side, place.id)) theirs.push_back(place.id);
    }
    list.push_back(
        offer<Swap>(offers::Swap{},
                    offers::SwapNote{.side = called(state, unbalanced->side),
                                     .hand = phrases::UnbalancedHand{.reason = unbalanced->reason}},
                    {oneOf(&Swap::a, landsOf(state, unbalanced->side)), oneOf(&Swap::b, theirs)}));
}

void offerReinforcement(std::vector<Offer>& list, const State& state) {
    offerPlacing(list, state);
    if (state.options.reinforcement != Reinforcement::snake) {
        list.push_back(offer<Spread>(offers::Spread{}, offers::SpreadNote{}));
    }
}

void offerRoll(std::vector<Offer>& list, const State& state) {
    list.push_back(offer<RollResources>(offers::Roll{}, offers::RollNote{}));
    offerCards(list, state);
    const Refusal first{std::string(code::wrongPhase), refusals::RollFirst{}, "C62-TURN-01"};
    list.push_back(blocked<Attack>(offers::Attack{}, first));
    list.push_back(blocked<Build>(offers::Build{}, first));
    list.push_back(blocked<EndTurn>(offers::EndTurn{}, first));
}

void offerEnd(std::vector<Offer>& list, const State& state) {
    const int pool = at(state, *state.active).pool;
    const bool loses = state.phase == Phase::build && pool > 0;
    const Phrase warning = loses ? offers::UnplacedNote{.soldiers = pool} : Phrase();
    if (state.phase == Phase::build) list.push_back(offer<NextPhase>(offers::ToTheAttacks{}, warning));
    if (state.phase == Phase::attack) list.push_back(offer<NextPhase>(offers::NoMoreAttacks{}));
    list.push_back(offer<EndTurn>(offers::EndTurn{}, loses ? warning : offers::EndTurnNote{}));
}

void offerTurn(std::vector<Offer>& list, const State& state, std::span<const Overrule> overrules) {
    if (state.phase == Phase::build) {
        offerPlacing(list, state);
        offerRecruits(list, state, overrules);
        offerBuilding(list, state);
        offerCards(list, state);
        offerTrade(list, state);
    }
    if (state.phase == Phase::attack) offerOpenBattle(list, state);
    if (state.phase != Phase::redeploy) offerAttacks(list, state);
    if (state.phase != Phase::build) offerCards(list, state);
    offerReturns(list, state);
    if (state.phase != Phase::redeploy) offerEnd(list, state);
    offerRedeployments(list, state);
    if (state.phase == Phase::redeploy) offerEnd(list, state);
}

/// Something has to be settled first; true when it was offered.
bool offerPending(std::vector<Offer>& list, const State& state) {
    const Allowed free = Conquest::nothingPending(state);
    if (free.has_value()) return false;
    if (!isDefenceMade(state).has_value()) {
        offerDefence(list, state);
    } else if (!isMovedIn(state).has_value()) {
        offerMoveIn(list, state);
    } else {
        offerCards(list, state);
        offerDiscards(list, state);
    }
    list.push_back(blocked<EndTurn>(offers::EndTurn{}, free.error()));
    return true;
}

}  // namespace

std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state) {
    std::vector<Offer> list;
    switch (state.phase) {
        case Phase::setUp:
            list.push_back(offer<SetUp>(offers::SetUp{},
                                        offers::SetUpNote{.entered = state.options.setup == Setup::entered}));
            break;
        case Phase::draft:
            offerClaims(list, state);
            break;
        case Phase::balance:
            offerSwaps(list, state);
            break;
        case Phase::reinforce:
            offerReinforcement(list, state);
            break;
        case Phase::roll:
        case Phase::build:
        case Phase::attack:
        case Phase::redeploy:
            if (offerPending(list, state)) break;
            if (state.phase == Phase::roll) {
                offerRoll(list, state);
            } else {
                offerTurn(list, state, overrules);
            }
            break;
        case Phase::over:
            return list;
    }
    list.push_back(offer<EndGame>(offers::Stop{}, offers::StopNote{}, {textOf(&EndGame::reason, "ended")}));
    return list;
}

std::vector<Offer> Conquest::offers(const State& state) { return offersUnder({}, state); }

}  // namespace adjutant::conquest
