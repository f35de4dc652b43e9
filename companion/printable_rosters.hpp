// SPDX-License-Identifier: GPL-3.0-or-later
// The rosters that `adjutant-cli print roster` names: files of JSON, one that a campaign keeps, or those of a
// game.
#pragma once

#include <vector>

#include "companion/cli/print_command.hpp"

namespace adjutant::companion {

/// Throws an exception with a sentence when there is no such roster, game or campaign, or it cannot be read.
[[nodiscard]] std::vector<cards::RosterCard> printableRosters(const cli::RosterRequest& request);

}  // namespace adjutant::companion
