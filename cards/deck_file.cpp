// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_file.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

#include "cards/csv.hpp"
#include "cards/error.hpp"
#include "cards/payload.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr std::array<std::string_view, 5> ownColumns{"id", "count", "name", "text", "lasts"};

std::string lowerCase(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

bool isOwn(const std::string& column) {
    return std::find(ownColumns.begin(), ownColumns.end(), column) != ownColumns.end();
}

bool isKebabCase(std::string_view id) {
    return !id.empty() && id.front() != '-' && id.back() != '-' && id.find("--") == std::string_view::npos &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

/// Which column holds what.
struct Heading {
    std::map<std::string, std::size_t> own;
    std::vector<std::pair<std::string, std::size_t>> more;
    std::size_t width = 0;

    explicit Heading(const CsvRow& row) : width(row.cells.size()) {
        for (std::size_t i = 0; i < width; ++i) {
            const std::string& title = row.cells[i];
            const std::string name = lowerCase(title);
            if (title.empty()) continue;
            if (isOwn(name) ? own.contains(name) : hasMore(title))
                throw Error(failures::ColumnTwice{.row = row.number, .column = shown(title)});
            if (isOwn(name))
                own[name] = i;
            else
                more.emplace_back(title, i);
        }
        constexpr std::size_t mostMore = maxCsvColumns - ownColumns.size();
        if (more.size() > mostMore) throw Error(failures::TooManyMoreColumns{.most = mostMore});
        for (const std::string name : {"id", "name"})
            if (!own.contains(name)) throw Error(failures::NoSuchColumn{.column = name});
    }

    [[nodiscard]] bool hasMore(const std::string& title) const {
        return std::any_of(more.begin(), more.end(),
                           [&](const auto& column) { return column.first == title; });
    }
    [[nodiscard]] bool names(std::size_t column) const {
        const auto is = [column](const auto& entry) { return entry.second == column; };
        return std::any_of(own.begin(), own.end(), is) || std::any_of(more.begin(), more.end(), is);
    }
};

/// One row below the heading, asked for its cells by the names of their columns.
class CardRow {
  public:
    CardRow(const CsvRow& row, const Heading& heading) : row_(row), heading_(heading) {
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            if (!row.cells[i].empty() && !heading.names(i))
                throw Error(failures::WithoutHeading{
                    .row = row.number, .text = shown(row.cells[i]), .column = columnName(i)});
    }

    [[nodiscard]] DeckCard card() const {
        DeckCard card{id(), count(), cell("name"), cell("text"), cell("lasts"), {}};
        if (card.name.empty()) fail("name", parts::NameEmpty{.id = shown(card.id)});
        for (const auto& [title, column] : heading_.more) card.more.push_back(cellAt(column));
        return card;
    }

    [[noreturn]] void fail(const char* column, Phrase why) const {
        throw Error(failures::WrongCell{.row = row_.number, .column = column, .why = std::move(why)});
    }

  private:
    [[nodiscard]] std::string cellAt(std::size_t column) const {
        return column < row_.cells.size() ? row_.cells[column] : std::string();
    }
    [[nodiscard]] std::string cell(const std::string& name) const {
        const auto column = heading_.own.find(name);
        return column == heading_.own.end() ? std::string() : cellAt(column->second);
    }
    [[nodiscard]] std::string id() const {
        std::string text = cell("id");
        if (text.empty()) fail("id", parts::IdEmpty{});
        if (!isKebabCase(text)) fail("id", parts::NoId{.text = shown(text)});
        return text;
    }
    [[nodiscard]] int count() const {
        const std::string text = cell("count");
        if (text.empty()) return 1;
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > maxOfOneCard)
            fail("count", parts::NoCount{.text = shown(text), .most = maxOfOneCard});
        return number;
    }

    const CsvRow& row_;
    const Heading& heading_;
};

}  // namespace

DeckFile readDeck(std::string_view csv) {
    const auto rows = readCsv(csv);
    if (rows.empty()) throw Error(failures::EmptyDeck{});
    const Heading heading(rows.front());
    DeckFile deck;
    for (const auto& [title, column] : heading.more) deck.moreColumns.push_back(title);
    std::map<std::string, int> rowOfId;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        const CardRow reader(*row, heading);
        DeckCard card = reader.card();
        const auto [known, fresh] = rowOfId.emplace(card.id, row->number);
        if (!fresh) reader.fail("id", parts::IdTwice{.id = shown(card.id), .row = known->second});
        deck.cards.push_back(std::move(card));
    }
    if (deck.cards.empty()) throw Error(failures::NoCards{});
    return deck;
}

std::string writeDeck(const DeckFile& deck) {
    std::vector<std::string> heading(ownColumns.begin(), ownColumns.end());
    heading.insert(heading.end(), deck.moreColumns.begin(), deck.moreColumns.end());
    std::string csv = "\xEF\xBB\xBF" + csvLine(heading);
    for (const DeckCard& card : deck.cards) {
        std::vector<std::string> cells{card.id, std::to_string(card.count), card.name, card.text, card.lasts};
        cells.insert(cells.end(), card.more.begin(), card.more.end());
        csv += csvLine(cells);
    }
    return csv;
}

std::vector<CardFace> facesOf(const DeckFile& deck, const std::string& system) {
    std::vector<CardFace> faces;
    for (const DeckCard& card : deck.cards)
        faces.push_back({card.name, card.text, card.lasts, write(CardCode{system, card.id}), card.count});
    return faces;
}

}  // namespace adjutant::cards
