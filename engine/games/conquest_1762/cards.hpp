// SPDX-License-Identifier: GPL-3.0-or-later
// The house empire deck, one row a card.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

struct Card {
    std::string_view id;
    std::string_view name;
    int count = 1;
    std::string_view text;
    std::string_view lasts;
    std::array<Phase, 3> when{};  ///< phases of the own turn; the others' build and attack for entrenchments
    int phases = 0;
};

inline constexpr std::array<Card, 16> empireCards{
    Card{"almanac",
         "Almanac",
         1,
         "Instead of rolling, name a number from 2 to 12: it counts as rolled.",
         "at once",
         {Phase::roll},
         1},
    Card{"armistice",
         "Armistice",
         1,
         "You and one opponent may not attack each other.",
         "until your next turn begins",
         {Phase::roll, Phase::build},
         2},
    Card{"blockade",
         "Blockade",
         1,
         "A coastal territory of an opponent produces nothing.",
         "until your next turn begins",
         {Phase::build},
         1},
    Card{"bumper-harvest",
         "Bumper harvest",
         2,
         "Take 3 cards of one resource, not gold, from the bank.",
         "at once",
         {Phase::build},
         1},
    Card{"court-intrigue",
         "Court intrigue",
         1,
         "Draw one empire card from an opponent's hand, unseen.",
         "at once",
         {Phase::build, Phase::attack},
         2},
    Card{"entrenchments",
         "Entrenchments",
         2,
         "In another side's build or attack phase: the highest defence die in one of your territories counts "
         "one more, at most 6.",
         "for the rest of that turn",
         {Phase::build, Phase::attack},
         2},
    Card{"forced-march",
         "Forced march",
         1,
         "One more redeployment.",
         "this turn",
         {Phase::build, Phase::attack, Phase::redeploy},
         3},
    Card{"levy", "Levy", 2, "3 soldiers into your pool.", "at once", {Phase::build}, 1},
    Card{"master-gunner",
         "Master gunner",
         2,
         "In your next exchange the highest attack die counts one more, at most 6.",
         "this turn",
         {Phase::build, Phase::attack},
         2},
    Card{"native-uprising",
         "Native uprising",
         2,
         "An opponent's territory with exactly 1 soldier, no infrastructure and no warship falls to 3 "
         "natives.",
         "at once",
         {Phase::build, Phase::attack},
         2},
    Card{"privateers",
         "Privateers",
         2,
         "Take up to 2 cards of one resource, not gold, from an opponent.",
         "at once",
         {Phase::build},
         1},
    Card{"royal-grant", "Royal grant", 2, "Take 2 gold from the bank.", "at once", {Phase::build}, 1},
    Card{"royal-veto", "Royal veto", 1, "When an opponent plays a card: it has no effect.", "at once", {}, 0},
    Card{"shipwrights",
         "Shipwrights",
         1,
         "A warship in one of your coastal territories, without cost.",
         "at once",
         {Phase::build},
         1},
    Card{"smugglers",
         "Smugglers",
         1,
         "You trade with the bank as if you had a port.",
         "this turn",
         {Phase::build},
         1},
    Card{"storm",
         "Storm",
         2,
         "Roll a die for an opponent's warship: 4 or more sinks it.",
         "at once",
         {Phase::build, Phase::attack},
         2},
};

/// The card of that id, or nothing.
[[nodiscard]] const Card* findCard(const CardId& id);
[[nodiscard]] Phrase nameOf(const CardId& card);
[[nodiscard]] bool isPlayedIn(const Card& card, Phase phase);

/// May the card, with its parameters, have its effect now? Costs no chance and changes nothing.
[[nodiscard]] Allowed hasEffect(const State& state, const PlayCard& action, const SideId& side);
/// C62-CARD-05: the territories that native uprisings may fall on.
[[nodiscard]] bool mayRise(const State& state, const PlaceId& place, const SideId& side);

/// The card leaves the hand for the discard pile.
void toDiscard(State& state, const SideId& from, const CardId& card);

}  // namespace adjutant::conquest
