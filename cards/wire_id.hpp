// SPDX-License-Identifier: GPL-3.0-or-later
// How the id of a system, card, place or piece is spelled inside a code. QR's alphanumeric mode has only
// `0-9A-Z $%*+-./:`; ids are mostly small letters, digits and hyphens, so these cost one character each:
//
//   in the id                      in the code
//   a … z                          A … Z
//   0 … 9, - and :                 the same
//   , (coordinates: -1,3)          .
//   _                              +
//   A … Z (squares: E3)            $ and the letter
//   any other byte                 % and two digits of base 16
//
// `/` never stands for itself, because it parts the pieces of a code. The spelling is unique both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace adjutant::cards {

[[nodiscard]] std::string wireId(std::string_view id);

/// The id that is spelled so; nothing for a text that wireId never writes (the empty text included).
[[nodiscard]] std::optional<std::string> idFromWire(std::string_view wire);

}  // namespace adjutant::cards
