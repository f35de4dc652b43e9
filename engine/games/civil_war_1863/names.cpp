// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/names.hpp"

#include <array>

#include "engine/words/enumerated.hpp"

namespace adjutant::w63 {

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
