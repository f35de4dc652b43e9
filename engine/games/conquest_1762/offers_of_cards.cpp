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
        if (id == "almanac") return add(card, {intOf("number", 2, 12, 7)});
        if (id == "armistice" || id == "court-intrigue") {
            return addTargets(card, "target", opponentsOf(state_, side_), &PlayCard::target);
        }
        if (id == "blockade" || id == "native-uprising" || id == "shipwrights" || id == "entrenchments") {
            return addTargets(card, "territory", everywhere(state_), &PlayCard::territory);
        }
        if (id == "storm") return addTargets(card, "ship", shipsOf(state_), &PlayCard::ship);
        if (id == "bumper-harvest") return add(card, {choiceOf("resource", goods)});
        if (id == "privateers") return addPrivateers(card);
        add(card, {});
    }

    template <class T>
    void addTargets(const CardId& card, std::string_view name, const std::vector<T>& all,
                    Given<T> PlayCard::*parameter) {
        const auto fit = targets(state_, card, side_, all, parameter);
        if (fit.empty()) return block(card);
        add(card, {oneOf(name, fit)});
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
            std::vector<Param> params{fixed("target", "side", target.text), choiceOf("resource", loot)};
            if (!isCounted(state_, loot.front())) {
                params.push_back(
                    intOf("cards", 1, maxRobbed, maxRobbed)
                        .asFact()
                        .noted("what " + nameOf(state_, target) + " can hand over, two at most"));
            }
            add(card, std::move(params), " against " + nameOf(state_, target));
            any = true;
        }
        if (!any) block(card);
    }

    /// `against`: whom it meets, where each has an offer of its own.
    void add(const CardId& card, std::vector<Param> params, const std::string& against = {}) {
        Offer offer =
            plainOffer("play-card", "Play " + nameOf(card) + against, std::string(findCard(card)->text));
        offer.secret = side_.text;
        offer.params = whichCard(card);
        std::move(params.begin(), params.end(), std::back_inserter(offer.params));
        list_.push_back(std::move(offer));
    }

    /// C62-CARD-06: who could cancel a card is not to be read off the player's own offers, nor the player's
    /// cards off those of the one who could cancel them: the referee alone may see this. The card's own
    /// parameters are not checked.
    void addVeto(const CardId& card, const SideId& by) {
        Offer offer = plainOffer("play-card", "Cancel " + nameOf(card) + " with a royal veto",
                                 "played by " + nameOf(state_, side_));
        offer.secret = "referee";
        offer.params = whichCard(card);
        offer.params.push_back(fixed("vetoed-by", "side", by.text));
        list_.push_back(std::move(offer));
    }

    [[nodiscard]] std::vector<Param> whichCard(const CardId& card) const {
        std::vector<Param> params{fixed("card", "card", card.text)};
        if (side_ != state_.active) params.push_back(fixed("side", "side", side_.text));
        return params;
    }

    void block(const CardId& card) {
        Offer offer = blocked("play-card", "Play " + nameOf(card),
                              {"no-target", "There is nothing to play it on.", "C62-CARD-05"});
        offer.secret = side_.text;
        list_.push_back(std::move(offer));
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
    const std::string cost = conquest::list(costOfACard());
    if (!canPay(state, *state.active, costOfACard())) {
        list.push_back(blocked("buy-card", "Buy an empire card",
                               {std::string(code::notEnough), "It costs " + cost + '.', "C62-CARD-01"}));
    } else if (!left) {
        list.push_back(blocked("buy-card", "Buy an empire card",
                               {"deck-empty", "All empire cards are in hands.", "C62-CARD-07"}));
    } else {
        list.push_back(plainOffer("buy-card", "Buy an empire card", "for " + cost));
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
    Offer offer = plainOffer("discard-card", "Discard a card", "no more than three may be held");
    offer.secret = side.text;
    offer.params = {oneOf("card", different(at(state, side).hand))};
    list.push_back(std::move(offer));
}

}  // namespace adjutant::conquest
