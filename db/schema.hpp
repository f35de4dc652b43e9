// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a campaign file as numbered steps. A file carries the number of the last step that it has had
// (SQLite's `user_version`); opening it to write runs the steps that it lacks. Inside the room, and for
// tests.
#pragma once

namespace SQLite {
class Database;
}

namespace adjutant::db {

/// "AdjC": marks a file as ours in SQLite's header.
inline constexpr int applicationId = 0x41646A43;

/// The number of the last step.
[[nodiscard]] int latestSchema();

[[nodiscard]] int schemaOf(SQLite::Database&);

/// Are the tables there that a file of the last step has?
[[nodiscard]] bool hasItsTables(SQLite::Database&);

/// Runs the missing steps up to and with `version`, all of them or none.
void migrate(SQLite::Database&, int version = latestSchema());

}  // namespace adjutant::db
