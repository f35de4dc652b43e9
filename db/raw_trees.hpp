// SPDX-License-Identifier: GPL-3.0-or-later
// Which page of an SQLite file belongs to which table, as far as the list of tables and the trees that begin
// there can be followed. Used by raw_records. Inside the room only.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "db/raw_pages.hpp"

namespace adjutant::db {

struct RawTrees {
    struct Place {
        std::string of;  ///< the table or index; empty where nothing leads to the page
        PageKind kind = notOfATree;
        bool torn = false;  ///< it says to be something else
    };
    std::vector<Place> places;        ///< by the number of the page, from 1; 0 stands for nothing
    bool tables = false;              ///< the list of tables could be read
    bool whole = false;               ///< and every tree was followed to its end
    std::map<std::string, int> torn;  ///< pages that a tree leads to and that are none of it
};

[[nodiscard]] RawTrees treesIn(const Pages&);

}  // namespace adjutant::db
