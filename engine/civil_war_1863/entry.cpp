// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/civil_war_1863/entry.hpp"

#include "engine/civil_war_1863/civil_war_1863.hpp"
#include "engine/civil_war_1863/clauses.hpp"
#include "engine/civil_war_1863/offers.hpp"
#include "engine/core/position_of.hpp"

namespace adjutant::w63 {

SystemEntry entry() { return PositionOf<CivilWar>::entry(clauses); }

}  // namespace adjutant::w63
