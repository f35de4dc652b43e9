// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of the ledger, in its order.
#pragma once

#include <array>
#include <string_view>

namespace adjutant::acw {

inline constexpr auto clauses = std::to_array<std::string_view>(
    {"ACW-FORCE-01",  "ACW-FORCE-02",  "ACW-FORCE-03",  "ACW-FORCE-04",  "ACW-FORCE-05",  "ACW-FORCE-06",
     "ACW-TURN-01",   "ACW-TURN-02",   "ACW-TURN-03",   "ACW-TURN-04",   "ACW-TURN-05",   "ACW-TURN-06",
     "ACW-TURN-07",   "ACW-MOVE-01",   "ACW-MOVE-02",   "ACW-MOVE-03",   "ACW-MOVE-04",   "ACW-MOVE-05",
     "ACW-MOVE-06",   "ACW-MOVE-07",   "ACW-MOVE-08",   "ACW-MOVE-09",   "ACW-MOVE-10",   "ACW-MOVE-11",
     "ACW-MOVE-12",   "ACW-MOVE-13",   "ACW-MOVE-14",   "ACW-MOVE-15",   "ACW-TERR-01",   "ACW-TERR-02",
     "ACW-TERR-03",   "ACW-TERR-04",   "ACW-TERR-05",   "ACW-TERR-06",   "ACW-TERR-07",   "ACW-TERR-08",
     "ACW-TERR-09",   "ACW-TERR-10",   "ACW-TERR-11",   "ACW-TERR-12",   "ACW-SHOOT-01",  "ACW-SHOOT-02",
     "ACW-SHOOT-03",  "ACW-SHOOT-04",  "ACW-SHOOT-05",  "ACW-SHOOT-06",  "ACW-SHOOT-07",  "ACW-SHOOT-08",
     "ACW-SHOOT-09",  "ACW-SHOOT-10",  "ACW-SHOOT-11",  "ACW-SHOOT-12",  "ACW-SHOOT-13",  "ACW-SIGHT-01",
     "ACW-SIGHT-02",  "ACW-SIGHT-03",  "ACW-SIGHT-04",  "ACW-SIGHT-05",  "ACW-SIGHT-06",  "ACW-MORALE-01",
     "ACW-MORALE-02", "ACW-MORALE-03", "ACW-MORALE-04", "ACW-MORALE-05", "ACW-MORALE-06", "ACW-MORALE-07",
     "ACW-ELIM-01",   "ACW-ELIM-02",   "ACW-ELIM-03",   "ACW-ELIM-04",   "ACW-CMD-01",    "ACW-CMD-02",
     "ACW-CMD-03",    "ACW-CMD-04",    "ACW-CMD-05",    "ACW-CMD-06",    "ACW-CARD-01",   "ACW-CARD-02",
     "ACW-CARD-03",   "ACW-CARD-04",   "ACW-CARD-05",   "ACW-CARD-06",   "ACW-CARD-07",   "ACW-CARD-08",
     "ACW-CARD-09",   "ACW-CARD-10",   "ACW-CARD-11",   "ACW-CARD-12",   "ACW-CARD-13",   "ACW-VP-01",
     "ACW-VP-02",     "ACW-VP-03",     "ACW-VP-04",     "ACW-VP-05",     "ACW-VP-06"});

}  // namespace adjutant::acw
