// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/disk_trace.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <random>

#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

FileNumber numberOf(const char* path) {
    struct stat found {};
    return ::stat(path, &found) == 0 ? found.st_ino : 0;
}

void put(std::string& file, std::int64_t at, std::string_view bytes) {
    const auto from = static_cast<std::size_t>(at);
    if (file.size() < from + bytes.size()) file.resize(from + bytes.size());
    file.replace(from, bytes.size(), bytes);
}

/// Some of the sectors in which they differ.
std::string torn(std::string synced, const std::string& now, std::mt19937& random) {
    constexpr std::size_t sector = 512;
    for (std::size_t at = 0; at < now.size(); at += sector)
        if (random() % 2 == 1)
            put(synced, static_cast<std::int64_t>(at), std::string_view(now).substr(at, sector));
    return synced;
}

}  // namespace

void DiskTrace::opens(const char* path) {
    const FileNumber file = numberOf(path);
    if (known_[file]) return;
    known_[file] = true;
    if (std::string bytes = bytesOf(path); !bytes.empty()) add(Step::What::found, file, 0, std::move(bytes));
}

void DiskTrace::writes(const char* path, std::string_view bytes, std::int64_t at) {
    add(Step::What::written, numberOf(path), at, std::string(bytes));
}

void DiskTrace::truncates(const char* path, std::int64_t size) {
    add(Step::What::truncated, numberOf(path), size, {});
}

void DiskTrace::syncs(const char* path) { add(Step::What::synced, numberOf(path), 0, {}); }

void DiskTrace::add(Step::What what, FileNumber file, std::int64_t at, std::string bytes) {
    auto names = std::make_shared<FileNames>();
    for (const auto& entry : fs::directory_iterator(folder_))
        (*names)[entry.path().filename()] = numberOf(entry.path().c_str());
    if (!steps_.empty() && *steps_.back().names == *names)
        steps_.push_back({what, file, at, std::move(bytes), steps_.back().names, acts_});
    else
        steps_.push_back({what, file, at, std::move(bytes), std::move(names), acts_});
}

bool PowerCut::next() {
    if (begun_) {
        hasSynced_ = false;
        go();
    }
    begun_ = true;
    // What was there before is no request.
    while (at_ < trace_.steps_.size() && trace_.steps_[at_].what == DiskTrace::Step::What::found) go();
    return at_ < trace_.steps_.size();
}

void PowerCut::go() {
    const DiskTrace::Step& step = trace_.steps_[at_++];
    Held& held = files_[step.file];
    switch (step.what) {
        case DiskTrace::Step::What::found:
            held = {step.bytes, step.bytes};
            break;
        case DiskTrace::Step::What::written:
            put(held.now, step.at, step.bytes);
            break;
        case DiskTrace::Step::What::truncated:
            held.now.resize(static_cast<std::size_t>(step.at));
            break;
        case DiskTrace::Step::What::synced:
            hasSynced_ = held.synced != held.now;
            held.synced = held.now;
            break;
    }
}

std::int64_t PowerCut::acknowledged() const { return trace_.steps_[at_].acts; }

void PowerCut::leaveIn(const fs::path& folder, std::optional<std::uint32_t> tear) const {
    std::mt19937 random(tear.value_or(0) + static_cast<std::uint32_t>(at_));
    for (const auto& [name, number] : *trace_.steps_[at_].names) {
        const auto held = files_.find(number);
        if (held == files_.end()) continue;
        const auto& [synced, now] = held->second;
        const std::string bytes = tear ? torn(synced, now, random) : synced;
        if (!bytes.empty()) writeBytes(folder / name, bytes);
    }
}

}  // namespace adjutant::db
