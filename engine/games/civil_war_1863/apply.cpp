// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to the state: facts only. And the keys that are worked out afresh after every act (chapter
// 5).
#include <algorithm>
#include <set>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

void forget(State& s, const std::vector<PieceId>& pieces) {
    for (Duty& duty : s.pending) {
        if (duty.kind != DutyKind::extraMove || !duty.pieces) continue;
        std::erase_if(*duty.pieces, [&](const PieceId& id) { return contains(pieces, id); });
    }
    std::erase_if(s.pending, [](const Duty& duty) {
        return duty.kind == DutyKind::extraMove && duty.pieces && duty.pieces->empty();
    });
}

void apply(State& s, const Moved& e) {
    for (const PieceId& id : e.pieces) {
        Piece& piece = s.pieces.at(id);
        piece.place = e.to;
        if (!e.extra) piece.moved = true;
    }
    if (e.extra) {
        forget(s, e.pieces);
    } else {
        s.turn.moved = true;
    }
}

void apply(State&, const Battle&) {}
void apply(State&, const CoinTossed&) {}

/// W63-BATTLE-07: for good; in battle, for a lost city, at sea, or without a way out (W63-BATTLE-01).
void apply(State& s, const Eliminated& e) {
    for (const PieceId& id : e.pieces) {
        Piece& piece = s.pieces.at(id);
        piece = Piece{piece.side, piece.kind, {}, true, false, {}};
    }
    forget(s, e.pieces);
    const bool removal = !s.pending.empty() && s.pending.front().kind == DutyKind::removal;
    if (e.reason == "penalty" && removal && s.pending.front().side == e.side)
        s.pending.erase(s.pending.begin());
}

void apply(State& s, const Disabled& e) {
    for (const PieceId& id : e.pieces) s.pieces.at(id).disabled = e.marker;
}

void apply(State& s, const Captured& e) {
    City& city = s.cities.at(e.city);
    city.captured = true;                        // W63-CITY-08
    city.garrison = 0;                           // W63-CAP-07
    s.sides.at(e.side).flags.push_back(e.city);  // W63-CITY-09
}

void apply(State& s, const ExtraMoveDue& e) {
    s.pending.insert(s.pending.begin(), Duty{DutyKind::extraMove, e.side, e.place, e.pieces, {}, {}});
}

void apply(State& s, const RemovalDue& e) {
    s.pending.insert(s.pending.begin(), Duty{DutyKind::removal, e.side, {}, {}, e.city, e.count});
}

/// W63-FORT-04, W63-FORT-07: laying and lifting a marker takes the turn of the troops there.
void spendTroops(State& s, const PlaceId& cityId, const SideId& side) {
    const City& city = s.cities.at(cityId);
    for (const PieceId& id : stackAt(s, side, asked(s) ? cityId : *city.square)) {
        if (isGround(s.pieces.at(id))) s.pieces.at(id).moved = true;
    }
}

void apply(State& s, const Fortified& e) {
    City& city = s.cities.at(e.city);
    city.fortified = e.side;
    city.fresh = true;
    spendTroops(s, e.city, e.side);
}

void apply(State& s, const Unfortified& e) {
    City& city = s.cities.at(e.city);
    city.fortified.reset();
    city.fresh = false;
    if (e.reason == "order") spendTroops(s, e.city, e.side);
}

void apply(State&, const Recovered&) {}

void apply(State& s, const TurnEnded& e) {
    for (auto& [id, piece] : s.pieces) {
        if (piece.side != e.side) continue;
        piece.moved = false;
        piece.disabled.reset();
    }
    for (auto& [id, city] : s.cities) city.fresh = false;
}

void apply(State& s, const TurnBegan& e) {
    s.turn = {e.side, false};
    s.round = e.round;
}

void apply(State& s, const Stationed& e) {
    for (const PieceId& id : e.pieces) s.pieces.at(id).place = e.at;
}

void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.pending.clear();
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

void CivilWar::apply(State& state, const Event& event) {
    std::visit([&](const auto& e) { w63::apply(state, e); }, event);
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
