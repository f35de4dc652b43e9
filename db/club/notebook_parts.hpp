// SPDX-License-Identifier: GPL-3.0-or-later
// The file behind a Notebook. Inside the room only.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "db/club/notebook.hpp"

namespace adjutant::club {

struct Notebook::Parts {
    /// Waits five seconds where a status and a sender use it at once.
    Parts(std::filesystem::path file, int flags)
        : path(std::move(file)), database(path.string(), flags, 5000) {
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    }

    template <class... Values>
    SQLite::Statement prepared(const char* text, const Values&... values) {
        SQLite::Statement statement(database, text);
        [[maybe_unused]] int place = 0;
        [[maybe_unused]] const auto one = [&](const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_enum_v<Value> || std::is_integral_v<Value>)
                statement.bind(++place, static_cast<std::int64_t>(value));
            else
                statement.bind(++place, std::string(std::string_view(value)));
        };
        (one(values), ...);
        return statement;
    }
    template <class... Values>
    void run(const char* text, const Values&... values) {
        prepared(text, values...).exec();
    }
    template <class... Values>
    std::optional<std::string> text(const char* query, const Values&... values) {
        auto row = prepared(query, values...);
        if (!row.executeStep()) return {};
        return row.getColumn(0).getString();
    }

    std::filesystem::path path;
    SQLite::Database database;
    std::optional<SQLite::Transaction> under;
};

}  // namespace adjutant::club
