// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of an SQLite file as they lie in its pages, whatever has become of its header, its schema and the
// trees that lead to them: for files that SQLite does not open any more. Pages that wait in the log beside
// the file count as theirs. Nothing is written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
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
    std::string of;  ///< the table or index whose tree leads to it; empty where none does
    std::uint64_t page = 0;
    bool ofRowidTable =
        false;               ///< from a leaf of a table with row numbers, else of an index or a table without
    std::int64_t rowid = 0;  ///< there
    std::vector<RawValue> values;
};

struct RawFile {
    /// Every row that can be made out, in the order of the pages; of a row that is torn nothing. Where all
    /// trees are whole, pages that none leads to hold what was there earlier, and are left out.
    std::vector<RawRow> rows;
    bool tables = false;                    ///< which tables there are could be read
    std::map<std::string, int> unreadable;  ///< by table: rows, and pages of it, that could not be read
};

/// Throws Error where the file cannot be read, is no regular file or is larger than can be held
/// (largestRescue).
[[nodiscard]] RawFile rawFileAt(const std::filesystem::path&);

/// In bytes.
inline constexpr std::uintmax_t largestRescue = 2ULL << 30U;

}  // namespace adjutant::db
