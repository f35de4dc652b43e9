// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters as cards to print: a line and a code for each fighter. A fighter's code is its tag
// (roster_tags.hpp), which is good for every game; one without a tag has the code of its piece, which is good
// wherever this side musters in this order.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "cards/sheet.hpp"

namespace adjutant::companion {

/// A roster as it is kept. Fighters without a tag have no code.
[[nodiscard]] cards::RosterCard cardOfRoster(const QString& system, const nlohmann::json& roster);

/// Every side of a game that has pieces with codes of their own, in the order of seating; none where the
/// system has no rosters.
[[nodiscard]] std::vector<cards::RosterCard> cardsOfGame(const QString& system, const nlohmann::json& state);

/// A roster as `side` would bring it, so that all its fighters have codes. Throws cards::Error with the
/// rules' sentence when it fits no game of that side.
[[nodiscard]] cards::RosterCard cardOfRosterFor(const QString& system, const nlohmann::json& roster,
                                                const std::string& side);

}  // namespace adjutant::companion
