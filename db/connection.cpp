// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>
#include <unistd.h>

#include "db/failure.hpp"
#include "db/file_check.hpp"
#include "db/schema.hpp"
#include "db/table_digests.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr Doing opening = doings::OpenTheFile{};
constexpr int patience =
    2000;  // milliseconds: a reader or a writer that comes or goes holds the file that long

/// The file's canonical path, so that links to it share its lock; with `makeFolders` its folders exist
/// afterwards.
fs::path canonicalPath(const fs::path& path, bool makeFolders) {
    if (path.empty()) throw Error(Error::Kind::missing, failures::NoFileNamed{});
    std::error_code error;
    fs::path canonical = fs::weakly_canonical(fs::absolute(path), error);
    if (error) throw errorFrom(error, path, opening);
    if (makeFolders) fs::create_directories(canonical.parent_path(), error);
    if (error) throw errorFrom(error, canonical, opening);
    return canonical;
}

/// On a disk that we may not write to, or that is full, SQLite cannot make the files that readers share.
/// No other process can there either, so the file may be opened as immutable, unless acts are still in its
/// log.
bool allowsImmutableOpen(const fs::path& path) {
    std::error_code error;
    const auto waiting = fs::file_size(path.string() + "-wal", error);
    return error || waiting == 0;
}

/// The errno that the last failed request to the file or its log left behind.
int lastSystemError(SQLite::Database& database) {
    for (const int which : {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER}) {
        sqlite3_file* file = nullptr;
        sqlite3_file_control(database.getHandle(), "main", which, static_cast<void*>(&file));
        int error = 0;
        if (file == nullptr || file->pMethods == nullptr) continue;
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
        if (error != 0) return error;
    }
    return 0;
}

}  // namespace

Connection::Connection(fs::path path, std::unique_ptr<WriterLock> lock, const std::string& name, int flags)
    : path_(std::move(path)), lock_(std::move(lock)), database_(name, flags, patience) {}

std::shared_ptr<Connection> Connection::open(const fs::path& path, std::unique_ptr<WriterLock> lock,
                                             const std::string& name, int flags) {
    try {
        std::shared_ptr<Connection> made(new Connection(path, std::move(lock), name, flags), &close);
        made->settle();
        return made;
    } catch (const SQLite::Exception& exception) {
        throw errorFrom(failureFrom(exception), path, opening);
    }
}

/// What waits in the log is put into the file then.
void Connection::close(Connection* connection) noexcept {
    try {
        atDisk([&] { delete std::exchange(connection, nullptr); });
    } catch (...) {  // nobody can wait for it now
        delete connection;
    }
}

std::shared_ptr<Connection> Connection::toWrite(const fs::path& name) {
    requireLinked(name);
    const fs::path path = canonicalPath(name, true);
    if (!isFree(path)) requireOurs(path);  // before anything is put beside it
    auto lock = std::make_unique<WriterLock>(path);
    if (isFree(path)) createCampaignFile(path);
    requireOneName(path);
    return open(path, std::move(lock), path.string(), SQLite::OPEN_READWRITE);
}

std::shared_ptr<Connection> Connection::toRead(const fs::path& name) {
    const fs::path path = canonicalPath(name, false);
    requireOurs(path);
    if (::access(path.parent_path().c_str(), W_OK) != 0 && allowsImmutableOpen(path))
        return openImmutable(path);
    std::shared_ptr<Connection> made;
    try {
        made = open(path, nullptr, path.string(), SQLite::OPEN_READWRITE);
        if (schemaOf(made->sql()) == latestSchema()) return made;
        made.reset();
        static_cast<void>(toWrite(path));  // brings the tables up to date
    } catch (const Error& error) {
        if (error.kind != Error::Kind::diskFull || !allowsImmutableOpen(path)) throw;
        return openImmutable(path);
    }
    return open(path, nullptr, path.string(), SQLite::OPEN_READWRITE);
}

std::shared_ptr<Connection> Connection::openImmutable(const fs::path& path) {
    auto made = open(path, nullptr, immutableName(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    if (schemaOf(made->sql()) == latestSchema()) return made;
    try {
        std::shared_ptr<Connection> renewed(
            new Connection(path, nullptr, ":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE), &close);
        SQLite::Backup(renewed->sql(), made->sql()).executeStep();
        renewed->bringUpToDate();
        renewed->settle();
        return renewed;
    } catch (const SQLite::Exception& exception) {
        throw errorFrom(failureFrom(exception), path, opening);
    }
}

void Connection::settle() {
    // Until the file is known to be of our time, closing it must not tidy it.
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (schemaOf(database_) > latestSchema()) throw newerFile(path_, schemaOf(database_));
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);

    database_.exec("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    if (schemaOf(database_) == latestSchema() && !hasItsTables(database_)) throw otherTables();
    if (lock_ == nullptr) {
        database_.exec("PRAGMA query_only = ON");
        return;
    }
    if (sqlite3_db_readonly(database_.getHandle(), "main") != 0)
        throw errorFrom(SqlFailure{SQLITE_READONLY, 0, reports::WriteProtected{}}, path_, opening);
    database_.exec("PRAGMA synchronous = FULL");
    if (schemaOf(database_) < latestSchema()) {
        bringUpToDate();
        // Into the file itself, where an earlier Adjutant looks before it touches anything.
        database_.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
}

Error Connection::otherTables() const {
    return errorFrom(SqlFailure{SQLITE_CORRUPT, 0, reports::OtherTables{}}, path_, opening);
}

void Connection::bringUpToDate() {
    try {
        migrate(database_);
    } catch (const SQLite::Exception& exception) {
        // A step that the tables do not fit; what the disk does has codes of its own.
        if (exception.getErrorCode() == SQLITE_ERROR) throw otherTables();
        throw;
    }
}

void Connection::together(Doing doing, bool toWrite, const std::function<void()>& work) {
    std::unique_ptr<SQLite::Transaction> own;
    read(doing, [&] {
        if (toWrite) requireWritable(doing);
        if (!isInTransaction()) own = std::make_unique<SQLite::Transaction>(database_);
    });
    try {
        work();
    } catch (...) {
        read(doing, [&] { own.reset(); });
        throw;
    }
    if (!own) return;
    read(doing, [&] {
        const auto ended = std::move(own);
        toWrite ? commit(*ended) : ended->commit();
    });
}

void Connection::commit(SQLite::Transaction& transaction) {
    if (!stale_) stale_.emplace(database_, "SELECT 1 FROM digest WHERE changes <> taken LIMIT 1");
    const bool stale = stale_->executeStep();
    stale_->reset();
    if (stale) takeDigests(database_);
    transaction.commit();
}

bool Connection::isInTransaction() { return sqlite3_get_autocommit(database_.getHandle()) == 0; }

void Connection::requireWritable(Doing doing) {
    if (lock_ == nullptr)
        throw Error(
            Error::Kind::readOnly,
            failures::CouldNot{.doing = doing.told(), .why = reasons::OpenToRead{.file = path_.string()}});
    int moved = 0;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0) throw errorFrom(SqlFailure{SQLITE_READONLY_DBMOVED, 0, reports::Moved{}}, path_, doing);
}

void Connection::fail(const SQLite::Exception& exception, Doing doing) {
    throw errorFrom(failureFrom(exception, lastSystemError(database_)), path_, doing);
}

}  // namespace adjutant::db
