// SPDX-License-Identifier: GPL-3.0-or-later
// A disk under SQLite that fails when it is told to: it counts what SQLite asks of it (writes, syncs and
// truncations of any file), and from the chosen request on it is full or broken, or the process is killed
// there. It can also keep what would survive a power cut: of every file, what it held when it was last
// synced, and, where that is asked for, any sectors that were written since.
#pragma once

#include <cstdint>
#include <filesystem>

namespace adjutant::db {

/// `unreadable` fails one reading, and counts readings alone.
enum class Fault { none, full, broken, kill, unreadable };

/// While one is alive, it is under every file that SQLite opens. One at a time.
class FaultyDisk {
  public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// From the request of that number on (from 1, counted from now), until it is mended.
    void failFrom(int request, Fault fault);
    void mend() { failFrom(0, Fault::none); }
    /// Did the fault strike since it was set?
    [[nodiscard]] bool struck() const;

    /// Copies every file into this folder whenever it is synced.
    void keepSyncedIn(const std::filesystem::path& folder);
    /// When the power goes, some of the sectors of 512 bytes that were written and not synced are there even
    /// so.
    void tearBy(std::uint32_t seed);
};

}  // namespace adjutant::db
