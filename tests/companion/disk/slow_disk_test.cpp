// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that stalls under the app: within a second the window says so and goes on painting, touches
// meanwhile do nothing, and what was begun is done when the disk answers.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QFile>
#include <QUrl>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/upkeep/backups_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/backups.hpp"
#include "tests/companion/disk/on_a_faulty_disk.hpp"

namespace adjutant::companion {
namespace {

using namespace std::chrono_literals;

constexpr auto limit = 20s;  // for what comes at once where nothing is wrong

/// Another thread, as the world goes on while the window's waits.
class Beside {
  public:
    template <class Work>
    explicit Beside(Work work) : thread_(std::move(work)) {}
    ~Beside() { thread_.join(); }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

  private:
    std::thread thread_;
};

class SlowDiskScreens : public OnAFaultyDisk {
  protected:
    SlowDiskScreens() { disk.setPatience(400ms); }

    /// Frames with the notice in them are counted from now on, and the first is kept as a picture.
    void watchFrames() {
        QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] {
            if (!disk.isAwaited() || looking_) return;
            looking_ = true;  // a picture is a frame, too
            const bool first = frames_ == 0;
            if (first) {
                notice = words("diskSentence");
                picture = window->grabWindow();
            }
            looking_ = false;
            const std::scoped_lock lock(mutex_);
            ++frames_;
            last_ = std::chrono::steady_clock::now();
            changed_.notify_all();
        });
    }
    /// From the thread beside: after so many more frames.
    [[nodiscard]] bool seesMoreFrames(int more) {
        std::unique_lock lock(mutex_);
        const int wanted = frames_ + more;
        return changed_.wait_for(lock, limit, [&] { return frames_ >= wanted; });
    }
    /// As the window system brings it: its thread waits until the window's has taken what it brings.
    void fromOutside(std::function<void()> event) {
        isTaken_ = false;
        outside_ = std::thread([this, event = std::move(event)] {
            event();
            isTaken_ = true;
        });
    }
    void fingerFromOutside(QPointF at) {
        fromOutside([this, at] {
            for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
                const bool down = type == QEvent::MouseButtonPress;
                qt_handleMouseEvent(window, at, at, down ? Qt::LeftButton : Qt::NoButton, Qt::LeftButton,
                                    type, {}, 0);
            }
        });
    }
    void takeWhatCame() {
        EXPECT_TRUE(QTest::qWaitFor([&] { return isTaken_.load(); }, 20000));
        outside_.join();
    }
    [[nodiscard]] QPointF middleOf(const QString& text) const {
        const QQuickItem* one = button(text);
        return one == nullptr ? QPointF() : one->mapToScene(QPointF(one->width() / 2, one->height() / 2));
    }
    /// Stalls at the next such request, has `touched` done by the finger, looks at what the window does
    /// meanwhile, and lets the disk answer.
    void stallDuring(db::Fault fault, const std::function<void()>& touched, QPointF impatient = {640, 700}) {
        watchFrames();
        faulty.failFrom(1, fault);
        {
            const Beside world([&] {
                stalled = faulty.isStalledWithin(limit);
                const auto began = std::chrono::steady_clock::now();
                painted = seesMoreFrames(1);
                told = std::chrono::steady_clock::now() - began;
                fingerFromOutside(impatient);
                painted = seesMoreFrames(2) && painted;
                faulty.mend();
            });
            touched();
        }
        EXPECT_TRUE(stalled) << "the disk was not asked";
        EXPECT_TRUE(painted) << "nothing was painted while it was waited for";
        EXPECT_LT(told, 1s);
        EXPECT_EQ(notice,
                  QStringList{"The disk is slow to answer. Nothing is lost; what was begun is being done."});
        EXPECT_TRUE(isOnThePicture());
        takeWhatCame();
        settle();
        EXPECT_FALSE(disk.isAwaited());
        EXPECT_EQ(item("diskWait"), nullptr);
    }
    /// The notice is in the middle of what was painted, and not of what is painted without it.
    [[nodiscard]] bool isOnThePicture() const {
        const QRect middle(QPoint(picture.width() / 2 - 200, picture.height() / 2 - 40), QSize(400, 80));
        return !picture.isNull() && picture.copy(middle) != window->grabWindow().copy(middle);
    }

    SlowDisk& disk = evening.companion.disk();
    QStringList notice;
    QImage picture;
    std::atomic<bool> stalled = false, painted = false;
    std::chrono::steady_clock::duration told{};

  private:
    std::thread outside_;
    std::atomic<bool> isTaken_ = true;
    std::mutex mutex_;
    std::condition_variable changed_;
    int frames_ = 0;
    bool looking_ = false;
    std::chrono::steady_clock::time_point last_;
};

TEST_F(SlowDiskScreens, AnActOnADiskThatStallsIsToldOfAndStandsWhenItAnswers) {
    sitDown();
    const QPointF finger = middleOf("Place the food");
    // The touch meanwhile is where the next act is offered afterwards.
    stallDuring(
        db::Fault::stalled, [&] { touch("Place the food"); }, finger);
    EXPECT_EQ(table.standing().phase(), "event");
    EXPECT_EQ(entriesInFile(), 2);
    expectMemoryAndFileAgree();
    // And the finger acts again.
    touch("Draw the event");
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.standing().phase() == "action"; }, 5000));
    expectMemoryAndFileAgree();
}

TEST_F(SlowDiskScreens, ASecondStallIsToldOfAsTheFirst) {
    sitDown();
    for (const char* act : {"Place the food", "Draw the event"}) {
        SCOPED_TRACE(act);
        stallDuring(db::Fault::stalled, [&] { touch(act); });
    }
    EXPECT_EQ(table.standing().phase(), "action");
    expectMemoryAndFileAgree();
}

TEST_F(SlowDiskScreens, OpeningAGameOnADiskThatStallsIsToldOf) {
    ASSERT_TRUE(evening.start());
    table.close();
    evening.companion.campaigns().openFile(evening.folder.filePath("other.adjutant"));
    open();
    settle();
    stallDuring(db::Fault::stalledReading, [&] { evening.companion.campaigns().openFile(evening.file()); });
    EXPECT_TRUE(evening.companion.campaigns().problem().isEmpty());
    EXPECT_EQ(evening.companion.campaigns().games()->count(), 1);
}

TEST_F(SlowDiskScreens, MakingAFileOnADiskThatStallsIsToldOf) {
    open();
    const QString made = evening.folder.filePath("made.adjutant");
    stallDuring(db::Fault::stalled,
                [&] { EXPECT_TRUE(evening.companion.campaigns().makeFile(QUrl::fromLocalFile(made))); });
    EXPECT_EQ(evening.companion.campaigns().file(), made);
}

TEST_F(SlowDiskScreens, ABackupOntoADiskThatStallsIsToldOfAndIsWhole) {
    sitDown();
    stallDuring(db::Fault::stalled,
                [&] { EXPECT_TRUE(UpkeepDesks::of(evening.companion).backups().make()); });
    const auto backups = db::backupsOf(evening.file().toStdString());
    ASSERT_EQ(backups.size(), 1U);
    const auto copy = db::CampaignFile::openToRead(backups.at(0).path);
    EXPECT_EQ(copy.journal(copy.games().at(0).id).size(), 1);
}

/// A pipe that nobody writes into, which stalls whoever opens it to read.
TEST_F(SlowDiskScreens, ASettingOnADiskThatStallsIsToldOfAndHolds) {
    open();
    show("settings");
    const QString file = evening.folder.filePath("settings.ini");
    QFile::remove(file);
    ASSERT_EQ(mkfifo(qPrintable(file), 0600), 0);
    watchFrames();
    std::atomic<bool> done = false;
    {
        const Beside world([&] {
            painted = seesMoreFrames(3);
            while (!done) {
                const int pipe = ::open(qPrintable(file), O_WRONLY | O_NONBLOCK);  // NOLINT(*-vararg)
                if (pipe >= 0) ::close(pipe);
                std::this_thread::yield();
            }
        });
        touch("Light");
        done = true;
    }
    EXPECT_TRUE(painted) << "nothing was painted while it was waited for";
    EXPECT_EQ(notice,
              QStringList{"The disk is slow to answer. Nothing is lost; what was begun is being done."});
    EXPECT_FALSE(disk.isAwaited());
    EXPECT_EQ(evening.companion.settings().theme(), "light");
}

TEST_F(SlowDiskScreens, WhatThisThreadDoesIsToldOfInOtherWords) {
    open();
    watchFrames();
    std::atomic<bool> enough = false;
    {
        const Beside world([&] {
            painted = seesMoreFrames(4);
            enough = true;
        });
        db::atDisk([&] {
            while (!enough) {
            }
        });
    }
    EXPECT_TRUE(painted);
    EXPECT_TRUE(disk.sentence().startsWith("This takes a while.")) << disk.sentence().toStdString();
}

TEST_F(SlowDiskScreens, WithoutAWindowItIsToldInOneOfItsOwn) {
    std::atomic<bool> seen = false;
    faulty.failFrom(1, db::Fault::stalled);
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&] {
        for (const QWindow* one : QGuiApplication::topLevelWindows())
            if (one->isVisible() && disk.isAwaited()) seen = true;
        if (seen) faulty.mend();
    });
    look.start(20);
    EXPECT_TRUE(evening.start());
    faulty.mend();
    EXPECT_TRUE(seen);
    for (const QWindow* one : QGuiApplication::topLevelWindows()) EXPECT_FALSE(one->isVisible());
}

}  // namespace
}  // namespace adjutant::companion
