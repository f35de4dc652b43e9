// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a league: each act answers with its event, or a refusal. Pairing is in pairing.hpp.
#pragma once

#include <optional>
#include <string>

#include "league/league.hpp"

namespace adjutant::league {

/// Somebody new. Without a round, from the next that is not paired.
[[nodiscard]] Expected<Entered> enter(const League&, std::string name, std::string club,
                                      std::optional<int> round);
/// Somebody who was entered before.
[[nodiscard]] Expected<Returned> enterAgain(const League&, EntrantId, std::optional<int> round);
/// Of a ladder without a round.
[[nodiscard]] Expected<Dropped> drop(const League&, EntrantId, std::optional<int> round);

/// The result of a table, or a correction of it. `winner` is 0 for a draw.
[[nodiscard]] Expected<Told> tell(const League&, int round, int table, const Outcome&);
/// A game on a ladder.
[[nodiscard]] Expected<Challenged> challenge(const League&, EntrantId a, EntrantId b, const Outcome&);

}  // namespace adjutant::league
