// SPDX-License-Identifier: GPL-3.0-or-later
// Solo play: spawnpoints, the spawn dice and the adviser of the opponents (OSS-SOLO).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// Table of spawn dice: what appears when so many dice show a face.
std::vector<Tier> appearing(int dice) {
    static const std::vector<std::vector<Tier>> table{{},
                                                      {Tier::rookie},
                                                      {Tier::specialist},
                                                      {Tier::boss},
                                                      {Tier::specialist, Tier::specialist},
                                                      {Tier::boss, Tier::specialist},
                                                      {Tier::boss, Tier::boss}};
    return table.at(static_cast<std::size_t>(dice));
}

void place(Draft& draft, const std::string& label) {
    const auto at = draft.roll(Dice{.count = 2, .sides = gridSide}.incidental(), label);
    draft.emit(Placed{label, at[0], at[1]});
}

/// A question that only the table can answer.
auto asks(Phrase question) { return refuse(code::missingParameter, std::move(question), "OSS-SOLO-12"); }

struct Means {
    bool melee = false;
    bool shot = false;
};

Means meansOf(const Piece& piece) {
    Means means;
    for (const Weapon weapon : usable(piece)) (isMelee(weapon) ? means.melee : means.shot) = true;
    return means;
}

/// OSS-SOLO-08, OSS-SOLO-09, OSS-SOLO-10, OSS-SOLO-11, OSS-SOLO-12: what the opponent does; asks only what it
/// cannot know.
Expected<Order> ordered(const State& state, const Piece& fighter, const OpponentTurn& action) {
    const Means means = meansOf(fighter);
    auto can = action.canAttack;
    if (!can && !means.melee && !means.shot) can = CanAttack::no;
    const Phrase name = nameOf(state, fighter);
    if (!can) return asks(refusals::SayCanAttack{.fighter = name});
    const bool fits = *can == CanAttack::no || (*can == CanAttack::contact ? means.melee : means.shot);
    if (!fits)
        return refuse(code::badParameter,
                      refusals::NothingToAttackWith{.fighter = name, .contact = *can == CanAttack::contact},
                      "OSS-SOLO-09");
    if (*can == CanAttack::contact) return Order::stayAndAttack;
    if (*can == CanAttack::range) {
        if (!action.inCover) return asks(refusals::SayInCover{.fighter = name});
        return *action.inCover ? Order::stayAndAttack : Order::moveToCoverAndAttack;
    }
    if (!action.inSight) return asks(refusals::SayInSight{.fighter = name});
    return *action.inSight ? Order::advance : Order::wander;
}

constexpr std::array<std::string_view, 8> directions{"n", "ne", "e", "se", "s", "sw", "w", "nw"};

void advise(Draft& draft, const PieceId& fighter, Order order) {
    Frame frame = draft.state().stack.back();
    frame.move = false;
    std::optional<std::string> direction;
    if (order == Order::wander) {
        frame.other = false;
        const int face = draft.die(8, "direction", fighter.text);
        direction = directions.at(static_cast<std::size_t>(face - 1));
    }
    const int distance = order == Order::stayAndAttack ? 0 : allowance(pieceOf(draft.state(), fighter));
    draft.emit(Advice{fighter, order, distance, direction});
    emitFrame(draft, frame);
}

}  // namespace

std::optional<PieceId> nextOpponent(const State& state) {
    std::optional<PieceId> next;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.side != opponents || piece.activated || piece.out) continue;
        if (!next || rankOf(id, piece) < rankOf(*next, pieceOf(state, *next))) next = id;
    }
    return next;
}

void spawnOne(Draft& draft, Tier tier, const std::string& place) {
    const Spawned& spawned = draft.state().spawned;
    const std::string id = tier == Tier::boss         ? "op-b" + std::to_string(spawned.boss + 1)
                           : tier == Tier::specialist ? "op-s" + std::to_string(spawned.specialist + 1)
                                                      : "op-r" + std::to_string(spawned.rookie + 1);
    draft.emit(OpponentSpawned{{id}, tier, place});
}

Allowed PlacePoints::beforePhase(const State& state) {
    if (state.round <= 1) return {};
    return refuse(code::wrongPhase, refusals::PointsPlacedBefore{}, "OSS-SOLO-02");
}

Allowed decide(Draft& draft, const PlacePoints&) {
    for (int i = 1; i <= 6; ++i) place(draft, "spawnpoint-" + std::to_string(i));
    std::vector<std::string> tokens;
    for (const auto& [id, token] : draft.state().tokens) tokens.push_back(id.text);
    for (const std::string& id : tokens) place(draft, id);
    return {};
}

Allowed decide(Draft& draft, const Spawn&) {  // OSS-SOLO-03
    const auto faces = draft.roll(Dice{.count = 6, .sides = 6}.inAnyOrder(), "spawn");
    for (int face = 1; face <= 6; ++face) {  // OSS-SOLO-04
        const std::string number = std::to_string(face);
        if (draft.state().spawnpoints.at(number).shut) continue;  // OSS-SOLO-05
        const auto dice = std::ranges::count(faces, face);
        for (const Tier tier : appearing(static_cast<int>(dice))) spawnOne(draft, tier, "spawn-" + number);
    }
    if (const auto side = nextToAct(draft.state())) giveTurn(draft, *side);
    return {};
}

Allowed OpponentTurn::beforePhase(const State& state) {
    if (state.solo) return {};
    return refuse(code::wrongPhase, refusals::NoOpponents{}, "OSS-SOLO-06");
}

Allowed decide(Draft& draft, const OpponentTurn& action) {
    const State& state = draft.state();
    while (!state.stack.empty()) endFrame(draft);
    if (state.phase != Phase::activations) {
        return refuse(code::wrongPhase, refusals::RoundOverForOpponents{}, "OSS-SOLO-06");
    }
    if (state.active != opponents) {
        return refuse(code::notYourTurn, refusals::NotOpponentsTurn{}, "OSS-SOLO-06");
    }
    const auto fighter = action.fighter ? action.fighter : nextOpponent(state);
    if (!fighter) return refuse(code::notAvailable, refusals::NoOpponentLeft{}, "OSS-SOLO-06");
    if (Allowed begun = beginAct(draft, *fighter); !begun) return begun;
    if (pieceOf(state, *fighter).down) {
        spendBoth(draft);
        rollRecovery(draft, *fighter, action.friends);
        draft.emit(Advice{*fighter, Order::recover, 0, {}});
        return {};
    }
    const Expected<Order> order = ordered(state, pieceOf(state, *fighter), action);
    if (!order) return tl::make_unexpected(order.error());
    advise(draft, *fighter, *order);
    return {};
}

void apply(State& s, const OpponentSpawned& e) {
    Piece one = *opponentOf(s.options, e.tier);
    one.name = e.fighter.text;
    one.place = e.place;
    s.pieces[e.fighter] = std::move(one);
    (e.tier == Tier::boss         ? s.spawned.boss
     : e.tier == Tier::specialist ? s.spawned.specialist
                                  : s.spawned.rookie)++;
    if (e.place == "site" && s.site && s.options.mystery == Mystery::cultists) {
        s.site->cultists.push_back(e.fighter);
    }
}
void apply(State& s, const Placed& e) {
    if (e.point.starts_with("spawnpoint-")) {
        SpawnPoint& point = s.spawnpoints.at(e.point.substr(11));
        point.x = e.x;
        point.y = e.y;
        return;
    }
    Token& token = s.tokens.at({e.point});
    token.at = TokenAt::grid;
    token.x = e.x;
    token.y = e.y;
}

}  // namespace adjutant::onestat
