// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one_stat/state.hpp"

#include <algorithm>

namespace adjutant::onestat {

bool known(const State& state, const PieceId& piece) { return state.pieces.contains(piece); }
bool known(const State& state, const SideId& side) { return state.sides.contains(side); }
bool known(const State& state, const TerrainId& terrain) { return state.terrain->contains(terrain); }
bool known(const State& state, const TokenId& token) { return state.tokens.contains(token); }

bool isActionScenario(Scenario scenario) {
    return scenario == Scenario::bombingRun || scenario == Scenario::captureTheFlag;  // OSS-ACTION-01
}

bool isSolo(Scenario scenario) { return scenario >= Scenario::hunt; }

const Piece& pieceOf(const State& state, const PieceId& id) { return state.pieces.at(id); }
Piece& pieceOf(State& state, const PieceId& id) { return state.pieces.at(id); }

bool isShielded(const Options& options, const Piece& piece) {
    return piece.tier == Tier::boss &&
           !(piece.kind == Kind::bounty && options.bountyBoss == BountyBoss::track);
}

bool isOffTable(const Piece& piece) { return piece.out || !piece.side; }

bool isLeft(const Piece& piece) {
    const bool counts =
        piece.kind == Kind::boss || piece.kind == Kind::specialist || piece.kind == Kind::rookie;
    return counts && !piece.out;
}

bool sideIsLeft(const State& state, const SideId& side) {
    return std::ranges::any_of(state.pieces,
                               [&](const auto& p) { return p.second.side == side && isLeft(p.second); });
}

bool opponentsGone(const State& state) {
    return std::ranges::none_of(state.pieces, [](const auto& p) {
        return p.second.side == opponents && p.second.kind != Kind::demon && !p.second.out;
    });
}

bool canActivate(const State& state, const SideId& side) {
    return std::ranges::any_of(state.pieces, [&](const auto& p) {
        const Piece& piece = p.second;
        const bool returns = isActionScenario(state) && piece.kind != Kind::demon;
        return piece.side == side && !piece.activated && (!piece.out || returns);
    });
}

bool mayHoldHill(const State& state, const PieceId& id) {
    const Piece& piece = pieceOf(state, id);
    return piece.kind != Kind::demon && !piece.animal && !piece.out;
}

std::vector<TokenId> carriedBy(const State& state, const PieceId& id) {
    std::vector<TokenId> carried;
    for (const auto& [token, it] : state.tokens) {
        if (it.at == TokenAt::carried && it.by == id) carried.push_back(token);
    }
    return carried;
}

PieceId demonOf(const PieceId& controller) { return {controller.text + "-demon"}; }

bool isMelee(Weapon weapon) {
    return weapon == Weapon::melee1h || weapon == Weapon::melee2h || weapon == Weapon::natural;
}

bool isHeavy(Weapon weapon) { return weapon == Weapon::heavyWound || weapon == Weapon::heavyBlast; }

bool mayBeBrought(Weapon weapon) { return weapon != Weapon::force && weapon != Weapon::natural; }
int hands(Weapon weapon) { return weapon == Weapon::melee1h || weapon == Weapon::light ? 1 : 2; }

std::vector<Weapon> usable(const Piece& piece) {
    if (piece.kind == Kind::escort || piece.kind == Kind::hostage) return {};
    if (piece.kind == Kind::demon || piece.animal) return {Weapon::natural};
    if (has(piece, Skill::controller) || has(piece, Skill::shapeshifter)) return {};
    if (has(piece, Skill::forceUser)) return {Weapon::force};
    const bool heavy = std::ranges::any_of(piece.weapons, isHeavy);  // OSS-MELEE-07
    std::vector<Weapon> weapons;
    for (const Weapon weapon : piece.weapons) {
        if (!(heavy && isMelee(weapon))) weapons.push_back(weapon);
    }
    return weapons;
}

int allowance(const Piece& piece) { return piece.animal ? piece.die - piece.stat : piece.stat; }

int dieOf(Tier tier) { return tier == Tier::boss ? 10 : tier == Tier::specialist ? 8 : 6; }

}  // namespace adjutant::onestat
