// SPDX-License-Identifier: GPL-3.0-or-later
// What rosters and sides of a linked campaign carry from game to game, on the page of the campaign.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chronicle/chronicle.hpp"
#include "companion/report/page.hpp"

namespace adjutant::companion {

/// The chronicle, and who plays each subject, by its number from 1; empty where nobody is named.
struct LinkedGames {
    chronicle::Chronicle chronicle;
    std::vector<std::string> players;
};

/// Who has what: a row for each roster or side and for each of its members, a column for each field that
/// anybody has something of.
void addLinkedGames(report::Page&, const LinkedGames&);

}  // namespace adjutant::companion
