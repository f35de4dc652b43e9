// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of the ledger, in its order.
#pragma once

#include <array>
#include <string_view>

namespace adjutant::w63 {

inline constexpr auto clauses = std::to_array<std::string_view>(
    {"W63-GAME-01",   "W63-GAME-02",   "W63-GAME-03",   "W63-GAME-04",   "W63-GAME-05",   "W63-TURN-01",
     "W63-TURN-02",   "W63-TURN-03",   "W63-TURN-04",   "W63-TURN-05",   "W63-TURN-06",   "W63-TURN-07",
     "W63-TURN-08",   "W63-INF-01",    "W63-INF-02",    "W63-CAV-01",    "W63-CAV-02",    "W63-CAV-03",
     "W63-GROUND-01", "W63-MTN-01",    "W63-MTN-02",    "W63-MTN-03",    "W63-MTN-04",    "W63-BOAT-01",
     "W63-BOAT-02",   "W63-BOAT-03",   "W63-BOAT-04",   "W63-BOAT-05",   "W63-BOAT-06",   "W63-BOAT-07",
     "W63-BOAT-08",   "W63-RAIL-01",   "W63-RAIL-02",   "W63-RAIL-03",   "W63-RAIL-04",   "W63-RAIL-05",
     "W63-RAIL-06",   "W63-RAIL-07",   "W63-BATTLE-01", "W63-BATTLE-02", "W63-BATTLE-03", "W63-BATTLE-04",
     "W63-BATTLE-05", "W63-BATTLE-06", "W63-BATTLE-07", "W63-BATTLE-08", "W63-BATTLE-09", "W63-BATTLE-10",
     "W63-EXTRA-01",  "W63-EXTRA-02",  "W63-EXTRA-03",  "W63-EXTRA-04",  "W63-EXTRA-05",  "W63-EXTRA-06",
     "W63-SAC-01",    "W63-SAC-02",    "W63-SAC-03",    "W63-SAC-04",    "W63-CITY-01",   "W63-CITY-02",
     "W63-CITY-03",   "W63-CITY-04",   "W63-CITY-05",   "W63-CITY-06",   "W63-CITY-07",   "W63-CITY-08",
     "W63-CITY-09",   "W63-FORT-01",   "W63-FORT-02",   "W63-FORT-03",   "W63-FORT-04",   "W63-FORT-05",
     "W63-FORT-06",   "W63-FORT-07",   "W63-FORT-08",   "W63-FORT-09",   "W63-FORT-10",   "W63-CAP-01",
     "W63-CAP-02",    "W63-CAP-03",    "W63-CAP-04",    "W63-CAP-05",    "W63-CAP-06",    "W63-CAP-07",
     "W63-CAP-08",    "W63-WIN-01",    "W63-WIN-02",    "W63-WIN-03",    "W63-WIN-04",    "W63-ASK-01",
     "W63-ASK-02",    "W63-ASK-03",    "W63-ASK-04"});

}  // namespace adjutant::w63
