// SPDX-License-Identifier: GPL-3.0-or-later
// The 54 hexes of the board, A1 to I6, their hexsides and directions (section 3.3). Hex arithmetic itself is
// in engine/board/hex*.hpp; here are only the names.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/board/hex.hpp"
#include "engine/games/hex_acw/words.hpp"
#include "engine/play/offer.hpp"

namespace adjutant::acw {

inline constexpr int columns = 9;  // ACW-FORCE-06
inline constexpr int rows = 6;
inline constexpr std::size_t placeCount = std::size_t{columns} * rows;

/// A hex of the board. Ordered as its text is: A1, A2, … I6.
struct Place {
    std::int8_t column = 0;  ///< 0 (A) … 8 (I), from west to east
    std::int8_t row = 1;     ///< 1 … 6, from north to south

    auto operator<=>(const Place&) const = default;
};

/// The border of two neighbours, the lesser first.
struct Hexside {
    Place a, b;

    auto operator<=>(const Hexside&) const = default;
};

[[nodiscard]] hex::Hex hexOf(Place place);
/// Nothing for a hex off the board.
[[nodiscard]] std::optional<Place> placeAt(hex::Hex hex);
[[nodiscard]] const std::array<Place, placeCount>& allPlaces();

[[nodiscard]] std::optional<Place> neighbour(Place place, Facing direction);
[[nodiscard]] int distance(Place a, Place b);
[[nodiscard]] inline bool adjacent(Place a, Place b) { return distance(a, b) == 1; }
/// The direction of the step between neighbours; nothing for others.
[[nodiscard]] std::optional<Facing> directionOf(Place from, Place to);
/// The index of a direction among hex::directions.
[[nodiscard]] int hexDirection(Facing facing);
/// The border of two neighbours, whichever way round they are given.
[[nodiscard]] Hexside hexside(Place a, Place b);

/// `"E3"`, `"E3|E4"`.
[[nodiscard]] std::string text(Place place);
[[nodiscard]] std::string text(const Hexside& side);
/// Nothing for a text that names no hex of the board, or no hexside in text order.
[[nodiscard]] std::optional<Place> readPlace(std::string_view text);
[[nodiscard]] std::optional<Hexside> readHexside(std::string_view text);

using adjutant::value;  // Place joins the values of offers
[[nodiscard]] inline Value value(Place place) { return text(place); }

}  // namespace adjutant::acw
