// SPDX-License-Identifier: GPL-3.0-or-later
// Which league and which entrant the words of a command mean.
#pragma once

#include <string>
#include <vector>

#include "companion/league_book.hpp"

namespace adjutant::cli {

using companion::LeagueBook;

/// Throws Refused `no-league` where the campaign has none.
[[nodiscard]] LeagueBook leagueIn(const db::CampaignFile&, const db::Campaign&);

/// Who is entered under a name or number. Throws Refused `unknown-person`, `not-entered` or
/// `ambiguous-person`; where `among` is given and one of them is meant, that one.
[[nodiscard]] league::EntrantId entrantCalled(const db::CampaignFile&, const LeagueBook&,
                                              const std::string& nameOrId,
                                              const std::vector<league::EntrantId>& among = {});

}  // namespace adjutant::cli
