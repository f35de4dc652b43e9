// SPDX-License-Identifier: GPL-3.0-or-later
// Hexes in axial coordinates: q grows to the right along a row, r downwards and half a hex to the right. No
// board is stored: a board is a system's own list of hexes. Hexes that stand on a side are the same hexes
// turned: q grows to the right and half a hex downwards, r downwards (centreFlat).
// Lines are in hex_line.hpp, fields of fire in hex_field.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <optional>

namespace adjutant::hex {

struct Hex {
    int q = 0;
    int r = 0;

    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
    auto operator<=>(const Hex&) const = default;
};

/// The steps to the six neighbours, clockwise from the right.
inline constexpr std::array<Hex, 6> directions{Hex{1, 0},  Hex{0, 1},  Hex{-1, 1},
                                               Hex{-1, 0}, Hex{0, -1}, Hex{1, -1}};

/// The six hexes around one, whether or not they are on a board, clockwise from the right.
[[nodiscard]] constexpr std::array<Hex, 6> neighbours(Hex hex) {
    std::array<Hex, 6> around{};
    std::transform(directions.begin(), directions.end(), around.begin(),
                   [hex](Hex step) { return hex + step; });
    return around;
}

/// How many steps one hex is from another; 0 for the same hex.
[[nodiscard]] constexpr int distance(Hex a, Hex b) {
    const Hex way = a - b;
    const auto length = [](int steps) { return steps < 0 ? -steps : steps; };
    return std::max({length(way.q), length(way.r), length(way.q + way.r)});
}

/// The direction (index into `directions`) of the step from one hex to another, or nothing when they are not
/// neighbours.
[[nodiscard]] constexpr std::optional<int> directionTo(Hex from, Hex to) {
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (from + directions[i] == to) return static_cast<int>(i);
    }
    return std::nullopt;
}

struct Point {
    double x = 0;
    double y = 0;
};

/// The centre of a hex that stands on its corner (rows run level); neighbours are 1 apart, y grows downwards.
[[nodiscard]] constexpr Point centre(Hex hex) {
    constexpr double rowHeight = 0.86602540378443864676;  // half the square root of 3
    return {hex.q + hex.r / 2.0, hex.r * rowHeight};
}

/// The centre of a hex that stands on a side (columns run upright); neighbours are 1 apart.
[[nodiscard]] constexpr Point centreFlat(Hex hex) {
    constexpr double columnWidth = 0.86602540378443864676;  // half the square root of 3
    return {hex.q * columnWidth, hex.r + hex.q / 2.0};
}

}  // namespace adjutant::hex
