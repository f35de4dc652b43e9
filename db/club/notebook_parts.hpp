// SPDX-License-Identifier: GPL-3.0-or-later
// The file behind a Notebook. Inside the room only.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "db/club/notebook.hpp"

namespace adjutant::club {

template <class Map, class Key>
std::optional<typename Map::mapped_type> valueAt(const Map& map, const Key& key) {
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional(found->second);
}

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

    /// Keys and numbers here, one of each for each.
    template <class Id>
    struct Pairs {
        std::map<std::string, Id, std::less<>> ids;
        std::map<Id, std::string> keys;

        void bind(const std::string& key, Id id) {
            unbind(key);
            if (const auto other = keys.find(id); other != keys.end()) ids.erase(other->second);
            ids[key] = id;
            keys[id] = key;
        }
        void unbind(std::string_view key) {
            const auto found = ids.find(key);
            if (found == ids.end()) return;
            keys.erase(found->second);
            ids.erase(found);
        }
    };
    /// Who is who: asked for each game of each passing, so it is read once, and again only when another
    /// process has written.
    struct Known {
        std::map<std::string, ClubGame, std::less<>> games;
        Pairs<db::GameId> bound;
        Pairs<db::PersonId> people;
    };
    const Known& known();

    std::filesystem::path path;
    SQLite::Database database;
    std::optional<SQLite::Transaction> under;
    std::optional<Known> cache;
    std::optional<SQLite::Statement> whether;  ///< has another process written?
    int seen = 0;
};

}  // namespace adjutant::club
