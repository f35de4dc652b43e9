// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of outcomes, and the odds that the system answers itself (C62-ODDS). The other actions go to the
// explorer of the engine.
#include "engine/chance/happened.hpp"
#include "engine/games/conquest_1762/odds_of_fights.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {
namespace {

std::string labelOfCard(const std::vector<Event>& events, const CardId& card) {
    if (card.text == "storm") {
        if (lastOf<ShipSunk>(events) != nullptr) return "sunk";
        if (lastOf<Weathered>(events) != nullptr) return "safe";
    }
    const auto* stolen = lastOf<CardStolen>(events);
    return stolen != nullptr ? stolen->card.text : "certain";
}

/// The rolls for the first turn that may follow have no say in what a swap is, and may be tied for ever.
Expected<Outcomes> swapOdds(const State& state, const Swap& action) {
    if (const auto swap = swapped(state, action); !swap.has_value()) return refusalOf(swap);
    return Outcomes{{"certain", Fraction(1)}};
}

}  // namespace

std::string Conquest::label(const Action& action, const State& /*before*/, const std::vector<Event>& events,
                            const State& /*after*/) {  // C62-ODDS-05
    if (const auto* card = std::get_if<PlayCard>(&action)) return labelOfCard(events, *card->card.value);
    if (const auto* rolled = lastOf<Rolled>(events); rolled != nullptr) return std::to_string(rolled->number);
    if (const auto* bought = lastOf<CardBought>(events); bought != nullptr) return bought->card.text;
    if (const auto* exchanged = lastOf<Exchanged>(events); exchanged != nullptr) {
        return "attacker-" + std::to_string(exchanged->attackerLost) + ",defender-" +
               std::to_string(exchanged->defenderLost);
    }
    return "certain";
}

std::optional<Expected<std::vector<Likelihood>>> Conquest::odds(const State& state, const Action& action,
                                                                const WhatIf& whatIf,
                                                                std::span<const Overrule> overrules,
                                                                const std::vector<Answer>& given) {
    if (const auto* attack = std::get_if<Attack>(&action))
        return attackOdds(state, *attack, whatIf, overrules, given);
    if (const auto* defend = std::get_if<Defend>(&action))
        return defendOdds(state, *defend, overrules, given);
    if (const auto* assault = std::get_if<Assault>(&action)) {
        return assaultOdds(state, *assault, whatIf, overrules, given);
    }
    if (const auto* swap = std::get_if<Swap>(&action)) return swapOdds(state, *swap);
    return {};
}

std::optional<Refusal> Conquest::noOdds(std::string_view action) {  // C62-ODDS-01
    for (const std::string_view without :
         {"start", "set-up", "undo", "redo", "rewind", "note", "seat", "ruling", "roll", "end"}) {
        if (action != without) continue;
        return Refusal{"no-odds", refusals::NoOdds{.action = action}, "C62-ODDS-01"};
    }
    return {};
}

}  // namespace adjutant::conquest
