// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of empire cards. Each is its holder's secret until it is played.
#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/offers.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

std::vector<SideId> opponentsOf(const State& state, const SideId& side) {
    std::vector<SideId> others;
    for (const SideId& other : state.seating) {
        if (other != side && !at(state, other).out) others.push_back(other);
    }
    return others;
}

/// Those of the ids that the card could be played on, tried through the rule itself.
template <class T>
std::vector<T> targets(const State& state, const CardId& card, const SideId& side, const std::vector<T>& all,
                       Given<T> PlayCard::*parameter) {
    std::vector<T> fit;
    for (const T& one : all) {
        PlayCard action;
        action.card = given(card);
        action.*parameter = given(one);
        if (hasEffect(state, action, side).has_value()) fit.push_back(one);
    }
    return fit;
}

std::vector<PlaceId> everywhere(const State& state) {
    std::vector<PlaceId> places;
    for (const TerritoryData& place : mapOf(state).territories()) places.push_back(place.id);
    return places;
}

std::vector<PieceId> shipsOf(const State& state) {
    std::vector<PieceId> ships;
    for (const auto& [id, ship] : state.pieces) ships.push_back(id);
    return ships;
}

class Hand {
  public:
    Hand(std::vector<Offer>& list, const State& state, SideId side)
        : list_(list), state_(state), side_(std::move(side)) {}

    /// The card on each of its targets, and its being cancelled once.
    void offer(const CardId& card) {
        offerPlaying(card);
        if (list_.back().blocked) return;
        for (const SideId& other : whoCanVeto()) addVeto(card, other);
    }

  private:
    void offerPlaying(const CardId& card) {
        const std::string& id = card.text;
        if (id == "almanac") return add(card, {intOf(&PlayCard::number, 2, 12, 7)});
        if (id == "armistice" || id == "court-intrigue") {
            return addTargets<&PlayCard::target>(card, opponentsOf(state_, side_));
        }
        if (id == "blockade" || id == "native-uprising" || id == "shipwrights" || id == "entrenchments") {
            return addTargets<&PlayCard::territory>(card, everywhere(state_));
        }
        if (id == "storm") return addTargets<&PlayCard::ship>(card, shipsOf(state_));
        if (id == "bumper-harvest") return add(card, {oneOf(&PlayCard::resource, goods)});
        if (id == "privateers") return addPrivateers(card);
        add(card, {});
    }

    template <auto parameter, class T>
    void addTargets(const CardId& card, const std::vector<T>& all) {
        const auto fit = targets(state_, card, side_, all, parameter);
        if (fit.empty()) return block(card);
        add(card, {oneOf(parameter, fit)});
    }

    void addPrivateers(const CardId& card) {
        bool any = false;
        for (const SideId& target : opponentsOf(state_, side_)) {
            std::vector<Resource> loot;
            for (const Resource resource : goods) {
                const bool counted = isCounted(state_, resource);
                if (!counted || amountOf(at(state_, target), resource) > 0) loot.push_back(resource);
            }
            if (loot.empty()) continue;
            std::vector<Param> params{fixed(&PlayCard::target, target), oneOf(&PlayCard::resource, loot)};
            if (!isCounted(state_, loot.front())) {
                params.push_back(intOf(&PlayCard::cards, 1, maxRobbed, maxRobbed)
                                     .noted(offers::HandedOver{.side = nameOf(state_, target)}));
            }
            add(card, std::move(params), nameOf(state_, target));
            any = true;
        }
        if (!any) block(card);
    }

    /// `against`: whom it meets, where each has an offer of its own.
    void add(const CardId& card, std::vector<Param> params, const Phrase& against = {}) {
        Offer play = adjutant::offer<PlayCard>(offers::PlayCard{.card = nameOf(card), .against = against},
                                               inData(findCard(card)->text), whichCard(card));
        play.secret = side_.text;
        std::move(params.begin(), params.end(), std::back_inserter(play.params));
        list_.push_back(std::move(play));
    }

    /// C62-CARD-06: who could cancel a card is not to be read off the player's own offers, nor the player's
    /// cards off those of the one who could cancel them: the referee alone may see this. The card's own
    /// parameters are not checked.
    void addVeto(const CardId& card, const SideId& by) {
        Offer veto =
            adjutant::offer<PlayCard>(offers::Veto{.card = nameOf(card)},
                                      offers::VetoNote{.side = nameOf(state_, side_)}, whichCard(card));
        veto.secret = "referee";
        veto.params.push_back(fixed(&PlayCard::vetoedBy, by));
        list_.push_back(std::move(veto));
    }

    [[nodiscard]] std::vector<Param> whichCard(const CardId& card) const {
        std::vector<Param> params{fixed(&PlayCard::card, card)};
        if (side_ != state_.active) params.push_back(fixed(&PlayCard::player, side_));
        return params;
    }

    void block(const CardId& card) {
        list_.push_back(blocked<PlayCard>(offers::PlayCard{.card = nameOf(card), .against = ""},
                                          {"no-target", refusals::NoTarget{}, "C62-CARD-05"}));
        list_.back().secret = side_.text;
    }

    [[nodiscard]] std::vector<SideId> whoCanVeto() const {  // C62-CARD-06
        std::vector<SideId> sides;
        for (const SideId& other : opponentsOf(state_, side_)) {
            const auto& hand = at(state_, other).hand;
            if (contains(hand, CardId{"royal-veto"})) sides.push_back(other);
        }
        return sides;
    }

    std::vector<Offer>& list_;
    const State& state_;
    SideId side_;
};

/// Every card once, however often it is held.
std::vector<CardId> different(std::vector<CardId> hand) {
    std::sort(hand.begin(), hand.end());
    hand.erase(std::unique(hand.begin(), hand.end()), hand.end());
    return hand;
}

void offerBuying(std::vector<Offer>& list, const State& state) {
    const Deck& deck = state.decks.at(std::string(empireDeck));
    const bool left =
        !deck.discard.empty() ||
        std::any_of(deck.draw.begin(), deck.draw.end(), [](const auto& entry) { return entry.second > 0; });
    const Phrase cost = conquest::list(costOfACard());
    if (!canPay(state, *state.active, costOfACard())) {
        list.push_back(blocked<BuyCard>(offers::BuyCard{}, {std::string(code::notEnough),
                                                            refusals::ItCosts{.cost = cost}, "C62-CARD-01"}));
    } else if (!left) {
        list.push_back(
            blocked<BuyCard>(offers::BuyCard{}, {"deck-empty", refusals::DeckEmpty{}, "C62-CARD-07"}));
    } else {
        list.push_back(offer<BuyCard>(offers::BuyCard{}, offers::Price{.cost = cost}));
    }
}

}  // namespace

void offerCards(std::vector<Offer>& list, const State& state) {
    const SideId active = *state.active;
    const bool handFull = at(state, active).hand.size() > maxCardsInHand;
    if (state.phase == Phase::build && !handFull) offerBuying(list, state);
    for (const CardId& card : different(at(state, active).hand)) {
        const bool ownTurn = card.text != "entrenchments" && isPlayedIn(*findCard(card), state.phase);
        if (ownTurn) Hand(list, state, active).offer(card);
    }
    if (handFull || (state.phase != Phase::build && state.phase != Phase::attack)) return;
    for (const SideId& other : opponentsOf(state, active)) {
        const auto& hand = at(state, other).hand;
        if (contains(hand, CardId{"entrenchments"})) {
            Hand(list, state, other).offer({"entrenchments"});
        }
    }
}

void offerDiscards(std::vector<Offer>& list, const State& state) {
    const SideId side = *state.active;
    list.push_back(offer<DiscardCard>(offers::Discard{}, offers::DiscardNote{},
                                      {oneOf(&DiscardCard::card, different(at(state, side).hand))}));
    list.back().secret = side.text;
}

}  // namespace adjutant::conquest
