// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/names.hpp"

#include <array>

#include "messages/civil_war_1863.hpp"

namespace adjutant::w63 {

Phrase nameOf(const State& state, const PieceId& id) {
    const Piece& piece = state.pieces.at(id);
    return names::Piece{.isUnion = piece.side == unionSide, .kind = piece.kind, .number = id.text.substr(2)};
}

Phrase nameOf(const State& state, const std::vector<PieceId>& pieces) {
    if (pieces.empty()) return names::Nobody{};
    if (pieces.size() == 1) return nameOf(state, pieces.front());
    std::array<int, 3> kinds{};
    for (const PieceId& id : pieces) ++kinds.at(static_cast<std::size_t>(state.pieces.at(id).kind));
    const bool isUnion = state.pieces.at(pieces.front()).side == unionSide;
    std::vector<Phrase> parts;
    for (const Kind kind : allOf<Kind>()) {
        const int some = kinds.at(static_cast<std::size_t>(kind));
        if (some == 0) continue;
        parts.emplace_back(
            names::Pieces{.pieces = some, .first = parts.empty(), .isUnion = isUnion, .kind = kind});
    }
    return names::Group{.kinds = std::move(parts)};
}

Phrase nameOf(const State& state, const PlaceId& place) {
    if (place == openField) return names::OpenField{};
    if (asked(state)) return Phrase(state.cities.at(place).name);
    const auto square = readSquare(place.text);
    const Site* site = square ? mapOf(state).siteAt(*square) : mapOf(state).site(place);
    return Phrase(site != nullptr ? site->name : place.text);
}

Phrase nameOf(const State&, const SideId& side) {
    return side == unionSide ? phraseOf<names::TheUnion>() : phraseOf<names::Confederacy>();
}

}  // namespace adjutant::w63
