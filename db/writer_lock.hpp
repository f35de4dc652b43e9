// SPDX-License-Identifier: GPL-3.0-or-later
// The right to write to a campaign file, held by one process at a time. It is an flock on a small file beside
// the campaign file, so it ends with its owner however that dies, and readers are not kept out. Why not on
// the campaign file itself: README.md, "Why so".
#pragma once

#include <filesystem>
#include <string_view>

namespace adjutant::db {

class WriterLock {
  public:
    static constexpr std::string_view ending = "-lock";  ///< of its file's name, behind the campaign file's

    /// Throws Error: inUse when somebody else holds it, readOnly or other when the lock file cannot be made.
    explicit WriterLock(const std::filesystem::path& campaignFile);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

  private:
    std::filesystem::path path_;
    int handle_ = -1;
};

}  // namespace adjutant::db
