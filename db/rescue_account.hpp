// SPDX-License-Identifier: GPL-3.0-or-later
// What a rescue says in the end: what it brought, and what is known to be missing. Used by rescue. Inside the
// room only.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "db/found_rows.hpp"

namespace adjutant::db {

/// "1 entry", "2 entries".
[[nodiscard]] std::string counted(std::size_t count, const std::string& one, const std::string& more);

struct RescueAccount {
    std::vector<std::string> brought;
    std::vector<std::string> lost;
    std::size_t seats = 0;
    std::size_t labels = 0;
    std::size_t photographs = 0;
    std::size_t changes = 0;
    std::map<std::string, std::size_t> homeless;  ///< rows that belong to something that is gone

    /// A line for each kind of thing.
    void tellCounts(const FoundRows&);
    /// A sentence for each kind of damage; `mendedTexts` had letters that cannot be read.
    void tellDamages(const FoundRows&, int mendedTexts);

  private:
    void tell(std::size_t count, const char* one, const char* more);
};

}  // namespace adjutant::db
