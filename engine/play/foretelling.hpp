// SPDX-License-Identifier: GPL-3.0-or-later
// What a chance that is due is about, before it is answered: which faces meet what is needed, the how-many-th
// chance of its act it is, and what each answer brings at once. Read off the rules themselves, by trying
// them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "engine/play/position.hpp"

namespace adjutant {

/// The chance as the wire has it, and `least` or `most`, where so much or more (or so much or less) on a die
/// is what is needed.
[[nodiscard]] nlohmann::json writeDue(const Chance& chance);

/// An act whose chances are answered up to the one that is due.
struct Unfinished {
    const Position& position;
    const nlohmann::json& action;
    std::span<const Overrule> overrules;
    std::vector<SuppliedAnswer> answered;
    std::string_view language;  ///< of what is told
};

/// Adds to the chance that is due: `number`, which of the act's chances it is; `of`, how many there are,
/// where that does not depend on the answers and few enough ways are to be tried to know it; `about`, what
/// its event says whatever comes up. The list: for each of these answers the event that it brings at once;
/// null where none differs.
[[nodiscard]] nlohmann::json foretell(const Unfinished& act, const std::vector<Answer>& next,
                                      nlohmann::json& due);

}  // namespace adjutant
