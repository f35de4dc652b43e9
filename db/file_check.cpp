// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/file_check.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <random>
#include <string_view>
#include <vector>

#include "db/failure.hpp"
#include "db/schema.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr Doing toOpen = doings::OpenTheFile{};

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
        throw Error(Error::Kind::missing, failures::NoCampaignFile{.file = path.string()});
    if (error) throw errorFrom(error, path, toOpen);
    if (status.type() == fs::file_type::directory)
        throw Error(Error::Kind::notOurs, failures::AFolder{.file = path.string()});
    if (status.type() != fs::file_type::regular)
        throw Error(Error::Kind::notOurs, failures::NoRegularFile{.file = path.string(), .asked = "choose"});
}

Error noSafePlace(const fs::path& path) {
    return {Error::Kind::other, failures::NoSafePlace{.file = path.string()}};
}

// What SQLite's file format says at the start of every file (https://www.sqlite.org/fileformat.html).
struct Header {
    static constexpr std::array magic = std::to_array("SQLite format 3");  // with its zero
    static constexpr std::size_t schemaAt = 60;
    static constexpr std::size_t applicationAt = 68;

    bool isSqlite = false;
    int schema = 0;
    int application = 0;
};

int bigEndian(const unsigned char* bytes) {
    return static_cast<int>(static_cast<unsigned>(bytes[0]) << 24U | static_cast<unsigned>(bytes[1]) << 16U |
                            static_cast<unsigned>(bytes[2]) << 8U | static_cast<unsigned>(bytes[3]));
}

/// Read through SQLite's own file, because closing one of ours would take the locks of a connection away.
Header headerOf(const fs::path& path) {
    try {
        SQLite::Database probe(immutableName(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        sqlite3_file* file = nullptr;
        sqlite3_file_control(probe.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
        std::array<unsigned char, 100> bytes{};
        const int result = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
        if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
            throw errorFrom(SqlFailure{result, 0, Phrase(sqlite3_errstr(result))}, path, toOpen);
        return {.isSqlite = std::equal(Header::magic.begin(), Header::magic.end(), bytes.begin()),
                .schema = bigEndian(&bytes[Header::schemaAt]),
                .application = bigEndian(&bytes[Header::applicationAt])};
    } catch (const SQLite::Exception& exception) {
        // SQLite hides why it could not open: ask the system.
        const int why = ::access(path.c_str(), R_OK) != 0 ? errno : 0;
        throw errorFrom(failureFrom(exception, why), path, toOpen);
    }
}

/// A torn file is noticed here, before anything is put beside it. While a log waits, the file alone need not
/// be sound: its pages may be half written, and are whole in the log. Looked at again, because a log may come
/// and go.
void requireSound(const fs::path& path) {
    for (const bool again : {true, false}) {
        if (holdsSomething(beside(path, "-wal"))) return;
        try {
            SQLite::Database probe(immutableName(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
            static_cast<void>(schemaOf(probe));
            return;
        } catch (const SQLite::Exception& exception) {
            if (!again) throw errorFrom(failureFrom(exception), path, toOpen);
        }
    }
}

constexpr std::string_view growsFrom = ".adjutant-", growsTo = ".part";

bool isNameOfGrowing(std::string_view name) {
    if (!name.starts_with(growsFrom) || !name.ends_with(growsTo)) return false;
    name.remove_prefix(growsFrom.size());
    name.remove_suffix(growsTo.size());
    return !name.empty() && name.find_first_not_of("0123456789") == std::string_view::npos;
}

/// What a program that was killed while it wrote left there. Whoever writes now is done within a day.
void removeLeftBehind(const fs::path& folder) {
    const auto longAgo = fs::file_time_type::clock::now() - std::chrono::hours(24);
    std::vector<fs::path> left;
    std::error_code error;
    for (fs::directory_iterator entry(folder.empty() ? "." : folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code unknown;
        if (!isNameOfGrowing(entry->path().filename().string()) || !entry->is_regular_file(unknown)) continue;
        const auto written = entry->last_write_time(unknown);
        if (!unknown && written < longAgo) left.push_back(entry->path());
    }
    for (const fs::path& file : left) removeDatabase(file);
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

bool isDatabase(const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored) && headerOf(path).isSqlite;
}

Error newerFile(const fs::path& path, int schema) {
    return {Error::Kind::newer,
            failures::NewerFile{.file = path.string(), .version = schema, .known = latestSchema()}};
}

bool isFree(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return true;
    return status.type() == fs::file_type::regular && fs::file_size(path, error) == 0 && !error;
}

void requireOurs(const fs::path& path) {
    requireKind(path);
    const Header header = headerOf(path);
    if (!header.isSqlite || header.application != applicationId)
        throw errorFrom(SqlFailure{SQLITE_NOTADB}, path, toOpen);
    if (header.schema > latestSchema()) throw newerFile(path, header.schema);
    if (header.schema < 1)
        throw errorFrom(SqlFailure{SQLITE_CORRUPT, 0, reports::NoKnownTables{}}, path, toOpen);
    requireSound(path);
}

void requireNoLeftovers(const fs::path& path) {
    for (const char* ending : {"-wal", "-journal"}) {
        const fs::path leftover = beside(path, ending);
        if (holdsSomething(leftover))
            throw Error(Error::Kind::missing,
                        failures::LogWithoutItsFile{.file = path.string(), .log = leftover.string()});
    }
}

fs::path growingBeside(const fs::path& path, Doing doing) {
    removeLeftBehind(path.parent_path());
    std::random_device chance;
    constexpr int attempts = 100;
    for (int attempt = 1; true; ++attempt) {
        fs::path growing =
            path.parent_path() / (std::string(growsFrom) + std::to_string(chance()) + std::string(growsTo));
        const int handle =
            ::open(growing.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (handle >= 0) {
            ::close(handle);
            return growing;
        }
        if (errno != EEXIST || attempt == attempts)
            throw errorFrom(std::error_code(errno, std::generic_category()), path, doing);
    }
}

void requireOneName(const fs::path& path) {
    std::error_code error;
    if (fs::hard_link_count(path, error) < 2 || error) return;
    throw Error(Error::Kind::inUse, failures::SecondName{.file = path.string()});
}

void requireLinked(const fs::path& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error) || fs::exists(path, error)) return;
    throw Error(Error::Kind::missing, failures::BrokenLink{.file = path.string(),
                                                           .target = fs::read_symlink(path, error).string()});
}

void putInPlace(const fs::path& finished, const fs::path& name) {
    std::error_code error;
    fs::rename(finished, name, error);
    if (error) throw errorFrom(error, name, doings::WriteTheFile{});
    syncFolder(name.parent_path());
}

void removeDatabase(const fs::path& path) {
    std::error_code ignored;
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) fs::remove(beside(path, ending), ignored);
}

void createCampaignFile(const fs::path& path) {
    requireNoLeftovers(path);
    const fs::path growing = growingBeside(path, doings::MakeTheFile{});
    try {
        SQLite::Database database(growing.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = MEMORY");  // what is torn here has no name yet
        migrate(database);
        if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") throw noSafePlace(path);
    } catch (const SQLite::Exception& exception) {
        removeDatabase(growing);
        throw errorFrom(failureFrom(exception), path, doings::MakeTheFile{});
    } catch (const Error&) {
        removeDatabase(growing);
        throw;
    }
    putInPlace(growing, path);
}

}  // namespace adjutant::db
