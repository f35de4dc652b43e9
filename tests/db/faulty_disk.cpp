// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/faulty_disk.hpp"

#include <sqlite3.h>

#include <condition_variable>
#include <csignal>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <stdexcept>
#include <string>

#include "tests/db/disk_trace.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

/// What the one disk does; SQLite's callbacks are plain functions.
struct Disk {
    sqlite3_vfs* below = nullptr;
    sqlite3_vfs vfs{};
    int requests = 0;
    int failFrom = 0;
    Fault fault = Fault::none;
    fs::path synced;
    std::optional<std::uint32_t> tear;
    std::set<fs::path> opened;
    bool holding = false;
    DiskTrace* trace = nullptr;

    int ask() {
        std::unique_lock lock(mutex());
        if (fault == Fault::unreadable || fault == Fault::stalledReading) return SQLITE_OK;
        ++requests;
        if (fault == Fault::none || requests < failFrom) return SQLITE_OK;
        if (fault == Fault::kill) {
            if (tear) keepTorn();
            ::raise(SIGKILL);
        }
        if (fault == Fault::stalled) return hold(lock);
        if (fault == Fault::forbidden) return SQLITE_READONLY;
        return fault == Fault::full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }

    int askToRead() {
        std::unique_lock lock(mutex());
        if (fault != Fault::unreadable && fault != Fault::stalledReading) return SQLITE_OK;
        if (++requests != failFrom) return SQLITE_OK;
        return fault == Fault::unreadable ? SQLITE_IOERR_READ : hold(lock);
    }

    /// Until it is mended.
    int hold(std::unique_lock<std::mutex>& lock) {
        holding = true;
        changed().notify_all();
        changed().wait(lock, [&] { return fault == Fault::none; });
        holding = false;
        return SQLITE_OK;
    }

    static std::mutex& mutex() {
        static std::mutex one;
        return one;
    }
    static std::condition_variable& changed() {
        static std::condition_variable one;
        return one;
    }

    /// Of each file some of the sectors that differ from what was synced, and so its length.
    void keepTorn() const {
        constexpr std::size_t sector = 512;
        std::mt19937 random(*tear + static_cast<std::uint32_t>(failFrom));
        for (const fs::path& name : opened) {
            const std::string now = bytesOf(name);
            std::string kept = bytesOf(synced / name.filename());
            for (std::size_t at = 0; at < now.size(); at += sector) {
                if (random() % 2 == 0) continue;
                const std::string piece = now.substr(at, sector);
                if (kept.size() < at + piece.size()) kept.resize(at + piece.size());
                kept.replace(at, piece.size(), piece);
            }
            if (!kept.empty()) writeBytes(synced / name.filename(), kept);
        }
    }
};

Disk disk;

/// SQLite's file of this disk; the file of the disk below lies right behind it.
struct File {
    sqlite3_file head;
    const char* name;
};

sqlite3_file* under(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1);
}

const char* nameOf(sqlite3_file* file) { return reinterpret_cast<File*>(file)->name; }

/// Of a file that has a name.
DiskTrace* traceOf(sqlite3_file* file) { return nameOf(file) == nullptr ? nullptr : disk.trace; }

int close(sqlite3_file* file) { return under(file)->pMethods->xClose(under(file)); }
int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    if (const int failed = disk.askToRead()) return failed;
    return under(file)->pMethods->xRead(under(file), to, size, at);
}
int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
    if (const int failed = disk.ask()) return failed;
    if (DiskTrace* trace = traceOf(file))
        trace->writes(nameOf(file), {static_cast<const char*>(from), static_cast<std::size_t>(size)}, at);
    return under(file)->pMethods->xWrite(under(file), from, size, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (const int failed = disk.ask()) return failed;
    if (DiskTrace* trace = traceOf(file)) trace->truncates(nameOf(file), size);
    return under(file)->pMethods->xTruncate(under(file), size);
}
int sync(sqlite3_file* file, int flags) {
    if (disk.ask() == SQLITE_IOERR_WRITE) return SQLITE_IOERR_FSYNC;  // a full disk can still be synced
    if (DiskTrace* trace = traceOf(file)) trace->syncs(nameOf(file));
    const int result = under(file)->pMethods->xSync(under(file), flags);
    const char* name = nameOf(file);
    if (result == SQLITE_OK && !disk.synced.empty() && name != nullptr)
        fs::copy_file(name, disk.synced / fs::path(name).filename(), fs::copy_options::overwrite_existing);
    return result;
}
int size(sqlite3_file* file, sqlite3_int64* to) { return under(file)->pMethods->xFileSize(under(file), to); }
int lock(sqlite3_file* file, int level) { return under(file)->pMethods->xLock(under(file), level); }
int unlock(sqlite3_file* file, int level) { return under(file)->pMethods->xUnlock(under(file), level); }
int isReserved(sqlite3_file* file, int* to) {
    return under(file)->pMethods->xCheckReservedLock(under(file), to);
}
int control(sqlite3_file* file, int what, void* with) {
    return under(file)->pMethods->xFileControl(under(file), what, with);
}
int sectorSize(sqlite3_file* file) { return under(file)->pMethods->xSectorSize(under(file)); }
int abilities(sqlite3_file* file) { return under(file)->pMethods->xDeviceCharacteristics(under(file)); }
int mapShared(sqlite3_file* file, int region, int bytes, int extend, void volatile** to) {
    return under(file)->pMethods->xShmMap(under(file), region, bytes, extend, to);
}
int lockShared(sqlite3_file* file, int offset, int count, int flags) {
    return under(file)->pMethods->xShmLock(under(file), offset, count, flags);
}
void barrier(sqlite3_file* file) { under(file)->pMethods->xShmBarrier(under(file)); }
int unmapShared(sqlite3_file* file, int remove) {
    return under(file)->pMethods->xShmUnmap(under(file), remove);
}

constexpr sqlite3_io_methods methods{
    .iVersion = 2,
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = size,
    .xLock = lock,
    .xUnlock = unlock,
    .xCheckReservedLock = isReserved,
    .xFileControl = control,
    .xSectorSize = sectorSize,
    .xDeviceCharacteristics = abilities,
    .xShmMap = mapShared,
    .xShmLock = lockShared,
    .xShmBarrier = barrier,
    .xShmUnmap = unmapShared,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* given) {
    auto* made = reinterpret_cast<File*>(file);
    made->name = name;
    made->head.pMethods = nullptr;
    if (name != nullptr && (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) != 0) {
        const std::scoped_lock lock(Disk::mutex());
        disk.opened.insert(name);
    }
    const int result = disk.below->xOpen(disk.below, name, under(file), flags, given);
    if (under(file)->pMethods != nullptr) made->head.pMethods = &methods;
    if (result == SQLITE_OK && disk.trace != nullptr && name != nullptr) disk.trace->opens(name);
    return result;
}

}  // namespace

FaultyDisk::FaultyDisk() {
    disk = Disk{};
    disk.below = sqlite3_vfs_find(nullptr);
    disk.vfs = *disk.below;
    disk.vfs.zName = "faulty";
    disk.vfs.szOsFile += static_cast<int>(sizeof(File));
    disk.vfs.xOpen = open;
    if (sqlite3_vfs_register(&disk.vfs, 1) != SQLITE_OK) throw std::runtime_error("no faulty disk");
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&disk.vfs);
    sqlite3_vfs_register(disk.below, 1);
}

void FaultyDisk::failFrom(int request, Fault fault) {
    const std::scoped_lock lock(Disk::mutex());
    disk.requests = 0;
    disk.failFrom = request;
    disk.fault = fault;
    Disk::changed().notify_all();
}

bool FaultyDisk::struck() const {
    const std::scoped_lock lock(Disk::mutex());
    return disk.fault != Fault::none && disk.requests >= disk.failFrom;
}

bool FaultyDisk::isStalledWithin(std::chrono::milliseconds time) const {
    std::unique_lock lock(Disk::mutex());
    return Disk::changed().wait_for(lock, time, [] { return disk.holding; });
}

void FaultyDisk::recordIn(DiskTrace* trace) { disk.trace = trace; }

void FaultyDisk::keepSyncedIn(const fs::path& folder) { disk.synced = folder; }

void FaultyDisk::tearBy(std::uint32_t seed) { disk.tear = seed; }

}  // namespace adjutant::db
