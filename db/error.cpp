// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/error.hpp"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <cerrno>

#include "db/failure.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

Error::Kind kindOfSystemError(int error) {
    switch (error) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return Error::Kind::diskFull;
        case EACCES:
        case EPERM:
        case EROFS:
            return Error::Kind::readOnly;
        case ENOENT:
        case ENOTDIR:
            return Error::Kind::missing;
        default:
            return Error::Kind::other;
    }
}

Error::Kind kindOf(const SqlFailure& failure) {
    if (failure.code == SQLITE_READONLY_DBMOVED) return Error::Kind::missing;
    switch (failure.code & 0xFF) {
        case SQLITE_NOTADB:
            return Error::Kind::notOurs;
        case SQLITE_CORRUPT:
            return Error::Kind::damaged;
        case SQLITE_FULL:
            return Error::Kind::diskFull;
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_AUTH:
            return Error::Kind::readOnly;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return Error::Kind::inUse;
        case SQLITE_IOERR:
            // A file that ends too early was torn; the rest of the I/O errors is told apart by the system.
            if (failure.code == SQLITE_IOERR_SHORT_READ) return Error::Kind::damaged;
            // No room for what readers share; SQLite keeps the system's reason to itself here.
            if (failure.code == SQLITE_IOERR_SHMSIZE) return Error::Kind::diskFull;
            return kindOfSystemError(failure.systemError);
        case SQLITE_CANTOPEN:
            return kindOfSystemError(failure.systemError);
        default:
            return Error::Kind::other;
    }
}

Phrase reasonFor(Error::Kind kind, const std::filesystem::path& path, Phrase reported) {
    const std::string file = path.string();
    switch (kind) {
        case Error::Kind::notOurs:
            return reasons::NoCampaignFile{.file = file};
        case Error::Kind::damaged:
            return reasons::Damaged{.file = file, .reported = std::move(reported)};
        case Error::Kind::diskFull:
            return reasons::DiskFull{.file = file};
        case Error::Kind::readOnly:
            return reasons::CannotBeWritten{.file = file, .reported = std::move(reported)};
        case Error::Kind::inUse:
            return reasons::Busy{.file = file};
        case Error::Kind::missing:
            return reasons::Gone{.file = file, .reported = std::move(reported)};
        default:
            return reasons::Other{.reported = std::move(reported), .file = file};
    }
}

Error couldNot(Doing doing, Error::Kind kind, const std::filesystem::path& path, Phrase reported) {
    return {kind,
            failures::CouldNot{.doing = doing.told(), .why = reasonFor(kind, path, std::move(reported))}};
}

}  // namespace

SqlFailure failureFrom(const SQLite::Exception& exception, int systemError) {
    const int extended = exception.getExtendedErrorCode();
    return {extended < 0 ? exception.getErrorCode() : extended, systemError, Phrase(exception.what())};
}

Error errorFrom(const SqlFailure& failure, const std::filesystem::path& path, Doing doing) {
    Phrase reported = failure.reported;
    // What was written and could not be synced may be there afterwards.
    if (failure.code == SQLITE_IOERR_FSYNC || failure.code == SQLITE_IOERR_DIR_FSYNC)
        reported = reports::PerhapsKept{.reported = std::move(reported)};
    if (failure.systemError != 0)
        reported = reports::OfTheSystem{.reported = std::move(reported),
                                        .system = std::generic_category().message(failure.systemError)};
    return couldNot(doing, kindOf(failure), path, std::move(reported));
}

Error errorFrom(const std::error_code& code, const std::filesystem::path& path, Doing doing) {
    return couldNot(doing, kindOfSystemError(code.value()), path, Phrase(code.message()));
}

}  // namespace adjutant::db
