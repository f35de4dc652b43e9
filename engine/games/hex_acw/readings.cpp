// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean.
#include "engine/games/hex_acw/readings.hpp"

namespace adjutant::acw {

Readings readings() {
    return {.outcome =
                [](std::string_view label) {
                    return oneOf(label, {"holds", "nothing", "hits-#,holds"},
                                 {"routs", "eliminated", "commander-lost"});
                },
            .rulings = rulings,
            .carriedOver = carriedOver};
}

}  // namespace adjutant::acw
