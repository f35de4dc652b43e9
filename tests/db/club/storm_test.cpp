// SPDX-License-Identifier: GPL-3.0-or-later
// Five tables that play at random while tablets and server are killed and connections cut. At the end all
// hold the same campaign, hash for hash, and nothing that was acknowledged is missing, counted beside.
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <thread>

#include "db/club/follower.hpp"
#include "tests/db/child.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;

using std::chrono::milliseconds;

constexpr int tables = 5;

/// Lets the club write between two acts, as the referee does.
class SharedDoor final : public FileDoor {
  public:
    explicit SharedDoor(db::CampaignFile& writer) : file(writer) {}
    void read(const std::function<void(const db::CampaignFile&)>& work) override {
        if (!reader) reader = db::CampaignFile::openToRead(file.path());
        work(*reader);
    }
    void write(const std::function<void(db::CampaignFile&)>& work) override {
        const std::scoped_lock mine(turn);
        file.atomically([&] { work(file); });
    }
    std::optional<db::GameId> atTheTable() override {
        const std::int64_t id = game;
        return id == 0 ? std::nullopt : std::optional(db::GameId{id});
    }
    db::CampaignFile& file;
    std::optional<db::CampaignFile> reader;
    std::mutex turn;
    std::atomic<std::int64_t> game = 0;
};

class Storm : public Club {
  protected:
    /// One sitting at a table: plays one game, tells each act once it is on disk, and keeps in step beside.
    void sit(int number, const std::string& game, unsigned seed, const db::Child::Say& say, int acts) const {
        std::mt19937 random(seed);
        // Clocks differ by hours, and go backwards from one sitting to the next.
        std::string at =
            "2026-11-2" + std::to_string(number % 5 + 1) + "T0" + std::to_string(random() % 10) + ":00:00Z";
        auto file = db::CampaignFile::open(tablet(number));
        SharedDoor door(file);
        Follower follower(tablet(number), door, veil, [&] { return at; });
        const auto campaign = campaignAt(file);
        static_cast<void>(follower.open(game, random() % 4 == 0));
        if (follower.lost()) return;
        // A game begins with its first entry, in one commit.
        auto there = file.findGame(campaign, game);
        if (!there || there->acts == 0) {
            file.atomically([&] {
                const db::GameId made =
                    there ? there->id
                          : file.addGame(campaign, game, number == 4 ? "secretive" : "life-1861", at);
                file.journal(made).append(db::entryAfter(0, {}, 0, "[" + std::to_string(random()) + "]"));
            });
            there = file.findGame(campaign, game);
        }
        const db::GameId id = there->id;
        std::optional<db::Journal> journal = file.journal(id);
        door.game = static_cast<std::int64_t>(id);
        follower.begin();
        for (int act = 0; act < acts; ++act) {
            if (follower.lost()) break;
            {
                const std::scoped_lock mine(door.turn);
                EntryText entry =
                    db::entryAfter(journal->size(), journal->lastHash(), journal->size(),
                                   R"([{"event":"noted","text":")" + std::to_string(random()) + "\"}]");
                entry.at = at;
                entry.hash = chainHash(journal->lastHash(), entry);
                journal->append(entry, {.summary = "{\"say\":\"" + std::to_string(entry.seq) + "\"}"});
                // What is acknowledged is told by the first digits of its hash.
                say(static_cast<std::int64_t>(std::stoull(entry.hash.substr(0, 15), nullptr, 16)));
            }
            follower.acted(id);
            if (random() % 10 == 0) {
                const std::scoped_lock mine(door.turn);
                file.saveDocument(campaign,
                                  {"board", "b" + std::to_string(random() % 6), std::to_string(random())});
            }
            if (random() % 20 == 0) {
                const std::scoped_lock mine(door.turn);
                static_cast<void>(file.addPerson(campaign, "Guest " + std::to_string(random() % 12)));
            }
            std::this_thread::sleep_for(milliseconds(random() % 8));
        }
        follower.end(milliseconds(3000));
    }

    /// The first digits of all hashes in a file, by SQLite alone.
    [[nodiscard]] std::multimap<std::int64_t, std::string> hashesIn(int number) const {
        std::multimap<std::int64_t, std::string> hashes;
        SQLite::Database file(tablet(number).string(), SQLite::OPEN_READONLY);
        SQLite::Statement rows(file, "SELECT hash FROM entry");
        while (rows.executeStep()) {
            const std::string hash = rows.getColumn(0).getString();
            hashes.emplace(static_cast<std::int64_t>(std::stoull(hash.substr(0, 15), nullptr, 16)), hash);
        }
        return hashes;
    }
    [[nodiscard]] std::string contentOf(int number) const {
        SQLite::Database file(tablet(number).string(), SQLite::OPEN_READONLY);
        std::string all;
        for (const char* query : {"SELECT name || ' ' || acts || ' ' || tip || ' ' || summary || finished "
                                  "FROM game WHERE system <> "
                                  "'secretive' ORDER BY name",
                                  "SELECT kind || name || text FROM document ORDER BY kind, name",
                                  "SELECT name FROM person ORDER BY name"}) {
            SQLite::Statement rows(file, query);
            while (rows.executeStep()) all += rows.getColumn(0).getString() + "\n";
        }
        return all;
    }

    /// A table forgets what it sent and heard since the last time, so that it sends and asks again. Not one
    /// with hidden parts, whose keys are in its notebook alone.
    void rollBack(int number) const {
        const fs::path notebook = Notebook::besides(tablet(number)), kept = notebook.string() + "-kept";
        const bool before = fs::exists(kept);
        {
            SQLite::Database now(notebook.string(), SQLite::OPEN_READWRITE);
            now.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        fs::copy_file(notebook, kept.string() + "-next", fs::copy_options::overwrite_existing);
        if (before) {
            Notebook::remove(tablet(number));
            fs::rename(kept, notebook);
        }
        fs::rename(kept.string() + "-next", kept);
    }
    /// How many entries sealed games have, by SQLite alone.
    [[nodiscard]] std::string sealedIn(int number) const {
        SQLite::Database file(tablet(number).string(), SQLite::OPEN_READONLY);
        return file.execAndGet("SELECT coalesce(sum(acts), 0) FROM game WHERE system = 'secretive'")
            .getString();
    }

    void blow(int kills, unsigned seed) {
        AServer weather(true);
        server_ = &weather;
        url = weather.database("storm");
        found(0);
        for (int number = 1; number < tables; ++number) joinAs(number);
        std::mt19937 random(seed);
        std::vector<std::unique_ptr<db::Child>> sittings(tables);
        std::map<int, std::vector<std::int64_t>> acknowledged;
        int killedApps = 0, killedServers = 0, cuts = 0, forgotten = 0;
        const auto start = [&](int number) {
            const auto own = static_cast<unsigned>(random());
            // Mostly at the own game, now and then at the next table's.
            const std::string game =
                "Table " + std::to_string(random() % 6 == 0 ? (number + 1) % tables : number);
            sittings[static_cast<std::size_t>(number)] = std::make_unique<db::Child>(
                [&, number, own, game](const db::Child::Say& say) { sit(number, game, own, say, 60); });
        };
        const auto end = [&](int number, bool kill) {
            auto& child = sittings[static_cast<std::size_t>(number)];
            if (!child) return;
            if (kill) child->kill();
            const auto heard = child->hearAll();
            auto& all = acknowledged[number];
            all.insert(all.end(), heard.begin(), heard.end());
            child->finished();
            child.reset();
        };
        for (int done = 0; done < kills;) {
            const int number = static_cast<int>(random() % tables);
            if (!sittings[static_cast<std::size_t>(number)]) start(number);
            std::this_thread::sleep_for(milliseconds(random() % 120));
            switch (random() % 8) {
                case 0:
                    weather.kill();
                    std::this_thread::sleep_for(milliseconds(random() % 200));
                    weather.start();
                    ++killedServers;
                    ++done;
                    break;
                case 1:
                case 2:
                    weather.cutAll("storm");
                    ++cuts;
                    break;
                default: {
                    const int which = static_cast<int>(random() % tables);
                    end(which, true);
                    ++killedApps;
                    ++done;
                    if (which < 3 && random() % 3 == 0) {
                        rollBack(which);
                        ++forgotten;
                    }
                }
            }
        }
        for (int number = 0; number < tables; ++number) end(number, false);
        for (int round = 0; round < 4; ++round)
            for (int number = 0; number < tables; ++number) sync(number);
        std::size_t acts = 0;
        for (int number = 0; number < tables; ++number) {
            const auto hashes = hashesIn(number);
            for (const std::int64_t act : acknowledged[number])
                ASSERT_TRUE(hashes.contains(act))
                    << "an acknowledged act of table " << number << " is missing";
            acts += acknowledged[number].size();
            EXPECT_TRUE(statusAt(number).inStep) << number;
            EXPECT_EQ(contentOf(number), contentOf(0)) << number;
        }
        // By the server alone: whatever was acknowledged anywhere in a game without hidden parts is there.
        const std::string there = weather.ask("storm", "SELECT hash FROM adjutant.entry");
        for (int number = 0; number < tables; ++number) {
            const auto hashes = hashesIn(number);
            SQLite::Database file(tablet(number).string(), SQLite::OPEN_READONLY);
            SQLite::Statement rows(
                file,
                "SELECT entry.hash FROM entry JOIN game ON game.id = entry.game WHERE game.system "
                "<> 'secretive'");
            while (rows.executeStep())
                ASSERT_NE(there.find(rows.getColumn(0).getString()), std::string::npos) << number;
        }
        const auto count = [&](const char* what) {
            std::string said = weather.ask("storm", what);
            while (!said.empty() && said.back() == '\n') said.pop_back();
            return said;
        };
        EXPECT_EQ(count("SELECT coalesce(sum(acts), 0) FROM adjutant.game WHERE sealed"),
                  sealedIn(tables - 1))
            << "an entry with hidden parts is missing";
        std::printf(
            "storm: %d tablets killed, %d servers killed, %d cuts, %d notebooks as they were before, %zu "
            "acts "
            "acknowledged, %s entries there, %s branches\n",
            killedApps, killedServers, cuts, forgotten, acts,
            count("SELECT count(*) FROM adjutant.entry").c_str(),
            count("SELECT count(*) FROM adjutant.game WHERE branch_of IS NOT NULL").c_str());
    }

    AServer* server_ = nullptr;
};

TEST_F(Storm, WhateverIsKilledNothingAcknowledgedIsMissingAndAllHoldTheSame) {
    const char* told = std::getenv("ADJUTANT_STORM");
    const int kills = told == nullptr ? 8 : std::atoi(told);
    const char* seed = std::getenv("ADJUTANT_SEED");
    blow(kills, seed == nullptr ? 7U : static_cast<unsigned>(std::atoi(seed)));
}

}  // namespace
}  // namespace adjutant::club
