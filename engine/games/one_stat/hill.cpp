// SPDX-License-Identifier: GPL-3.0-or-later
// The hill: who touches it, who holds it (OSS-SCEN-03, OSS-SCEN-04).
#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {

void leaveHill(State& state, const PieceId& id) {
    if (state.hill) std::erase(state.hill->fighters, id);
}

void touchHill(State& state, const PieceId& id) {
    if (!state.hill) return;
    auto& on = state.hill->fighters;
    if (!contains(on, id)) on.push_back(id);
}

Allowed mayDo(const State& state, const SetHill& action) {
    if (!state.hill ||
        (action.on && (!mayHoldHill(state, action.fighter) || !pieceOf(state, action.fighter).side))) {
        return refuse(code::notAvailable, refusals::CannotHoldHill{.fighter = nameOf(state, action.fighter)},
                      "OSS-SCEN-04");
    }
    return {};
}

void perform(Draft& draft, const SetHill& action) { draft.emit(HillSet{action.fighter, action.on}); }

void checkHill(Draft& draft) {
    const State& state = draft.state();
    if (!state.hill || state.phase == Phase::over) return;
    const std::vector<PieceId> touching = state.hill->fighters;
    std::set<SideId> sides;
    for (const PieceId& id : touching) {
        if (mayHoldHill(state, id)) {
            sides.insert(*pieceOf(state, id).side);
        } else {
            draft.emit(HillSet{id, false});  // OSS-SCEN-04
        }
    }
    const auto holder = sides.size() == 1 ? std::optional(*sides.begin()) : std::nullopt;
    if (holder != state.hill->holder) draft.emit(HillHolder{holder});
}

void apply(State& s, const HillSet& e) {
    if (e.on) {
        touchHill(s, e.fighter);
    } else {
        leaveHill(s, e.fighter);
    }
}
void apply(State& s, const HillHolder& e) {
    s.hill->holder = e.side;
    s.hill->since = e.side ? std::optional(s.round) : std::nullopt;
}

}  // namespace adjutant::onestat
