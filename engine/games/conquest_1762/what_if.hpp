// SPDX-License-Identifier: GPL-3.0-or-later
// What a question about the odds of a fight may say beside the act: strengths of one's own, and how far to
// look.
#pragma once

#include <concepts>
#include <string>

#include "engine/games/conquest_1762/actions.hpp"
#include "engine/words/given.hpp"

namespace adjutant::conquest {

/// C62-ODDS-01, C62-ODDS-03.
struct WhatIf {
    Given<int> attackers, defenders;  ///< a fight of such strengths, in any phase and turn
    Given<int> exchanges;             ///< of an assault: how it stands after so many exchanges
    Given<std::string> report;        ///< of an assault: `survivors` or `totals`

    [[nodiscard]] bool imagines() const { return !attackers.missing() || !defenders.missing(); }
    /// Is the question about an imagined act of this kind?
    template <class Act>
    [[nodiscard]] bool concerns() const {
        constexpr bool isFight = std::same_as<Act, Attack> || std::same_as<Act, Assault>;
        return isFight && imagines();
    }

    static constexpr auto fields() {
        using W = WhatIf;
        return listed(optional("attackers", &W::attackers), optional("defenders", &W::defenders),
                      optional("exchanges", &W::exchanges), optional("report", &W::report));
    }
};

}  // namespace adjutant::conquest
