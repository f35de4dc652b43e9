// SPDX-License-Identifier: GPL-3.0-or-later
// Board, deal and first side (C62-SETUP).
#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {
namespace {

constexpr int maxRestarts = 10'000;

/// Cards left in a bag, in a fixed order.
using Bag = std::vector<std::pair<CardId, int>>;

CardId drawFrom(Bag& bag, Draft& draft, std::string_view name, std::string_view purpose,
                Draft::Who who = {}) {
    CardId card = draft.draw(name, bag, purpose, std::move(who));
    const auto drawn =
        std::find_if(bag.begin(), bag.end(), [&](const auto& entry) { return entry.first == card; });
    --drawn->second;
    return card;
}

/// C62-SETUP-01
Grounds rollTiles(Draft& draft) {
    const Map& map = mapOf(draft.state());
    Bag tiles, toppers;
    for (const auto& [resource, copies] : map.tiles()) {
        tiles.emplace_back(CardId{std::string(word(resource))}, copies);
    }
    for (const auto& [number, copies] : map.toppers()) {
        toppers.emplace_back(CardId{std::to_string(number)}, copies);
    }
    Grounds grounds;
    for (const TerritoryData& place : map.territories()) {
        const CardId tile = drawFrom(tiles, draft, "tiles", "tile-" + place.id.text);
        grounds[place.id].resource = *fromWord<Resource>(tile.text);
    }
    for (const TerritoryData& place : map.territories()) {
        const CardId topper = drawFrom(toppers, draft, "toppers", "number-" + place.id.text);
        grounds[place.id].number = std::stoi(topper.text);
    }
    return grounds;
}

std::vector<PlaceId> freeCoasts(const Map& map, const ContinentData& continent,
                                const std::vector<PlaceId>& capitals) {
    std::vector<PlaceId> coasts = map.of(continent);
    std::erase_if(coasts, [&](const PlaceId& place) {
        return !map.at(place).coast || std::any_of(capitals.begin(), capitals.end(), [&](const PlaceId& c) {
            return c == place || map.linked(c, place);
        });
    });
    return coasts;
}

/// C62-SETUP-03: one attempt; false when a continent has no room left.
bool placeCapitals(Draft& draft, std::vector<PlaceId>& capitals) {
    const Map& map = mapOf(draft.state());
    for (const ContinentData& continent : map.continents()) {
        for (int capital = 0; capital < continent.capitals; ++capital) {
            const auto coasts = freeCoasts(map, continent, capitals);
            if (coasts.empty()) {
                draft.emit(CapitalsRestarted{continent.name});
                return false;
            }
            capitals.push_back(draft.pick(coasts, "capital-" + continent.id));
        }
    }
    return true;
}

Expected<Grounds> rollBoard(Draft& draft) {
    Grounds grounds = rollTiles(draft);
    for (int attempt = 0; attempt < maxRestarts; ++attempt) {
        std::vector<PlaceId> capitals;
        if (!placeCapitals(draft, capitals)) continue;
        for (const PlaceId& place : capitals) grounds[place].capital = true;
        return grounds;
    }
    return refuse("bad-set-up", refusals::NoRoomForCapitals{}, "C62-SETUP-03");
}

Grounds standardGrounds(const Map& map) {
    Grounds grounds;
    for (const TerritoryData& place : map.territories()) {
        grounds[place.id] = {*place.resource, *place.number, *place.capital};
    }
    return grounds;
}

std::map<PlaceId, SideId> standardOwners(const State& state) {
    std::map<PlaceId, SideId> owners;
    for (const TerritoryData& place : mapOf(state).territories()) {
        const auto turn = static_cast<std::size_t>(*place.deal - 1);
        owners[place.id] = state.seating[turn % state.seating.size()];
    }
    return owners;
}

/// C62-SETUP-04
std::map<PlaceId, SideId> rollDeal(Draft& draft) {
    Bag cards;
    for (const TerritoryData& place : mapOf(draft.state()).territories()) {
        cards.emplace_back(CardId{place.id.text}, 1);
    }
    std::map<PlaceId, SideId> owners;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        const SideId& side = draft.state().seating[card % draft.state().seating.size()];
        const CardId dealt = drawFrom(cards, draft, "territories", "deal", side.text);
        owners[PlaceId{dealt.text}] = side;
    }
    return owners;
}

/// C62-SETUP-10: deals until the hands are balanced, if the option wants that.
Expected<std::map<PlaceId, SideId>> balancedDeal(Draft& draft) {
    for (int attempt = 0; attempt < maxRestarts; ++attempt) {
        auto owners = rollDeal(draft);
        if (draft.state().options.farmersHand != FarmersHand::redeal) return owners;
        const auto unbalanced = unbalancedIn(draft.state(), owners, groundsOf(draft.state()));
        if (!unbalanced) return owners;
        draft.emit(Redealt{unbalanced->side, unbalanced->reason});
    }
    return refuse("bad-set-up", refusals::NoBalancedDeal{}, "C62-SETUP-10");
}

void layOutDeal(Draft& draft, const std::map<PlaceId, SideId>& owners) {
    for (const SideId& side : std::vector<SideId>(draft.state().seating)) {
        std::vector<PlaceId> places;
        for (const TerritoryData& place : mapOf(draft.state()).territories()) {
            if (owners.at(place.id) == side) places.push_back(place.id);
        }
        const int count = static_cast<int>(places.size());
        draft.emit(Dealt{side, count, std::move(places)});
    }
}

/// C62-SETUP-08
SideId findFirst(Draft& draft) {
    if (draft.state().options.first != "roll") return SideId{draft.state().options.first};
    std::vector<SideId> contenders = draft.state().seating;
    while (contenders.size() > 1) {
        std::vector<SideId> best;
        int highest = 0;
        for (const SideId& side : contenders) {
            const auto faces = draft.roll(Dice{.count = 2, .sides = 6}, "first-" + side.text, side.text);
            const int sum = faces[0] + faces[1];
            if (sum > highest) best.clear();
            if (sum >= highest) best.push_back(side);
            highest = std::max(highest, sum);
        }
        contenders = std::move(best);
    }
    return contenders.front();
}

Allowed layBoard(Draft& draft, const std::optional<EnteredBoard>& entered) {
    if (draft.state().options.setup == Setup::standard) {
        draft.emit(BoardSet{standardGrounds(mapOf(draft.state()))});
        return {};
    }
    auto grounds = entered ? Expected<Grounds>(entered->grounds) : rollBoard(draft);
    if (!grounds.has_value()) return refusalOf(grounds);
    draft.emit(BoardLaid{*std::move(grounds)});
    return {};
}

void layGrounds(State& s, const Grounds& grounds) {
    for (const auto& [place, ground] : grounds) {
        Territory& territory = at(s, place);
        territory.resource = ground.resource;
        territory.number = ground.number;
        territory.capital = ground.capital;
    }
}

}  // namespace

Allowed runSetUp(Draft& draft, const std::optional<EnteredBoard>& entered) {
    if (Allowed laid = layBoard(draft, entered); !laid.has_value()) return laid;
    const Options& options = draft.state().options;
    if (options.deal == Deal::draft) {  // C62-SETUP-11
        const SideId first = findFirst(draft);
        draft.emit(First{first, {}});
        draft.emit(PhaseBegan{Phase::draft, {}});
        draft.emit(OnTurn{first, 0});
        return {};
    }
    Expected<std::map<PlaceId, SideId>> owners = std::map<PlaceId, SideId>();
    if (options.setup == Setup::standard) {
        owners = standardOwners(draft.state());
    } else {
        owners = entered ? entered->owners : balancedDeal(draft);
    }
    if (!owners.has_value()) return refusalOf(owners);
    layOutDeal(draft, *owners);
    if (draft.state().options.farmersHand == FarmersHand::trade) {
        if (const auto unbalanced = unbalancedIn(draft.state())) {
            draft.emit(HandUnbalanced{unbalanced->side, unbalanced->reason});
            return {};
        }
    }
    settle(draft);
    return {};
}

void settle(Draft& draft) {
    std::map<SideId, Amounts> settled;
    State counted = draft.state();  // the bank of the box counts down from territory to territory
    for (const TerritoryData& place : mapOf(draft.state()).territories()) {
        const auto owner = at(counted, place.id).owner;
        if (!owner || !counted.sides.contains(*owner)) continue;  // nobody's, by a ruling
        for (const auto& [resource, amount] : cardsFor(counted, place.id)) {
            settled[*owner][resource] += amount;
            Conquest::apply(counted, Gained{*owner, {{resource, amount}}});
        }
    }
    const SideId first = findFirst(draft);
    draft.emit(First{first, std::move(settled)});
    beginReinforcement(draft);
}

Amounts cardsFor(const State& state, const PlaceId& place) {
    const auto resource = at(state, place).resource;
    if (!resource) return {};
    const int wanted = state.seating.size() <= 3 ? 1 : 2;
    return bankGives(state, Amounts{{*resource, wanted}});
}

void apply(State& s, const BoardLaid& e) { layGrounds(s, e.board); }

void apply(State& s, const BoardSet& e) { layGrounds(s, e.board); }

void apply(State& /*s*/, const CapitalsRestarted& /*e*/) {}

void apply(State& /*s*/, const Redealt& /*e*/) {}

void apply(State& s, const Dealt& e) {
    for (const PlaceId& place : e.places) at(s, place).owner = e.side;
}

void apply(State& s, const First& e) {
    s.first = e.side;
    if (!e.settled) return;
    for (auto& [place, territory] : s.territories) territory.soldiers = 1;
    for (const auto& [who, amounts] : *e.settled) receive(s, who, amounts);
}

}  // namespace adjutant::conquest
