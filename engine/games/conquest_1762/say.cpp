// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for every event, as a referee would read it out. What is hidden in a hand is not said.
#include <algorithm>

#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {
namespace {

/// The owner of a place, who does something there.
std::string ownerDoes(const State& s, const PlaceId& place, std::string_view many, std::string_view one) {
    const auto& owner = at(s, place).owner;
    return owner ? does(s, *owner, many, one) : "Nobody " + std::string(one);
}

/// " for 1 wood", or nothing where nothing is paid.
std::string price(const Amounts& paid) { return paid.empty() ? "" : " for " + list(paid); }

/// C62-RECRUIT-04: 7 soldiers may stand as 1 cavalry and 2 infantry.
std::string asPieces(int soldiers) {
    constexpr int inCavalry = 5;
    const int cavalry = std::min(soldiers / inCavalry, cavalryOfAFaction);
    const int infantry = soldiers - cavalry * inCavalry;
    std::string text = std::to_string(cavalry) + " cavalry";
    if (infantry > 0) text += " and " + std::to_string(infantry) + " infantry";
    return text;
}

std::string standingIn(const State& s, const PlaceId& place) {
    constexpr int worthChanging = 5;
    const int soldiers = at(s, place).soldiers;
    std::string text = std::to_string(soldiers) + " stand in " + nameOf(s, place);
    if (soldiers >= worthChanging) text += " (" + asPieces(soldiers) + ")";
    return text;
}

std::string dice(const std::vector<int>& faces) {
    std::string text;
    for (const int face : faces) {
        if (!text.empty()) text += ", ";
        text += std::to_string(face);
    }
    return text;
}

std::string phaseWords(Phase phase) {
    switch (phase) {
        case Phase::draft:
            return "The territories are claimed in turn.";
        case Phase::reinforce:
            return "The armies are reinforced.";
        case Phase::build:
            return "Now to trade, recruit and build.";
        case Phase::attack:
            return "Now to attack.";
        case Phase::redeploy:
            return "The attacks are over; now to redeploy.";
        default:
            return "The phase is now '" + std::string(word(phase)) + "'.";
    }
}

std::string say(const State& s, const BoardLaid& /*e*/) {
    return "The board is laid: " + std::to_string(s.territories.size()) + " tiles, toppers and the capitals.";
}
std::string say(const State& /*s*/, const BoardSet& /*e*/) { return "The standard board is laid."; }
std::string say(const State& s, const CapitalsRestarted& e) {
    std::string where = e.continent;
    for (const ContinentData& continent : mapOf(s).continents()) {
        if (continent.id == e.continent) where = continent.name;
    }
    return "No coast of " + where + " is left for a capital; the capitals are placed again.";
}
std::string say(const State& s, const Redealt& e) {
    return does(s, e.side, "were dealt ", "was dealt ") + unbalancedBy(e.reason) +
           "; the cards are dealt again.";
}
std::string say(const State& s, const Dealt& e) {
    return does(s, e.side, "are dealt ", "is dealt ") +
           (e.territories == 1 ? "1 territory" : std::to_string(e.territories) + " territories") + ".";
}
std::string say(const State& s, const HandUnbalanced& e) {
    return does(s, e.side, "hold ", "holds ") + unbalancedBy(e.reason) +
           "; territories are swapped until nobody does.";
}
std::string say(const State& s, const Swapped& e) {
    return nameOf(s, e.a) + " and " + nameOf(s, e.b) + " change hands.";
}
std::string say(const State& s, const First& e) {
    std::string text = does(s, e.side, "begin") + ".";
    if (!e.settled) return text;
    for (const auto& [side, got] : *e.settled) {
        if (!got.empty()) text += " " + does(s, side, "take") + " " + list(got) + ".";
    }
    return text;
}
std::string say(const State& s, const Claimed& e) {
    return does(s, e.side, "claim") + " " + nameOf(s, e.territory) + "; it brings " + list(e.got) + ".";
}
std::string say(const State& s, const SpreadOut& e) {
    return does(s, e.side, "spread") + " " + counted(e.soldiers, "soldier") + " over their territories.";
}
std::string say(const State& s, const Placed& e) {
    return does(s, e.side, "place") + " " + counted(e.soldiers, "soldier") + "; " +
           standingIn(s, e.territory) + ".";
}
std::string say(const State& s, const OnTurn& e) { return does(s, e.side, "are next.", "is next."); }
std::string say(const State& /*s*/, const PhaseBegan& e) { return phaseWords(e.phase); }
std::string say(const State& s, const ReinforcementsLost& e) {
    return does(s, e.side, "lose") + " " + counted(e.soldiers, "soldier") + ", not placed in time.";
}
std::string say(const State& s, const TurnBegan& e) {
    return "Round " + std::to_string(e.round) + ": the turn of " + nameOf(s, e.side) + ".";
}
std::string say(const State& s, const TurnEnded& e) { return "The turn of " + nameOf(s, e.side) + " ends."; }
std::string say(const State& /*s*/, const Rolled& e) {
    return "The number is " + std::to_string(e.number) + ".";
}
std::string say(const State& s, const Collected& e) {
    return does(s, e.side, "take") + " " + (e.got.empty() ? "nothing" : list(e.got)) + ".";
}
std::string say(const State& s, const MetropolisBonus& e) {
    return "Metropolises bring " + nameOf(s, e.side) + " " + list(e.got) + ".";
}
std::string say(const State& s, const Reinforcements& e) {
    return does(s, e.side, "get") + " " + counted(e.soldiers, "soldier") + " to place.";
}

std::string say(const State& s, const BankTraded& e) {
    return does(s, e.side, "give") + " the bank " + list({{e.give, e.rate * e.times}}) + " for " +
           list({{e.take, e.times}}) + ".";
}
std::string say(const State& s, const Traded& e) {
    return does(s, e.a, "give") + " " + nameOf(s, e.b) + " " + list(e.give) + " for " + list(e.take) + ".";
}
std::string say(const State& s, const Recruited& e) {
    return does(s, e.side, "recruit") + " " + counted(e.soldiers, "soldier") + " for " + list(e.paid) + ".";
}
std::string say(const State& s, const Built& e) {
    return does(s, e.side, "build") + " a " + std::string(word(e.what)) + " in " + nameOf(s, e.territory) +
           price(e.paid) + ".";
}
std::string say(const State& s, const CardBought& e) {
    return does(s, e.side, "buy") + " an empire card" + price(e.paid) + ".";
}
std::string say(const State& /*s*/, const DeckReshuffled& /*e*/) {
    return "The discarded empire cards are shuffled into a new deck.";
}
std::string say(const State& s, const CardPlayed& e) {
    return does(s, e.side, "play") + " " + nameOf(e.card) + ".";
}
std::string say(const State& s, const CardVetoed& e) {
    return does(s, e.by, "cancel") + " " + nameOf(e.card) + " with a royal veto.";
}
std::string say(const State& s, const CardDiscarded& e) {
    return does(s, e.side, "discard") + " " + nameOf(e.card) + ".";
}
std::string say(const State& s, const CardInForce& e) {
    if (e.card.text == "forced-march")
        return does(s, e.side, "have", "has") + " one more redeployment this turn.";
    if (e.card.text == "master-gunner")
        return "A master gunner aims the next attack of " + nameOf(s, e.side) + ".";
    return "Smugglers trade for " + nameOf(s, e.side) + " as if there were a port.";
}
std::string say(const State& s, const Truce& e) {
    return does(s, e.by, "and ", "and ") + nameOf(s, e.with) + " keep a truce until the next turn of " +
           nameOf(s, e.by) + ".";
}
std::string say(const State& s, const Blockaded& e) {
    return does(s, e.by, "blockade") + " " + nameOf(s, e.territory) + "; it produces nothing.";
}
std::string say(const State& s, const Gained& e) { return does(s, e.side, "take") + " " + list(e.got) + "."; }
std::string say(const State& s, const CardStolen& e) {
    return does(s, e.side, "draw") + " a card from the hand of " + nameOf(s, e.from) + ".";
}
std::string say(const State& s, const Entrenched& e) {
    return ownerDoes(s, e.territory, "dig", "digs") + " in at " + nameOf(s, e.territory) + ".";
}
std::string say(const State& s, const Robbed& e) {
    return "Privateers bring " + nameOf(s, e.side) + " " + list(e.got) + " from " + nameOf(s, e.from) + ".";
}
std::string say(const State& s, const Weathered& e) { return nameOf(s, e.piece) + " weathers the storm."; }
std::string say(const State& s, const ShipSunk& e) { return nameOf(s, e.piece) + " sinks."; }

std::string say(const State& s, const NativesCame& e) {
    return "Three natives take " + nameOf(s, e.territory) + ".";
}
std::string say(const State& s, const Engaged& e) {
    std::string text =
        ownerDoes(s, e.from, "attack ", "attacks ") + nameOf(s, e.to) + " from " + nameOf(s, e.from);
    if (e.ship) text += " by sea with " + counted(e.soldiers, "soldier") + " aboard";
    return text + ".";
}
std::string say(const State& s, const AttackRolled& e) {
    return "The attack on " + nameOf(s, e.to) + " rolls " + dice(e.dice) + ". " +
           ownerDoes(s, e.to, "choose", "chooses") + " the dice to defend with.";
}
std::string say(const State& /*s*/, const Exchanged& e) {
    return dice(e.attack) + " against " + dice(e.defence) + (e.naval ? " at sea" : "") +
           ": the attacker loses " + std::to_string(e.attackerLost) + ", the defender " +
           std::to_string(e.defenderLost) + ".";
}
std::string say(const State& s, const Repulsed& e) {
    return "The attack on " + nameOf(s, e.to) + " is repulsed.";
}
std::string say(const State& s, const MutualDestruction& e) {
    return "Attackers and defenders of " + nameOf(s, e.to) + " destroy each other; nobody holds it.";
}
std::string say(const State& s, const Conquered& e) { return nameOf(s, e.territory) + " is conquered."; }
std::string say(const State& s, const CalledOff& e) {
    return "The attack on " + nameOf(s, e.to) + " is called off.";
}
std::string say(const State& s, const MovedIn& e) {
    std::string text =
        does(s, e.side, "move") + " " + counted(e.soldiers, "soldier") + " into " + nameOf(s, e.territory);
    if (e.ship) text += *e.ship == "dock" ? "; the ship docks there" : "; the ship returns";
    return text + ".";
}
std::string say(const State& s, const Plundered& e) {
    return does(s, e.side, "plunder") + " the " + std::string(word(e.what)) + " of " +
           nameOf(s, e.territory) + " for " + std::to_string(e.gold) + " gold.";
}
std::string say(const State& s, const Kept& e) {
    return "The " + std::string(word(e.what)) + " of " + nameOf(s, e.territory) + " is kept.";
}
std::string say(const State& s, const Left& e) { return nameOf(s, e.territory) + " is left to nobody."; }
std::string say(const State& s, const Looted& e) {
    return does(s, e.side, "loot") + " 1 " + std::string(word(e.resource)) + " from " +
           nameOf(s, e.territory) + ".";
}
std::string say(const State& s, const Redeployed& e) {
    const std::string way = nameOf(s, e.from) + " to " + nameOf(s, e.to);
    if (!e.ship)
        return counted(e.soldiers, "soldier") + (e.soldiers == 1 ? " marches" : " march") + " from " + way +
               ".";
    return nameOf(s, *e.ship) + " sails from " + way + " with " + counted(e.soldiers, "soldier") + ".";
}
std::string say(const State& s, const Eliminated& e) {
    std::string text = does(s, e.side, "have no territory left and are", "has no territory left and is") +
                       " out of the game";
    if (s.options.hands) text += "; all resource cards go back to the bank";
    return text + ".";
}
std::string say(const State& s, const GameOver& e) {
    if (e.winners.empty()) {
        const bool plain = e.reason == "ended";
        const std::string why = e.reason == "nobody-left" ? "nobody is left" : e.reason;
        return "The game is over without a winner" + (plain ? "" : ": " + why) + ".";
    }
    const SideId& winner = e.winners.front();
    if (e.reason == "last-standing") {
        return does(s, winner, "are the last ones standing and win.", "is the last one standing and wins.");
    }
    return does(s, winner, "win") + " the " + e.reason + " victory.";
}

}  // namespace

std::string Conquest::say(const State& after, const Event& event) {
    return std::visit([&](const auto& held) { return conquest::say(after, held); }, event);
}

}  // namespace adjutant::conquest
