// SPDX-License-Identifier: GPL-3.0-or-later
// The window's campaign file for a thread beside it that keeps it in step. Reading goes by a connection of
// its own; what is written is let in by the window's thread, a little at a time, when no act was made for a
// moment.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

#include "db/club/file_door.hpp"

namespace adjutant::companion {

class ClubDoor final : public QObject, public club::FileDoor {
    Q_OBJECT

  public:
    /// In the window's thread; `file` gives the file that is open to write, or nothing once it is another
    /// one.
    ClubDoor(std::filesystem::path path, std::function<db::CampaignFile*()> file);
    ~ClubDoor() override;

    // In the thread beside.
    void read(const std::function<void(const db::CampaignFile&)>& work) override;
    /// Throws when the door is closed before it was let in; nothing was written then.
    void write(const std::function<void(db::CampaignFile&)>& work) override;
    [[nodiscard]] std::optional<db::GameId> atTheTable() override;

    // In the window's thread.
    void sit(std::optional<db::GameId> game);
    /// A finger acted: for a moment nothing is let in.
    void acted() { sinceAct_.start(); }
    /// Nobody is let in any more, and who waits is sent away.
    void close();

  signals:
    void wrote();  ///< in the window's thread

  private:
    struct Turn;
    void letIn(const std::shared_ptr<Turn>& turn);

    std::filesystem::path path_;
    std::function<db::CampaignFile*()> file_;
    std::optional<db::CampaignFile> reader_;
    std::atomic<std::int64_t> game_ = 0;
    QElapsedTimer sinceAct_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool closed_ = false;
};

}  // namespace adjutant::companion
