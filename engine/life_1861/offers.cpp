// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/life_1861/rules.hpp"
namespace adjutant::life {
std::vector<Offer> Life::offers(const State& /*state*/) { return {}; }
}  // namespace adjutant::life
