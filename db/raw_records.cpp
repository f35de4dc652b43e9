// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/raw_records.hpp"

#include <utility>

#include "db/raw_pages.hpp"
#include "db/raw_trees.hpp"

namespace adjutant::db {

RawFile rawFileAt(const std::filesystem::path& path) {
    const Pages pages(path);
    RawTrees trees = treesIn(pages);
    RawFile file{.rows = {}, .tables = trees.tables, .unreadable = std::move(trees.torn)};
    for (std::uint64_t number = 1; number <= pages.count(); ++number) {
        const RawTrees::Place& place = trees.places[number];
        if (place.of.empty() && trees.whole) continue;
        Pages::Cells cells = pages.cellsIn(number, place.of.empty() ? pages.kindOf(number) : place.kind);
        // A torn page counts as one already, whatever its bytes would mean.
        if (!place.of.empty() && !place.torn && cells.unreadable > 0)
            file.unreadable[place.of] += cells.unreadable;
        for (RawRow& row : cells.rows) {
            row.of = place.of;
            row.page = number;
            file.rows.push_back(std::move(row));
        }
    }
    return file;
}

}  // namespace adjutant::db
