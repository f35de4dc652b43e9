// SPDX-License-Identifier: GPL-3.0-or-later
// How much a club bears: `club_load --tables 200 --seconds 20 --watchers 2` lets tables act once a second
// each, with one server, and prints how long an act took to be acknowledged, beside a bare SQLite commit and
// the same act of tables in no club, and until it was in the file of a watcher. `club_load --season GAMES
// ACTS` fills a season of that many games with so many acts each and joins it.
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>

#include "db/club/club.hpp"
#include "db/club/follower.hpp"
#include "db/club/watcher.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/club/a_server.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::club {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

class NoVeil final : public Veil {
  public:
    [[nodiscard]] bool hides(std::string_view /*system*/, const EntryText& /*first*/) const override {
        return false;
    }
    [[nodiscard]] std::string seenByAll(std::string_view /*system*/,
                                        const std::vector<EntryText>& /*entries*/) const override {
        return {};
    }
};

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
    std::optional<db::GameId> atTheTable() override { return db::GameId{game}; }
    db::CampaignFile& file;
    std::optional<db::CampaignFile> reader;
    std::mutex turn;
    std::int64_t game = 0;
};

class Times {
  public:
    void add(double value) {
        const std::scoped_lock lock(mutex_);
        values_.push_back(value);
    }
    [[nodiscard]] std::string shown() {
        if (values_.empty()) return "none";
        std::ranges::sort(values_);
        const auto at = [&](double part) {
            return values_[static_cast<std::size_t>(part * static_cast<double>(values_.size() - 1))];
        };
        char text[120];
        std::snprintf(text, sizeof text, "median %.2f ms, p95 %.2f ms, most %.2f ms of %zu", at(0.5),
                      at(0.95), at(1.0), values_.size());
        return text;
    }

  private:
    std::mutex mutex_;
    std::vector<double> values_;
};

double since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

Wish wishFor(const std::string& url, const std::filesystem::path& file) {
    return {.url = url, .file = file, .campaign = "Load", .deviceName = {}, .at = db::evening};
}

/// A file of its own in no club: 400 bytes a row, one commit each, as a campaign file is written.
class BareFile {
  public:
    explicit BareFile(const std::filesystem::path& path)
        : file_(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        file_.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row(text TEXT)");
        insert_.emplace(file_, "INSERT INTO row(text) VALUES (?)");
    }
    void commit() {
        insert_->bind(1, std::string(400, 'x'));
        insert_->exec();
        insert_->reset();
    }

  private:
    SQLite::Database file_;
    std::optional<SQLite::Statement> insert_;
};

/// When an evening begins, from when it is counted, and when it ends. Tables come one after another, and it
/// is counted when all play.
struct Hours {
    static constexpr int comes = 10, settles = 3;
    explicit Hours(int seconds) : end(counting + std::chrono::seconds(seconds)) {}
    [[nodiscard]] Clock::time_point arrival(int number, int of) const {
        return beginning + milliseconds(1000 * comes * number / of);
    }
    /// Acts once a second until the end; `act` is told whether it counts.
    void play(int number, int of, const std::function<void(bool)>& act) const {
        std::this_thread::sleep_until(arrival(number, of));
        while (Clock::now() < end) {
            const auto start = Clock::now();
            act(start >= counting);
            std::this_thread::sleep_until(start + milliseconds(1000));
        }
    }
    Clock::time_point beginning = Clock::now();
    Clock::time_point counting = beginning + std::chrono::seconds(comes + settles);
    Clock::time_point end;
};

/// The next act of a table, some 400 bytes.
EntryText nextAct(const db::Journal& journal, int table) {
    EntryText entry = db::entryAfter(journal.size(), journal.lastHash(), journal.size(),
                                     R"([{"event":"noted","text":")" + std::string(300, 'x') + "\"}]");
    entry.at = std::to_string(table);
    entry.hash = chainHash(journal.lastHash(), entry);
    return entry;
}

db::GameId newGame(db::CampaignFile& file, int number) {
    return file.addGame(file.findCampaign("Load")->id, "Table " + std::to_string(number), "life-1861",
                        db::evening);
}

void evening(int tables, int seconds, int watchers) {
    AServer server(true);
    const db::TemporaryFolder folder;
    const std::string url = server.database("load");
    const NoVeil veil;
    const auto fileOf = [&](int number) { return folder.path() / (std::to_string(number) + ".adjutant"); };
    for (int number = 0; number < tables + watchers; ++number) {
        OwnDoor door(fileOf(number));
        if (number == 0)
            static_cast<void>(create(wishFor(url, fileOf(number)), veil, door));
        else
            static_cast<void>(join(wishFor(url, fileOf(number)), veil, door));
    }
    const Hours hours(seconds);
    std::mutex mutex;
    std::unordered_map<std::string, Clock::time_point> acted;
    Times acknowledged, shown, bare, alone;
    std::atomic<bool> over = false;
    std::vector<std::thread> threads;
    for (int number = 0; number < tables; ++number)
        threads.emplace_back([&, number] {
            auto file = db::CampaignFile::open(fileOf(number));
            SharedDoor door(file);
            const auto game = newGame(file, number);
            auto journal = file.journal(game);
            door.game = static_cast<std::int64_t>(game);
            std::this_thread::sleep_until(hours.arrival(number, tables));
            Follower follower(fileOf(number), door, veil, [] { return std::string(db::evening); });
            follower.begin();
            hours.play(number, tables, [&](bool counted) {
                const EntryText entry = nextAct(journal, number);
                const auto start = Clock::now();
                {
                    const std::scoped_lock mine(door.turn);
                    journal.append(entry, {.summary = "{}"});
                }
                if (counted) {
                    acknowledged.add(since(start));
                    const std::scoped_lock lock(mutex);
                    acted[entry.hash] = start;
                }
                follower.acted(game);
            });
            follower.end(milliseconds(10000));
        });
    // Beside them, on the same machine in the same seconds: tables that are in no club, and bare commits,
    // which are what an act costs at least.
    constexpr int others = 20;
    for (int number = 0; number < others; ++number) {
        threads.emplace_back([&, number] {
            BareFile file(folder.path() / ("bare" + std::to_string(number)));
            hours.play(number, others, [&](bool counted) {
                const auto start = Clock::now();
                file.commit();
                if (counted) bare.add(since(start));
            });
        });
        threads.emplace_back([&, number] {
            auto file = db::CampaignFile::open(folder.path() / ("alone" + std::to_string(number)));
            static_cast<void>(file.addCampaign("Load", db::evening));
            auto journal = file.journal(newGame(file, number));
            hours.play(number, others, [&](bool counted) {
                const EntryText entry = nextAct(journal, number);
                const auto start = Clock::now();
                journal.append(entry, {.summary = "{}"});
                if (counted) alone.add(since(start));
            });
        });
    }
    std::vector<std::thread> watching;
    for (int number = tables; number < tables + watchers; ++number)
        watching.emplace_back([&, number] {
            Notebook notebook = Notebook::open(fileOf(number));
            const Membership member = notebook.membership();
            OwnDoor door(fileOf(number));
            Link link(member.url, "watcher");
            Watcher watcher(notebook, door, veil, link);
            std::map<std::string, std::int64_t> seen;
            while (!over) {
                const Passed passed = watcher.turn(milliseconds(200));
                const auto now = Clock::now();
                for (const std::string& key : passed.games) {
                    const auto id = notebook.local(key);
                    if (!id) continue;
                    door.read([&](const db::CampaignFile& file) {
                        for (const EntryText& entry : file.journal(*id).entriesFrom(seen[key] + 1)) {
                            seen[key] = entry.seq;
                            const std::scoped_lock lock(mutex);
                            if (const auto start = acted.find(entry.hash); start != acted.end())
                                shown.add(
                                    std::chrono::duration<double, std::milli>(now - start->second).count());
                        }
                    });
                }
            }
        });
    for (std::thread& thread : threads) thread.join();
    std::this_thread::sleep_for(milliseconds(2000));
    over = true;
    for (std::thread& thread : watching) thread.join();
    std::printf("%d tables, %d watchers, %d seconds\n", tables, watchers, seconds);
    std::printf("a bare SQLite commit:           %s\n", bare.shown().c_str());
    std::printf("an act of a table in no club:   %s\n", alone.shown().c_str());
    std::printf("an act of a table in the club:  %s\n", acknowledged.shown().c_str());
    std::printf("the same in a watcher's file:   %s\n", shown.shown().c_str());
}

void season(int games, int acts) {
    AServer server(true);
    const db::TemporaryFolder folder;
    const std::string url = server.database("season");
    const NoVeil veil;
    const auto organiser = folder.path() / "organiser.adjutant", tablet = folder.path() / "tablet.adjutant";
    {
        OwnDoor door(organiser);
        static_cast<void>(create(wishFor(url, organiser), veil, door));
    }
    {
        auto file = db::CampaignFile::open(organiser);
        const auto campaign = file.findCampaign("Load")->id;
        for (int number = 0; number < games; ++number)
            file.atomically([&] {
                auto journal = file.journal(
                    file.addGame(campaign, "Game " + std::to_string(number), "life-1861", db::evening));
                for (int act = 0; act < acts; ++act) journal.append(db::entryAfter(journal));
            });
    }
    auto start = Clock::now();
    {
        Notebook notebook = Notebook::open(organiser);
        OwnDoor door(organiser);
        Link link(url, "sender");
        static_cast<void>(Sync(notebook, door, veil, link).pass());
    }
    std::printf("%d games of %d acts: sent in %.1f s", games, acts, since(start) / 1000);
    start = Clock::now();
    OwnDoor door(tablet);
    static_cast<void>(join(wishFor(url, tablet), veil, door));
    std::printf(", joined in %.1f s", since(start) / 1000);
    {
        Notebook notebook = Notebook::open(tablet);
        Link link(url, "fetcher");
        static_cast<void>(Sync(notebook, door, veil, link).pass());
    }
    std::printf(", the whole copy there in %.1f s\n", since(start) / 1000);
}

int run(int argc, char** argv) {
    if (const auto why = AServer::missing()) {
        std::printf("%s\n", why->c_str());
        return 2;
    }
    int tables = 200, seconds = 20, watchers = 2;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view word = argv[i];
        const int value = std::atoi(argv[i + 1]);
        if (word == "--season" && i + 2 < argc) {
            season(value, std::atoi(argv[i + 2]));
            return 0;
        }
        if (word == "--tables") tables = value;
        if (word == "--seconds") seconds = value;
        if (word == "--watchers") watchers = value;
    }
    evening(tables, seconds, watchers);
    return 0;
}

}  // namespace
}  // namespace adjutant::club

// NOLINTNEXTLINE(bugprone-exception-escape): what nobody expected may end it
int main(int argc, char** argv) { return adjutant::club::run(argc, argv); }
