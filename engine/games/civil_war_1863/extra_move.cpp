// SPDX-License-Identifier: GPL-3.0-or-later
// The extra move of survivors (W63-EXTRA): who gets away, where to, and who is trapped; action `retreat`.
#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/games/civil_war_1863/rules.hpp"
#include "engine/words/contains.hpp"
#include "messages/shared.hpp"

namespace adjutant::w63 {
namespace {

/// W63-EXTRA-05: those of the waiting survivors that cannot get away, checked together.
std::vector<PieceId> trapped(const State& state, const std::vector<PieceId>& waiting) {
    std::vector<PieceId> list;
    for (const PieceId& id : waiting) {
        if (!hasWayOut(state, id, waiting)) list.push_back(id);
    }
    return inPieceOrder(state, std::move(list));
}

}  // namespace

Allowed Retreat::beforePhase(const State& /*state*/, const Retreat& retreat) {
    if (retreat.trapped || retreat.to) return {};
    return refuse(code::missingParameter, shared::refusals::NotSaid{.name = "to"});
}

/// Disabled survivors flee as well (W63-EXTRA-06), and all can move again in their own turn (W63-EXTRA-02).
Allowed decide(Draft& d, const Retreat& a) {
    const State& s = d.state();
    if (a.trapped && !asked(s)) {
        return refuse(code::badParameter, refusals::TrappedOnTheBoard{}, "W63-ASK-04");
    }
    const Duty duty = s.pending.front();
    const auto pieces = inPieceOrder(s, a.pieces);
    for (const PieceId& id : pieces) {
        if (contains(*duty.pieces, id)) continue;
        return refuse("not-retreating", refusals::NotRetreating{.piece = nameOf(s, id)}, "W63-EXTRA-01");
    }
    if (a.trapped) {
        d.emit(Eliminated{duty.side, pieces, "no-way-out"});
        follow(d, {});
        return {};
    }
    const PlaceId to = canonicalPlace(s, *a.to);
    if (to != openField && to == duty.place) {
        return refuse(code::badParameter, refusals::MustLeave{.place = nameOf(s, to)}, "W63-EXTRA-01");
    }
    if (Allowed clear = noEnemy(s, duty.side, to); !clear.has_value()) return clear;
    const auto way = wayTo(s, pieces, to, Rides::forbidden);
    if (!way.has_value()) return tl::make_unexpected(way.error());
    if (Allowed aboard = noneAbandoned(s, pieces); !aboard.has_value()) return aboard;

    d.emit(Moved{pieces, *s.pieces.at(pieces.front()).place, to, *way, true});
    settleIn(d, duty.side, to);
    return {};
}

void apply(State& s, const ExtraMoveDue& e) {
    s.pending.insert(s.pending.begin(), Duty{DutyKind::extraMove, e.side, e.place, e.pieces, {}, {}});
}

void forget(State& s, const std::vector<PieceId>& pieces) {
    for (Duty& duty : s.pending) {
        if (duty.kind != DutyKind::extraMove || !duty.pieces) continue;
        std::erase_if(*duty.pieces, [&](const PieceId& id) { return contains(pieces, id); });
    }
    std::erase_if(s.pending, [](const Duty& duty) {
        return duty.kind == DutyKind::extraMove && duty.pieces && duty.pieces->empty();
    });
}

std::vector<PlaceId> refuges(const State& state, const std::vector<PieceId>& group) {
    return squaresWithoutEnemies(state, group, Rides::forbidden);
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

}  // namespace adjutant::w63
