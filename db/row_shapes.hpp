// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of our tables look like (schema.cpp), and what each tells. Used by found_rows. Inside the room
// only.
#pragma once

#include <string_view>
#include <vector>

#include "db/found_rows.hpp"

namespace adjutant::db {

struct RowShape {
    std::string_view table;
    bool ofRowidTable;
    /// A letter a column: t a text, n a number, x a number or NULL, which stands for a row's own number.
    std::string_view columns;
    /// Puts what the row tells where it belongs.
    void (*take)(const RawRow&, FoundRows&);
};

/// The shapes of the table whose tree leads to the row, if it has one of them; else all that it has. None
/// where a number in it cannot be one.
[[nodiscard]] std::vector<const RowShape*> shapesOf(const RawRow&);

[[nodiscard]] bool isOurTable(std::string_view name);

/// A number that a row of ours can have; a damaged one is mostly none.
[[nodiscard]] bool isRowNumber(std::int64_t);

}  // namespace adjutant::db
