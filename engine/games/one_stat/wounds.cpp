// SPDX-License-Identifier: GPL-3.0-or-later
// Wounds and what follows them (OSS-WOUND).
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

Effect effectOn(const State& state, const Piece& victim) {
    if (victim.kind == Kind::bounty && state.options.bountyBoss == BountyBoss::track) {
        return victim.die > 6 ? Effect::shrunk : Effect::out;  // OSS-SOLO-15
    }
    if (victim.tier == Tier::boss && victim.shield) return Effect::ignored;  // OSS-WOUND-04
    const bool survives = victim.tier == Tier::boss || victim.tier == Tier::specialist;
    // OSS-WOUND-01, OSS-WOUND-02, OSS-WOUND-03
    return survives && !victim.down ? Effect::wound : Effect::out;
}

/// What it carries drops, its demon runs wild (OSS-SCEN-06, OSS-SPEC-06).
void sufferLoss(Draft& draft, const PieceId& victim) {
    dropAll(draft, victim);
    const PieceId id = demonOf(victim);
    const Piece* demon = draft.state().pieces.find(id);
    if (demon != nullptr && !demon->out && !demon->wild) draft.emit(DemonWild{id});
}

void harm(Draft& draft, const PieceId& victim, Effect effect) {
    draft.emit(Wounded{victim, effect});
    if (effect == Effect::wound || effect == Effect::out) sufferLoss(draft, victim);  // OSS-WOUND-06
}

/// The die of a Boss that is hunted.
void shrink(Piece& piece) {
    if (piece.die > 6) piece.die -= 2;
}

}  // namespace

void dropAll(Draft& draft, const PieceId& carrier) {
    for (const TokenId& token : carriedBy(draft.state(), carrier)) draft.emit(Dropped{token, carrier});
}

void wound(Draft& draft, const PieceId& victim) {
    harm(draft, victim, effectOn(draft.state(), pieceOf(draft.state(), victim)));
}

void putOut(Draft& draft, const PieceId& victim) { harm(draft, victim, Effect::out); }

void restoreShields(State& state) {
    for (auto& [id, one] : state.pieces) {
        if (isShielded(state.options, one)) one.shield = true;
    }
}

void apply(State& s, const Wounded& e) {
    Piece& hurt = pieceOf(s, e.fighter);
    const bool full = hurt.kind == Kind::bounty && s.options.bountyBoss == BountyBoss::full;
    if (e.effect == Effect::shrunk || full) shrink(hurt);
    if (e.effect == Effect::ignored) hurt.shield = false;
    if (e.effect == Effect::wound) hurt.down = true;
    if (e.effect != Effect::out) return;
    hurt.out = true;
    hurt.down = false;
    leaveHill(s, e.fighter);
}
void apply(State& s, const Dropped& e) {
    s.tokens.at(e.token).at = TokenAt::dropped;
    s.tokens.at(e.token).by.reset();
}
void apply(State& s, const DemonWild& e) { pieceOf(s, e.fighter).wild = true; }

}  // namespace adjutant::onestat
