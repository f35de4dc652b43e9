// SPDX-License-Identifier: GPL-3.0-or-later
// The power goes at every request to the disk of recorded evenings, from the making of their file to its
// closing, and of opening files of earlier builds.
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "companion/game_check.hpp"
#include "companion/game_keeper.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "engine/table.hpp"
#include "tests/db/disk_trace.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/whole_content.hpp"
#include "tests/faults/faults.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::faults {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::vector<fs::path> filesIn(const char* folder, std::string_view ending) {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(tests::testsFolder() / folder))
        if (entry.path().extension() == ending) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

/// Plays what was recorded into a new file, and tells the trace of each act that is acknowledged.
void playRecorded(const fs::path& evening, const fs::path& path, db::DiskTrace& trace) {
    auto file = db::CampaignFile::open(path);
    companion::GameKeeper keeper(file, "Club", "Thursday");
    Table table({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                 .seed = [] { return std::uint64_t{1861}; },
                 .sink = &keeper,
                 .oneGame = true});
    std::ifstream lines(evening);
    for (std::string line; std::getline(lines, line);) {
        const json request = json::parse(line, nullptr, false);
        if (!request.is_object() || (!request.contains("do") && !request.contains("ask"))) continue;
        static_cast<void>(table.answer(request));
        if (table.game() != nullptr)
            trace.acknowledged(static_cast<std::int64_t>(table.game()->journal().size()));
    }
}

class Cutter {
  public:
    explicit Cutter(int every) : every_(every) {}

    /// `look` is shown what is there after each cut.
    template <class Look>
    void cutAtEveryRequest(const db::DiskTrace& trace, const std::string& of, Look&& look) {
        for (db::PowerCut cut(trace); cut.next() && found.failures.size() < 10;) {
            if (cut.hasSynced()) show(cut, std::nullopt, of, look);
            for (const std::uint32_t tear : {1U, 2U}) show(cut, tear, of, look);
        }
    }

    Found found;
    std::int64_t cuts = 0;

  private:
    template <class Look>
    void show(const db::PowerCut& cut, std::optional<std::uint32_t> tear, const std::string& of,
              Look&& look) {
        if (turn_++ % every_ != 0) return;
        ++cuts;
        const db::TemporaryFolder afterwards;
        cut.leaveIn(afterwards.path(), tear);
        try {
            look(afterwards.file(), cut.acknowledged());
        } catch (const std::exception& error) {
            found.failures.push_back(of + ", cut at request " + std::to_string(cut.moment()) +
                                     (tear ? " and torn by " + std::to_string(*tear) : "") + ": " +
                                     error.what());
        }
    }

    int every_;
    int turn_ = 0;
};

void require(bool holds, const std::string& sentence) {
    if (!holds) throw std::runtime_error(sentence);
}

/// All that was acknowledged is there, at most the act in flight besides, and it is what was played.
void requirePlayed(const fs::path& path, std::int64_t acknowledged, const std::vector<EntryText>& played) {
    if (!fs::exists(path)) return require(acknowledged == 0, "the file is gone");
    const auto file = db::CampaignFile::open(path);
    require(file.checkFile().empty(), "the file is damaged");
    const auto games = file.games();
    const auto entries = games.empty() ? std::vector<EntryText>() : file.journal(games.at(0).id).entries();
    const auto kept = static_cast<std::int64_t>(entries.size());
    require(kept >= acknowledged, std::to_string(acknowledged - kept) + " acts are missing");
    require(kept <= acknowledged + 1, "there are acts that nobody gave");
    require(std::equal(entries.begin(), entries.end(), played.begin()), "the acts are others");
    if (games.empty()) return;
    require(companion::checkGame(file, games.at(0)).inOrder(), "the game does not verify");
}

std::int64_t cutEvenings(Cutter& cutter) {
    std::int64_t acts = 0;
    for (const fs::path& evening : filesIn("playthroughs", ".jsonl")) {
        const db::TemporaryFolder folder;
        db::DiskTrace trace(folder.path());
        {
            db::FaultyDisk disk;
            disk.recordIn(&trace);
            playRecorded(evening, folder.file(), trace);
        }
        const auto file = db::CampaignFile::openToRead(folder.file());
        const auto played = file.journal(file.games().at(0).id).entries();
        acts += static_cast<std::int64_t>(played.size());
        cutter.cutAtEveryRequest(trace, evening.stem(), [&](const fs::path& path, std::int64_t acknowledged) {
            requirePlayed(path, acknowledged, played);
        });
    }
    return acts;
}

void cutMigrations(Cutter& cutter) {
    for (const fs::path& sample : filesIn("db/samples", ".adjutant")) {
        const db::TemporaryFolder folder;
        db::DiskTrace trace(folder.path());
        fs::copy_file(sample, folder.file());
        {
            db::FaultyDisk disk;
            disk.recordIn(&trace);
            static_cast<void>(db::CampaignFile::open(folder.file()));
        }
        const db::Content whole = db::contentOf(folder.file());
        cutter.cutAtEveryRequest(trace, sample.stem(), [&](const fs::path& path, std::int64_t) {
            require(fs::exists(path), "the file is gone");
            { require(db::CampaignFile::open(path).checkFile().empty(), "the file is damaged"); }
            const std::string lost = db::differenceOf(whole, db::contentOf(path));
            require(lost.empty(), lost);
        });
    }
}

}  // namespace

Found power(int every) {
    Cutter evenings(every);
    const std::int64_t acts = cutEvenings(evenings);
    Cutter migrations(every);
    cutMigrations(migrations);
    Found found = std::move(evenings.found);
    std::ranges::move(migrations.found.failures, std::back_inserter(found.failures));
    found.told = std::to_string(evenings.cuts) + " power cuts in evenings of " + std::to_string(acts) +
                 " acts, " + std::to_string(migrations.cuts) + " while files of earlier builds were opened.";
    return found;
}

}  // namespace adjutant::faults
