// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/csv_table.hpp"

#include <string_view>
#include <utility>

namespace adjutant::report {
namespace {

/// Also where only blanks stand before it: some spreadsheets pass over them.
bool looksLikeAFormula(std::string_view text) {
    if (text.empty()) return false;
    if (text[0] == '\t' || text[0] == '\r' || text[0] == '\n') return true;
    const std::size_t first = text.find_first_not_of(' ');
    return first != std::string_view::npos &&
           std::string_view("=+-@").find(text[first]) != std::string_view::npos;
}

std::string quotedWhereNeeded(std::string text) {
    if (text.find_first_of(",\"\r\n\t") == std::string::npos && !text.starts_with(' ') &&
        !text.ends_with(' '))
        return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + "\"";
}

}  // namespace

Cell::Cell(const std::string& text) {
    std::string safe;
    for (const char letter : text)
        if (letter != '\0') safe += letter;
    written_ = quotedWhereNeeded((looksLikeAFormula(safe) ? "'" : "") + safe);
}

Cell::Cell(std::int64_t number) : written_(std::to_string(number)) {}

Cell Cell::number(std::string written) {
    Cell cell;
    cell.written_ = std::move(written);
    return cell;
}

std::string csvLine(const std::vector<Cell>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) line += (i == 0 ? "" : ",") + cells[i].written();
    return line + "\r\n";
}

}  // namespace adjutant::report
