// SPDX-License-Identifier: GPL-3.0-or-later
// How a game is chosen and what lies ready before the set-up (ledger, section 2 and the start of section 5).
#include <algorithm>
#include <set>

#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/reading.hpp"
#include "engine/games/conquest_1762/set_up.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

const Faction* factionOf(const SideId& side) {
    const auto found = std::find_if(factions.begin(), factions.end(),
                                    [&](const Faction& faction) { return faction.id == side.text; });
    return found == factions.end() ? nullptr : &*found;
}

Allowed checkSides(const Options& options) {
    constexpr std::size_t fewest = 2;
    const std::set<SideId> different(options.sides.begin(), options.sides.end());
    if (options.sides.size() < fewest || different.size() != options.sides.size()) {
        return refuse(code::badParameter, "A game has 2 to 5 different sides.");
    }
    for (const SideId& side : options.sides) {
        if (factionOf(side) == nullptr) {
            return refuse(code::badParameter, "There is no faction '" + side.text + "'.");
        }
    }
    for (const auto& [side, name] : options.names) {
        if (!different.contains(side)) {
            return refuse(code::badParameter, "'" + side.text + "' has a name, but is not in the game.");
        }
        if (name.empty()) return refuse(code::badParameter, "The name of " + side.text + " is empty.");
    }
    if (options.first != "roll" && !different.contains(SideId{options.first})) {
        return refuse(code::badParameter, "'" + options.first + "' cannot begin: it is not in the game.");
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
    if (const Allowed sides = checkSides(given); !sides.has_value()) return refusalOf(sides);
    if (given.portLimit != 5 && given.portLimit != 6) {
        return refuse(code::badParameter, "'port-limit' is 5 or 6.");
    }
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

std::vector<Param> Conquest::options() {
    std::vector<SideId> all;
    for (const Faction& faction : factions) all.push_back({std::string(faction.id)});
    std::vector<std::string> firsts{"roll"};
    const auto likely = [](Param param, auto standard) { return param.byDefault(value(standard)); };
    const Options standard;
    for (const SideId& side : standard.sides) firsts.push_back(side.text);
    Param sides = someOf("sides", all, 2, 5).byDefault(value(standard.sides));
    sides.noted("the factions, clockwise");
    Param first =
        likely(choiceOf("first", firsts), "roll").noted("who begins: the highest roll, or one of the sides");
    Param names;
    names.name = "names";
    names.type = "texts";
    names.noted("player names by side");
    Param map;
    map.name = "map";
    map.type = "map";
    map.noted("a board of your own, as JSON; the house map when left out");
    const auto words = [&]<class E>(std::string_view name, E normal) {
        const auto list = allOf<E>();
        return likely(choiceOf(name, std::vector<E>(list.begin(), list.end())), normal);
    };
    Param setup = words("setup", Setup::random).noted("how the board comes about");
    setup.defaultValue = {};  // depends on the dice
    return {words("dice", standard.dice).noted("who rolls what a request leaves out"),
            sides,
            names,
            first,
            setup,
            words("deal", standard.deal),
            words("farmers-hand", standard.farmersHand).noted("what an unbalanced deal does"),
            words("reinforcement", standard.reinforcement),
            words("reinforcement-count", standard.reinforcementCount),
            words("casualties", standard.casualties).noted("what a lost pair of dice costs"),
            words("defence", standard.defence).noted("the defender chooses his dice, or rolls all he may"),
            words("plunder-values", standard.plunderValues),
            likely(choiceOf("port-limit", std::vector<int>{5, 6}), 5),
            words("bank", standard.bank).noted("endless, or the cards of the box"),
            words("hands", Hands::known)
                .noted("the app counts the resource cards, or the players keep them to themselves"),
            boolOf("capital-raids", true).noted("warships attack from capital to capital"),
            boolOf("lone-attacker", true).noted("a single survivor may press on"),
            map};
}

}  // namespace adjutant::conquest
