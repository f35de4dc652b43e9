// SPDX-License-Identifier: GPL-3.0-or-later
// What no chain of hashes covers (names, notes, codes, documents and the like) has a digest a table. Triggers
// count the changes of each; whoever commits one takes the digest anew. So a change by anybody else, or by a
// damaged disk, is found. It is no lock: who writes a file anew writes the digests anew too. Inside the room.
#pragma once

#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace adjutant::db {

/// The tables and triggers of it, as a step of the schema. What a list says of a game changes with each act,
/// so that it has a digest beside it (`summary_sum`; empty in games of earlier steps).
[[nodiscard]] std::string digestsStep();

/// Of tables that changed since theirs were taken. Inside a transaction.
void takeDigests(SQLite::Database&);
/// Of all tables, after a step that changed them.
void takeAllDigests(SQLite::Database&);

/// The tables that are not as they were when their digests were taken.
[[nodiscard]] std::vector<std::string> tablesTouched(SQLite::Database&);

}  // namespace adjutant::db
