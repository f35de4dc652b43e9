// SPDX-License-Identifier: GPL-3.0-or-later
// Entries that follow on each other, and a file with a game, for the tests of the room.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "engine/journal/chain.hpp"
#include "engine/journal/digest.hpp"

namespace adjutant::db {

inline constexpr const char* evening = "2026-11-21T19:30:00Z";

/// The entry that follows on `seq` with `hash`, decided after `parent`.
inline EntryText entryAfter(std::int64_t seq, const std::string& hash, std::int64_t parent,
                            std::string events = R"([{"event":"noted","text":"tea"}])") {
    EntryText entry{.seq = seq + 1,
                    .parent = parent,
                    .at = evening,
                    .request = R"({"do":"note","text":"tea"})",
                    .rolls = "[]",
                    .events = std::move(events),
                    .hash = ""};
    entry.hash = chainHash(hash, entry);
    return entry;
}

inline EntryText entryAfter(const Journal& journal) {
    return entryAfter(journal.size(), journal.lastHash(), journal.size());
}

inline void play(Journal& journal, int entries) {
    for (int i = 0; i < entries; ++i) journal.append(entryAfter(journal));
}

struct AGame {
    explicit AGame(const std::filesystem::path& path, int entries = 0)
        : file(CampaignFile::open(path)),
          campaign(file.addCampaign("Sumter", evening)),
          game(file.addGame(campaign, "First evening", "life-1861", evening)) {
        Journal journal = file.journal(game);
        play(journal, entries);
    }

    CampaignFile file;
    CampaignId campaign;
    GameId game;
};

inline Photograph aPhotograph(const std::string& picture, const std::string& words = "") {
    return {digestOf(picture), evening, words, picture};
}

/// The kind of the Error that `work` throws, with its sentence for the record.
template <class Work>
std::optional<Error::Kind> kindThrownBy(Work&& work) {
    try {
        work();
    } catch (const Error& error) {
        ::testing::Test::RecordProperty("sentence", error.what());
        return error.kind;
    }
    return std::nullopt;
}

}  // namespace adjutant::db
