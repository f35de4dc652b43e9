// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of the ledger, in its order.
#pragma once

#include <array>
#include <string_view>

namespace adjutant::life {

inline constexpr auto clauses = std::to_array<std::string_view>(
    {"L61-GAME-01",     "L61-GAME-02",     "L61-GAME-03",     "L61-GAME-04",     "L61-WIN-01",
     "L61-WIN-02",      "L61-WIN-03",      "L61-WIN-04",      "L61-WIN-05",      "L61-WIN-06",
     "L61-WIN-07",      "L61-COMP-01",     "L61-COMP-02",     "L61-COMP-03",     "L61-SETUP-01",
     "L61-SETUP-02",    "L61-SETUP-03",    "L61-SETUP-04",    "L61-SETUP-05",    "L61-RANDOM-01",
     "L61-RANDOM-02",   "L61-ROUND-01",    "L61-EVENT-01",    "L61-EVENT-02",    "L61-EVENT-03",
     "L61-EVENT-04",    "L61-CARD-01",     "L61-CARD-02",     "L61-CARD-03",     "L61-CARD-04",
     "L61-CARD-05",     "L61-CARD-06",     "L61-CARD-07",     "L61-CARD-08",     "L61-CARD-09",
     "L61-CARD-10",     "L61-TURN-01",     "L61-TURN-02",     "L61-TURN-03",     "L61-TURN-04",
     "L61-TURN-05",     "L61-TURN-06",     "L61-TURN-07",     "L61-TURN-08",     "L61-TURN-09",
     "L61-TURN-10",     "L61-TURN-11",     "L61-MOVE-01",     "L61-MOVE-02",     "L61-MOVE-03",
     "L61-MOVE-04",     "L61-MOVE-05",     "L61-PICK-01",     "L61-PICK-02",     "L61-PICK-03",
     "L61-LOC-01",      "L61-LOC-02",      "L61-LOC-03",      "L61-BAKERY-01",   "L61-BAKERY-02",
     "L61-BAKERY-03",   "L61-BAKERY-04",   "L61-DOCTOR-01",   "L61-DOCTOR-02",   "L61-DOCTOR-03",
     "L61-MED-01",      "L61-MED-02",      "L61-STORE-01",    "L61-STORE-02",    "L61-FARM-01",
     "L61-FARM-02",     "L61-FARM-03",     "L61-FARM-04",     "L61-FARM-05",     "L61-FARM-06",
     "L61-CHURCH-01",   "L61-CHURCH-02",   "L61-CHURCH-03",   "L61-CHURCH-04",   "L61-CHURCH-05",
     "L61-LOOT-01",     "L61-LOOT-02",     "L61-LOOT-03",     "L61-LOOT-04",     "L61-PISTOL-01",
     "L61-COMBAT-01",   "L61-COMBAT-02",   "L61-COMBAT-03",   "L61-COMBAT-04",   "L61-COMBAT-05",
     "L61-COMBAT-06",   "L61-COMBAT-07",   "L61-COMBAT-08",   "L61-HEALTH-01",   "L61-TENSION-01",
     "L61-TENSION-02",  "L61-TENSION-03",  "L61-TENSION-04",  "L61-TENSION-05",  "L61-TENSION-06",
     "L61-TENSION-07",  "L61-BOARD-01",    "L61-BOARD-02",    "L61-BOARD-03",    "L61-BOARD-04",
     "L61-BOARD-05",    "L61-BOARD-06",    "L61-STATUS-01",   "L61-STATUS-02",   "L61-STATUS-03",
     "L61-STATUS-04",   "L61-STATUS-05",   "L61-STATUS-06",   "L61-STATUS-07",   "L61-STATUS-08",
     "L61-STATUS-09",   "L61-STATUS-10",   "L61-RES-01",      "L61-MERCHANT-01", "L61-MERCHANT-02",
     "L61-MERCHANT-03", "L61-MERCHANT-04", "L61-MERCHANT-05", "L61-MERCHANT-06", "L61-BANDIT-01",
     "L61-BANDIT-02",   "L61-BANDIT-03",   "L61-DISEASE-01",  "L61-DISEASE-02",  "L61-DISEASE-03",
     "L61-DISEASE-04",  "L61-DISEASE-05"});

}  // namespace adjutant::life
