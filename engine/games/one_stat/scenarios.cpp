// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens, the site, the bomb and the hostage (OSS-SCEN, OSS-ACTION, OSS-SOLO-16, OSS-SOLO-17, OSS-SOLO-18,
// OSS-SOLO-19, OSS-SOLO-20, OSS-SOLO-21, OSS-SOLO-22).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

bool ownFlagAtHome(const State& state, const Token& token, const PieceId& fighter) {
    return token.kind == TokenKind::flag && token.at == TokenAt::corner &&
           token.owner == pieceOf(state, fighter).side;
}

bool isGettable(const State& state, const Token& token, const PieceId& fighter) {
    return token.at != TokenAt::carried && token.at != TokenAt::collected &&
           !ownFlagAtHome(state, token, fighter);
}

/// OSS-SOLO-18, OSS-SOLO-19: the second clue tells where, and something happens there.
void findSite(Draft& draft) {
    const Mystery mystery = draft.state().options.mystery;
    const auto at = draft.roll(Dice{.count = 2, .sides = gridSide}.incidental(), "site");
    draft.emit(SiteFound{at[0], at[1], mystery});
    if (mystery == Mystery::doomDevice || mystery == Mystery::cultists) {
        const int rounds = draft.roll(Dice{.count = 1, .sides = 6}.incidental(), "clock").front();
        draft.emit(ClockSet{draft.state().round + rounds});
    }
    if (mystery == Mystery::hideout) spawnOne(draft, Tier::specialist, "site");
    const int rookies = mystery == Mystery::cultists ? 3 : mystery == Mystery::hideout ? 2 : 0;
    for (int i = 0; i < rookies; ++i) spawnOne(draft, Tier::rookie, "site");
}

void collect(Draft& draft, const PickUp& action, TokenKind kind) {
    draft.emit(Collected{action.token, action.fighter});
    constexpr int cluesToTheSite = 2;  // OSS-SOLO-18; others may come by ruling
    const auto clues = std::ranges::count_if(draft.state().tokens, [](const auto& token) {
        return token.second.kind == TokenKind::clue && token.second.at == TokenAt::collected;
    });
    if (kind == TokenKind::clue && clues >= cluesToTheSite && !draft.state().site) findSite(draft);
}

void detonate(Draft& draft, const std::optional<PieceId>& carrier, const std::vector<PieceId>& blast) {
    draft.emit(Detonated{carrier});
    if (carrier && !pieceOf(draft.state(), *carrier).out) putOut(draft, *carrier);
    for (const PieceId& id : blast) {
        if (!pieceOf(draft.state(), id).out) putOut(draft, id);  // OSS-ACTION-07
    }
    draft.emit(BombLaid{});  // OSS-ACTION-08
}

bool isEscorted(const State& state, const PieceId& id) {
    const Piece& piece = pieceOf(state, id);
    return piece.kind == Kind::escort || (piece.kind == Kind::hostage && state.rescued && piece.side);
}

void score(Draft& draft, const SideId& side) {
    draft.emit(Scored{side, draft.state().sides.at(side).points + 1});
}

/// OSS-ACTION-09.
void bringFlags(Draft& draft, const PieceId& fighter, const std::vector<TokenId>& carried) {
    const SideId side = *pieceOf(draft.state(), fighter).side;
    for (const TokenId& token : carried) {  // OSS-ACTION-10
        if (draft.state().tokens.at(token).owner != side) score(draft, side);
        draft.emit(Returned{token});
    }
}

bool carriesA(const State& state, const PieceId& fighter, TokenKind kind) {
    const auto carried = carriedBy(state, fighter);
    return !carried.empty() && state.tokens.at(carried.front()).kind == kind;
}

}  // namespace

Allowed inContact(bool contact, std::string_view clause) {
    if (contact) return {};
    return refuse(code::notInContact, refusals::NeedsContact{}, clause);
}

std::optional<TokenId> onlyTokenFor(const State& state, const PieceId& fighter) {
    std::optional<TokenId> only;
    for (const auto& [id, token] : state.tokens) {
        if (!isGettable(state, token, fighter)) continue;
        if (only) return {};
        only = id;
    }
    return only;
}

std::optional<PieceId> onlyCarrier(const State& state) {
    std::optional<PieceId> only;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.out || (carriedBy(state, id).empty() && !isEscorted(state, id))) continue;
        if (only) return {};
        only = id;
    }
    return only;
}

bool bombTicks(Draft& draft, Span interrupts) {
    const Token* bomb = draft.state().tokens.find({"bomb"});
    if (bomb == nullptr || bomb->at != TokenAt::carried) return false;
    const int face = bomb->face.value_or(8) - 1;  // OSS-ACTION-06
    draft.emit(BombTicked{face, face == 0 ? std::optional(interrupts) : std::nullopt});
    return face == 0;
}

// -- pick-up

Allowed mayDo(const State& state, const PickUp& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    const bool demon = fighter.kind == Kind::demon;
    if (demon || fighter.animal || fighter.side == opponents) {
        return refuse(code::cannotCarry, refusals::CannotCarry{.fighter = nameOf(state, fighter)},
                      demon            ? "OSS-SPEC-05"
                      : fighter.animal ? "OSS-SPEC-18"
                                       : "OSS-SOLO-24");
    }
    if (!isGettable(state, state.tokens.at(action.token), action.fighter)) {
        return refuse(code::notAvailable, refusals::CannotPickUp{.token = nameOf(state, action.token)},
                      "OSS-SCEN-06");
    }
    if (Allowed near = inContact(action.contact, "OSS-SCEN-06"); !near) return near;
    return otherLeft(state, action.fighter);
}

void perform(Draft& draft, const PickUp& action) {
    const TokenKind kind = draft.state().tokens.at(action.token).kind;
    spendOther(draft);
    const bool forGood = draft.state().options.scenario == Scenario::collect || kind == TokenKind::clue;
    if (forGood) {
        collect(draft, action, kind);
    } else {
        draft.emit(PickedUp{action.token, action.fighter});
    }
}

// -- deliver

Allowed mayDo(const State& state, const Deliver& action) {
    const bool carries = !carriedBy(state, action.fighter).empty() || isEscorted(state, action.fighter);
    if (pieceOf(state, action.fighter).out || !carries) {
        return refuse(code::notCarrying, refusals::NothingToDeliver{.fighter = nameOf(state, action.fighter)},
                      "OSS-SCEN-05");
    }
    const bool home = action.area && action.area == pieceOf(state, action.fighter).side;
    if (home && carriesA(state, action.fighter, TokenKind::bomb)) {
        return refuse(code::badParameter, refusals::BombGoesToEnemy{}, "OSS-ACTION-05");
    }
    return {};
}

void perform(Draft& draft, const Deliver& action) {
    const State& state = draft.state();
    const bool bomb = carriesA(state, action.fighter, TokenKind::bomb);
    const bool flag = carriesA(state, action.fighter, TokenKind::flag);
    draft.emit(Delivered{action.fighter});
    if (bomb) {
        score(draft, *pieceOf(state, action.fighter).side);
        detonate(draft, action.fighter, action.blast);
    }
    if (flag) bringFlags(draft, action.fighter, carriedBy(state, action.fighter));
}

// -- detonate, free-hostage

Allowed decide(Draft& draft, const Detonate& action) {
    const std::optional<PieceId> carrier = draft.state().tokens.at({"bomb"}).by;
    detonate(draft, carrier, action.blast);
    return {};
}

Allowed mayDo(const State& state, const FreeHostage& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    const bool waiting = state.options.scenario == Scenario::rescue && !state.rescued;
    if (!waiting || fighter.side != players || fighter.out)
        return refuse(code::notAvailable, refusals::NoHostage{.fighter = nameOf(state, fighter)},
                      "OSS-SOLO-20");
    return inContact(action.contact, "OSS-SOLO-20");
}

void perform(Draft& draft, const FreeHostage& action) { draft.emit(Freed{action.fighter}); }

void apply(State& s, const PickedUp& e) {
    Token& token = s.tokens.at(e.token);
    token.at = TokenAt::carried;
    token.by = e.fighter;
}
void apply(State& s, const Collected& e) {
    Token& token = s.tokens.at(e.token);
    token.at = TokenAt::collected;
    token.by.reset();
}
void apply(State& s, const SiteFound& e) { s.site = Site{e.x, e.y, {}}; }
void apply(State& s, const ClockSet& e) { s.deadline = e.deadline; }
void apply(State& s, const Scored& e) { s.sides.at(e.side).points = e.points; }
void apply(State& s, const Returned& e) {
    s.tokens.at(e.token).at = TokenAt::corner;
    s.tokens.at(e.token).by.reset();
}
void apply(State& s, const BombTicked& e) {
    s.tokens.at({"bomb"}).face = e.face;
    if (!e.interrupts) return;
    s.phase = Phase::detonation;
    s.active.reset();
    s.resume = e.interrupts;
}
void apply(State& s, const BombLaid& /*e*/) {
    Token& bomb = s.tokens.at({"bomb"});
    bomb.at = TokenAt::centre;
    bomb.face = 8;
    bomb.by.reset();
    s.phase = Phase::activations;
}
void apply(State& s, const Freed& /*e*/) {
    s.rescued = true;
    s.deadline.reset();
    if (s.options.rescueHard) pieceOf(s, {"hostage"}).side = players;
}

}  // namespace adjutant::onestat
