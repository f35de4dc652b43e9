// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/file_check.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

#include "db/failure.hpp"
#include "db/schema.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view opening = "open the file";

fs::path beside(const fs::path& path, const char* ending) { return path.string() + ending; }

bool holdsSomething(const fs::path& path) {
    std::error_code ignored;
    const auto size = fs::file_size(path, ignored);
    return !ignored && size > 0;
}

void syncFolder(const fs::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;  // a folder that we may write to, but not read: nothing can be done
    ::fsync(handle);
    ::close(handle);
}

void requireKind(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw Error(Error::Kind::missing, "There is no campaign file " + quoted(path) +
                                              ". Check the name, or start a new campaign there.");
    if (error) throw errorFrom(error, path, opening);
    if (status.type() == fs::file_type::directory)
        throw Error(Error::Kind::notOurs, quoted(path) + " is a folder. Name a file in it.");
    if (status.type() != fs::file_type::regular)
        throw Error(Error::Kind::notOurs, quoted(path) + " is not a regular file. Choose another file.");
}

Error noSafePlace(const fs::path& path) {
    return {Error::Kind::other, "The disk that holds " + quoted(path) +
                                    " cannot keep a write-ahead log, which acts need to be safe. Nothing was "
                                    "made. Choose a place on a disk of this machine."};
}

}  // namespace

std::string immutableName(const fs::path& path) {
    std::string name = "file:";
    for (const char letter : path.string()) {
        switch (letter) {
            case '%':
                name += "%25";
                break;
            case '?':
                name += "%3f";
                break;
            case '#':
                name += "%23";
                break;
            default:
                name += letter;
        }
    }
    return name + "?immutable=1";
}

Error newerFile(const fs::path& path, int schema) {
    return {Error::Kind::newer,
            quoted(path) + " was written by a later Adjutant (version " + std::to_string(schema) +
                " of its tables; this one knows " + std::to_string(latestSchema()) +
                "). It was left as it is. Open it with that Adjutant, or update this one."};
}

bool isFree(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return true;
    return status.type() == fs::file_type::regular && fs::file_size(path, error) == 0 && !error;
}

void requireOurs(const fs::path& path) {
    requireKind(path);
    int application = 0;
    int schema = 0;
    try {
        SQLite::Database probe(immutableName(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        application = probe.execAndGet("PRAGMA application_id").getInt();
        schema = schemaOf(probe);
    } catch (const SQLite::Exception& exception) {
        // SQLite hides why it could not open: ask the system, without a lock of ours to lose on the way.
        const int why =
            exception.getErrorCode() == SQLITE_CANTOPEN && ::access(path.c_str(), R_OK) != 0 ? errno : 0;
        throw errorFrom(SqlFailure{exception.getExtendedErrorCode(), why, exception.what()}, path, opening);
    }
    if (application != applicationId)
        throw errorFrom(SqlFailure{SQLITE_NOTADB, 0, "made by another program"}, path, opening);
    if (schema > latestSchema()) throw newerFile(path, schema);
}

void requireNoLeftovers(const fs::path& path) {
    for (const char* ending : {"-wal", "-journal"}) {
        const fs::path leftover = beside(path, ending);
        if (holdsSomething(leftover))
            throw Error(Error::Kind::missing,
                        quoted(path) + " is not there, but " + quoted(leftover) +
                            " is, which belongs to it and may hold acts. Nothing was changed. "
                            "Put the file back beside it, or move it away.");
    }
}

void putInPlace(const fs::path& finished, const fs::path& name) {
    std::error_code error;
    fs::rename(finished, name, error);
    if (error) throw errorFrom(error, name, "write the file");
    syncFolder(name.parent_path());
}

void removeDatabase(const fs::path& path) {
    std::error_code ignored;
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) fs::remove(beside(path, ending), ignored);
}

void createCampaignFile(const fs::path& path) {
    requireNoLeftovers(path);
    const fs::path growing = beside(path, "-new");
    removeDatabase(growing);
    try {
        SQLite::Database database(growing.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database);
        if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") throw noSafePlace(path);
    } catch (const SQLite::Exception& exception) {
        removeDatabase(growing);
        throw errorFrom(SqlFailure{exception.getExtendedErrorCode(), 0, exception.what()}, path,
                        "make the file");
    } catch (const Error&) {
        removeDatabase(growing);
        throw;
    }
    putInPlace(growing, path);
}

}  // namespace adjutant::db
