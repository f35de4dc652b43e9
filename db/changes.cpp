// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/changes.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "db/error.hpp"
#include "db/query.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;

/// What a change may touch. Names of tables and columns are ours, never anybody's text.
constexpr std::array<std::string_view, 9> tables{
    "campaign", "game", "person", "side", "league_entrant", "play_side", "game_tag", "play", "photograph"};

Error changedSince() { return {Error::Kind::changedSince, failures::ChangedSince{}}; }

Error listDamaged() { return {Error::Kind::damaged, failures::ChangesDamaged{}}; }

/// A name in a statement that is kept in the file is only believed where it is one of ours.
std::string ours(std::string_view name) {
    const bool plain = !name.empty() && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == '_';
    });
    if (!plain) throw listDamaged();
    return std::string(name);
}

std::string ourTable(std::string_view name) {
    if (std::ranges::count(tables, name) == 0) throw listDamaged();
    return std::string(name);
}

void bind(SQLite::Statement& statement, int place, const json& value) {
    if (value.is_number_integer())
        statement.bind(place, value.get<std::int64_t>());
    else if (value.is_string())
        statement.bind(place, value.get<std::string>());
    else
        statement.bind(place);
}

/// `a = ? AND b = ?`; its values are bound from `place` on.
std::string whereOf(const json& key) {
    std::string where;
    for (const auto& [column, value] : key.items())
        where += (where.empty() ? "" : " AND ") + ours(column) + " = ?";
    return where;
}

void bindKey(SQLite::Statement& statement, int place, const json& key) {
    for (const auto& [column, value] : key.items()) bind(statement, place++, value);
}

json valueOf(const SQLite::Column& column) {
    if (column.isNull()) return {};
    if (column.isInteger()) return column.getInt64();
    return column.getString();
}

json cellOf(Connection& connection, std::string_view table, const json& key, std::string_view column) {
    SQLite::Statement select(
        connection.sql(), "SELECT " + ours(column) + " FROM " + ourTable(table) + " WHERE " + whereOf(key));
    bindKey(select, 1, key);
    if (!select.executeStep()) throw changedSince();
    return valueOf(select.getColumn(0));
}

void setCell(Connection& connection, std::string_view table, const json& key, std::string_view column,
             const json& value) {
    SQLite::Statement update(connection.sql(), "UPDATE " + ourTable(table) + " SET " + ours(column) +
                                                   " = ? WHERE " + whereOf(key));
    bind(update, 1, value);
    bindKey(update, 2, key);
    try {
        update.exec();
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_CONSTRAINT) throw;
        throw Error(Error::Kind::duplicate, failures::NameTakenSince{});
    }
}

void insertRow(Connection& connection, std::string_view table, const json& row) {
    std::string columns, marks;
    for (const auto& [column, value] : row.items()) {
        columns += (columns.empty() ? "" : ", ") + ours(column);
        marks += marks.empty() ? "?" : ", ?";
    }
    SQLite::Statement insert(connection.sql(), "INSERT OR IGNORE INTO " + ourTable(table) + "(" + columns +
                                                   ") VALUES (" + marks + ")");
    bindKey(insert, 1, row);
    insert.exec();
}

void removeRow(Connection& connection, std::string_view table, const json& key) {
    SQLite::Statement remove(connection.sql(), "DELETE FROM " + ourTable(table) + " WHERE " + whereOf(key));
    bindKey(remove, 1, key);
    remove.exec();
}

}  // namespace

ChangeRecord::ChangeRecord(Connection& connection)
    : connection_(connection), cells_(std::make_unique<json>(json::array())) {}
ChangeRecord::~ChangeRecord() = default;

void ChangeRecord::set(std::string_view table, const json& key, std::string_view column, const json& value) {
    const json was = cellOf(connection_, table, key, column);
    if (was == value) return;
    setCell(connection_, table, key, column, value);
    cells_->push_back({{"table", table}, {"key", key}, {"column", column}, {"was", was}, {"is", value}});
}

void ChangeRecord::insert(std::string_view table, const json& row) {
    insertRow(connection_, table, row);
    cells_->push_back({{"table", table}, {"inserted", row}});
}

void ChangeRecord::remove(std::string_view table, const json& key) {
    removeRow(connection_, table, key);
    cells_->push_back({{"table", table}, {"removed", key}});
}

void ChangeRecord::keep(std::string_view at, std::string_view what, std::string_view told,
                        const std::vector<std::string>& names) {
    if (cells_->empty()) return;
    prepared(connection_, "INSERT INTO change(at, what, told, cells, who, names) VALUES (?, ?, ?, ?, ?, ?)",
             at, what, told, cells_->dump(), connection_.signature(), json(names).dump())
        .exec();
}

void takeBack(Connection& connection, const std::string& text) {
    const json cells = json::parse(text, nullptr, false);
    if (!cells.is_array()) throw listDamaged();
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        const auto table = cell->at("table").get<std::string>();
        if (cell->contains("inserted")) {
            removeRow(connection, table, cell->at("inserted"));
        } else if (cell->contains("removed")) {
            insertRow(connection, table, cell->at("removed"));
        } else {
            const auto column = cell->at("column").get<std::string>();
            if (cellOf(connection, table, cell->at("key"), column) != cell->at("is")) throw changedSince();
            setCell(connection, table, cell->at("key"), column, cell->at("was"));
        }
    }
}

}  // namespace adjutant::db
