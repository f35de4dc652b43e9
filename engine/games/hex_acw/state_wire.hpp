// SPDX-License-Identifier: GPL-3.0-or-later
// How hexes, hexsides and pieces are written in JSON. Included by entry.cpp alone.
#pragma once

#include "engine/games/hex_acw/state.hpp"
#include "engine/words/flat_map_wire.hpp"
#include "engine/words/wire.hpp"
#include "messages/hex_acw.hpp"

namespace adjutant::acw {

inline std::string keyText(Place place) { return text(place); }
inline std::string keyText(const Hexside& side) { return text(side); }

inline void readKey(const std::string& from, Place& to) {
    const auto place = readPlace(from);
    if (!place) throw wire::ParseError(phrases::NoHex{.text = from});
    to = *place;
}
inline void readKey(const std::string& from, Hexside& to) {
    const auto side = readHexside(from);
    if (!side) throw wire::ParseError(phrases::NoHexside{.text = from});
    to = *side;
}

}  // namespace adjutant::acw

namespace adjutant::wire {

template <>
struct Writer<acw::Place> {
    static json write(acw::Place place) { return acw::text(place); }
};
template <>
struct Writer<acw::Hexside> {
    static json write(const acw::Hexside& side) { return acw::text(side); }
};
template <>
struct Writer<acw::Pieces> {
    static json write(const acw::Pieces& pieces) {
        json object = wire::write(pieces.units);
        object.update(wire::write(pieces.commanders));
        return object;
    }
};
template <>
struct Reader<acw::Pieces> {
    static void read(const json& from, acw::Pieces& to) {
        if (!from.is_object()) throwNeeded(shared::shapes::AnObject{}, from);
        to = {};
        for (const auto& [id, piece] : from.items()) {
            try {
                if (piece.is_object() && piece.value("kind", json()) == "commander") {
                    wire::read(piece, to.commanders[PieceId{id}]);
                } else {
                    wire::read(piece, to.units[PieceId{id}]);
                }
            } catch (const ParseError& error) {
                throwWithin(id, error);
            }
        }
    }
};

}  // namespace adjutant::wire
