// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/state.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace adjutant::w63 {
namespace {

/// Piece order: side, kind and number. The number is that of an id such as `ui15`; a ruling may have changed
/// the rest.
std::tuple<bool, Kind, int, std::string_view> rank(const State& state, const PieceId& id) {
    const Piece& piece = state.pieces.at(id);
    return {piece.side != unionSide, piece.kind, std::stoi(id.text.substr(2)), id.text};
}

}  // namespace

SideId enemyOf(const SideId& side) { return side == unionSide ? confederate : unionSide; }

const BoardMap& mapOf(const State& state) {
    static const BoardMap house(housePlan());
    if (!state.options.board) return house;
    // Indexing a plan costs more than a question about it; the plan asked about last is nearly always the
    // same.
    thread_local BoardPlan plan;
    thread_local BoardMap own(plan);
    if (plan != *state.options.board) {
        plan = *state.options.board;
        own = BoardMap(plan);
    }
    return own;
}

bool known(const State& state, const PieceId& piece) {
    const auto found = state.pieces.find(piece);
    return found != state.pieces.end() && !found->second.out;
}

bool known(const State& state, const PlaceId& place) {
    if (asked(state)) return place == openField || state.cities.contains(place);
    const auto square = readSquare(place.text);
    return square ? mapOf(state).on(*square) : mapOf(state).site(place) != nullptr;
}

bool known(const State& state, const SideId& side) { return state.sides.contains(side); }

PlaceId canonicalPlace(const State& state, const PlaceId& place) {
    if (asked(state)) return place;
    const Site* site = mapOf(state).site(place);
    return site != nullptr ? site->square : place;
}

PlaceId cityIdAt(const State& state, const PlaceId& place) {
    for (const auto& [id, city] : state.cities) {
        if (asked(state) ? id == place : city.square == place) return id;
    }
    return {};
}

const City* cityAt(const State& state, const PlaceId& place) {
    const PlaceId id = cityIdAt(state, place);
    return id.empty() ? nullptr : &state.cities.at(id);
}

std::vector<PieceId> inPieceOrder(const State& state, std::vector<PieceId> pieces) {
    std::sort(pieces.begin(), pieces.end(),
              [&](const PieceId& a, const PieceId& b) { return rank(state, a) < rank(state, b); });
    return pieces;
}

std::vector<PieceId> inPlay(const State& state, const SideId& side) {
    std::vector<PieceId> list;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.side == side && !piece.out) list.push_back(id);
    }
    return inPieceOrder(state, std::move(list));
}

std::vector<PieceId> stackAt(const State& state, const SideId& side, const PlaceId& place) {
    std::vector<PieceId> list;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.side == side && !piece.out && piece.place == place) list.push_back(id);
    }
    return inPieceOrder(state, std::move(list));
}

int garrisonAt(const State& state, const PlaceId& place, const SideId& owner) {
    const City* city = cityAt(state, place);
    return city != nullptr && city->owner == owner ? city->garrison : 0;
}

bool enemyForce(const State& state, const SideId& side, const PlaceId& place) {
    const SideId enemy = enemyOf(side);
    if (garrisonAt(state, place, enemy) > 0) return true;
    return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const auto& entry) {
        return entry.second.side == enemy && !entry.second.out && entry.second.place == place;
    });
}

bool openKeyCity(const State& state, const SideId& side, const PlaceId& place) {
    const City* city = cityAt(state, place);
    return city != nullptr && city->kind == CityKind::key && city->owner != side && !city->captured &&
           !enemyForce(state, side, place);
}

bool fortifiedBy(const State& state, const SideId& side, const PlaceId& place) {
    const City* city = cityAt(state, place);
    return city != nullptr && city->fortified == side;
}

}  // namespace adjutant::w63
