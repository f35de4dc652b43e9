// SPDX-License-Identifier: GPL-3.0-or-later
// A disk under SQLite that fails when it is told to: it counts what SQLite asks of it (writes, syncs and
// truncations of any file), and from the chosen request on it is full or broken, or the process is killed
// there. It can also keep what would survive a power cut: of every file, what it held when it was last
// synced, and, where that is asked for, any sectors that were written since. And it can stall: the chosen
// request is then answered when the test mends the disk.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>

namespace adjutant::db {

class DiskTrace;

/// `unreadable` fails one reading, `stalledReading` holds it, and both count readings alone.
/// `forbidden` is a disk that may be read, and no longer written to.
enum class Fault { none, full, broken, forbidden, kill, unreadable, stalled, stalledReading };

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
    /// Waits until a request is held, so long at most; from any thread.
    [[nodiscard]] bool isStalledWithin(std::chrono::milliseconds) const;

    /// Tells it all that is asked of the disk; it outlives this.
    void recordIn(DiskTrace* trace);
    /// Copies every file into this folder whenever it is synced.
    void keepSyncedIn(const std::filesystem::path& folder);
    /// When the power goes, some of the sectors of 512 bytes that were written and not synced are there even
    /// so.
    void tearBy(std::uint32_t seed);
};

}  // namespace adjutant::db
