// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean.
#include "engine/games/life_1861/readings.hpp"

namespace adjutant::life {

Readings readings() {
    return {.outcome =
                [](std::string_view label) {
                    return oneOf(label, {"miss"}, {"hit", "kill"});
                },
            .rulings = rulings};
}

}  // namespace adjutant::life
