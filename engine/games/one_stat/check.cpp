// SPDX-License-Identifier: GPL-3.0-or-later
// Is a state that a ruling made still one that the rules can use?
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

Allowed bad(std::string sentence) { return refuse(code::badParameter, std::move(sentence)); }

Allowed checkPieces(const State& state) {
    for (const auto& [id, piece] : state.pieces) {
        if (piece.side && !known(state, *piece.side))
            return bad("There is no side '" + piece.side->text + "'.");
        if (!piece.side && piece.kind != Kind::hostage) return bad(id.text + " needs a side.");
        if (piece.die < 2 || piece.die > 20) return bad("A die has 2 to 20 faces here.");
        if (piece.stat < 1 || piece.stat > 20) return bad("A stat is 1 to 20.");
        if (piece.kind == Kind::demon && !piece.owner) return bad(id.text + " needs its Controller.");
        if (piece.owner && !known(state, *piece.owner)) return bad("There is no " + piece.owner->text + ".");
    }
    const auto missing = [&](bool needed, const char* id) { return needed && !known(state, PieceId{id}); };
    if (missing(state.options.scenario == Scenario::bounty, "bounty") ||
        missing(state.options.scenario == Scenario::rescue, "hostage"))
        return bad("The scenario's own piece cannot be taken away.");
    return {};
}

Allowed checkOrder(const State& state) {
    const auto all = [&](const std::vector<SideId>& sides) {
        return std::ranges::all_of(sides, [&](const SideId& side) { return known(state, side); });
    };
    std::vector<SideId> placed;
    for (const auto& side : state.order) {
        if (side) placed.push_back(*side);
    }
    if (!all(state.ranks) || !all(placed) || !all(state.seating) || state.seating.size() < 2)
        return bad("Ranks, order and seating name sides of this game.");
    if (state.active && !known(state, *state.active)) return bad("The side to act is no side of this game.");
    if (state.solo ? state.phase == Phase::initiative || state.phase == Phase::positions
                   : state.phase == Phase::spawn)
        return bad("A game alone has no initiative, and only a game alone has spawn dice.");
    if (state.phase == Phase::positions && !state.active) return bad("Somebody has to choose a place.");
    if (state.phase == Phase::detonation && (!state.resume || !state.tokens.contains({"bomb"})))
        return bad("There is no bomb that could go off.");
    if (state.round < 1) return bad("Rounds are counted from 1.");
    return {};
}

Allowed checkStack(const State& state) {
    for (const Frame& frame : state.stack) {
        if (!known(state, frame.fighter) || !known(state, frame.side) || !pieceOf(state, frame.fighter).side)
            return bad("An open activation names a fighter and a side of this game.");
    }
    return {};
}

Allowed checkTokens(const State& state) {
    const auto wanted = [&](Scenario scenario, const char* id) {
        return state.options.scenario == scenario && !state.tokens.contains({id});
    };
    if (wanted(Scenario::bombingRun, "bomb") || wanted(Scenario::treasureHunt, "treasure"))
        return bad("The scenario's token cannot be taken away.");
    for (const auto& [id, token] : state.tokens) {
        if (token.by && !known(state, *token.by)) return bad("There is no " + token.by->text + ".");
        if (token.by && !pieceOf(state, *token.by).side)
            return bad("Only a fighter of a side carries a token.");
        if (token.at == TokenAt::carried && !token.by) return bad("Somebody has to carry " + id.text + ".");
        if (token.kind == TokenKind::bomb && (token.face.value_or(8) < 0 || token.face.value_or(8) > 8))
            return bad("The bomb shows 1 to 8.");
    }
    if (state.hill) {
        for (const PieceId& id : state.hill->fighters) {
            if (!known(state, id) || !pieceOf(state, id).side)
                return bad("There is no fighter " + id.text + ".");
        }
    }
    if (state.device && (state.device->count < 0 || state.device->count > 6))
        return bad("The device's stack has 0 to 6 tokens.");
    for (const SideId& side : state.seating) {
        const int* goal = state.options.deviceGoals.find(side);
        if (state.device && (goal == nullptr || (*goal != 0 && *goal != 6)))
            return bad("Each side wants the device's stack at 0 or at 6.");
    }
    for (const char* number : {"1", "2", "3", "4", "5", "6"}) {
        if (state.solo && !state.spawnpoints.contains(number)) return bad("There are six spawnpoints.");
    }
    if (state.site) {
        for (const PieceId& id : state.site->cultists) {
            if (!known(state, id)) return bad("There is no " + id.text + ".");
        }
    }
    return {};
}

}  // namespace

Allowed OneStat::check(const State& state) {
    if (isSolo(state.options.scenario) != state.solo)
        return bad("The scenario of a game cannot change its kind.");
    for (auto part : {checkPieces, checkOrder, checkStack, checkTokens}) {
        if (Allowed allowed = part(state); !allowed) return allowed;
    }
    if ((state.options.scenario == Scenario::kingOfTheHill) != state.hill.has_value())
        return bad("The hill belongs to its scenario.");
    return {};
}

}  // namespace adjutant::onestat
