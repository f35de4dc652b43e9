// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club/club_door.hpp"

#include <QTimer>
#include <exception>
#include <stdexcept>

namespace adjutant::companion {
namespace {

constexpr qint64 calm = 150;          // milliseconds without an act, before anything is let in
constexpr qint64 longestWait = 3000;  // where acts never cease, it is let in between two of them

}  // namespace

struct ClubDoor::Turn {
    const std::function<void(db::CampaignFile&)>* work = nullptr;
    QElapsedTimer waited{};
    bool done = false;  // guarded by the door's mutex, as what follows
    std::exception_ptr failed{};
};

ClubDoor::ClubDoor(std::filesystem::path path, std::function<db::CampaignFile*()> file)
    : path_(std::move(path)), file_(std::move(file)) {}

ClubDoor::~ClubDoor() { close(); }

void ClubDoor::read(const std::function<void(const db::CampaignFile&)>& work) {
    if (!reader_) reader_ = db::CampaignFile::openToRead(path_);
    work(*reader_);
}

void ClubDoor::write(const std::function<void(db::CampaignFile&)>& work) {
    const auto turn = std::make_shared<Turn>();
    turn->work = &work;
    turn->waited.start();
    QMetaObject::invokeMethod(
        this, [this, turn] { letIn(turn); }, Qt::QueuedConnection);
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return turn->done || closed_; });
    if (!turn->done) {
        turn->done = true;  // it must not be let in later: its work is gone
        throw std::runtime_error(tr("The campaign file was closed meanwhile.").toStdString());
    }
    if (turn->failed) std::rethrow_exception(turn->failed);
}

void ClubDoor::letIn(const std::shared_ptr<Turn>& turn) {
    if (sinceAct_.isValid() && sinceAct_.elapsed() < calm && turn->waited.elapsed() < longestWait) {
        QTimer::singleShot(calm / 3, this, [this, turn] { letIn(turn); });
        return;
    }
    const std::scoped_lock lock(mutex_);
    if (turn->done || closed_) return;
    try {
        db::CampaignFile* file = file_();
        if (file == nullptr) throw std::runtime_error(tr("Another campaign file is open now.").toStdString());
        file->atomically([&] { (*turn->work)(*file); });
    } catch (...) {  // it is the other thread's to tell
        turn->failed = std::current_exception();
    }
    turn->done = true;
    changed_.notify_all();
    if (!turn->failed) emit wrote();
}

std::optional<db::GameId> ClubDoor::atTheTable() {
    const std::int64_t id = game_;
    return id == 0 ? std::nullopt : std::optional(db::GameId{id});
}

void ClubDoor::sit(std::optional<db::GameId> game) { game_ = game ? static_cast<std::int64_t>(*game) : 0; }

void ClubDoor::close() {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

}  // namespace adjutant::companion
