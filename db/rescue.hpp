// SPDX-License-Identifier: GPL-3.0-or-later
// Brings out of a damaged campaign file what can still be read. Rows are found page by page; acts are taken
// only where their hash proves them, so that nothing comes back that was not written.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"

namespace adjutant::db {

struct Rescued {
    std::vector<std::string> brought;  ///< a line for each thing that is in the new file
    std::vector<std::string> lost;     ///< a sentence for each thing that is known to be missing
};

/// The names of those who are entered by the entries of a league, by their numbers from 1: its caller knows
/// what entries mean.
using EntrantsOf = std::function<std::vector<std::string>(const std::vector<EntryText>&)>;

/// Makes a campaign file at `target`, where nothing is, of what is readable in `damaged`, which is only read:
/// campaigns, people, games with their acts, seats and results, leagues, plays, codes, documents, notes,
/// tags, the archive, what was deleted, the list of changes and the settings, all under the numbers that they
/// had. Of a game the acts up to the first that is missing; later ones, which hang on nothing, are kept as a
/// document of the kind `rescued-entries`. Throws Error where `damaged` cannot be read or `target` cannot be
/// made, and leaves nothing there.
Rescued rescue(const std::filesystem::path& damaged, const std::filesystem::path& target,
               const EntrantsOf& = {});

}  // namespace adjutant::db
