// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/follower.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "db/club/agreed.hpp"
#include "db/club/bell.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/club/elsewhere.hpp"
#include "db/error.hpp"

namespace adjutant::club {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds quiet{20000};    // without an act, before others' running games are brought in
constexpr milliseconds askAgain{3000};  // what other tables did, where nothing tells it
constexpr milliseconds breath{100}, breathPlaying{1000};  // between two questions, however much is told
constexpr milliseconds aPiece{300};  // of a large copy, before it is seen whether an act waits
constexpr milliseconds firstPause{500}, longestPause{15000};  // before the next attempt to connect
// Each that listens is woken by each act in the club. Who plays stops listening where that is more than this
// in a second, and asks.
constexpr int aCrowd = 20;

}  // namespace

struct Follower::Parts {
    Parts(std::filesystem::path path, FileDoor& ofFile, const Veil& hides, std::function<std::string()> time,
          std::function<void()> told)
        : file(std::move(path)), door(ofFile), veil(hides), now(std::move(time)), heard(std::move(told)) {}

    std::filesystem::path file;
    FileDoor& door;
    const Veil& veil;
    std::function<std::string()> now;
    std::function<void()> heard;
    std::optional<Notebook> notebook;
    std::shared_ptr<Link> link;
    std::unique_ptr<Sync> sync;

    Bell bell;
    mutable std::mutex mutex;
    std::condition_variable changed;
    std::optional<db::GameId> due;  ///< a game with entries that are not sent
    std::optional<std::string> lost;
    std::optional<db::GameId> lostGame;
    bool leaving = false;  ///< what takes long is left for the next time
    bool ending = false, idle = false, connected = false, looked = false;
    std::thread thread;
    // Of that thread alone.
    Membership member;
    Clock::time_point lastAct{}, asked{}, next{};  ///< when it was asked last, and when it is at the latest
    bool more = false;                             ///< a copy is not at its end
    enum class Hearing { no, yes, crowded } hearing = Hearing::no;
    struct {
        Clock::time_point since{};
        int count = 0;
    } wakes;

    void connect() {
        member = notebook->membership();
        auto made = std::make_shared<Link>(member.url, linkName(member));
        auto fresh = std::make_unique<Sync>(*notebook, door, veil, *made);
        hearing = Hearing::no;
        const std::scoped_lock lock(mutex);
        link = std::move(made);
        sync = std::move(fresh);
        connected = true;
    }
    void disconnect() {
        const std::scoped_lock lock(mutex);
        sync.reset();
        link.reset();
        connected = false;
    }

    /// From now on what others do is told. What they did before is asked once more.
    void listen() {
        hearing = link->listen() ? Hearing::yes : Hearing::no;
        noteHearing(*notebook, hearing == Hearing::yes);
        next = {};
    }

    [[nodiscard]] bool isPlaying() { return door.atTheTable() && Clock::now() - lastAct < quiet; }

    void pass(Way way) {
        if (isPlaying()) way = Way::lightly;
        asked = Clock::now();
        if (way != Way::inwards) next = asked + askAgain;
        Passed passed;
        try {
            passed = sync->pass(way, Clock::now() + aPiece);
        } catch (const ClubError& error) {
            // What cannot be taken is told by the status, and does not keep the rest waiting.
            if (error.kind != ClubError::Kind::touched && error.kind != ClubError::Kind::unreadable) throw;
            more = false;
            note(error.what());
            return tell();
        }
        more = passed.more;
        noteStep(*notebook, !more, now());
        const bool newTable = std::ranges::any_of(passed.games, [&](const std::string& key) {
            const auto game = notebook->game(key);
            return game && !game->holder.empty() && tableName(*notebook, game->holder).empty();
        });
        if (newTable) noteTables(*notebook, link->devices(member.campaign));
        noteLoss(passed.lost);
        if (!passed.games.empty() || passed.recordsReceived > 0) tell();
    }

    /// The game at this table may be another's since.
    void noteLoss(std::optional<std::string> why) {
        const auto game = door.atTheTable();
        const auto there = game ? notebook->gameOf(*game) : std::nullopt;
        if (!why && there && !there->holder.empty() && there->holder != member.device)
            why = sentenceOf(Elsewhere{.table = tableName(*notebook, there->holder)},
                             clubName(*notebook, *there));
        if (!why) return;
        const std::scoped_lock lock(mutex);
        lost = std::move(why);
        lostGame = game;
    }
    void tell() const {
        if (heard) heard();
    }

    /// How soon it is asked once something is told.
    [[nodiscard]] milliseconds pause() { return isPlaying() ? breathPlaying : breath; }

    /// Of too many who are told of everything, those who play are better off asking.
    void countWake() {
        const auto at = Clock::now();
        if (at - wakes.since > std::chrono::seconds(1)) wakes = {at, 0};
        if (++wakes.count <= aCrowd || !isPlaying()) return;
        link->deafen();
        hearing = Hearing::crowded;
    }

    /// Until there is something to do. True when others did something since.
    bool wait() {
        if (hearing == Hearing::crowded && !isPlaying()) {
            listen();
            return false;
        }
        for (bool told = false;;) {
            bell.still();
            {
                const std::scoped_lock lock(mutex);
                idle = true;
                changed.notify_all();
                if (ending || due || looked) return told;
            }
            const auto at = Clock::now(), until = told ? std::min(next, asked + pause()) : next;
            if (at >= until) return told;
            const auto head =
                link->hear(member.campaign, std::chrono::ceil<milliseconds>(until - at), bell.handle());
            if (!head) continue;
            told = told || *head > sync->head();
            countWake();
        }
    }

    void send(db::GameId game) {
        lastAct = Clock::now();
        try {
            static_cast<void>(sync->sendGame(game));
        } catch (const ClubError& error) {
            if (error.kind == ClubError::Kind::unreachable) {
                const std::scoped_lock lock(mutex);
                if (!due) due = game;
                throw;
            }
            if (error.kind != ClubError::Kind::held && error.kind != ClubError::Kind::forked) throw;
            const std::scoped_lock lock(mutex);
            lost =
                "Another table writes this game now. What was played here is kept, and becomes a branch. "
                "Open the "
                "game again to go on from what the other table has, with --take-over.";
            lostGame = game;
            looked = true;  // who it is
        }
    }

    /// One round: what was just done, or a piece of everything. False when the thread is to end.
    bool round() {
        const bool told = (!more || leaving) && wait();
        std::optional<db::GameId> acted;
        bool wanted = false;
        {
            const std::scoped_lock lock(mutex);
            if (ending && !due) return false;
            idle = false;
            acted = std::exchange(due, {});
            wanted = std::exchange(looked, false);
        }
        if (acted && !lostNow())
            send(*acted);
        else if (acted)
            wanted = true;
        const bool time = Clock::now() >= next;
        if (more || wanted || time)
            pass(Way::whole);
        else if (told)
            pass(Way::inwards);
        return true;
    }

    bool waits() const {
        const std::scoped_lock lock(mutex);
        return due.has_value();
    }
    bool lostNow() const {
        const std::scoped_lock lock(mutex);
        return lost.has_value();
    }

    void run() {
        milliseconds pause = firstPause;
        while (true) {
            try {
                if (!sync) connect();
                if (!waits()) pass(Way::whole);
                listen();
                pause = firstPause;
                while (round()) {
                }
                return;
            } catch (const ClubError& error) {
                note(error.what());
            } catch (const db::Error& error) {
                note(error.what());
            } catch (const std::exception& error) {
                note(error.what());
            }
            disconnect();
            std::unique_lock lock(mutex);
            idle = true;
            changed.notify_all();
            if (changed.wait_for(lock, pause, [&] { return ending; })) return;
            idle = false;
            pause = std::min(2 * pause, longestPause);
        }
    }

    void note(const std::string& why) noexcept {
        try {
            noteStep(*notebook, false, now());
            notebook->setWord("why", why);
        } catch (const std::exception&) {  // nothing but the status would be told of it
            return;
        }
    }
};

Follower::Follower(std::filesystem::path file, FileDoor& door, const Veil& veil,
                   std::function<std::string()> now, std::function<void()> heard)
    : parts_(std::make_unique<Parts>(std::move(file), door, veil, std::move(now), std::move(heard))) {
    parts_->notebook = Notebook::open(parts_->file);
}

Follower::~Follower() { end(milliseconds(0)); }

std::optional<std::string> Follower::open(const std::string& game, bool takeOver) {
    try {
        parts_->connect();
        parts_->sync->openGame(game, takeOver);
        return {};
    } catch (const ClubError& error) {
        if (error.kind == ClubError::Kind::unreachable) parts_->disconnect();
        if (takeOver) throw;
        if (error.kind == ClubError::Kind::held || error.kind == ClubError::Kind::noKey)
            parts_->lost = error.what();
        if (error.kind != ClubError::Kind::unreachable) return error.what();
        // Without a network, what was known last counts.
        const Membership member = parts_->notebook->membership();
        for (const ClubGame& one : parts_->notebook->games())
            if (clubName(*parts_->notebook, one) == game && !one.holder.empty() &&
                one.holder != member.device)
                parts_->lost =
                    "The game '" + game +
                    "' was written by another table when the club was last heard of, and the club cannot be "
                    "reached now. It can be looked at here; to go on with it, wait for the network.";
        return error.what();
    }
}

void Follower::begin() {
    parts_->lastAct = Clock::now();  // a game that is open here is about to be played
    parts_->thread = std::thread([parts = parts_.get()] { parts->run(); });
}

void Follower::acted(db::GameId game) {
    const std::scoped_lock lock(parts_->mutex);
    parts_->due = game;
    if (parts_->lostGame && parts_->lostGame != game) {
        parts_->lostGame.reset();
        parts_->lost.reset();
    }
    parts_->bell.ring();
}

void Follower::look() {
    const std::scoped_lock lock(parts_->mutex);
    parts_->looked = true;
    parts_->bell.ring();
}

std::optional<std::string> Follower::lost() const {
    const std::scoped_lock lock(parts_->mutex);
    return parts_->lost;
}

void Follower::end(milliseconds patience) {
    if (!parts_->thread.joinable()) return;
    {
        std::unique_lock lock(parts_->mutex);
        parts_->leaving = true;
        parts_->bell.ring();
        const auto until = Clock::now() + patience;
        parts_->changed.wait_until(lock, until,
                                   [&] { return parts_->idle && (!parts_->due || !parts_->connected); });
        parts_->ending = true;
        parts_->due.reset();
        if (!parts_->idle && parts_->link) parts_->link->cut();
        parts_->changed.notify_all();
        parts_->bell.ring();
    }
    parts_->thread.join();
}

}  // namespace adjutant::club
