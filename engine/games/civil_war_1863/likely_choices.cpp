// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/likely_choices.hpp"

#include <algorithm>
#include <array>

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

constexpr std::array targetOrder{Kind::cavalry, Kind::gunboat, Kind::infantry};
constexpr std::array lossOrder{Kind::infantry, Kind::gunboat, Kind::cavalry};

/// By kind in the order given, in piece order within a kind.
Pieces byKind(const State& state, const Pieces& pieces, const std::array<Kind, 3>& order) {
    const Pieces ordered = inPieceOrder(state, pieces);
    Pieces sorted;
    for (const Kind kind : order) {
        for (const PieceId& id : ordered) {
            if (state.pieces.at(id).kind == kind) sorted.push_back(id);
        }
    }
    return sorted;
}

Pieces firstOf(Pieces pieces, std::size_t count) {
    pieces.resize(std::min(count, pieces.size()));
    return pieces;
}

}  // namespace

Pieces likelyTargets(const State& state, const Pieces& defenders, std::size_t count) {
    return firstOf(byKind(state, defenders, targetOrder), count);
}

Pieces likelyLosses(const State& state, const Pieces& attackers, std::size_t count) {
    return firstOf(byKind(state, attackers, lossOrder), count);
}

Pieces stayers(const State& state, const Pieces& pieces) {
    Pieces list = byKind(state, pieces, lossOrder);
    std::reverse(list.begin(), list.end());
    return list;
}

PieceId likelyToStay(const State& state, const Pieces& pieces) { return stayers(state, pieces).front(); }

}  // namespace adjutant::w63
