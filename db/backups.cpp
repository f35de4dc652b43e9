// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include "db/disk_wait.hpp"
#include "db/error.hpp"
#include "db/failure.hpp"
#include "db/writer_lock.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostRecent = 10;
constexpr std::size_t mostDays = 14;
constexpr std::string_view ending = ".adjutant";

fs::path folderOf(const fs::path& campaignFile) {
    std::error_code error;
    const fs::path path = fs::weakly_canonical(fs::absolute(campaignFile), error);
    return (error ? campaignFile : path).string() + ".backups";
}

/// `000007 2026-11-21T19-30-00Z.adjutant`: no colon, which some disks do not take.
std::string fileName(std::int64_t number, std::string at) {
    std::ranges::replace(at, ':', '-');
    std::string digits = std::to_string(number);
    constexpr std::size_t width = 6;
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return digits + " " + at + std::string(ending);
}

std::optional<KeptBackup> read(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename();
    const auto space = name.find(' ');
    if (space == std::string::npos || !name.ends_with(ending)) return {};
    KeptBackup backup;
    const auto [end, error] = std::from_chars(name.data(), name.data() + space, backup.number);
    if (error != std::errc() || end != name.data() + space || backup.number < 1) return {};
    backup.at = name.substr(space + 1, name.size() - space - 1 - ending.size());
    constexpr std::size_t day = 10;
    if (backup.at.size() > day)
        std::replace(backup.at.begin() + static_cast<std::ptrdiff_t>(day), backup.at.end(), '-', ':');
    backup.path = entry.path();
    std::error_code ignored;
    backup.bytes = fs::file_size(entry.path(), ignored);
    return backup;
}

std::vector<KeptBackup> found(const fs::path& campaignFile) {
    std::vector<KeptBackup> backups;
    std::error_code error;
    for (fs::directory_iterator entry(folderOf(campaignFile), error), end; !error && entry != end;
         entry.increment(error))
        if (auto backup = read(*entry)) backups.push_back(std::move(*backup));
    std::ranges::sort(backups, std::greater<>(), &KeptBackup::number);
    return backups;
}

/// Those that are neither among the last nor the last of their day.
void letGoOfOld(const fs::path& campaignFile) {
    std::set<std::string> days;
    std::size_t place = 0;
    for (const KeptBackup& backup : found(campaignFile)) {
        const bool lastOfItsDay = days.size() < mostDays && days.insert(backup.at.substr(0, 10)).second;
        if (place++ < mostRecent || lastOfItsDay) continue;
        std::error_code ignored;
        fs::remove(backup.path, ignored);
    }
}

/// Of a program that was killed in the middle of a backup.
void letGoOfLocks(const fs::path& campaignFile) {
    std::vector<fs::path> locked;
    std::error_code error;
    for (fs::directory_iterator entry(folderOf(campaignFile), error), end; !error && entry != end;
         entry.increment(error)) {
        std::string name = entry->path().string();
        if (!name.ends_with(std::string(ending) + std::string(WriterLock::ending))) continue;
        name.resize(name.size() - WriterLock::ending.size());
        locked.emplace_back(std::move(name));
    }
    for (const fs::path& path : locked) {
        try {
            const WriterLock taken(path);  // which goes with it
        } catch (const Error&) {
            continue;  // somebody holds it
        }
    }
}

KeptBackup make(const CampaignFile& file, const std::string& at) {
    const auto there = found(file.path());
    KeptBackup backup{there.empty() ? 1 : there.front().number + 1, at, {}, 0};
    backup.path = folderOf(file.path()) / fileName(backup.number, at);
    file.backUpTo(backup.path);
    std::error_code ignored;
    backup.bytes = fs::file_size(backup.path, ignored);
    return backup;
}

std::optional<KeptBackup> restored(const fs::path& campaignFile, const KeptBackup& backup,
                                   const std::string& at) {
    const CampaignFile source = CampaignFile::openToRead(backup.path);
    std::optional<KeptBackup> before;
    std::error_code error;
    if (fs::exists(campaignFile, error)) {
        try {
            before = make(CampaignFile::openToRead(campaignFile), at);
        } catch (const Error& failure) {
            if (failure.kind != Error::Kind::damaged && failure.kind != Error::Kind::notOurs) throw;
            fs::rename(campaignFile, campaignFile.string() + ".damaged", error);
            if (error) throw errorFrom(error, campaignFile, doings::PutTheDamagedFileAside{});
        }
    }
    source.backUpTo(campaignFile);
    return before;
}

}  // namespace

std::vector<KeptBackup> backupsOf(const fs::path& campaignFile) {
    return atDisk([&] { return found(campaignFile); });
}

std::optional<KeptBackup> keepBackup(const CampaignFile& file, const std::string& at) {
    return atDisk([&]() -> std::optional<KeptBackup> {
        KeptBackup made = make(file, at);
        letGoOfOld(file.path());
        letGoOfLocks(file.path());
        return made;
    });
}

std::optional<KeptBackup> restoreBackup(const fs::path& campaignFile, const KeptBackup& backup,
                                        const std::string& at) {
    return atDisk([&] { return restored(campaignFile, backup, at); });
}

}  // namespace adjutant::db
