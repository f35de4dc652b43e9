// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/follower.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "db/club/agreed.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/error.hpp"

namespace adjutant::club {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds quiet{20000};    // without an act, before others' running games are brought in
constexpr milliseconds askAgain{3000};  // what other tables did, while this one plays
constexpr milliseconds aPiece{300};     // of a large copy, before it is seen whether an act waits
constexpr milliseconds firstPause{500}, longestPause{15000};  // before the next attempt to connect

}  // namespace

struct Follower::Parts {
    Parts(std::filesystem::path path, FileDoor& ofFile, const Veil& hides, std::function<std::string()> time)
        : file(std::move(path)), door(ofFile), veil(hides), now(std::move(time)) {}

    std::filesystem::path file;
    FileDoor& door;
    const Veil& veil;
    std::function<std::string()> now;
    std::optional<Notebook> notebook;
    std::shared_ptr<Link> link;
    std::unique_ptr<Sync> sync;

    mutable std::mutex mutex;
    std::condition_variable changed;
    std::optional<db::GameId> due;  ///< a game with entries that are not sent
    std::optional<std::string> lost;
    bool leaving = false;  ///< what takes long is left for the next time
    bool ending = false, idle = false, connected = false;
    std::thread thread;
    // Of that thread alone.
    Clock::time_point lastAct{};
    bool more = false;  ///< a copy is not at its end

    void connect() {
        const Membership member = notebook->membership();
        auto made = std::make_shared<Link>(member.url, linkName(member));
        auto fresh = std::make_unique<Sync>(*notebook, door, veil, *made);
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

    void pass() {
        const bool playing = Clock::now() - lastAct < quiet;
        Passed passed;
        try {
            passed = sync->pass(playing ? Way::lightly : Way::whole, Clock::now() + aPiece);
        } catch (const ClubError& error) {
            // What cannot be taken is told by the status, and does not keep the rest waiting.
            if (error.kind != ClubError::Kind::touched && error.kind != ClubError::Kind::unreadable) throw;
            more = false;
            return note(error.what());
        }
        more = passed.more;
        noteStep(*notebook, !more, now());
        const std::scoped_lock lock(mutex);
        if (passed.lost) lost = passed.lost;
    }

    /// One round: what was just done, or a piece of everything. False when the thread is to end.
    bool round() {
        std::optional<db::GameId> acted;
        {
            std::unique_lock lock(mutex);
            idle = true;
            changed.notify_all();
            if (!more || leaving) changed.wait_for(lock, askAgain, [&] { return ending || due; });
            if (ending && !due) return false;
            idle = false;
            acted = std::exchange(due, {});
        }
        if (!acted || lostNow()) {
            pass();
            return true;
        }
        lastAct = Clock::now();
        try {
            static_cast<void>(sync->sendGame(*acted));
        } catch (const ClubError& error) {
            if (error.kind == ClubError::Kind::unreachable) {
                const std::scoped_lock lock(mutex);
                if (!due) due = acted;
                throw;
            }
            if (error.kind != ClubError::Kind::held && error.kind != ClubError::Kind::forked) throw;
            const std::scoped_lock lock(mutex);
            lost =
                "Another table writes this game now. What was played here is kept, and becomes a branch. "
                "Open the "
                "game again to go on from what the other table has, with --take-over.";
        }
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
                if (!waits()) pass();
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
                   std::function<std::string()> now)
    : parts_(std::make_unique<Parts>(std::move(file), door, veil, std::move(now))) {
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
    parts_->lastAct = Clock::now();
    parts_->thread = std::thread([parts = parts_.get()] { parts->run(); });
}

void Follower::acted(db::GameId game) {
    const std::scoped_lock lock(parts_->mutex);
    parts_->due = game;
    parts_->changed.notify_all();
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
        const auto until = Clock::now() + patience;
        parts_->changed.wait_until(lock, until,
                                   [&] { return parts_->idle && (!parts_->due || !parts_->connected); });
        parts_->ending = true;
        parts_->due.reset();
        if (!parts_->idle && parts_->link) parts_->link->cut();
        parts_->changed.notify_all();
    }
    parts_->thread.join();
}

}  // namespace adjutant::club
