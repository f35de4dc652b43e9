// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated tables for spreadsheets (RFC 4180), in which nothing that anybody called something runs as
// a formula.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace adjutant::report {

/// A field of a table: nothing, a number as it is written, or a text as people wrote it.
class Cell {
  public:
    Cell() = default;
    Cell(const std::string& text);  // NOLINT(google-explicit-constructor): a row is a list of these
    Cell(const char* text) : Cell(std::string(text)) {}
    Cell(std::int64_t number);
    template <class Value>
    Cell(const std::optional<Value>& value) : Cell(value ? Cell(*value) : Cell()) {}
    /// A number that is written already, such as `-1.5`.
    [[nodiscard]] static Cell number(std::string written);

    [[nodiscard]] const std::string& written() const { return written_; }

  private:
    std::string written_;
};

/// The line of these fields, with the end of the line. A text that a spreadsheet would take for a formula
/// (with =,
/// +, -, @, a tab or a line's end in front) has an apostrophe in front.
[[nodiscard]] std::string csvLine(const std::vector<Cell>& cells);

}  // namespace adjutant::report
