// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/error.hpp"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <cerrno>

#include "db/failure.hpp"

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

std::string sentence(Error::Kind kind, const std::string& file, std::string_view doing,
                     const std::string& text) {
    const std::string head = "Could not " + std::string(doing) + ": ";
    switch (kind) {
        case Error::Kind::notOurs:
            return head + file + " is not a campaign file. It was left as it is. Choose another file.";
        case Error::Kind::damaged:
            return head + file + " is damaged (" + text +
                   "). Nothing was changed. Keep this file, and go on with your last backup or export.";
        case Error::Kind::diskFull:
            return head + "there is no room left on the disk for " + file +
                   ". Everything acknowledged before is kept. Free some space and try again.";
        case Error::Kind::readOnly:
            return head + file + " or its folder cannot be written to (" + text +
                   "). Everything acknowledged before is kept. Allow writing, or choose another place.";
        case Error::Kind::inUse:
            return head + file + " is busy with another program. Nothing was changed. Try again in a moment.";
        case Error::Kind::missing:
            return head + file + " is not there any more, or its folder is not (" + text +
                   "). Save a backup elsewhere before you close, then look for the file.";
        default:
            return head + text + " (" + file +
                   "). Everything acknowledged before is kept. Check the disk and try "
                   "again.";
    }
}

}  // namespace

std::string quoted(const std::filesystem::path& path) { return "'" + path.string() + "'"; }

SqlFailure failureFrom(const SQLite::Exception& exception, int systemError) {
    const int extended = exception.getExtendedErrorCode();
    return {extended < 0 ? exception.getErrorCode() : extended, systemError, exception.what()};
}

Error errorFrom(const SqlFailure& failure, const std::filesystem::path& path, std::string_view doing) {
    const Error::Kind kind = kindOf(failure);
    std::string text = failure.text;
    // What was written and could not be synced may be there afterwards.
    if (failure.code == SQLITE_IOERR_FSYNC || failure.code == SQLITE_IOERR_DIR_FSYNC)
        text += "; perhaps the last of it is kept even so, which is seen when the file is opened again";
    if (failure.systemError != 0) text += ", " + std::generic_category().message(failure.systemError);
    return {kind, sentence(kind, quoted(path), doing, text)};
}

Error errorFrom(const std::error_code& code, const std::filesystem::path& path, std::string_view doing) {
    const Error::Kind kind = kindOfSystemError(code.value());
    return {kind, sentence(kind, quoted(path), doing, code.message())};
}

}  // namespace adjutant::db
