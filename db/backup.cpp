// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/failure.hpp"
#include "db/file_check.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr Doing doing = doings::WriteTheBackup{};

void copyInto(Connection& source, const fs::path& name) {
    SQLite::Database copy(name.string(), SQLite::OPEN_READWRITE);
    SQLite::Backup backup(copy, source.sql());
    if (const int result = backup.executeStep(); result != SQLITE_DONE)
        throw errorFrom(SqlFailure{result, 0, Phrase(sqlite3_errstr(result))}, name, doing);
}

void copyTo(Connection& source, const fs::path& target) {
    std::error_code error;
    const fs::path path = fs::weakly_canonical(fs::absolute(target), error);
    if (!error) fs::create_directories(path.parent_path(), error);
    if (error) throw errorFrom(error, target, doing);
    if (path == source.path())
        throw Error(Error::Kind::inUse, failures::BackupOntoItself{.file = path.string()});
    if (!isFree(path)) static_cast<void>(Connection::toWrite(path));  // ours, unused, and its log settled
    const WriterLock lock(path);
    requireNoLeftovers(path);
    const fs::path growing = growingBeside(path, doing);
    try {
        copyInto(source, growing);
        putInPlace(growing, path);
    } catch (const SQLite::Exception& exception) {
        removeDatabase(growing);
        throw errorFrom(failureFrom(exception), path, doing);
    } catch (const Error&) {
        removeDatabase(growing);
        throw;
    }
}

}  // namespace

void CampaignFile::backUpTo(const fs::path& target) const {
    atDisk([&] { copyTo(*connection_, target); });
}

}  // namespace adjutant::db
