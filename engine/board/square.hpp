// SPDX-License-Identifier: GPL-3.0-or-later
// Squares of a board in files (columns a, b, … from the west) and ranks (rows 1, 2, … from the north),
// written like `m4`. Squares touch along sides and corners.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace adjutant {

struct Square {
    int file = 0;  ///< 0 is column a
    int rank = 0;  ///< 0 is row 1

    auto operator<=>(const Square&) const = default;
};

/// King's moves: 0 for the same square, 1 for squares that touch.
[[nodiscard]] int distance(Square a, Square b);
[[nodiscard]] inline bool touch(Square a, Square b) { return distance(a, b) == 1; }

/// The eight squares around one, some of them perhaps off the board.
[[nodiscard]] std::array<Square, 8> around(Square square);

/// `m4`; files up to z.
[[nodiscard]] std::string text(Square square);
/// The square that the text names, on a board of any size, or nothing.
[[nodiscard]] std::optional<Square> readSquare(std::string_view text);

}  // namespace adjutant
