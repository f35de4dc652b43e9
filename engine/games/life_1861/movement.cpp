// SPDX-License-Identifier: GPL-3.0-or-later
// Moving and picking up (L61-MOVE, L61-PICK).
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

/// L61-MOVE-05: what the referee says, else the distance on the house board, else the table has measured.
/// Pieces never block, so the distance is the way (L61-MOVE-04).
int lengthOf(const State& state, const Move& move, const PlaceId& from) {
    if (move.spaces) return *move.spaces;
    if (state.options.positions == Positions::asked) return 0;
    return hex::distance(*hexOf(from), *hexOf(move.to));
}

/// The owner's part of a ripe crop (L61-FARM-03).
int cropFor(const State& state, const PieceId& piece) {
    const bool here = person(state, piece).place == placeId(place::farm);
    return here && state.farm.owner == playerOf(piece) ? state.farm.food : 0;
}

/// What lies here in resource order, up to the limit.
std::vector<Resource> likelyTake(const Heap& free, int limit) {
    std::vector<Resource> take;
    for (const auto& [resource, lying] : free) {
        for (int i = 0; i < lying && static_cast<int>(take.size()) < limit; ++i) take.push_back(resource);
    }
    return take;
}

void takeFromGround(State& state, const PlaceId& place, Resource resource) {
    Heap& heap = state.ground[place];
    if (--heap[resource] <= 0) heap.erase(resource);
    if (heap.empty()) state.ground.erase(place);
}

}  // namespace

Sum movementAllowance(SumBuilder sum, const State& state, const PieceId& piece) {
    const Person& self = person(state, piece);
    const bool soldier = self.kind == Kind::soldier;
    const int weather = state.event == Card::mud ? -1 : state.event == Card::fairWeather ? 1 : 0;
    return sum.base(soldier ? "soldier" : "civilian", soldier ? 4 : 3, "L61-MOVE-01")
        .add("fever", has(self, Disease::fever) ? -1 : 0, "L61-DISEASE-02")
        .add(weather == 0  ? "weather"
             : weather < 0 ? "mud"
                           : "fair weather",
             weather, "L61-CARD-06")
        .atLeast(1, "never less than 1", "L61-MOVE-02");
}

Allowed decide(Draft& draft, const Move& move) {
    if (Allowed may = beginAct(draft, move.piece); !may) return may;
    const State& state = draft.state();
    const PlaceId from = *person(state, move.piece).place;
    if (state.options.positions == Positions::board && move.to == from) {
        return refuse(code::badParameter,
                      refusals::StandsThereAlready{.piece = called(move.piece), .place = called(from)},
                      "L61-MOVE-05");
    }
    const Sum allowance = movementAllowance(draft.sum(), draft.state(), move.piece);
    const int before = state.options.movementPer == MovementPer::turn ? state.turn.moved : 0;  // L61-MOVE-03
    const int spaces = lengthOf(state, move, from);
    if (spaces > allowance.total() - before) {
        return refuse(code::tooFar,
                      refusals::TooFarToMove{.to = called(move.to),
                                             .hexes = spaces,
                                             .piece = called(move.piece),
                                             .left = std::max(allowance.total() - before, 0),
                                             .again = before > 0},
                      "L61-MOVE-01");
    }
    draft.emit(Moved{move.piece, from, move.to, spaces, allowance});
    return endAct(draft, move.piece);
}

Sum pickLimit(SumBuilder sum, const PieceId& piece) {
    const bool soldier = isSoldier(piece);
    return sum.base(soldier ? "soldier" : "civilian", soldier ? 2 : 1, "L61-PICK-01");
}

Heap freeHere(const State& state, const PieceId& piece) {
    Heap free;
    const auto& here = person(state, piece).place;
    if (!here) return free;
    if (const auto lying = state.ground.find(*here); lying != state.ground.end()) free = lying->second;
    if (const int crop = cropFor(state, piece); crop > 0) free[Resource::food] += crop;  // L61-PICK-02
    return free;
}

Allowed decide(Draft& draft, const PickUp& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    const Heap free = freeHere(draft.state(), action.piece);
    const PlaceId here = *person(draft.state(), action.piece).place;
    if (free.empty()) {
        return refuse(code::nothingHere, refusals::NothingFree{.place = called(here)}, "L61-PICK-03");
    }
    const Sum limit = pickLimit(draft.sum(), action.piece);
    const auto take = action.take.value_or(likelyTake(free, limit.total()));
    if (static_cast<int>(take.size()) > limit.total()) {
        return refuse(code::tooMany,
                      refusals::PicksUpAtMost{.piece = called(action.piece), .most = limit.total()},
                      "L61-PICK-01");
    }
    for (const auto& [resource, text] : Names<Resource>::list) {
        const auto wanted = std::count(take.begin(), take.end(), resource);
        const int lying = free.contains(resource) ? free.at(resource) : 0;
        if (wanted > lying) {
            return refuse(
                code::notEnough,
                refusals::OnlySoMuchLies{.lying = lying, .resource = resource, .place = called(here)},
                "L61-PICK-03");
        }
    }
    for (const Resource resource : take) {
        const bool crop = resource == Resource::food && cropFor(draft.state(), action.piece) > 0;
        draft.emit(PickedUp{action.piece, resource, here, crop, limit});
        if (crop && draft.state().farm.food == 0)
            draft.emit(FarmEmptied{draft.state().round + 2});  // L61-FARM-05
    }
    return endAct(draft, action.piece);
}

void apply(State& state, const Moved& e) {
    person(state, e.piece).place = e.to;
    state.turn.moved += e.spaces;
}
void apply(State& state, const PickedUp& e) {
    if (e.crop) {
        --state.farm.food;
    } else {
        takeFromGround(state, e.place, e.resource);
    }
    ++amount(sideOf(state, e.piece), e.resource);
}

}  // namespace adjutant::life
