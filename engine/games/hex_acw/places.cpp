// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/places.hpp"

#include <cassert>

namespace adjutant::acw {

hex::Hex hexOf(Place place) {
    return {place.column, (place.row - 1) - (place.column - place.column % 2) / 2};
}

std::optional<Place> placeAt(hex::Hex hex) {
    if (hex.q < 0 || hex.q >= columns) return std::nullopt;
    const int row = hex.r + (hex.q - hex.q % 2) / 2 + 1;
    if (row < 1 || row > rows) return std::nullopt;
    return Place{static_cast<std::int8_t>(hex.q), static_cast<std::int8_t>(row)};
}

const std::array<Place, placeCount>& allPlaces() {
    static const auto all = [] {
        std::array<Place, placeCount> places{};
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i] = {static_cast<std::int8_t>(i / rows), static_cast<std::int8_t>(1 + i % rows)};
        }
        return places;
    }();
    return all;
}

// hex::directions begin with the south-east hexside, the ledger's order with the north.
int hexDirection(Facing facing) { return (static_cast<int>(facing) + 4) % 6; }

std::optional<Place> neighbour(Place place, Facing direction) {
    return placeAt(hexOf(place) + hex::directions[static_cast<std::size_t>(hexDirection(direction))]);
}

int distance(Place a, Place b) { return hex::distance(hexOf(a), hexOf(b)); }

std::optional<Facing> directionOf(Place from, Place to) {
    const auto direction = hex::directionTo(hexOf(from), hexOf(to));
    if (!direction) return std::nullopt;
    return static_cast<Facing>((*direction + 2) % 6);
}

Hexside hexside(Place a, Place b) {
    assert(adjacent(a, b));
    return a < b ? Hexside{a, b} : Hexside{b, a};
}

std::string text(Place place) {
    return {static_cast<char>('A' + place.column), static_cast<char>('0' + place.row)};
}

std::string text(const Hexside& side) { return text(side.a) + '|' + text(side.b); }

std::optional<Place> readPlace(std::string_view text) {
    if (text.size() != 2 || text[0] < 'A' || text[0] >= 'A' + columns || text[1] < '1' ||
        text[1] > '0' + rows) {
        return std::nullopt;
    }
    return Place{static_cast<std::int8_t>(text[0] - 'A'), static_cast<std::int8_t>(text[1] - '0')};
}

std::optional<Hexside> readHexside(std::string_view text) {
    if (text.size() != 5 || text[2] != '|') return std::nullopt;
    const auto a = readPlace(text.substr(0, 2));
    const auto b = readPlace(text.substr(3));
    if (!a || !b || !adjacent(*a, *b) || *b < *a) return std::nullopt;
    return Hexside{*a, *b};
}

}  // namespace adjutant::acw
