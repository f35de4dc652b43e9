// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated text as spreadsheets write it (RFC 4180; libcsv does the parsing): with commas, semicolons
// or tabs, any kind of line end, quotation marks, and a byte order mark in front. Used by deck files.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cards {

/// What a text may hold at most: empty rows, and empty cells at the end of a row, are not counted.
inline constexpr std::size_t maxCsvColumns = 100;
inline constexpr std::size_t maxCsvRows = 10'000;

struct CsvRow {
    int number = 0;  ///< as a spreadsheet counts: from 1, empty rows too
    std::vector<std::string> cells;
    bool operator==(const CsvRow&) const = default;
};

/// The rows that hold anything. Line ends inside a cell come as a single `\n`. The separator is what the
/// first row uses most, or what a first line `sep=;` says. Throws Error, which names row and column, when the
/// text is not UTF-8, its quotation marks do not pair, or it has more columns or rows than a deck may have.
[[nodiscard]] std::vector<CsvRow> readCsv(std::string_view text);

/// One row, with commas and its line end `\r\n`; cells that need quotation marks get them.
[[nodiscard]] std::string csvLine(const std::vector<std::string>& cells);

/// How people count columns: A, B, … Z, AA. `index` is from 0.
[[nodiscard]] std::string columnName(std::size_t index);

}  // namespace adjutant::cards
