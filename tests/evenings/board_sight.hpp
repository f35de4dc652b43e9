// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of a board, and what lies in a sheet.
#pragma once

#include "tests/evenings/eye.hpp"

namespace adjutant::evenings {

/// Is it one of the things of a board, which holds cells and counters?
[[nodiscard]] bool isOnBoard(const Seen& seen);
/// Is it a place of the board, and not a counter on it?
[[nodiscard]] bool isMark(const Seen& seen);
/// Is it a place of the board that may be touched?
[[nodiscard]] bool isLitMark(const Seen& seen);
/// The place or piece that a counter or a cell of a board stands for: where it lies is seen, not told.
[[nodiscard]] QString boardId(const Seen& seen);
/// Does it lie in this sheet? Anything does where there is none.
[[nodiscard]] bool isIn(const Seen* sheet, const Seen& seen);

}  // namespace adjutant::evenings
