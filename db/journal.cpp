// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/journal.hpp"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/seats.hpp"
#include "db/text.hpp"
#include "db/verify.hpp"
#include "engine/journal/digest.hpp"
#include "engine/journal/parsed.hpp"
#include "messages/db.hpp"

namespace adjutant::db {

struct Journal::Parts {
    Parts(std::shared_ptr<Connection> file, GameId id)
        : connection(std::move(file)),
          game(id),
          insert(connection->sql(),
                 "INSERT INTO entry(game, seq, parent, at, request, rolls, events, hash) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
          select(connection->sql(),
                 "SELECT seq, parent, at, request, rolls, events, hash FROM entry "
                 "WHERE game = ? AND seq >= ? ORDER BY seq"),
          summarise(connection->sql(),
                    "UPDATE game SET summary = ?, finished = ?, summary_sum = ? WHERE id = ?") {}

    std::shared_ptr<Connection> connection;
    GameId game;
    std::int64_t size = 0;
    std::string lastHash;
    SQLite::Statement insert;
    SQLite::Statement select;
    SQLite::Statement summarise;
};

namespace {

constexpr Doing doing = doings::SaveTheAct{};

void requireTexts(const EntryText& entry) {
    for (const std::string* text : {&entry.at, &entry.request, &entry.rolls, &entry.events})
        requireText(*text, texts::Entry{.seq = entry.seq});
}

Error notNext(Phrase why) { return {Error::Kind::notNext, failures::ActNotSaved{.why = std::move(why)}}; }

/// What another program wrote into the file so would end whoever goes through it.
void requireReadable(const EntryText& entry) {
    for (const std::string* text : {&entry.request, &entry.rolls, &entry.events})
        if (isNestedTooDeep(*text, deepestOfAnEntry))
            throw Error(Error::Kind::damaged, failures::EntryNestedTooDeep{.seq = entry.seq});
}

/// Puts a statement back to its start whatever happens, so that an interrupted one holds no lock.
class Rewound {
  public:
    explicit Rewound(SQLite::Statement& statement) : statement_(statement) { statement_.tryReset(); }
    ~Rewound() { statement_.tryReset(); }
    Rewound(const Rewound&) = delete;
    Rewound& operator=(const Rewound&) = delete;

  private:
    SQLite::Statement& statement_;
};

}  // namespace

Journal::Journal(std::shared_ptr<Connection> connection, GameId game) {
    Connection& file = *connection;
    file.read(doings::OpenTheGame{}, [&] {
        parts_ = std::make_unique<Parts>(std::move(connection), game);
        SQLite::Statement tip(file.sql(), "SELECT acts, tip FROM game WHERE id = ?");
        tip.bind(1, static_cast<std::int64_t>(game));
        if (!tip.executeStep()) throw Error(Error::Kind::unknownGame, failures::NoSuchGame{});
        parts_->size = tip.getColumn(0).getInt64();
        parts_->lastHash = tip.getColumn(1).getString();
    });
}

Journal::~Journal() = default;
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;

GameId Journal::game() const { return parts_->game; }
std::int64_t Journal::size() const { return parts_->size; }
const std::string& Journal::lastHash() const { return parts_->lastHash; }

std::vector<EntryText> Journal::entries() const { return entriesFrom(1); }

std::vector<EntryText> Journal::entriesFrom(std::int64_t seq) const {
    auto entries = stored(seq);
    for (const EntryText& entry : entries) requireReadable(entry);
    return entries;
}

std::vector<EntryText> Journal::stored(std::int64_t from) const {
    return parts_->connection->read(doings::ReadTheGame{}, [&] {
        SQLite::Statement& select = parts_->select;
        const Rewound rewound(select);
        select.bind(1, static_cast<std::int64_t>(parts_->game));
        select.bind(2, from);
        std::vector<EntryText> entries;
        const std::int64_t first = std::max<std::int64_t>(from, 1);
        if (first <= parts_->size) entries.reserve(static_cast<std::size_t>(parts_->size - first + 1));
        while (select.executeStep())
            entries.push_back({.seq = select.getColumn(0).getInt64(),
                               .parent = select.getColumn(1).getInt64(),
                               .at = select.getColumn(2).getString(),
                               .request = select.getColumn(3).getString(),
                               .rolls = select.getColumn(4).getString(),
                               .events = select.getColumn(5).getString(),
                               .hash = select.getColumn(6).getString()});
        return entries;
    });
}

void Journal::requireNext(const EntryText& entry) const {
    requireTexts(entry);
    if (const auto why = whyNotNext(entry, parts_->size, parts_->lastHash)) throw notNext(*why);
}

void Journal::insert(const EntryText& entry) {
    SQLite::Statement& insert = parts_->insert;
    const Rewound rewound(insert);
    insert.bind(1, static_cast<std::int64_t>(parts_->game));
    insert.bind(2, entry.seq);
    insert.bind(3, entry.parent);
    insert.bindNoCopy(4, entry.at);
    insert.bindNoCopy(5, entry.request);
    insert.bindNoCopy(6, entry.rolls);
    insert.bindNoCopy(7, entry.events);
    insert.bindNoCopy(8, entry.hash);
    try {
        insert.exec();
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_CONSTRAINT) throw;
        throw notNext(chain::ThereAlready{.seq = entry.seq});
    }
}

void Journal::append(const EntryText& entry) {
    requireNext(entry);
    parts_->connection->write(doing, [&] { insert(entry); });
    parts_->size = entry.seq;
    parts_->lastHash = entry.hash;
}

void Journal::append(const EntryText& entry, const EntryExtras& extras) {
    requireNext(entry);
    requireText(extras.summary, texts::GameSummary{});
    requireText(extras.state, texts::GameState{});
    parts_->connection->write(doing, [&] {
        parts_->connection->inTransaction([&] {
            insert(entry);
            summarise(extras);
            if (!extras.state.empty()) insertState(entry, extras);
            if (extras.result) keepResult(*parts_->connection, parts_->game, *extras.result);
        });
    });
    parts_->size = entry.seq;
    parts_->lastHash = entry.hash;
}

void Journal::summarise(const EntryExtras& extras) {
    SQLite::Statement& summarise = parts_->summarise;
    const Rewound rewound(summarise);
    summarise.bindNoCopy(1, extras.summary);
    summarise.bind(2, extras.finished ? 1 : 0);
    summarise.bind(3, digestOf(extras.summary));
    summarise.bind(4, static_cast<std::int64_t>(parts_->game));
    summarise.exec();
}

/// One of 64 acts or so: not worth a statement that is kept.
void Journal::insertState(const EntryText& entry, const EntryExtras& extras) {
    prepared(*parts_->connection, "INSERT INTO state(game, seq, hash, maker, text) VALUES (?, ?, ?, ?, ?)",
             parts_->game, entry.seq, entry.hash, extras.maker, extras.state)
        .exec();
}

std::vector<StateText> Journal::states(std::string_view maker) const {
    return parts_->connection->read(doings::ReadTheGame{}, [&] {
        // A file of an earlier version on a disk that cannot be written to has no place for them.
        if (!parts_->connection->sql().tableExists("state")) return std::vector<StateText>();
        return rowsOf(prepared(*parts_->connection,
                               "SELECT seq, hash, text FROM state WHERE game = ? AND maker = ? ORDER BY seq",
                               parts_->game, maker),
                      [](SQLite::Statement& row) {
                          return StateText{row.getColumn(0).getInt64(), textOf(row, 1), textOf(row, 2)};
                      });
    });
}

}  // namespace adjutant::db
