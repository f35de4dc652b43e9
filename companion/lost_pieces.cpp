// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/lost_pieces.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Do the events of an act, or a ruling in it, name that piece?
bool names(const EntryText& act, const std::string& piece) {
    return act.events.find('"' + piece + '"') != std::string::npos ||
           act.events.find("\"/pieces/" + piece + "/") != std::string::npos;
}

}  // namespace

bool isOut(const json& piece) {
    const json out = piece.value("out", json(false));
    return out.is_boolean() && out.get<bool>();
}

PieceSides sidesOfPieces(const json& state, bool (*counts)(const json& piece)) {
    PieceSides found;
    const json sides = state.value("sides", json::object());
    const json pieces = state.value("pieces", json::object());
    for (const auto& [id, piece] : pieces.items()) {
        if (!piece.is_object() || !counts(piece)) continue;
        const json side = piece.value("side", json());
        if (side.is_string() && sides.contains(side.get<std::string>())) found[id] = side.get<std::string>();
    }
    return found;
}

LostPieces::LostPieces(const json& first) : unused_(sidesOfPieces(first, isOut)) {}

void LostPieces::follow(const EntryText& act) {
    std::erase_if(unused_, [&](const auto& piece) { return names(act, piece.first); });
}

PieceSides LostPieces::in(const json& state) const {
    PieceSides lost = sidesOfPieces(state, isOut);
    for (const auto& [piece, side] : unused_) lost.erase(piece);
    return lost;
}

}  // namespace adjutant::companion
