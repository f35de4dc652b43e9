// SPDX-License-Identifier: GPL-3.0-or-later
// All that SQLite asked of a disk, one thing after the other, so that every moment of it can be had again as
// a power cut would have left it: what was synced, and, where that is asked for, any sectors of what was not.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::db {

/// A file is known by its number, whatever it is called by now.
using FileNumber = std::uint64_t;
using FileNames = std::map<std::string, FileNumber>;

class DiskTrace {
  public:
    /// Of the files in this folder.
    explicit DiskTrace(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // Told by the disk, before it does so.
    void opens(const char* path);
    void writes(const char* path, std::string_view bytes, std::int64_t at);
    void truncates(const char* path, std::int64_t size);
    void syncs(const char* path);

    /// So many acts are acknowledged from now on.
    void acknowledged(std::int64_t acts) { acts_ = acts; }

  private:
    friend class PowerCut;
    struct Step {
        enum class What { found, written, truncated, synced };
        What what{};
        FileNumber file{};
        std::int64_t at{};
        std::string bytes;
        std::shared_ptr<const FileNames> names;  ///< before it
        std::int64_t acts{};                     ///< likewise
    };
    void add(Step::What what, FileNumber file, std::int64_t at, std::string bytes);

    std::filesystem::path folder_;
    std::vector<Step> steps_;
    std::map<FileNumber, bool> known_;
    std::int64_t acts_ = 0;
};

/// Goes through a trace from moment to moment.
class PowerCut {
  public:
    explicit PowerCut(const DiskTrace& trace) : trace_(trace) {}

    /// To the next request; false at the end.
    bool next();
    /// Has anything become certain since the moment before?
    [[nodiscard]] bool hasSynced() const { return hasSynced_; }
    [[nodiscard]] std::int64_t acknowledged() const;
    [[nodiscard]] std::size_t moment() const { return at_; }
    /// What is there when the power goes at this moment, in an empty folder. With `tear` some of the sectors
    /// that were not synced, too.
    void leaveIn(const std::filesystem::path& folder, std::optional<std::uint32_t> tear) const;

  private:
    void go();

    struct Held {
        std::string synced, now;
    };
    const DiskTrace& trace_;
    std::map<FileNumber, Held> files_;
    std::size_t at_ = 0;  ///< so many steps are done
    bool begun_ = false;
    bool hasSynced_ = true;
};

}  // namespace adjutant::db
