// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/table_digests.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>

#include "engine/journal/digest.hpp"

namespace adjutant::db {
namespace {

struct Covered {
    const char* table;
    const char* columns;  ///< what is covered of it: what follows from the entries is not
    const char* order;    ///< the rows' own key
};

constexpr std::array covered{
    Covered{"campaign", "id, name, created, archived, deleted", "id"},
    Covered{"game", "id, campaign, name, system, created, archived, deleted, note, place", "id"},
    Covered{"person", "id, campaign, name, club, deleted, merged, note, archived", "id"},
    Covered{"side", "game, side, place, name, typed, person", "game, side"},
    Covered{"tag", "campaign, code, kind, target", "campaign, code"},
    Covered{"document", "campaign, kind, name, text", "campaign, kind, name"},
    Covered{"setting", "key, value", "key"},
    Covered{"league_entrant", "campaign, number, person", "campaign, number"},
    Covered{"play", "id, campaign, source, title, played, minutes, place, note", "id"},
    Covered{"play_side", "play, place, typed, person, role, outcome, score", "play, place"},
    Covered{"game_tag", "game, tag", "game, tag"},
    Covered{"photograph", "game, name, at, words, removed", "game, name"},
};

std::string counting(const Covered& one, const std::string& what, const std::string& of) {
    const std::string table = one.table;
    return "CREATE TRIGGER " + table + "_" + what + "_counted AFTER " + what + of + " ON " + table +
           " BEGIN UPDATE digest SET changes = changes + 1 WHERE of = '" + table + "'; END;\n";
}

std::string digestOfTable(SQLite::Database& database, const Covered& one) {
    SQLite::Statement rows(
        database, std::string("SELECT ") + one.columns + " FROM " + one.table + " ORDER BY " + one.order);
    Digest digest;
    while (rows.executeStep()) {
        for (int column = 0; column < rows.getColumnCount(); ++column) {
            const SQLite::Column value = rows.getColumn(column);
            digest.add(value.isNull() ? "-" : value.isInteger() ? "#" : "'").addCounted(value.getString());
        }
    }
    return digest.hex();
}

void take(SQLite::Database& database, const Covered& one) {
    SQLite::Statement keep(database, "UPDATE digest SET taken = changes, sum = ? WHERE of = ?");
    keep.bind(1, digestOfTable(database, one));
    keep.bind(2, one.table);
    keep.exec();
}

}  // namespace

std::string digestsStep() {
    std::string step =
        "CREATE TABLE digest(of TEXT PRIMARY KEY, changes INTEGER NOT NULL DEFAULT 1, "
        "taken INTEGER NOT NULL DEFAULT 0, sum TEXT NOT NULL DEFAULT '') WITHOUT ROWID, STRICT;\n"
        "ALTER TABLE game ADD COLUMN summary_sum TEXT NOT NULL DEFAULT '';\n";
    for (const Covered& one : covered) {
        step += std::string("INSERT INTO digest(of) VALUES ('") + one.table + "');\n";
        step += counting(one, "INSERT", "") + counting(one, "DELETE", "") +
                counting(one, "UPDATE", std::string(" OF ") + one.columns);
    }
    return step;
}

void takeDigests(SQLite::Database& database) {
    std::vector<std::string> stale;
    SQLite::Statement rows(database, "SELECT of FROM digest WHERE changes <> taken");
    while (rows.executeStep()) stale.push_back(rows.getColumn(0).getString());
    for (const Covered& one : covered)
        if (std::ranges::count(stale, one.table) > 0) take(database, one);
}

void takeAllDigests(SQLite::Database& database) {
    for (const Covered& one : covered) take(database, one);
}

std::vector<std::string> tablesTouched(SQLite::Database& database) {
    std::vector<std::string> touched;
    for (const Covered& one : covered) {
        SQLite::Statement kept(database, "SELECT sum FROM digest WHERE of = ? AND changes = taken");
        kept.bind(1, one.table);
        if (!kept.executeStep() || kept.getColumn(0).getString() != digestOfTable(database, one))
            touched.emplace_back(one.table);
    }
    return touched;
}

}  // namespace adjutant::db
