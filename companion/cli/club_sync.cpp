// SPDX-License-Identifier: GPL-3.0-or-later
// `club sync`: once, or as long as somebody watches.
#include <poll.h>
#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/club_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/club_veil.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/club/watcher.hpp"
#include "db/error.hpp"

namespace adjutant::cli::clubs {
namespace {

using Json = nlohmann::ordered_json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr const char* restored =
    "The club's database is another one now, or was restored from a backup. What it had lost of this table's "
    "was sent to it again.\n";

constexpr milliseconds askAgain{2000}, firstPause{500}, longestPause{15000};

/// SIGINT and SIGTERM end the watching in order.
class Endings {
  public:
    Endings() {
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, SIGINT);
        sigaddset(&set, SIGTERM);
        ::pthread_sigmask(SIG_BLOCK, &set, &before_);
        handle_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    }
    ~Endings() {
        signalfd_siginfo told{};
        while (::read(handle_, &told, sizeof told) > 0) {
        }
        ::close(handle_);
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    Endings(const Endings&) = delete;
    Endings& operator=(const Endings&) = delete;

    [[nodiscard]] bool came(milliseconds patience = milliseconds(0)) const {
        pollfd waiting{handle_, POLLIN, 0};
        return ::poll(&waiting, 1, static_cast<int>(patience.count())) > 0;
    }

  private:
    sigset_t before_{};
    int handle_ = -1;
};

Json lineFor(const club::ClubGame& game, const club::Notebook& notebook) {
    const auto told = nlohmann::json::parse(game.told, nullptr, false);
    Json line{{"game", game.name}, {"acts", game.acts}, {"finished", game.finished}};
    // Whatever the club has there may have come from anybody.
    const auto within = [&](const char* name) {
        const auto text = told.is_object() ? told.value(name, nlohmann::json()) : nlohmann::json();
        return text.is_string() ? nlohmann::json::parse(text.get<std::string>(), nullptr, false)
                                : nlohmann::json();
    };
    if (const auto summary = within("summary"); summary.is_object()) line["summary"] = summary;
    // What everybody at that table may see of a game with hidden hands.
    if (const auto seen = within("seen"); seen.is_structured() && notebook.secretOf(game.key).empty())
        line["seen"] = seen;
    return line;
}

void tell(const Work& work, const club::Notebook& notebook, const club::Passed& passed) {
    for (const std::string& key : passed.games) {
        const auto game = notebook.game(key);
        if (!game || game->system == club::leagueSystem) continue;
        work.out << lineOf(lineFor(*game, notebook));
    }
    work.out.flush();
}

/// Until the connection breaks or somebody ends it.
void watch(const Work& work, club::Notebook& notebook, const Endings& endings, milliseconds& pause) {
    const club::Membership member = notebook.membership();
    const companion::ClubVeil veil;
    club::OwnDoor door(work.wanted.file);
    club::Link link(member.url, club::linkName(member));
    club::Watcher watcher(notebook, door, veil, link);
    if (!watcher.hears())
        work.errors
            << "Something between here and the club's database (a pooler) swallows LISTEN. The club is asked "
               "every two seconds instead.\n";
    // The end of the program is waited for too.
    constexpr milliseconds piece{200};
    bool first = true;
    for (auto came = steady_clock::now(); !endings.came() && work.out;) {
        const club::Passed passed = watcher.turn(piece);
        if (passed.restored) work.errors << restored << std::flush;
        club::noteStep(notebook, !passed.more, companion::utcNow());
        pause = firstPause;
        if (!passed.games.empty() && (!first || passed.received > 0)) tell(work, notebook, passed);
        first = first && passed.more;
        if (passed.received > 0) came = steady_clock::now();
        if (steady_clock::now() - came > askAgain) door.rest();  // others may write to the file
    }
}

}  // namespace

void sync(const Work& work) {
    if (!work.wanted.watch) {
        club::OwnDoor door(work.wanted.file);
        const club::Passed passed =
            club::meet(work.wanted.file, companion::ClubVeil(), door, companion::utcNow());
        if (passed.restored) work.errors << restored;
        work.out << lineOf({{"ok", true},
                            {"sent", passed.sent},
                            {"received", passed.received},
                            {"records-sent", passed.recordsSent},
                            {"records-received", passed.recordsReceived}});
        return;
    }
    club::Notebook notebook = club::Notebook::open(work.wanted.file);
    const Endings endings;
    milliseconds pause = firstPause;
    std::string said;
    while (!endings.came()) {
        try {
            return watch(work, notebook, endings, pause);
        } catch (const club::ClubError& error) {
            using Kind = club::ClubError::Kind;
            if (error.kind != Kind::unreachable && error.kind != Kind::numbered &&
                error.kind != Kind::unreadable)
                throw;
            club::noteStep(notebook, false, companion::utcNow());
            if (error.what() != said) work.errors << forTerminal(said = error.what()) << '\n' << std::flush;
        } catch (const db::Error& error) {
            // The table itself has the file open to write: it keeps in step by itself.
            if (error.kind != db::Error::Kind::inUse) throw;
            if (error.what() != said) work.errors << forTerminal(said = error.what()) << '\n' << std::flush;
        }
        if (endings.came(pause)) return;
        pause = std::min(2 * pause, longestPause);
    }
}

}  // namespace adjutant::cli::clubs
