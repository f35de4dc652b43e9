// SPDX-License-Identifier: GPL-3.0-or-later
// Is a state that a ruling made still one that the rules can use?
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

Allowed bad(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }

Allowed checkPieces(const State& state) {
    for (const auto& [id, piece] : state.pieces) {
        if (piece.side && !known(state, *piece.side))
            return bad(refusals::RuledNoSide{.side = piece.side->text});
        if (!piece.side && piece.kind != Kind::hostage)
            return bad(refusals::RuledNeedsSide{.piece = id.text});
        if (piece.die < 2 || piece.die > 20) return bad(refusals::RuledDie{});
        if (piece.stat < 1 || piece.stat > 20) return bad(refusals::RuledStat{});
        if (piece.kind == Kind::demon && !piece.owner)
            return bad(refusals::RuledNeedsController{.piece = id.text});
        if (piece.owner && !known(state, *piece.owner))
            return bad(refusals::RuledNoPiece{.piece = piece.owner->text});
    }
    const auto missing = [&](bool needed, const char* id) { return needed && !known(state, PieceId{id}); };
    if (missing(state.options.scenario == Scenario::bounty, "bounty") ||
        missing(state.options.scenario == Scenario::rescue, "hostage"))
        return bad(refusals::RuledScenarioPiece{});
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
        return bad(refusals::RuledSides{});
    if (state.active && !known(state, *state.active)) return bad(refusals::RuledActive{});
    if (state.solo ? state.phase == Phase::initiative || state.phase == Phase::positions
                   : state.phase == Phase::spawn)
        return bad(refusals::RuledPhase{});
    if (state.phase == Phase::positions && !state.active) return bad(refusals::RuledNobodyChooses{});
    if (state.phase == Phase::detonation && (!state.resume || !state.tokens.contains({"bomb"})))
        return bad(refusals::RuledNoBomb{});
    if (state.round < 1) return bad(refusals::RuledRound{});
    return {};
}

Allowed checkStack(const State& state) {
    for (const Frame& frame : state.stack) {
        if (!known(state, frame.fighter) || !known(state, frame.side) || !pieceOf(state, frame.fighter).side)
            return bad(refusals::RuledActivation{});
    }
    return {};
}

Allowed checkTokens(const State& state) {
    const auto wanted = [&](Scenario scenario, const char* id) {
        return state.options.scenario == scenario && !state.tokens.contains({id});
    };
    if (wanted(Scenario::bombingRun, "bomb") || wanted(Scenario::treasureHunt, "treasure"))
        return bad(refusals::RuledScenarioToken{});
    for (const auto& [id, token] : state.tokens) {
        if (token.by && !known(state, *token.by)) return bad(refusals::RuledNoPiece{.piece = token.by->text});
        if (token.by && !pieceOf(state, *token.by).side) return bad(refusals::RuledCarrierSide{});
        if (token.at == TokenAt::carried && !token.by) return bad(refusals::RuledNoCarrier{.token = id.text});
        if (token.kind == TokenKind::bomb && (token.face.value_or(8) < 0 || token.face.value_or(8) > 8))
            return bad(refusals::RuledBombFace{});
    }
    if (state.hill) {
        for (const PieceId& id : state.hill->fighters) {
            if (!known(state, id) || !pieceOf(state, id).side)
                return bad(refusals::RuledNoFighter{.piece = id.text});
        }
    }
    if (state.device && (state.device->count < 0 || state.device->count > 6))
        return bad(refusals::RuledDeviceStack{});
    for (const SideId& side : state.seating) {
        const int* goal = state.options.deviceGoals.find(side);
        if (state.device && (goal == nullptr || (*goal != 0 && *goal != 6)))
            return bad(refusals::DeviceGoals{});
    }
    for (const char* number : {"1", "2", "3", "4", "5", "6"}) {
        if (state.solo && !state.spawnpoints.contains(number)) return bad(refusals::RuledSpawnpoints{});
    }
    if (state.site) {
        for (const PieceId& id : state.site->cultists) {
            if (!known(state, id)) return bad(refusals::RuledNoPiece{.piece = id.text});
        }
    }
    return {};
}

}  // namespace

Allowed OneStat::check(const State& state) {
    if (isSolo(state.options.scenario) != state.solo) return bad(refusals::RuledScenario{});
    for (auto part : {checkPieces, checkOrder, checkStack, checkTokens}) {
        if (Allowed allowed = part(state); !allowed) return allowed;
    }
    if ((state.options.scenario == Scenario::kingOfTheHill) != state.hill.has_value())
        return bad(refusals::RuledHill{});
    return {};
}

}  // namespace adjutant::onestat
