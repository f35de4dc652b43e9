// SPDX-License-Identifier: GPL-3.0-or-later
// Board, deal and first side (C62-SETUP).
#include "engine/games/conquest_1762/set_up.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/reading.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

constexpr int mostRestarts = 10'000;

/// Cards left in a bag, in a fixed order.
using Bag = std::vector<std::pair<CardId, int>>;

CardId drawFrom(Bag& bag, Play& play, std::string_view name, std::string_view purpose, Play::Who who = {}) {
    CardId card = play.draw(name, bag, purpose, std::move(who));
    const auto drawn =
        std::find_if(bag.begin(), bag.end(), [&](const auto& entry) { return entry.first == card; });
    --drawn->second;
    return card;
}

/// C62-SETUP-01
Grounds rollTiles(Play& play) {
    const Map& map = mapOf(play.state());
    Bag tiles, toppers;
    for (const auto& [resource, copies] : map.tiles()) {
        tiles.emplace_back(CardId{std::string(word(resource))}, copies);
    }
    for (const auto& [number, copies] : map.toppers()) {
        toppers.emplace_back(CardId{std::to_string(number)}, copies);
    }
    Grounds grounds;
    for (const TerritoryData& place : map.territories()) {
        const CardId tile = drawFrom(tiles, play, "tiles", "tile-" + place.id.text);
        grounds[place.id].resource = *fromWord<Resource>(tile.text);
    }
    for (const TerritoryData& place : map.territories()) {
        const CardId topper = drawFrom(toppers, play, "toppers", "number-" + place.id.text);
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
bool placeCapitals(Play& play, std::vector<PlaceId>& capitals) {
    const Map& map = mapOf(play.state());
    for (const ContinentData& continent : map.continents()) {
        for (int capital = 0; capital < continent.capitals; ++capital) {
            const auto coasts = freeCoasts(map, continent, capitals);
            if (coasts.empty()) {
                play.emit(CapitalsRestarted{continent.name});
                return false;
            }
            capitals.push_back(play.pick(coasts, "capital-" + continent.id));
        }
    }
    return true;
}

Expected<Grounds> rollBoard(Play& play) {
    Grounds grounds = rollTiles(play);
    for (int attempt = 0; attempt < mostRestarts; ++attempt) {
        std::vector<PlaceId> capitals;
        if (!placeCapitals(play, capitals)) continue;
        for (const PlaceId& place : capitals) grounds[place].capital = true;
        return grounds;
    }
    return refuse("bad-set-up", "The capitals of this map can hardly be placed at random.", "C62-SETUP-03");
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
std::map<PlaceId, SideId> rollDeal(Play& play) {
    Bag cards;
    for (const TerritoryData& place : mapOf(play.state()).territories()) {
        cards.emplace_back(CardId{place.id.text}, 1);
    }
    std::map<PlaceId, SideId> owners;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        const SideId& side = play.state().seating[card % play.state().seating.size()];
        const CardId dealt = drawFrom(cards, play, "territories", "deal", side.text);
        owners[PlaceId{dealt.text}] = side;
    }
    return owners;
}

Grounds groundsOf(const State& state) {
    Grounds grounds;
    for (const auto& [place, territory] : state.territories) {
        grounds[place] = {territory.resource.value_or(Resource::wood), territory.number.value_or(0),
                          territory.capital};
    }
    return grounds;
}

/// C62-SETUP-10: deals until the hands are balanced, if the option wants that.
Expected<std::map<PlaceId, SideId>> balancedDeal(Play& play) {
    for (int attempt = 0; attempt < mostRestarts; ++attempt) {
        auto owners = rollDeal(play);
        if (play.state().options.farmersHand != FarmersHand::redeal) return owners;
        const auto unbalanced = unbalancedIn(play.state(), owners, groundsOf(play.state()));
        if (!unbalanced) return owners;
        play.emit(Redealt{unbalanced->side, unbalanced->reason});
    }
    return refuse("bad-set-up", "This board can hardly be dealt without an unbalanced hand.", "C62-SETUP-10");
}

void layOutDeal(Play& play, const std::map<PlaceId, SideId>& owners) {
    for (const SideId& side : std::vector<SideId>(play.state().seating)) {
        std::vector<PlaceId> places;
        for (const TerritoryData& place : mapOf(play.state()).territories()) {
            if (owners.at(place.id) == side) places.push_back(place.id);
        }
        const int count = static_cast<int>(places.size());
        play.emit(Dealt{side, count, std::move(places)});
    }
}

/// C62-SETUP-08
SideId findFirst(Play& play) {
    if (play.state().options.first != "roll") return SideId{play.state().options.first};
    std::vector<SideId> contenders = play.state().seating;
    while (contenders.size() > 1) {
        std::vector<SideId> best;
        int highest = 0;
        for (const SideId& side : contenders) {
            const auto faces = play.roll(Dice{.count = 2, .sides = 6}, "first-" + side.text, side.text);
            const int sum = faces[0] + faces[1];
            if (sum > highest) best.clear();
            if (sum >= highest) best.push_back(side);
            highest = std::max(highest, sum);
        }
        contenders = std::move(best);
    }
    return contenders.front();
}

Allowed layBoard(Play& play, const std::optional<EnteredBoard>& entered) {
    if (play.state().options.setup == Setup::standard) {
        play.emit(BoardSet{standardGrounds(mapOf(play.state()))});
        return {};
    }
    auto grounds = entered ? Expected<Grounds>(entered->grounds) : rollBoard(play);
    if (!grounds.has_value()) return refusalOf(grounds);
    play.emit(BoardLaid{*std::move(grounds)});
    return {};
}

}  // namespace

Allowed runSetUp(Play& play, const std::optional<EnteredBoard>& entered) {
    if (Allowed laid = layBoard(play, entered); !laid.has_value()) return laid;
    const Options& options = play.state().options;
    if (options.deal == Deal::draft) {  // C62-SETUP-11
        const SideId first = findFirst(play);
        play.emit(First{first, {}});
        play.emit(PhaseBegan{Phase::draft, {}});
        play.emit(OnTurn{first, 0});
        return {};
    }
    Expected<std::map<PlaceId, SideId>> owners = std::map<PlaceId, SideId>();
    if (options.setup == Setup::standard) {
        owners = standardOwners(play.state());
    } else {
        owners = entered ? entered->owners : balancedDeal(play);
    }
    if (!owners.has_value()) return refusalOf(owners);
    layOutDeal(play, *owners);
    if (play.state().options.farmersHand == FarmersHand::trade) {
        if (const auto unbalanced = unbalancedIn(play.state())) {
            play.emit(HandUnbalanced{unbalanced->side, unbalanced->reason});
            return {};
        }
    }
    settle(play);
    return {};
}

std::string unbalancedBy(std::string_view reason) {
    if (reason == "gold") return "three gold territories or more";
    return reason == "continent" ? "a whole continent" : "seven capitals or more";
}

std::optional<Unbalanced> unbalancedIn(const State& state, const std::map<PlaceId, SideId>& owners,
                                       const Grounds& grounds) {
    constexpr int tooMuchGold = 3;
    constexpr int tooManyCapitals = 7;
    const Map& map = mapOf(state);
    for (const SideId& side : state.seating) {
        int gold = 0, capitals = 0;
        std::map<std::string, bool> whole;
        for (const TerritoryData& place : map.territories()) {
            const bool own = owners.at(place.id) == side;
            whole.try_emplace(place.continent, true).first->second &= own;
            if (own && grounds.at(place.id).resource == Resource::gold) ++gold;
            if (own && grounds.at(place.id).capital) ++capitals;
        }
        if (gold >= tooMuchGold) return Unbalanced{side, "gold"};
        if (std::any_of(whole.begin(), whole.end(), [](const auto& entry) { return entry.second; })) {
            return Unbalanced{side, "continent"};
        }
        if (capitals >= tooManyCapitals) return Unbalanced{side, "capitals"};
    }
    return {};
}

std::optional<Unbalanced> unbalancedIn(const State& state) {
    std::map<PlaceId, SideId> owners;
    for (const auto& [place, territory] : state.territories)
        owners[place] = territory.owner.value_or(natives);
    return unbalancedIn(state, owners, groundsOf(state));
}

void settle(Play& play) {
    std::map<SideId, Amounts> settled;
    State counted = play.state();  // the bank of the box counts down from territory to territory
    for (const TerritoryData& place : mapOf(play.state()).territories()) {
        const SideId& owner = *at(counted, place.id).owner;
        for (const auto& [resource, amount] : cardsFor(counted, place.id)) {
            settled[owner][resource] += amount;
            Conquest::apply(counted, Gained{owner, {{resource, amount}}});
        }
    }
    const SideId first = findFirst(play);
    play.emit(First{first, std::move(settled)});
    beginReinforcement(play);
}

Amounts cardsFor(const State& state, const PlaceId& place) {
    const auto resource = at(state, place).resource;
    if (!resource) return {};
    const int wanted = state.seating.size() <= 3 ? 1 : 2;
    return bankGives(state, Amounts{{*resource, wanted}});
}

}  // namespace adjutant::conquest
