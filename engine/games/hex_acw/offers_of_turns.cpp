// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done in a turn: a piece at a time, so that every combination of the choices offered is
// accepted.
#include <algorithm>
#include <optional>

#include "engine/games/hex_acw/morale.hpp"
#include "engine/games/hex_acw/movement.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/offers.hpp"
#include "engine/games/hex_acw/shooting.hpp"
#include "engine/games/hex_acw/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

/// Offers in the order in which they are likely.
struct TurnOffers {
    Offers moves, shots, closing, facings;

    void into(Offers& offers, bool shooting) && {
        for (Offers* part : {shooting ? &shots : &moves, shooting ? &moves : &shots, &closing, &facings}) {
            std::move(part->begin(), part->end(), std::back_inserter(offers));
        }
    }
};

// -- moving

void offerWays(const State& state, const PieceId& id, int most, TurnOffers& turn) {
    const Unit& unit = unitOf(state, id);
    const auto all = ways(state, id, most);
    std::vector<Place> reached;              // by `to` alone
    std::vector<std::vector<Place>> others;  // by `path`
    for (const auto& way : all) {
        const bool shortest = static_cast<int>(way.size()) == distance(*unit.place, way.back());
        const bool first = !contains(reached, way.back());
        if (shortest && first) {
            reached.push_back(way.back());
        } else {
            others.push_back(way);
        }
    }
    const Phrase name = shortName(state, id);
    const Param mover = fixed(&Move::unit, id);
    if (reached.empty()) {
        turn.moves.push_back(blocked<Move>(
            offers::Move{.unit = name},
            {"occupied", refusals::NowhereToGo{.unit = unitName(state, id)}, "ACW-TERR-12"}, {mover}));
    } else {
        const Param to = oneOf(&Move::to, reached);
        constexpr auto facings = allOf<Facing>();
        turn.moves.push_back(offer<Move>(offers::Move{.unit = name}, offers::MoveNote{}, {mover, to}));
        turn.facings.push_back(offer<Move>(
            offers::MoveAndFace{.unit = name}, {},
            {mover, to, oneOf(&Move::facing, std::vector<Facing>(facings.begin(), facings.end()))}));
    }
    if (!others.empty()) {
        turn.facings.push_back(
            offer<Move>(offers::AnotherWay{.unit = name}, {}, {mover, oneOf(&Move::path, others)}));
    }
}

void offerTurning(const State& state, const PieceId& id, TurnOffers& turn) {
    std::vector<Param> params{fixed(&Turn::unit, id)};
    if (boardMode(state)) {
        std::vector<Facing> others;
        for (const Facing facing : allOf<Facing>()) {
            if (facing != unitOf(state, id).facing) others.push_back(facing);
        }
        params.push_back(oneOf(&Turn::facing, others));
    }
    const bool free = state.options.turnInPlace == TurnInPlace::free;
    turn.facings.push_back(offer<Turn>(offers::Turn{.unit = shortName(state, id)},
                                       offers::TurnNote{.free = free}, std::move(params)));
}

void offerMovement(const State& state, std::span<const Overrule> overrules, const PieceId& id,
                   TurnOffers& turn) {
    const bool free = state.options.turnInPlace == TurnInPlace::free;
    if (free && !hasShot(state, id)) offerTurning(state, id, turn);
    if (state.phase == Phase::shoot && state.card != Card::hitAndRun) return;
    const Allowed may = mayMove(state, id);
    if (!may.has_value()) {
        if (state.phase == Phase::move) {
            turn.moves.push_back(blocked<Move>(offers::Move{.unit = shortName(state, id)}, may.error(),
                                               {fixed(&Move::unit, id)}));
        }
        return;
    }
    const int most = movementAllowance(SumBuilder(overrules), state, id).total();
    if (boardMode(state)) {
        offerWays(state, id, most, turn);
    } else if (most > 0) {
        turn.moves.push_back(offer<Move>(offers::Move{.unit = shortName(state, id)}, {},
                                         {fixed(&Move::unit, id), intOf(&Move::hexes, 1, most, 1)}));
    }
    if (!free) offerTurning(state, id, turn);
}

// -- shooting

/// Who may shoot at whom, for the volleys.
using Shots = std::vector<Aim>;

/// Two touches: the board knows the facts, and what it says of cover can be overruled in the sum.
void offerShot(const State& state, const Aim& aim, TurnOffers& turn) {
    turn.shots.push_back(offer<Shoot>(
        offers::Shoot{.unit = shortName(state, aim.shooter), .target = unitName(state, aim.target)},
        offers::ShootNote{.range = aim.range, .cover = aim.cover},
        {fixed(&Shoot::shooter, aim.shooter), fixed(&Shoot::target, aim.target)}));
}

/// Why a unit that could fire has nobody to shoot at: what hinders the shot at the nearest enemy.
Refusal noTarget(const State& state, const PieceId& id, const std::vector<PieceId>& enemies) {
    std::optional<Aim> nearest;
    for (const PieceId& enemy : enemies) {
        const Aim shot = aim(state, id, enemy, {});
        if (!nearest || shot.range < nearest->range) nearest = shot;
    }
    if (!nearest) return {"out-of-range", refusals::NoEnemy{}, "ACW-SHOOT-02"};
    return mayShoot(state, *nearest).error();
}

void offerBoardShots(const State& state, const PieceId& id, const std::vector<PieceId>& enemies,
                     TurnOffers& turn, Shots& shots) {
    Shots own;
    for (const PieceId& enemy : enemies) {
        const Aim shot = aim(state, id, enemy, {});
        if (mayShoot(state, shot).has_value()) own.push_back(shot);
    }
    std::stable_sort(own.begin(), own.end(), [&](const Aim& a, const Aim& b) {
        return unitOf(state, a.target).hits > unitOf(state, b.target).hits;
    });
    for (const Aim& shot : own) offerShot(state, shot, turn);
    if (own.empty()) {
        turn.shots.push_back(blocked<Shoot>(offers::ShootWith{.unit = shortName(state, id)},
                                            noTarget(state, id, enemies), {fixed(&Shoot::shooter, id)}));
    }
    shots.insert(shots.end(), own.begin(), own.end());
}

/// All of them, but only the first of those that moved: the card favours one (ACW-CARD-02).
std::vector<PieceId> volleyOf(const State& state, const std::vector<PieceId>& able) {
    std::vector<PieceId> shooters;
    bool favoured = false;
    for (const PieceId& id : able) {
        const bool moved = unitOf(state, id).moves >= 1;
        if (moved && favoured) continue;
        favoured = favoured || moved;
        shooters.push_back(id);
    }
    return shooters;
}

void offerVolley(const State& state, const std::vector<PieceId>& targets, const std::vector<PieceId>& able,
                 Phrase label, TurnOffers& turn) {
    const auto shooters = volleyOf(state, able);
    if (shooters.size() < 2) return;
    std::vector<Param> params{
        oneOf(&Volley::target, targets),
        someOf(&Volley::shooters, shooters, 1, std::ssize(shooters)).byDefault(value(shooters))};
    if (!boardMode(state)) params.push_back(boolOf(&Volley::cover, false));
    turn.shots.push_back(
        offer<Volley>(std::move(label), offers::VolleyNote{.shooters = shooters.size()}, std::move(params)));
}

void offerVolleys(const State& state, const Shots& shots, const std::vector<PieceId>& enemies,
                  TurnOffers& turn) {
    for (const PieceId& enemy : enemies) {
        std::vector<PieceId> able;
        for (const Aim& shot : shots) {
            if (shot.target == enemy) able.push_back(shot.shooter);
        }
        offerVolley(state, {enemy}, able, offers::Volley{.target = unitName(state, enemy)}, turn);
    }
}

/// In asked mode the table knows who is in reach: any enemy, with range and cover as facts.
void offerAskedShots(const State& state, const std::vector<PieceId>& able,
                     const std::vector<PieceId>& enemies, TurnOffers& turn) {
    if (enemies.empty()) return;
    for (const PieceId& id : able) {
        std::vector<Param> params{fixed(&Shoot::shooter, id), oneOf(&Shoot::target, enemies)};
        const int reach = ability(unitOf(state, id).kind).range;
        if (reach > 1) params.push_back(intOf(&Shoot::range, 1, reach, 1));
        params.push_back(boolOf(&Shoot::cover, false));
        turn.shots.push_back(
            offer<Shoot>(offers::ShootWith{.unit = shortName(state, id)}, {}, std::move(params)));
    }
    offerVolley(state, enemies, able, offers::VolleyTogether{}, turn);
}

void offerShooting(const State& state, const std::vector<PieceId>& units, TurnOffers& turn) {
    std::vector<PieceId> enemies = fieldOf(state, other(*state.active));
    std::erase_if(enemies, [&](const PieceId& id) { return unitOf(state, id).tested; });
    Shots shots;
    std::vector<PieceId> able;
    for (const PieceId& id : units) {
        const Allowed may = mayFire(state, id, state.cardUnit);
        if (!may.has_value()) {
            turn.shots.push_back(blocked<Shoot>(offers::ShootWith{.unit = shortName(state, id)}, may.error(),
                                                {fixed(&Shoot::shooter, id)}));
            continue;
        }
        able.push_back(id);
        if (boardMode(state)) offerBoardShots(state, id, enemies, turn, shots);
    }
    if (boardMode(state)) {
        offerVolleys(state, shots, enemies, turn);
    } else {
        offerAskedShots(state, able, enemies, turn);
    }
}

// -- ending

void offerClosing(const State& state, TurnOffers& turn) {  // ACW-MORALE-02
    if (state.phase != Phase::shoot || state.options.moraleTiming != MoraleTiming::perTarget) return;
    for (const PieceId& id : unitsToResolve(state)) {
        turn.closing.push_back(offer<TestMorale>(offers::TestMorale{.unit = unitName(state, id)},
                                                 offers::TestMoraleNote{}, {fixed(&TestMorale::unit, id)}));
    }
}

void offerAdvances(const State& state, Offers& offers) {
    for (const Vacated& vacated : state.vacated) {
        for (const PieceId& id : vacated.by) {
            if (!mayAdvance(state, id, vacated.target).has_value()) continue;
            std::vector<Param> params{fixed(&Advance::unit, id), fixed(&Advance::target, vacated.target)};
            if (boardMode(state)) {
                const Facing ahead = *directionOf(*unitOf(state, id).place, *vacated.hex);
                params.push_back(anyWordOf(&Advance::facing, ahead));
            }
            offers.push_back(offer<Advance>(
                offers::Advance{.unit = shortName(state, id)},
                vacated.hex ? Phrase(offers::AdvanceNote{.hex = text(*vacated.hex)}) : Phrase(),
                std::move(params)));
        }
    }
}

Phrase endNote(const State& state) {
    if (state.phase == Phase::advance) return offers::NoAdvanceNote{};
    const auto tests = unitsToResolve(state).size();
    return tests == 0 ? Phrase() : offers::EndTurnNote{.resolved = tests};
}

}  // namespace

void offerTurn(const State& state, std::span<const Overrule> overrules, Offers& offers) {
    offerAdvances(state, offers);
    TurnOffers turn;
    if (state.phase != Phase::advance) {
        const auto units = fieldOf(state, *state.active);
        for (const PieceId& id : units) offerMovement(state, overrules, id, turn);
        offerShooting(state, units, turn);
        offerClosing(state, turn);
    }
    turn.closing.push_back(offer<EndTurn>(offers::EndTurn{}, endNote(state)));
    std::move(turn).into(offers, state.phase == Phase::shoot);
}

}  // namespace adjutant::acw
