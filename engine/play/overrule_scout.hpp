// SPDX-License-Identifier: GPL-3.0-or-later
// Does an overrule of an act name a clause that the act sums by? Ways that the act could go are tried until
// every clause was met, whatever the dice of this act will show: so that no refusal tells a die.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "engine/play/position.hpp"

namespace adjutant {

/// `bad-parameter` when no way of the act that was tried sums by the clause of one of `own`. `all` are the
/// overrules in force, those of the act among them. An act that is refused anyway is left to its own refusal.
[[nodiscard]] Allowed checkOverrulesApply(const Position& position, const nlohmann::json& action,
                                          std::span<const Overrule> all, std::span<const Overrule> own);

}  // namespace adjutant
