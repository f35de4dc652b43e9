// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/writer_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "db/failure.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// False when the lock was taken on a file that its last owner has meanwhile removed.
bool stillThere(int handle, const std::filesystem::path& path) {
    struct stat held {};
    struct stat named {};
    return ::fstat(handle, &held) == 0 && ::stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

}  // namespace

WriterLock::WriterLock(const std::filesystem::path& campaignFile)
    : path_(campaignFile.string() + std::string(ending)) {
    while (true) {
        handle_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (handle_ < 0)
            throw errorFrom(std::error_code(errno, std::generic_category()), campaignFile, doings::OpenIt{});
        if (::flock(handle_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(handle_);
            if (error != EWOULDBLOCK)
                throw errorFrom(std::error_code(error, std::generic_category()), campaignFile,
                                doings::OpenIt{});
            throw Error(Error::Kind::inUse, failures::OpenElsewhere{.file = campaignFile.string()});
        }
        if (stillThere(handle_, path_)) return;
        ::close(handle_);
    }
}

WriterLock::~WriterLock() {
    // Removed while it is still held, so that nobody can hold a lock on a file without a name for long.
    ::unlink(path_.c_str());
    ::close(handle_);
}

}  // namespace adjutant::db
