// SPDX-License-Identifier: GPL-3.0-or-later
// One outcome of an action and its exact probability, as `ask odds` answers them.
#pragma once

#include <string>

#include "engine/chance/fraction.hpp"

namespace adjutant {

struct Likelihood {
    std::string outcome;  ///< the ledger's label
    Fraction p;
};

}  // namespace adjutant
