// SPDX-License-Identifier: GPL-3.0-or-later
// The action `set-up`, and the checks of a board that was entered (C62-SETUP-12).
#include <algorithm>

#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> badSetUp(Phrase sentence, std::string_view clause) {
    return refuse("bad-set-up", std::move(sentence), clause);
}

Expected<Ground> readGround(const Entered& entered) {
    const auto resource = need(parameter<&Entered::resource>(entered));
    if (!resource.has_value()) return bad(parameter<&Entered::resource>(entered));
    const auto number = conquest::number(parameter<&Entered::number>(entered), 2, 12);
    if (!number.has_value()) return bad(parameter<&Entered::number>(entered).name, entered.number.wrong);
    const auto capital = take(parameter<&Entered::capital>(entered), false);
    if (!capital.has_value()) return refusalOf(capital);
    return Ground{*resource, *number, *capital};
}

Allowed readOwner(const State& state, const PlaceId& place, const Entered& entered, EnteredBoard& board) {
    if (state.options.deal == Deal::draft) {
        if (entered.owner.missing()) return {};
        return refuse(code::badParameter, refusals::DraftOwner{.place = nameOf(state, place)},
                      "C62-SETUP-11");
    }
    if (!entered.owner.value || !state.sides.contains(*entered.owner.value)) {
        return refuse(code::badParameter, refusals::OwnerNoSide{.place = nameOf(state, place)},
                      "C62-SETUP-12");
    }
    board.owners[place] = *entered.owner.value;
    return {};
}

Expected<EnteredBoard> readBoard(const State& state, const std::map<PlaceId, Given<Entered>>& given) {
    const Map& map = mapOf(state);
    const bool all =
        given.size() == map.territories().size() &&
        std::all_of(given.begin(), given.end(), [&](const auto& entry) { return map.has(entry.first); });
    if (!all) return badSetUp(refusals::EachTerritoryOnce{}, "C62-SETUP-12");
    EnteredBoard board;
    for (const TerritoryData& place : map.territories()) {
        const auto& entered = given.at(place.id);
        if (!entered.value) return bad(place.id.text, entered.wrong);
        const auto ground = readGround(*entered.value);
        if (!ground.has_value()) {
            return refuse(code::badParameter,
                          refusals::InTerritory{.place = inData(place.name), .why = ground.error().sentence},
                          "C62-SETUP-12");
        }
        board.grounds[place.id] = *ground;
        if (Allowed owned = readOwner(state, place.id, *entered.value, board); !owned.has_value()) {
            return refusalOf(owned);
        }
    }
    return board;
}

Allowed checkCounts(const Map& map, const Grounds& grounds) {
    std::map<Resource, int> tiles;
    std::map<int, int> toppers;
    for (const auto& [place, ground] : grounds) {
        ++tiles[ground.resource];
        ++toppers[ground.number];
    }
    for (const auto& [resource, copies] : map.tiles()) {
        if (tiles[resource] == copies) continue;
        return badSetUp(
            refusals::TileCount{.tiles = copies, .resource = resource, .entered = tiles[resource]},
            "C62-SETUP-01");
    }
    for (const auto& [number, copies] : map.toppers()) {
        if (toppers[number] == copies) continue;
        return badSetUp(
            refusals::TopperCount{.toppers = copies, .number = number, .entered = toppers[number]},
            "C62-SETUP-01");
    }
    return {};
}

}  // namespace

Allowed checkGrounds(const Map& map, const Grounds& grounds) {
    if (Allowed counts = checkCounts(map, grounds); !counts.has_value()) return counts;
    for (const ContinentData& continent : map.continents()) {
        const auto lands = map.of(continent);
        const auto capitals = std::count_if(lands.begin(), lands.end(),
                                            [&](const PlaceId& place) { return grounds.at(place).capital; });
        if (capitals == continent.capitals) continue;
        return badSetUp(
            refusals::CapitalCount{
                .continent = inData(continent.name), .capitals = continent.capitals, .entered = capitals},
            "C62-SETUP-02");
    }
    for (const TerritoryData& place : map.territories()) {
        if (!grounds.at(place.id).capital) continue;
        if (!place.coast)
            return badSetUp(refusals::InlandCapital{.place = inData(place.name)}, "C62-SETUP-02");
        for (const auto& link : map.graph().from(map.node(place.id))) {
            const PlaceId& other = map.id(link.to);
            if (!grounds.at(other).capital) continue;
            return badSetUp(refusals::NeighbouringCapitals{.place = inData(place.name),
                                                           .other = inData(map.nameOf(other))},
                            "C62-SETUP-02");
        }
    }
    return {};
}

Allowed checkStandard(const State& state) {
    const auto no = [](Phrase why) {
        return refuse(code::badParameter, refusals::NoStandardSetUp{.why = std::move(why)});
    };
    Grounds grounds;
    std::map<PlaceId, SideId> owners;
    std::vector<bool> dealt(state.territories.size(), false);
    for (const TerritoryData& place : mapOf(state).territories()) {
        if (!place.resource || !place.number || !place.capital || !place.deal) {
            return no(phrases::NotForTheStandard{.place = inData(place.name)});
        }
        const auto turn = static_cast<std::size_t>(*place.deal - 1);
        if (*place.deal < 1 || turn >= dealt.size() || dealt[turn]) {
            return no(phrases::DealNumbers{.last = dealt.size()});
        }
        dealt[turn] = true;
        grounds[place.id] = {*place.resource, *place.number, *place.capital};
        owners[place.id] = state.seating[turn % state.seating.size()];
    }
    if (const Allowed stands = checkGrounds(mapOf(state), grounds); !stands.has_value()) {
        return no(stands.error().sentence);
    }
    if (state.options.deal == Deal::random && state.options.farmersHand == FarmersHand::redeal &&
        unbalancedIn(state, owners, grounds)) {
        return no(phrases::UnbalancedDeal{});
    }
    return {};
}

Allowed decide(Draft& draft, const SetUp& action) {
    const State& state = draft.state();
    std::optional<EnteredBoard> entered;
    if (!action.territories.missing()) {
        if (state.options.setup != Setup::entered) {
            return refuse(code::badParameter, refusals::BoardNotEntered{}, "C62-SETUP-12");
        }
        const auto given = need(parameter<&SetUp::territories>(action));
        if (!given.has_value()) return refusalOf(given);
        auto board = readBoard(state, *given);
        if (!board.has_value()) return refusalOf(board);
        if (Allowed stands = checkGrounds(mapOf(state), board->grounds); !stands.has_value()) return stands;
        if (state.options.deal == Deal::random) {
            if (Allowed fair = checkHands(state, board->owners); !fair.has_value()) return fair;
            const auto unbalanced = unbalancedIn(state, board->owners, board->grounds);
            if (unbalanced && state.options.farmersHand == FarmersHand::redeal) {
                return refuse(
                    "farmers-hand",
                    refusals::FarmersHand{.side = called(state, unbalanced->side),
                                          .hand = phrases::UnbalancedHand{.reason = unbalanced->reason}},
                    "C62-SETUP-10");
            }
        }
        entered = *std::move(board);
    }
    return runSetUp(draft, entered);
}

}  // namespace adjutant::conquest
