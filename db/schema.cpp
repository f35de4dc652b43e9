// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "db/table_digests.hpp"

namespace adjutant::db {
namespace {

// A step is never changed once it was released: files of every version are about.

// Entries lie in the order of their game and number, so that a game is read in one sweep. The game remembers
// how many entries it has and the hash of the last: cut-off ends are noticed, and lists need not count.
constexpr const char* games = R"sql(
CREATE TABLE campaign(
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    created TEXT NOT NULL
) STRICT;
CREATE TABLE game(
    id INTEGER PRIMARY KEY,
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    name TEXT NOT NULL,
    system TEXT NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    summary TEXT NOT NULL DEFAULT '',
    finished INTEGER NOT NULL DEFAULT 0,
    acts INTEGER NOT NULL DEFAULT 0,
    tip TEXT NOT NULL DEFAULT '',
    UNIQUE(campaign, name)
) STRICT;
CREATE TABLE entry(
    game INTEGER NOT NULL REFERENCES game(id),
    seq INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    at TEXT NOT NULL,
    request TEXT NOT NULL,
    rolls TEXT NOT NULL,
    events TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY(game, seq)
) WITHOUT ROWID, STRICT;
CREATE TRIGGER entry_appended AFTER INSERT ON entry BEGIN
    UPDATE game SET acts = NEW.seq, tip = NEW.hash, changed = NEW.at WHERE id = NEW.game;
END;
CREATE TRIGGER entry_not_changed BEFORE UPDATE ON entry BEGIN
    SELECT RAISE(ABORT, 'a journal only grows');
END;
CREATE TRIGGER entry_not_removed BEFORE DELETE ON entry BEGIN
    SELECT RAISE(ABORT, 'a journal only grows');
END;
)sql";

constexpr const char* belongings = R"sql(
CREATE TABLE tag(
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    code TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY(campaign, code)
) WITHOUT ROWID, STRICT;
CREATE TABLE person(
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    name TEXT NOT NULL,
    PRIMARY KEY(campaign, name)
) WITHOUT ROWID, STRICT;
CREATE TABLE document(
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY(campaign, kind, name)
) STRICT;
CREATE TABLE setting(
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID, STRICT;
)sql";

// States that the fold of a game's entries led to, so that a long game opens without folding all of it. They
// may be thrown away at any time. `maker` is a word for the program that made one: another may fold
// otherwise.
constexpr const char* states = R"sql(
CREATE TABLE state(
    game INTEGER NOT NULL REFERENCES game(id),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    maker TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY(game, seq)
) STRICT;
)sql";

// People get numbers that are never given twice: two may share a name, and a seat goes on meaning the person
// who was renamed. A side's `typed` is the name as the journal has it. What stands here of sides follows from
// the journal and is written with its entries, so that lists and sums over many games need no rules.
constexpr const char* seats = R"sql(
CREATE TABLE numbered_person(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    name TEXT NOT NULL,
    club TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO numbered_person(campaign, name) SELECT campaign, name FROM person ORDER BY campaign, name;
DROP TABLE person;
ALTER TABLE numbered_person RENAME TO person;
CREATE INDEX person_by_name ON person(campaign, name);
ALTER TABLE game ADD COLUMN ended TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN ended_by TEXT NOT NULL DEFAULT '';
CREATE TABLE side(
    game INTEGER NOT NULL REFERENCES game(id),
    side TEXT NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    typed TEXT NOT NULL,
    person INTEGER REFERENCES person(id) ON DELETE SET NULL,
    outcome TEXT NOT NULL,
    score INTEGER,
    PRIMARY KEY(game, side)
) WITHOUT ROWID, STRICT;
CREATE INDEX side_by_person ON side(person);
)sql";

// A campaign's league is a journal as a game is. Who is entered has a number in it, which its events name;
// the person behind that number stands beside them, as a side's does, and may be renamed or removed.
constexpr const char* leagues = R"sql(
CREATE TABLE league(
    campaign INTEGER PRIMARY KEY REFERENCES campaign(id),
    acts INTEGER NOT NULL DEFAULT 0,
    tip TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE league_entry(
    campaign INTEGER NOT NULL REFERENCES league(campaign),
    seq INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    at TEXT NOT NULL,
    request TEXT NOT NULL,
    rolls TEXT NOT NULL,
    events TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY(campaign, seq)
) WITHOUT ROWID, STRICT;
CREATE TRIGGER league_entry_appended AFTER INSERT ON league_entry BEGIN
    UPDATE league SET acts = NEW.seq, tip = NEW.hash WHERE campaign = NEW.campaign;
END;
CREATE TRIGGER league_entry_not_changed BEFORE UPDATE ON league_entry BEGIN
    SELECT RAISE(ABORT, 'a journal only grows');
END;
CREATE TRIGGER league_entry_not_removed BEFORE DELETE ON league_entry BEGIN
    SELECT RAISE(ABORT, 'a journal only grows');
END;
CREATE TABLE league_entrant(
    campaign INTEGER NOT NULL REFERENCES league(campaign),
    number INTEGER NOT NULL,
    person INTEGER REFERENCES person(id) ON DELETE SET NULL,
    PRIMARY KEY(campaign, number)
) WITHOUT ROWID, STRICT;
CREATE INDEX league_entrant_by_person ON league_entrant(person);
)sql";

// What other programs tell of games that no rules here know. A source is the program's word for a play, so
// that the same play does not come in twice.
constexpr const char* plays = R"sql(
CREATE TABLE play(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign INTEGER NOT NULL REFERENCES campaign(id),
    source TEXT NOT NULL,
    title TEXT NOT NULL,
    played TEXT NOT NULL,
    minutes INTEGER,
    place TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    UNIQUE(campaign, source)
) STRICT;
CREATE TABLE play_side(
    play INTEGER NOT NULL REFERENCES play(id),
    place INTEGER NOT NULL,
    typed TEXT NOT NULL,
    person INTEGER REFERENCES person(id) ON DELETE SET NULL,
    role TEXT NOT NULL,
    outcome TEXT NOT NULL,
    score TEXT NOT NULL,
    PRIMARY KEY(play, place)
) WITHOUT ROWID, STRICT;
CREATE INDEX play_side_by_person ON play_side(person);
)sql";

// What is deleted stays, out of all lists; every change is a row with the cells that it set, so that it can
// be taken back. What is found by words is an index that follows from the rest: it may be thrown away at any
// time.
constexpr const char* keeping = R"sql(
ALTER TABLE campaign ADD COLUMN archived TEXT NOT NULL DEFAULT '';
ALTER TABLE campaign ADD COLUMN deleted TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN archived TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN deleted TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN deleted TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN merged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE TABLE game_tag(
    game INTEGER NOT NULL REFERENCES game(id),
    tag TEXT NOT NULL,
    PRIMARY KEY(game, tag)
) WITHOUT ROWID, STRICT;
CREATE TABLE change(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    what TEXT NOT NULL,
    told TEXT NOT NULL,
    cells TEXT NOT NULL,
    undone TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE indexed(
    game INTEGER PRIMARY KEY REFERENCES game(id),
    seq INTEGER NOT NULL
) STRICT;
CREATE VIRTUAL TABLE words USING fts5(
    text, content = '', columnsize = 0, detail = none, tokenize = "unicode61 remove_diacritics 2");
)sql";

// People have an archive as games have; and a change tells by whom it was made, and of what it is, by names,
// so that it can be told in any language and taken back by a name.
constexpr const char* signatures = R"sql(
ALTER TABLE person ADD COLUMN archived TEXT NOT NULL DEFAULT '';
ALTER TABLE change ADD COLUMN who TEXT NOT NULL DEFAULT '';
ALTER TABLE change ADD COLUMN names TEXT NOT NULL DEFAULT '[]';
)sql";

// Where a game was played, and pictures of its table: JPEG in base64, as they stand in reports and exports,
// so that every way that texts go is theirs as well. One that was taken out stays, so that it can come back.
constexpr const char* photographs = R"sql(
ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT '';
CREATE TABLE photograph(
    game INTEGER NOT NULL REFERENCES game(id),
    name TEXT NOT NULL,
    at TEXT NOT NULL,
    words TEXT NOT NULL,
    picture TEXT NOT NULL,
    removed TEXT NOT NULL DEFAULT '',
    PRIMARY KEY(game, name)
) STRICT;
)sql";

/// A step that changes what `table_digests` covers has the digests taken anew.
const std::vector<std::string>& steps() {
    static const std::vector<std::string> all{games, belongings, states,     seats,       leagues,
                                              plays, keeping,    signatures, photographs, digestsStep()};
    return all;
}

}  // namespace

int latestSchema() { return static_cast<int>(steps().size()); }

int schemaOf(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

bool hasItsTables(SQLite::Database& database) {
    constexpr const char* tables[] = {"campaign", "game",     "entry",        "tag",
                                      "person",   "document", "setting",      "state",
                                      "side",     "league",   "league_entry", "league_entrant"};
    return std::all_of(std::begin(tables), std::end(tables),
                       [&](const char* table) { return database.tableExists(table); });
}

void migrate(SQLite::Database& database, int version) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int had = schemaOf(database);
    if (had == 0) database.exec("PRAGMA application_id = " + std::to_string(applicationId));
    for (int step = had; step < version; ++step) database.exec(steps().at(static_cast<std::size_t>(step)));
    if (had < version && version == latestSchema()) takeAllDigests(database);
    if (had < version) database.exec("PRAGMA user_version = " + std::to_string(version));
    transaction.commit();
}

}  // namespace adjutant::db
