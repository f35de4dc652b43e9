// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of the ledger, in its order.
#pragma once

#include <array>
#include <string_view>

namespace adjutant::conquest {

inline constexpr auto clauses = std::to_array<std::string_view>(
    {"C62-SETUP-01",    "C62-SETUP-02",    "C62-SETUP-03",    "C62-SETUP-04",    "C62-SETUP-05",
     "C62-SETUP-06",    "C62-SETUP-07",    "C62-SETUP-08",    "C62-SETUP-09",    "C62-SETUP-10",
     "C62-SETUP-11",    "C62-SETUP-12",    "C62-SETUP-13",    "C62-TURN-01",     "C62-TURN-02",
     "C62-TURN-03",     "C62-TURN-04",     "C62-TURN-05",     "C62-TURN-06",     "C62-TURN-07",
     "C62-CONTROL-01",  "C62-ROLL-01",     "C62-ROLL-02",     "C62-ROLL-03",     "C62-ROLL-04",
     "C62-ROLL-05",     "C62-ROLL-06",     "C62-ROLL-07",     "C62-ROLL-08",     "C62-ROLL-09",
     "C62-BONUS-01",    "C62-BONUS-02",    "C62-BONUS-03",    "C62-BONUS-04",    "C62-TRADE-01",
     "C62-TRADE-02",    "C62-TRADE-03",    "C62-TRADE-04",    "C62-RECRUIT-01",  "C62-RECRUIT-02",
     "C62-RECRUIT-03",  "C62-RECRUIT-04",  "C62-RECRUIT-05",  "C62-BUILD-01",    "C62-BUILD-02",
     "C62-BUILD-03",    "C62-BUILD-04",    "C62-BUILD-05",    "C62-BUILD-06",    "C62-BUILD-07",
     "C62-CARD-01",     "C62-CARD-02",     "C62-CARD-03",     "C62-CARD-04",     "C62-CARD-05",
     "C62-CARD-06",     "C62-CARD-07",     "C62-ATTACK-01",   "C62-ATTACK-02",   "C62-ATTACK-03",
     "C62-ATTACK-04",   "C62-ATTACK-05",   "C62-ATTACK-06",   "C62-ATTACK-07",   "C62-ATTACK-08",
     "C62-ATTACK-09",   "C62-ATTACK-10",   "C62-ATTACK-11",   "C62-ATTACK-12",   "C62-ATTACK-13",
     "C62-ATTACK-14",   "C62-ATTACK-15",   "C62-ATTACK-16",   "C62-NAVAL-01",    "C62-NAVAL-02",
     "C62-NAVAL-03",    "C62-NAVAL-04",    "C62-NAVAL-05",    "C62-NAVAL-06",    "C62-NAVAL-07",
     "C62-NAVAL-08",    "C62-NAVAL-09",    "C62-NAVAL-10",    "C62-NAVAL-11",    "C62-NAVAL-12",
     "C62-NAVAL-13",    "C62-CONQUEST-01", "C62-CONQUEST-02", "C62-CONQUEST-03", "C62-CONQUEST-04",
     "C62-CONQUEST-05", "C62-CONQUEST-06", "C62-PLUNDER-01",  "C62-PLUNDER-02",  "C62-PLUNDER-03",
     "C62-PLUNDER-04",  "C62-PLUNDER-05",  "C62-REDEPLOY-01", "C62-REDEPLOY-02", "C62-REDEPLOY-03",
     "C62-REDEPLOY-04", "C62-NATIVE-01",   "C62-NATIVE-02",   "C62-NATIVE-03",   "C62-LOOT-01",
     "C62-LOOT-02",     "C62-WIN-01",      "C62-WIN-02",      "C62-WIN-03",      "C62-WIN-04",
     "C62-WIN-05",      "C62-WIN-06",      "C62-WIN-07",      "C62-ODDS-01",     "C62-ODDS-02",
     "C62-ODDS-03",     "C62-ODDS-04",     "C62-ODDS-05"});

}  // namespace adjutant::conquest
