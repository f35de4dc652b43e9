// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/csv.hpp"

#include <csv.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cards/error.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Phrase place(int row, std::size_t column) { return parts::Place{.row = row, .column = columnName(column)}; }

/// The text with every line end as one `\n`, so that rows are counted once.
std::string withPlainLineEnds(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            plain += text[i];
        } else if (i + 1 == text.size() || text[i + 1] != '\n') {
            plain += '\n';
        }
    }
    return plain;
}

char separatorOf(std::string_view text) {
    constexpr std::string_view separators = ",;\t";
    std::vector<std::ptrdiff_t> found(separators.size());
    bool quoted = false;
    bool begun = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (c == '\n' && begun && !quoted) break;
        begun = begun || c != '\n';
        const auto which = separators.find(c);
        if (!quoted && which != std::string_view::npos) ++found[which];
    }
    return separators[static_cast<std::size_t>(std::max_element(found.begin(), found.end()) - found.begin())];
}

void requireUtf8(const std::string& cell, int row, std::size_t column) {
    try {
        (void)nlohmann::json(cell).dump();
    } catch (const nlohmann::json::exception&) {
        throw Error(failures::NotUtf8{.place = place(row, column)});
    }
    if (cell.find('\0') != std::string::npos) throw Error(failures::ZeroByte{.place = place(row, column)});
}

/// libcsv's parser with the rows it has found so far.
class Parser {
  public:
    Parser(char separator, int firstRow) : row_(firstRow) {
        if (csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL) != 0)
            throw Error(failures::NeedsMoreMemory{});
        csv_set_delim(&parser_, static_cast<unsigned char>(separator));
    }
    ~Parser() { csv_free(&parser_); }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    std::vector<CsvRow> parse(const std::string& text) {
        const auto cell = [](void* bytes, std::size_t size, void* self) {
            static_cast<Parser*>(self)->takeCell({static_cast<const char*>(bytes), size});
        };
        const auto rowEnd = [](int, void* self) { static_cast<Parser*>(self)->endRow(); };
        if (csv_parse(&parser_, text.data(), text.size(), cell, rowEnd, this) != text.size()) {
            if (csv_error(&parser_) != CSV_EPARSE) throw Error(failures::NeedsMoreMemory{});
            throw Error(failures::MarksDoNotPair{.place = place(row_, cells_.size())});
        }
        if (csv_fini(&parser_, cell, rowEnd, this) != 0)
            throw Error(failures::MarkNeverClosed{.place = place(row_, cells_.size())});
        if (!tooMuch_.empty()) throw Error(std::move(tooMuch_));
        return std::move(rows_);
    }

  private:
    // libcsv is C, which no exception may cross: what is too much is not kept, and told at the end.
    void takeCell(std::string_view cell) {
        if (cells_.size() < maxCsvColumns)
            cells_.emplace_back(cell);
        else if (!cell.empty())
            refuse(failures::TooManyColumns{.row = row_, .most = maxCsvColumns});
    }

    void endRow() {
        const bool anything =
            std::any_of(cells_.begin(), cells_.end(), [](const std::string& cell) { return !cell.empty(); });
        if (anything && rows_.size() == maxCsvRows)
            refuse(failures::TooManyRows{.most = maxCsvRows});
        else if (anything)
            rows_.push_back({row_, std::move(cells_)});
        cells_.clear();
        ++row_;
    }

    void refuse(Phrase sentence) {
        if (tooMuch_.empty()) tooMuch_ = std::move(sentence);
    }

    csv_parser parser_{};
    int row_;
    std::vector<std::string> cells_;
    std::vector<CsvRow> rows_;
    Phrase tooMuch_;
};

}  // namespace

std::vector<CsvRow> readCsv(std::string_view text) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) throw Error(failures::Utf16{});
    std::string plain = withPlainLineEnds(text);
    char separator = separatorOf(plain);
    int firstRow = 1;
    if (plain.starts_with("sep=") && plain.size() > 5 && plain[5] == '\n') {
        separator = plain[4];
        plain.erase(0, 6);
        firstRow = 2;
    }
    auto rows = Parser(separator, firstRow).parse(plain);
    for (const CsvRow& row : rows)
        for (std::size_t column = 0; column < row.cells.size(); ++column)
            requireUtf8(row.cells[column], row.number, column);
    return rows;
}

std::string csvLine(const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string& cell = cells[i];
        if (i > 0) line += ',';
        const bool spaced = !cell.empty() && (cell.front() == ' ' || cell.back() == ' ');
        if (!spaced && cell.find_first_of(",;\t\r\n\"") == std::string::npos) {
            line += cell;
            continue;
        }
        std::string quoted(2 * cell.size() + 2, '\0');
        quoted.resize(csv_write(quoted.data(), quoted.size(), cell.data(), cell.size()));
        line += quoted;
    }
    return line + "\r\n";
}

std::string columnName(std::size_t index) {
    const std::string last(1, static_cast<char>('A' + index % 26));
    return index < 26 ? last : columnName(index / 26 - 1) + last;
}

}  // namespace adjutant::cards
