// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the name of a campaign file, before it is opened for good: it may be somebody else's, and
// is then left to the byte as it is, its folder too. Inside the room only.
#pragma once

#include <filesystem>
#include <string>

#include "db/failure.hpp"

namespace adjutant::db {

/// Throws Error notOurs, newer, damaged, readOnly or missing unless it is a campaign file that we can open.
void requireOurs(const std::filesystem::path&);

/// Throws Error inUse when the file has a second name (a hard link): SQLite keeps a log for each name, so
/// that acts of two writers would be lost.
void requireOneName(const std::filesystem::path&);

/// Throws Error missing when the name is a link to a file that is not there: a disk that is not plugged in.
void requireLinked(const std::filesystem::path&);

/// The Error for a file with tables of a later version.
[[nodiscard]] Error newerFile(const std::filesystem::path&, int schema);

/// Nothing lies there, or a file without a byte in it.
[[nodiscard]] bool isFree(const std::filesystem::path&);

/// A database of anybody. Asked through SQLite, because whoever closes a database that is open elsewhere in
/// the program takes its locks away.
[[nodiscard]] bool isDatabase(const std::filesystem::path&);

/// Throws Error missing when a write-ahead log lies there whose file is gone: it would be read into a new
/// file.
void requireNoLeftovers(const std::filesystem::path&);

/// Puts a complete, empty campaign file under a free name: whoever looks sees all of it or nothing. Makes the
/// folders above it. To be called by the one who holds the WriterLock.
void createCampaignFile(const std::filesystem::path&);

/// A new, empty file under a name that nothing had, in the same folder: what is written there is moved to
/// `path` when it is finished; what was left there so by a program that was killed goes a day later. Throws
/// Error where none can be made.
[[nodiscard]] std::filesystem::path growingBeside(const std::filesystem::path& path, Doing);

/// Moves a finished file to its name, durably.
void putInPlace(const std::filesystem::path& finished, const std::filesystem::path& name);

/// Removes what grew under a name of ours and was not finished, with all that SQLite keeps beside it.
void removeDatabase(const std::filesystem::path&);

/// SQLite's name for an immutable file: reading it takes no lock and makes no file beside it.
[[nodiscard]] std::string immutableName(const std::filesystem::path&);

}  // namespace adjutant::db
