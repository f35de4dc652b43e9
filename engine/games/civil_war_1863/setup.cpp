// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, and the keys that are worked out afresh after every act.
#include <algorithm>
#include <set>

#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

Kind kindOf(const PieceId& id) {
    return id.text[1] == 'i' ? Kind::infantry : id.text[1] == 'c' ? Kind::cavalry : Kind::gunboat;
}

void setCities(State& state, const BoardPlan& plan) {
    for (const Site& site : plan.sites) {
        if (site.kind == CityKind::town) continue;
        City city{.name = site.name, .kind = site.kind, .owner = *site.owner, .square = site.square};
        if (asked(state)) city.square.reset();
        city.penalty = site.penalty;
        city.garrison = site.garrison;
        state.cities.emplace(site.id, std::move(city));
    }
}

void setPieces(State& state, const BoardPlan& plan) {
    for (const auto& [square, stack] : plan.start) {
        for (const PieceId& id : stack) {
            Piece piece{
                .side = id.text[0] == 'u' ? unionSide : confederate, .kind = kindOf(id), .place = square};
            if (asked(state)) piece.place = openField;
            state.pieces.emplace(id, std::move(piece));
        }
    }
}

/// Rulings are free in their words: squares are written as squares, and who left play owes no extra move.
void tidy(State& s) {
    std::vector<PieceId> gone;
    for (auto& [id, piece] : s.pieces) {
        if (piece.place && !readSquare(piece.place->text)) piece.place = canonicalPlace(s, *piece.place);
        if (piece.out) gone.push_back(id);
    }
    if (!s.pending.empty()) forget(s, gone);
}

}  // namespace

Expected<State> CivilWar::setup(const Options& options) {
    const BoardPlan& plan = options.board ? *options.board : housePlan();
    if (options.board) {
        if (Allowed usable = checkPlan(plan); !usable.has_value()) return tl::make_unexpected(usable.error());
    }
    State state;
    state.options = options;
    state.sides = {{unionSide, {"Union", {}}}, {confederate, {"Confederacy", {}}}};
    setCities(state, plan);
    setPieces(state, plan);
    return state;
}

void CivilWar::derive(State& s) {
    tidy(s);
    if (s.verdict) {
        s.phase = Phase::over;
        s.active.reset();
    } else if (s.pending.empty()) {
        s.phase = Phase::play;
        s.active = s.turn.side;
    } else {
        s.phase = s.pending.front().kind == DutyKind::removal ? Phase::removal : Phase::extraMove;
        s.active = s.pending.front().side;
    }
    const auto fortified = std::count_if(s.cities.begin(), s.cities.end(),
                                         [](const auto& entry) { return entry.second.fortified; });
    std::set<std::string> used;
    for (const auto& [id, piece] : s.pieces) {
        if (!piece.out && piece.disabled) used.insert(*piece.disabled);
    }
    s.markers = {6 - static_cast<int>(fortified), 3 - static_cast<int>(used.size())};
}

}  // namespace adjutant::w63
