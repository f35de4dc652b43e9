// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/state.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "engine/words/enumerated.hpp"

namespace adjutant::w63 {
namespace {

/// Side, kind and number (3.1). The number is that of an id such as `ui15`; a ruling may have changed the
/// rest.
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

std::string nameOf(const State& state, const PieceId& id) {
    const Piece& piece = state.pieces.at(id);
    const std::string side = piece.side == unionSide ? "Union " : "Confederate ";
    return side + std::string(word(piece.kind)) + ' ' + id.text.substr(2);
}

std::string nameOf(const State& state, const std::vector<PieceId>& pieces) {
    if (pieces.empty()) return "nobody";
    if (pieces.size() == 1) return nameOf(state, pieces.front());
    std::array<int, 3> kinds{};
    for (const PieceId& id : pieces) ++kinds.at(static_cast<std::size_t>(state.pieces.at(id).kind));
    const std::string side = state.pieces.at(pieces.front()).side == unionSide ? "Union " : "Confederate ";
    const std::array<std::array<const char*, 2>, 3> names{
        {{"infantry", "infantry"}, {"cavalry", "cavalry"}, {"gunboat", "gunboats"}}};
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const std::string word = names.at(kind).at(kinds.at(kind) == 1 ? 0 : 1);
        if (kinds.at(kind) > 0)
            parts.push_back(std::to_string(kinds.at(kind)) + ' ' + (parts.empty() ? side : "") + word);
    }
    return enumerated(parts);
}

std::string nameOf(const State& state, const PlaceId& place) {
    if (place == openField) return "the field";
    if (asked(state)) return state.cities.at(place).name;
    const auto square = readSquare(place.text);
    const Site* site = square ? mapOf(state).siteAt(*square) : mapOf(state).site(place);
    return site != nullptr ? site->name : place.text;
}

std::string nameOf(const State&, const SideId& side) {
    return side == unionSide ? "the Union" : "the Confederacy";
}

}  // namespace adjutant::w63
