// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/after_every_action.hpp"

#include <algorithm>

#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

/// Survivors who still have to make their extra move.
std::vector<PieceId> fleeing(const State& state, const std::optional<Survivors>& fresh) {
    std::vector<PieceId> list;
    if (fresh) list = fresh->pieces;
    for (const Duty& duty : state.pending) {
        if (duty.kind == DutyKind::extraMove)
            list.insert(list.end(), duty.pieces->begin(), duty.pieces->end());
    }
    return list;
}

/// W63-BOAT-08.
void loseAtSea(Draft& d, const std::optional<Survivors>& survivors) {
    if (asked(d.state())) return;
    const auto exempt = fleeing(d.state(), survivors);
    for (const SideId& side : {unionSide, confederate}) {
        std::vector<PieceId> lost;
        for (const PieceId& id : inPlay(d.state(), side)) {
            const Piece& piece = d.state().pieces.at(id);
            const auto square = readSquare(piece.place->text);
            if (piece.kind != Kind::infantry || contains(exempt, id) || !square) continue;
            if (!mapOf(d.state()).openSea(*square)) continue;
            const auto stack = stackAt(d.state(), side, *piece.place);
            const bool aboard = std::any_of(stack.begin(), stack.end(), [&](const PieceId& other) {
                return d.state().pieces.at(other).kind == Kind::gunboat;
            });
            if (!aboard) lost.push_back(id);
        }
        if (!lost.empty()) d.emit(Eliminated{side, lost, "at-sea"});
    }
}

/// W63-FORT-08.
void liftMarkers(Draft& d) {
    std::vector<PlaceId> order;
    for (const Site& site : mapOf(d.state()).sites()) order.push_back(site.id);  // the order of 3.5
    for (const PlaceId& id : order) {
        const auto found = d.state().cities.find(id);
        if (found == d.state().cities.end() || !found->second.fortified) continue;
        const SideId side = *found->second.fortified;
        const auto stack = stackAt(d.state(), side, asked(d.state()) ? id : *found->second.square);
        const bool held = std::any_of(stack.begin(), stack.end(), [&](const PieceId& piece) {
            return isGround(d.state().pieces.at(piece));
        });
        if (!held) d.emit(Unfortified{id, side, "no-troops"});
    }
}

/// W63-EXTRA-05: those of the waiting survivors that cannot get away, checked together.
std::vector<PieceId> trapped(const State& state, const std::vector<PieceId>& waiting) {
    std::vector<PieceId> list;
    for (const PieceId& id : waiting) {
        if (!hasWayOut(state, id, waiting)) list.push_back(id);
    }
    return inPieceOrder(state, std::move(list));
}

void catchTrapped(Draft& d, std::optional<Survivors>& fresh) {
    if (asked(d.state())) return;
    if (fresh) {
        const auto caught = trapped(d.state(), fresh->pieces);
        if (caught.empty()) return;
        d.emit(Eliminated{fresh->side, caught, "no-way-out"});
        std::erase_if(fresh->pieces, [&](const PieceId& id) { return contains(caught, id); });
        return;
    }
    while (!d.state().pending.empty() && d.state().pending.front().kind == DutyKind::extraMove) {
        const Duty& duty = d.state().pending.front();
        const auto caught = trapped(d.state(), *duty.pieces);
        if (caught.empty()) return;
        d.emit(Eliminated{duty.side, caught, "no-way-out"});
    }
}

bool nothingToChoose(const State& state, const SideId& side, int count) {
    return static_cast<int>(inPlay(state, side).size()) <= count;
}

/// W63-CITY-03, W63-CITY-04, W63-CAP-06: the owner is asked, unless there is nothing to choose.
void askRemoval(Draft& d, const PlaceId& cityId) {
    const City& city = d.state().cities.at(cityId);
    if (nothingToChoose(d.state(), city.owner, city.penalty)) return;
    d.emit(RemovalDue{city.owner, cityId, city.penalty});
}

/// Everything that is left goes when it is no more than the penalty.
void takeAll(Draft& d, const PlaceId& cityId) {
    const City& city = d.state().cities.at(cityId);
    const auto all = inPlay(d.state(), city.owner);
    if (!all.empty() && nothingToChoose(d.state(), city.owner, city.penalty))
        d.emit(Eliminated{city.owner, all, "penalty"});
}

/// W63-CITY-04: a removal that leaves no choice is not asked for.
void carryOutRemovals(Draft& d) {
    while (!d.state().pending.empty() && d.state().pending.front().kind == DutyKind::removal) {
        const Duty duty = d.state().pending.front();
        if (!nothingToChoose(d.state(), duty.side, *duty.count)) return;
        d.emit(Eliminated{duty.side, inPlay(d.state(), duty.side), "penalty"});
    }
}

/// W63-WIN-01, W63-WIN-03. Garrisons are not pieces (W63-CAP-08).
void endIfDecided(Draft& d) {
    const std::size_t north = inPlay(d.state(), unionSide).size();
    const std::size_t south = inPlay(d.state(), confederate).size();
    if (north == 0 && south == 0) {
        d.emit(GameOver{{}, "stalemate"});
    } else if (north == 0 || south == 0) {
        d.emit(GameOver{{north == 0 ? confederate : unionSide}, "eliminated"});
    } else if (north == 1 && south == 1 && d.state().pending.empty()) {
        d.emit(GameOver{{}, "stalemate"});
    }
}

}  // namespace

void follow(Draft& d, const Aftermath& aftermath) {
    auto survivors = aftermath.survivors;
    // A march into an open city puts the removal in front of extra moves (6.3); a battle's comes last (6.2).
    const bool marchedIn = aftermath.captured && !aftermath.losses;
    if (marchedIn) askRemoval(d, *aftermath.captured);
    if (aftermath.losses) loseAtSea(d, survivors);
    liftMarkers(d);
    if (!marchedIn) catchTrapped(d, survivors);
    if (survivors && !survivors->pieces.empty()) {
        d.emit(ExtraMoveDue{survivors->side, survivors->place, survivors->pieces});
    }
    if (aftermath.captured) {
        if (!marchedIn) askRemoval(d, *aftermath.captured);
        takeAll(d, *aftermath.captured);
    }
    carryOutRemovals(d);
    endIfDecided(d);
}

void capture(Draft& d, const PlaceId& city, const SideId& captor) {
    d.emit(Captured{city, captor, d.state().cities.at(city).penalty});
}

std::vector<PlaceId> refuges(const State& state, const std::vector<PieceId>& group) {
    std::vector<PlaceId> list;
    const Group made = groupOf(state, group);
    const PlaceId from = *state.pieces.at(group.front()).place;
    const auto square = readSquare(from.text);
    if (!square || abandonsInfantry(state, group, from)) return list;
    for (const Square to : reach(state, made, *square, Rides::forbidden)) {
        PlaceId place{text(to)};
        if (!enemyForce(state, made.side, place)) list.push_back(std::move(place));
    }
    return list;
}

bool hasWayOut(const State& state, const PieceId& survivor, const std::vector<PieceId>& waiting) {
    if (!refuges(state, {survivor}).empty()) return true;
    const auto kindOf = [&](const PieceId& id) { return state.pieces.at(id).kind; };
    if (kindOf(survivor) == Kind::cavalry) return false;
    // Infantry sails with a gunboat of its square, and a gunboat that may not leave infantry at sea takes
    // all.
    std::vector<PieceId> infantry;
    for (const PieceId& id : waiting) {
        if (kindOf(id) == Kind::infantry) infantry.push_back(id);
    }
    if (infantry.empty()) return false;
    return std::any_of(waiting.begin(), waiting.end(), [&](const PieceId& id) {
        if (kindOf(id) != Kind::gunboat || (kindOf(survivor) == Kind::gunboat && id != survivor))
            return false;
        auto convoy = infantry;
        convoy.push_back(id);
        return !refuges(state, convoy).empty();
    });
}

}  // namespace adjutant::w63
