// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club/club_desk.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/club/club_door.hpp"
#include "companion/club/club_thread.hpp"
#include "companion/club/club_words.hpp"
#include "db/club/address.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int lookAgain = 3000;  // milliseconds, while somebody looks at the page
constexpr int gather = 1000;     // of what arrives, before it is shown

json gameRow(const club::GameStatus& game) {
    return {{"id", game.key.empty() ? game.game : game.key},
            {"name", game.game},
            {"words", clubGame(game).toStdString()},
            {"lease", game.lease},
            {"table", game.table},
            {"sealed", game.sealed}};
}

json askedRow(const club::Conflict& conflict) {
    json versions = json::array();
    for (const auto& version : conflict.versions)
        versions.push_back({{"text", version.value_or("")}, {"removed", !version}});
    if (conflict.kind == club::leagueKind && !conflict.versions.empty())
        for (int which = 0; which < static_cast<int>(versions.size()); ++which)
            versions[static_cast<std::size_t>(which)]["text"] = leagueVersion(conflict, which).toStdString();
    return {{"id", conflict.kind + " " + conflict.name},
            {"kind", conflict.kind},
            {"name", conflict.name},
            {"shown", clubAsked(conflict).toStdString()},
            {"words", clubQuestion(conflict).toStdString()},
            {"of", clubKind(conflict.kind).toStdString()},
            {"versions", versions}};
}

}  // namespace

ClubDesk::ClubDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      table_(table),
      games_({"name", "words", "lease", "table", "sealed"}),
      asked_({"kind", "name", "shown", "words", "of", "versions"}) {
    looking_.setInterval(lookAgain);
    arriving_.setInterval(gather);
    arriving_.setSingleShot(true);
    connect(&looking_, &QTimer::timeout, this, &ClubDesk::ask);
    connect(&arriving_, &QTimer::timeout, this, &ClubDesk::arrived);
    connect(&campaigns_, &CampaignsController::fileChanged, this, &ClubDesk::useFile);
    connect(&table_, &TableController::openChanged, this, &ClubDesk::sit);
    connect(&table_, &TableController::happened, this, &ClubDesk::acted);
}

ClubDesk::~ClubDesk() { thread_.reset(); }

ClubDesk* ClubDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).club(); }

void ClubDesk::useFile() {
    if (campaigns_.file() == file_) return;
    thread_.reset();
    door_.reset();
    file_ = campaigns_.file();
    busy_ = 0;
    asking_ = false;
    say({});
    tell({});
    showInvitation({});
    seenKey_.clear();
    if (!file_.isEmpty()) {
        const std::filesystem::path path = file_.toStdString();
        door_ = std::make_unique<ClubDoor>(path, [this] { return campaigns_.open(); });
        connect(
            door_.get(), &ClubDoor::wrote, this,
            [this] {
                if (sat_.watched) table_.catchUp();
                if (!arriving_.isActive()) arriving_.start();
            },
            Qt::QueuedConnection);
        thread_ = std::make_unique<ClubThread>(path, *door_, [this] {
            QMetaObject::invokeMethod(this, &ClubDesk::heard, Qt::QueuedConnection);
        });
    }
    show(nullptr);
    emit busyChanged();
    follow();
}

/// Where the file is in a club it is kept in step from now on.
void ClubDesk::follow() {
    const bool joined = thread_ && club::Notebook::isThere(file_.toStdString());
    if (joined) thread_->keep();
    if (joined != joined_) {
        joined_ = joined;
        emit changed();
    }
    sit();
    ask();
}

void ClubDesk::refresh() {
    say({});
    follow();
}

void ClubDesk::ask() {
    if (!joined_ || asking_) return;
    asking_ = true;
    auto* asked = thread_.get();
    thread_->post(
        [this, asked, path = file_.toStdString()] {
            std::shared_ptr<const club::Status> status;
            QString problem;
            try {
                status = std::make_shared<const club::Status>(club::status(path));
            } catch (const std::exception& error) {
                problem = clubProblem(error);
            }
            QMetaObject::invokeMethod(
                this,
                [this, asked, status, problem] {
                    if (asked != thread_.get()) return;  // of a file that is closed
                    asking_ = false;
                    if (status) show(status.get());
                    if (!problem.isEmpty()) say(problem);
                },
                Qt::QueuedConnection);
        },
        false);
}

void ClubDesk::show(const club::Status* status) {
    json games = json::array(), asked = json::array();
    standing_ = {};
    if (status != nullptr) {
        for (const club::GameStatus& game : status->games) {
            if (game.lease == "nobody" && game.here == game.club)
                ++standing_.quiet;
            else
                games.push_back(gameRow(game));
        }
        for (const club::Conflict& conflict : status->conflicts) asked.push_back(askedRow(conflict));
        standing_.known = true;
        standing_.head = tr("%1 · %2 · %3")
                             .arg(QString::fromStdString(status->campaign),
                                  QString::fromStdString(status->device), clubRole(status->role));
        standing_.organiser = status->role == "organiser";
        standing_.inStep = status->inStep;
        standing_.reachable = status->unreachable.empty();
        standing_.swallowed = status->swallowed;
        standing_.older = status->older;
        standing_.step = clubStep(*status);
        standing_.waiting = static_cast<int>(status->waiting);
    }
    games_.setRows(games);
    asked_.setRows(asked);
    emit changed();
}

/// What this device remembers of its club; nothing where it is in none, or that cannot be read, which is told
/// when it is asked for.
std::optional<club::Notebook> ClubDesk::notebook() const {
    if (!joined_) return {};
    try {
        return club::Notebook::open(file_.toStdString());
    } catch (const std::exception&) {
        return {};
    }
}

/// Which game stands at this table, and whose it is: one of another table is looked at, and let in.
void ClubDesk::sit() {
    if (!door_ || sitting_) return;
    const QScopedValueRollback once(sitting_, true);
    const auto found = notebook();
    guarded(this, [&] {
        sitDown(found ? &*found : nullptr);
        return true;
    });
}

void ClubDesk::sitDown(const club::Notebook* notebook) {
    const bool another = table_.gameId() != sat_.game;
    if (another) sat_ = {.game = table_.gameId()};
    std::optional<club::Elsewhere> elsewhere;
    if (notebook != nullptr && sat_.game) {
        // What was played here of a game that was lost is put aside, and the game itself goes on here.
        if (const auto now = sat_.key.empty() ? std::nullopt : notebook->localOf(sat_.key);
            now && now != sat_.game)
            table_.catchUpIn(*now);
        table_.catchUp();
        sat_.game = table_.gameId();
        if (const auto there = sat_.game ? notebook->gameOf(*sat_.game) : std::nullopt) sat_.key = there->key;
        if (sat_.game) elsewhere = writtenElsewhere(*notebook, campaigns_.open()->game(*sat_.game));
    }
    const bool before = std::exchange(sat_.watched, elsewhere.has_value());
    door_->sit(elsewhere ? std::nullopt : sat_.game);
    table_.watch(elsewhere ? clubWatching(*elsewhere) : QString(),
                 elsewhere ? clubNotActed(*elsewhere) : QString());
    if (another || before != sat_.watched) thread_->look();
    if (elsewhere && !another && !before && elsewhere->why == club::Elsewhere::Why::held)
        emit failed(clubLost(*elsewhere));
}

/// Others did something, or a game changed hands.
void ClubDesk::heard() {
    sit();
    showSeen();
    if (watched_) ask();
}

void ClubDesk::acted() {
    if (!door_ || !joined_) return;
    door_->acted();
    if (const auto game = door_->atTheTable()) thread_->acted(*game);
}

void ClubDesk::tellOthers() {
    if (joined_) thread_->look();
}

bool ClubDesk::look(const QString& id) {
    seenKey_ = id.toStdString();
    const auto found = notebook();
    const auto local = found ? found->localOf(seenKey_) : std::nullopt;
    if (!local) {
        showSeen();
        return false;
    }
    seenKey_.clear();
    return table_.gameId() == local || campaigns_.resume(QString::number(static_cast<qint64>(*local)));
}

void ClubDesk::showSeen() {
    const auto found = seenKey_.empty() ? std::nullopt : notebook();
    const auto game = found ? found->gameNow(seenKey_) : std::nullopt;
    if (!game) return;
    const QString who = game->holder.empty() ? tr("No table writes this game now.")
                                             : clubWatching({.table = club::tableName(*found, game->holder)});
    ClubSeen now = seenOf(*game, QString::fromStdString(game->name), who);
    if (now == seen_) return;
    seen_ = std::move(now);
    emit seenChanged();
}

void ClubDesk::say(const QString& problem) {
    if (problem == problem_) return;
    problem_ = problem;
    emit problemChanged();
}

void ClubDesk::tell(const QString& what) {
    if (what == told_) return;
    told_ = what;
    emit toldChanged();
}

void ClubDesk::perform(Work work, Work after, bool alone, Telling telling) {
    if (!thread_) return;
    say({});
    tell({});
    ++busy_;
    emit busyChanged();
    auto* asked = thread_.get();
    thread_->post(
        [this, asked, work = std::move(work), after = std::move(after), telling] {
            QString problem;
            try {
                work();
            } catch (const std::exception& error) {
                problem = telling(error);
            }
            QMetaObject::invokeMethod(
                this,
                [this, asked, after, problem] {
                    if (asked != thread_.get()) return;  // of a file that is closed
                    --busy_;
                    emit busyChanged();
                    if (problem.isEmpty() && after) after();
                    follow();
                    say(problem);
                },
                Qt::QueuedConnection);
        },
        alone);
}

bool ClubDesk::isInvitation(const QString& text) {
    const QString trimmed = text.trimmed();
    return trimmed.startsWith(QStringLiteral("postgresql://")) ||
           trimmed.startsWith(QStringLiteral("postgres://"));
}

QString ClubDesk::pasted() const { return QGuiApplication::clipboard()->text().trimmed(); }
void ClubDesk::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

void ClubDesk::showInvitation(const QString& text) {
    if (text == invitation_) return;
    invitation_ = text;
    emit invited();
}

void ClubDesk::forgetInvitation() { showInvitation({}); }

void ClubDesk::offer(const QString& invitation) {
    if (invitation == offered_) return;
    offered_ = invitation;
    emit offeredChanged();
}

void ClubDesk::watch(bool on) {
    if (on == watched_) return;
    watched_ = on;
    emit watchedChanged();
    if (!on) return looking_.stop();
    looking_.start();
    refresh();
}

}  // namespace adjutant::companion
