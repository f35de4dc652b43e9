// SPDX-License-Identifier: GPL-3.0-or-later
// Short statements for the calls that are not made often. Inside the room only.
#pragma once

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "db/connection.hpp"

namespace adjutant::db {

template <class Value>
void bindOne(SQLite::Statement& statement, int place, const Value& value) {
    if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
        value ? statement.bind(place, *value) : statement.bind(place);
    else if constexpr (std::is_enum_v<Value> || std::is_integral_v<Value>)
        statement.bind(place, static_cast<std::int64_t>(value));
    else
        statement.bind(place, std::string(std::string_view(value)));
}

/// The statement with its question marks bound to the values in turn.
template <class... Values>
SQLite::Statement prepared(Connection& connection, const char* text, const Values&... values) {
    SQLite::Statement statement(connection.sql(), text);
    [[maybe_unused]] int place = 0;
    (bindOne(statement, ++place, values), ...);
    return statement;
}

/// `make` of every row of the answer.
template <class Make>
auto rowsOf(SQLite::Statement statement, Make make) {
    std::vector<decltype(make(statement))> rows;
    while (statement.executeStep()) rows.push_back(make(statement));
    return rows;
}

template <class Make>
auto rowOf(SQLite::Statement statement, Make make) {
    std::optional<decltype(make(statement))> row;
    if (statement.executeStep()) row = make(statement);
    return row;
}

inline std::string textOf(SQLite::Statement& row, int column) { return row.getColumn(column).getString(); }

}  // namespace adjutant::db
