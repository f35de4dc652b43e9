// SPDX-License-Identifier: GPL-3.0-or-later
// The leagues among the rows of a damaged file, and the people behind their numbers. Used by rescue. Inside
// the room only.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "db/found_rows.hpp"

namespace adjutant::db {

/// The entries of each campaign's league that follow on each other; they leave the rows. None for a league
/// that is known but none of whose entries can be read.
[[nodiscard]] std::map<std::int64_t, std::vector<EntryText>> leaguesIn(FoundRows&);

struct LeagueEntrants {
    std::vector<std::optional<std::int64_t>> people;  ///< by their numbers from 1
    std::set<std::size_t> unknown;                    ///< numbers whose person cannot be told
};

/// Who the numbers of a league are: as rows say it, else the one person of that name. `names` are those of
/// its entries, from number 1, where they could be asked for.
[[nodiscard]] LeagueEntrants entrantsIn(const FoundRows&, std::int64_t campaign,
                                        const std::optional<std::vector<std::string>>& names);

}  // namespace adjutant::db
