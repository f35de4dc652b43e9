// SPDX-License-Identifier: GPL-3.0-or-later
// The house board of section 3.3, and the places of a group's own board.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/board/hex.hpp"
#include "engine/games/life_1861/words.hpp"

namespace adjutant::life {

/// The place ids that the ledger names.
namespace place {
inline constexpr std::string_view base = "base", house = "house", townHall = "town-hall", bakery = "bakery",
                                  doctor = "doctor", store = "store", farm = "farm", church = "church",
                                  battlefield = "battlefield", field = "field";
}

[[nodiscard]] inline PlaceId placeId(std::string_view text) { return PlaceId{std::string(text)}; }

/// Every place there is, row by row; on a group's own board the names, the numbers and `field`.
[[nodiscard]] const std::vector<PlaceId>& allPlaces(Positions positions);
[[nodiscard]] bool isPlace(Positions positions, const PlaceId& id);
[[nodiscard]] bool isTownBuilding(const PlaceId& id);  ///< L61-LOC-02
/// The numbered hex of a D20's face (L61-RANDOM-01).
[[nodiscard]] PlaceId numberedHex(int face);

/// Where a place of the house board lies; nothing for a place of a group's own board.
[[nodiscard]] std::optional<hex::Hex> hexOf(const PlaceId& id);

/// How the place is described on the board: id, name and kind.
[[nodiscard]] BoardPlace described(const PlaceId& id);

}  // namespace adjutant::life
