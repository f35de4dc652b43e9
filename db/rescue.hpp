// SPDX-License-Identifier: GPL-3.0-or-later
// Brings out of a damaged campaign file what can still be read. Acts are found page by page and are taken
// only where their hash proves them, so that nothing comes back that was not written.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace adjutant::db {

struct Rescued {
    std::vector<std::string> brought;  ///< a line for each thing that is in the new file
    std::vector<std::string> lost;     ///< a sentence for each thing that is known to be missing
    bool anything = false;             ///< a game or a campaign came out
};

/// Makes a campaign file at `target`, where nothing is, of what is readable in `damaged`, which is only read.
/// Of a game the acts up to the first that is missing; later ones, which hang on nothing, are kept as a
/// document of the kind `rescued-entries`. Throws Error where `damaged` cannot be read or `target` cannot be
/// made.
Rescued rescue(const std::filesystem::path& damaged, const std::filesystem::path& target);

}  // namespace adjutant::db
