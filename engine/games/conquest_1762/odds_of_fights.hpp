// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of `attack`, `defend` and `assault` (C62-ODDS), what-ifs included.
#pragma once

#include <span>
#include <vector>

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

using Outcomes = std::vector<Likelihood>;

[[nodiscard]] Expected<Outcomes> attackOdds(const State& state, const Attack& action, const WhatIf& whatIf,
                                            std::span<const Overrule> overrules,
                                            const std::vector<Answer>& given);
[[nodiscard]] Expected<Outcomes> defendOdds(const State& state, const Defend& action,
                                            std::span<const Overrule> overrules,
                                            const std::vector<Answer>& given);
[[nodiscard]] Expected<Outcomes> assaultOdds(const State& state, const Assault& action, const WhatIf& whatIf,
                                             std::span<const Overrule> overrules,
                                             const std::vector<Answer>& given);

}  // namespace adjutant::conquest
