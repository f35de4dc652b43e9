// SPDX-License-Identifier: GPL-3.0-or-later
// A new game: what lies ready before the set-up, and what follows from the rest of a state.
#include "engine/games/conquest_1762/setup.hpp"

#include <algorithm>
#include <set>

#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/victory.hpp"

namespace adjutant::conquest {
namespace {

const Faction* factionOf(const SideId& side) {
    const auto found = std::find_if(factions.begin(), factions.end(),
                                    [&](const Faction& faction) { return faction.id == side.text; });
    return found == factions.end() ? nullptr : &*found;
}

Allowed checkOptions(const Options& options) {
    constexpr std::size_t fewest = 2;
    const std::set<SideId> different(options.sides.begin(), options.sides.end());
    if (options.sides.size() < fewest || different.size() != options.sides.size()) {
        return refuse(code::badParameter, refusals::TwoToFiveSides{});
    }
    for (const SideId& side : options.sides) {
        if (factionOf(side) == nullptr) {
            return refuse(code::badParameter, refusals::NoSuchFaction{.faction = side.text});
        }
    }
    for (const auto& [side, name] : options.names) {
        if (!different.contains(side)) {
            return refuse(code::badParameter, refusals::NameWithoutSide{.side = side.text});
        }
        if (name.empty()) return refuse(code::badParameter, refusals::EmptyName{.side = side.text});
    }
    if (options.first != "roll" && !different.contains(SideId{options.first})) {
        return refuse(code::badParameter, refusals::CannotBegin{.side = options.first});
    }
    return {};
}

Options filled(Options options) {
    if (!options.setup) options.setup = options.dice == DiceMode::app ? Setup::random : Setup::entered;
    for (const SideId& side : options.sides) {
        options.names.try_emplace(side, std::string(factionOf(side)->name));
    }
    if (options.hands == Hands::known) options.hands.reset();
    return options;
}

State prepared(const Options& options) {
    State state;
    state.options = options;
    state.seating = options.sides;
    for (const SideId& side : options.sides) {
        state.sides[side].name = options.names.at(side);
        if (!options.hands) state.sides[side].resources.emplace();
        for (int ship = 1; ship <= warshipsOfAFaction; ++ship) {
            Piece piece;
            piece.side = side;
            state.pieces[{side.text + "-warship-" + std::to_string(ship)}] = piece;
        }
    }
    for (const TerritoryData& territory : mapOf(state).territories()) state.territories[territory.id] = {};
    Deck& deck = state.decks[std::string(empireDeck)];
    for (const Card& card : empireCards) deck.draw[{std::string(card.id)}] = card.count;
    if (options.bank == BankKind::box) state.bank.emplace();
    return state;
}

}  // namespace

Expected<State> Conquest::setup(const Options& given) {
    if (const Allowed sides = checkOptions(given); !sides.has_value()) return refusalOf(sides);
    State state = prepared(filled(given));
    if (state.options.setup == Setup::standard) {
        if (const Allowed stands = checkStandard(state); !stands.has_value()) return refusalOf(stands);
    }
    return state;
}

void Conquest::open(Draft& draft) {  // C62-SETUP-12
    const Options& options = draft.state().options;
    if (options.setup != Setup::standard || options.first == "roll") return;
    [[maybe_unused]] const Allowed went = runSetUp(draft, {});
    // Options that a standard set-up would refuse were refused before.
}

void Conquest::derive(State& state) {
    state.victories.clear();
    for (const SideId& side : state.seating) state.victories[side] = standingOf(state, side);
    const auto deck = state.decks.find(std::string(empireDeck));
    if (deck == state.decks.end()) return;
    for (const Card& card : empireCards) deck->second.draw.try_emplace({std::string(card.id)}, 0);
}

}  // namespace adjutant::conquest
