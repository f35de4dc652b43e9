// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of the ledger, in its order.
#pragma once

#include <array>
#include <string_view>

namespace adjutant::onestat {

inline constexpr auto clauses = std::to_array<std::string_view>(
    {"OSS-ROSTER-01",  "OSS-ROSTER-02",  "OSS-ROSTER-03",  "OSS-ROSTER-04",  "OSS-ROSTER-05",
     "OSS-ROSTER-06",  "OSS-ROSTER-07",  "OSS-ROSTER-08",  "OSS-ROSTER-09",  "OSS-ROSTER-10",
     "OSS-ROSTER-11",  "OSS-ROSTER-12",  "OSS-ROSTER-13",  "OSS-ROSTER-14",  "OSS-SETUP-01",
     "OSS-SETUP-02",   "OSS-SETUP-03",   "OSS-INIT-01",    "OSS-INIT-02",    "OSS-INIT-03",
     "OSS-INIT-04",    "OSS-INIT-05",    "OSS-INIT-06",    "OSS-TURN-01",    "OSS-TURN-02",
     "OSS-TURN-03",    "OSS-TURN-04",    "OSS-TURN-05",    "OSS-TURN-06",    "OSS-TURN-07",
     "OSS-TURN-08",    "OSS-MOVE-01",    "OSS-MOVE-02",    "OSS-MOVE-03",    "OSS-MOVE-04",
     "OSS-MOVE-05",    "OSS-MOVE-06",    "OSS-MOVE-07",    "OSS-MOVE-08",    "OSS-MELEE-01",
     "OSS-MELEE-02",   "OSS-MELEE-03",   "OSS-MELEE-04",   "OSS-MELEE-05",   "OSS-MELEE-06",
     "OSS-MELEE-07",   "OSS-MELEE-08",   "OSS-MELEE-09",   "OSS-WOUND-01",   "OSS-WOUND-02",
     "OSS-WOUND-03",   "OSS-WOUND-04",   "OSS-WOUND-05",   "OSS-WOUND-06",   "OSS-WOUND-07",
     "OSS-WOUND-08",   "OSS-WOUND-09",   "OSS-SHOOT-01",   "OSS-SHOOT-02",   "OSS-SHOOT-03",
     "OSS-SHOOT-04",   "OSS-SHOOT-05",   "OSS-SHOOT-06",   "OSS-SHOOT-07",   "OSS-SHOOT-08",
     "OSS-SHOOT-09",   "OSS-RECOVER-01", "OSS-RECOVER-02", "OSS-RECOVER-03", "OSS-BOSS-01",
     "OSS-BOSS-02",    "OSS-BOSS-03",    "OSS-BOSS-04",    "OSS-SPEC-01",    "OSS-SPEC-02",
     "OSS-SPEC-03",    "OSS-SPEC-04",    "OSS-SPEC-05",    "OSS-SPEC-06",    "OSS-SPEC-07",
     "OSS-SPEC-08",    "OSS-SPEC-09",    "OSS-SPEC-10",    "OSS-SPEC-11",    "OSS-SPEC-12",
     "OSS-SPEC-13",    "OSS-SPEC-14",    "OSS-SPEC-15",    "OSS-SPEC-16",    "OSS-SPEC-17",
     "OSS-SPEC-18",    "OSS-SPEC-19",    "OSS-SPEC-20",    "OSS-SPEC-21",    "OSS-SPEC-22",
     "OSS-TERRAIN-01", "OSS-TERRAIN-02", "OSS-TERRAIN-03", "OSS-TERRAIN-04", "OSS-TERRAIN-05",
     "OSS-SCEN-01",    "OSS-SCEN-02",    "OSS-SCEN-03",    "OSS-SCEN-04",    "OSS-SCEN-05",
     "OSS-SCEN-06",    "OSS-SCEN-07",    "OSS-SCEN-08",    "OSS-SCEN-09",    "OSS-SCEN-10",
     "OSS-ACTION-01",  "OSS-ACTION-02",  "OSS-ACTION-03",  "OSS-ACTION-04",  "OSS-ACTION-05",
     "OSS-ACTION-06",  "OSS-ACTION-07",  "OSS-ACTION-08",  "OSS-ACTION-09",  "OSS-ACTION-10",
     "OSS-SOLO-01",    "OSS-SOLO-02",    "OSS-SOLO-03",    "OSS-SOLO-04",    "OSS-SOLO-05",
     "OSS-SOLO-06",    "OSS-SOLO-07",    "OSS-SOLO-08",    "OSS-SOLO-09",    "OSS-SOLO-10",
     "OSS-SOLO-11",    "OSS-SOLO-12",    "OSS-SOLO-13",    "OSS-SOLO-14",    "OSS-SOLO-15",
     "OSS-SOLO-16",    "OSS-SOLO-17",    "OSS-SOLO-18",    "OSS-SOLO-19",    "OSS-SOLO-20",
     "OSS-SOLO-21",    "OSS-SOLO-22",    "OSS-SOLO-23",    "OSS-SOLO-24",    "OSS-ROUND-01",
     "OSS-ROUND-02"});

}  // namespace adjutant::onestat
