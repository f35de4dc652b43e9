// SPDX-License-Identifier: GPL-3.0-or-later
// All that stands in the tables of a campaign file, for comparing two of them. What follows from the rest
// (states, the index of words) is left out.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace adjutant::db {

/// By table: its rows, each with its columns in their order.
using Content = std::map<std::string, std::multiset<std::string>>;

inline Content contentOf(const std::filesystem::path& path) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    Content content;
    for (const char* table : {"campaign", "game", "entry", "tag", "person", "document", "setting", "side",
                              "league", "league_entry", "league_entrant", "play", "play_side", "game_tag",
                              "photograph", "change", "sqlite_sequence"}) {
        content[table];
        SQLite::Statement rows(database, std::string("SELECT * FROM ") + table);
        while (rows.executeStep()) {
            std::string row;
            for (int column = 0; column < rows.getColumnCount(); ++column)
                row += (rows.getColumn(column).isNull() ? "NULL" : rows.getColumn(column).getString()) + '|';
            content[table].insert(row);
        }
    }
    return content;
}

/// What one has and the other has not, a line a row; empty where both are alike.
inline std::string differenceOf(const Content& was, const Content& is) {
    constexpr std::size_t enough = 100;
    std::string lines;
    for (const auto& [table, rows] : was)
        for (const std::string& row : rows)
            if (!is.at(table).contains(row))
                lines += "missing: " + table + ' ' + row.substr(0, enough) + '\n';
    for (const auto& [table, rows] : is)
        for (const std::string& row : rows)
            if (!was.at(table).contains(row)) lines += "more: " + table + ' ' + row.substr(0, enough) + '\n';
    return lines;
}

/// Where the tables begin, by their names.
inline std::map<std::string, std::size_t> firstPages(const std::filesystem::path& path) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    std::map<std::string, std::size_t> pages;
    SQLite::Statement rows(database, "SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0");
    while (rows.executeStep())
        pages[rows.getColumn(0).getString()] = static_cast<std::size_t>(rows.getColumn(1).getInt64());
    return pages;
}

}  // namespace adjutant::db
