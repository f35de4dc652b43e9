// SPDX-License-Identifier: GPL-3.0-or-later
// Points, the facts of asked mode, and the agreed end (sections 4.10 and 6.7).
#include "engine/games/hex_acw/victory.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {

Points pointsNow(const State& state) {
    return {pointsOf(state, Side::unionSide), pointsOf(state, Side::confederate)};
}

std::vector<Side> leaders(const State& state) {
    const auto [unionPoints, confederatePoints] = pointsNow(state);
    if (unionPoints == confederatePoints) return state.seating;
    return {unionPoints > confederatePoints ? Side::unionSide : Side::confederate};
}

Ended onPoints(const State& state) {
    auto winners = leaders(state);
    const std::string reason = winners.size() == 1 ? "points" : "draw";
    return {std::move(winners), reason, pointsNow(state)};
}

Allowed decide(Draft& draft, const Occupy& action) {  // ACW-VP-04
    if (boardMode(draft.state())) {
        return refuse("option-off", refusals::BoardShowsHolder{}, "ACW-VP-04");
    }
    draft.emit(Occupied{action.strongpoint, action.side});
    return {};
}

Allowed decide(Draft& draft, const Entrench& action) {
    const State& state = draft.state();
    if (boardMode(state)) {
        return refuse("option-off", refusals::BoardShowsWorks{}, "ACW-TERR-09");
    }
    if (unitOf(state, action.unit).kind == Kind::cavalry) {  // ACW-TERR-09
        return refuse("forbidden-terrain",
                      refusals::CavalryNotEntrenched{.unit = unitName(state, action.unit)}, "ACW-TERR-09");
    }
    if (action.on) {
        draft.emit(DugIn{action.unit});
    } else {
        draft.emit(DugInEnded{action.unit});
    }
    return {};
}

Allowed decide(Draft& draft, const EndGame& action) {  // ACW-VP-01, ACW-TURN-07
    auto winners = action.winners ? *action.winners : leaders(draft.state());
    draft.emit(Ended{std::move(winners), action.reason, pointsNow(draft.state())});
    return {};
}

void apply(State& state, const Occupied& event) {
    auto& holder = state.strongpoints.at(event.strongpoint).holder;
    holder.reset();
    if (event.side == Holder::unionSide) holder = Side::unionSide;
    if (event.side == Holder::confederate) holder = Side::confederate;
}

void apply(State& state, const Ended& event) {
    Verdict verdict{{}, event.reason};
    for (const Side side : event.winners) verdict.winners.push_back(SideId{std::string(word(side))});
    state.verdict = std::move(verdict);
    state.phase = Phase::over;
    state.active.reset();
}

}  // namespace adjutant::acw
