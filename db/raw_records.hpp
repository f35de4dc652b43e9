// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of an SQLite file as they lie in its pages (https://www.sqlite.org/fileformat.html), whatever has
// become of its header, its schema and the trees that lead to them: for files that SQLite does not open any
// more. Pages that wait in the log beside the file count as theirs. Nothing is written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace adjutant::db {

/// NULL, a whole number or a text; floating numbers and blobs do not occur in our tables and are NULL here.
struct RawValue {
    enum class Kind { null, number, text };
    Kind kind = Kind::null;
    std::int64_t number = 0;
    std::string text;
};

struct RawRow {
    bool ofRowidTable =
        false;               ///< from a leaf of a table with row numbers, else of an index or a table without
    std::int64_t rowid = 0;  ///< there
    std::vector<RawValue> values;
};

/// Every row that can be made out, in the order of the pages; of a row that is torn nothing. Throws Error
/// where the file cannot be read, is no regular file or is larger than can be held (largestRescue).
[[nodiscard]] std::vector<RawRow> rawRowsOf(const std::filesystem::path&);

/// In bytes.
inline constexpr std::uintmax_t largestRescue = 2ULL << 30U;

}  // namespace adjutant::db
