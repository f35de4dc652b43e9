// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/monkey.hpp"

#include <malloc.h>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QTest>
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <random>

#include "companion/bridge/app_language.hpp"
#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "tests/evenings/eye.hpp"
#include "tests/evenings/finger.hpp"
#include "tests/evenings/notebook.hpp"
#include "tests/evenings/stage.hpp"
#include "tests/evenings/warnings.hpp"

namespace adjutant::evenings {
namespace {

/// A second. Where the screens are compiled only when they are opened, as in builds that save the time to do
/// it ahead, that is counted in as well.
constexpr qint64 longestAllowed = SCREENS_AHEAD ? 1000 : 3000;

/// What this program holds in memory now, in KiB.
qint64 memoryNow() {
    malloc_trim(0);
    QFile file("/proc/self/statm");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4;
}

/// What this program has worked so far, in milliseconds: on a busy machine the rest of the time is that of
/// others.
qint64 worked() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<qint64>(time.tv_sec) * 1000 + time.tv_nsec / 1000000;
}

class Monkey {
  public:
    Monkey(Stage& stage, std::uint32_t seed)
        : stage_(stage), eye_(stage.window()), finger_(stage.window()), random_(seed) {}

    /// One deed; what it was.
    QString act() {
        const std::size_t kind = below(1000);
        if (kind < 520) return touchSomething();
        if (kind < 760) return touchAnywhere();
        if (kind < 860) return pressKey();
        if (kind < 960) return dragAnywhere();
        if (kind < 975) return resize();
        if (kind < 985) return changeLocale();
        return changeLook();
    }

  private:
    std::size_t below(std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
    }
    QPoint anywhere() {
        const QSize size = stage_.window().size();
        return {static_cast<int>(below(static_cast<std::size_t>(size.width()))),
                static_cast<int>(below(static_cast<std::size_t>(size.height())))};
    }
    QString touchSomething() {
        const Scene scene = eye_.look();
        const auto list =
            scene.where([](const Seen& seen) { return seen.isPressable() && !seen.inView.isEmpty(); });
        if (list.isEmpty()) return touchAnywhere();
        const Seen* seen = list.at(static_cast<qsizetype>(below(static_cast<std::size_t>(list.size()))));
        // Of what a window shows one row of, the middle rounded up would lie outside.
        const QPointF middle = seen->inView.center();
        finger_.touch({static_cast<int>(middle.x()), static_cast<int>(middle.y())}, seen->name);
        return QStringLiteral("touch ") + seen->name;
    }
    QString touchAnywhere() {
        const QPoint point = anywhere();
        finger_.touch(point, "anything");
        return QStringLiteral("touch at %1, %2").arg(point.x()).arg(point.y());
    }
    QString dragAnywhere() {
        const QPoint from = anywhere();
        const QPoint to = anywhere();
        finger_.swipe(from, to, "anything");
        return QStringLiteral("drag from %1, %2 to %3, %4")
            .arg(from.x())
            .arg(from.y())
            .arg(to.x())
            .arg(to.y());
    }
    QString pressKey() {
        static constexpr std::array keys{Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Space,
                                         Qt::Key_Escape,    Qt::Key_Up,       Qt::Key_Down,   Qt::Key_Left,
                                         Qt::Key_Right,     Qt::Key_1,        Qt::Key_2,      Qt::Key_3,
                                         Qt::Key_4,         Qt::Key_5,        Qt::Key_6,      Qt::Key_0,
                                         Qt::Key_Backspace, Qt::Key_Delete,   Qt::Key_A,      Qt::Key_Z,
                                         Qt::Key_Plus,      Qt::Key_Minus,    Qt::Key_Home,   Qt::Key_End,
                                         Qt::Key_PageUp,    Qt::Key_PageDown, Qt::Key_Back,   Qt::Key_F1};
        const Qt::Key key = keys.at(below(keys.size()));
        const std::size_t with = below(12);
        const Qt::KeyboardModifiers modifiers = with == 0   ? Qt::ControlModifier
                                                : with == 1 ? Qt::ShiftModifier
                                                : with == 2 ? Qt::AltModifier
                                                            : Qt::NoModifier;
        QTest::keyClick(&stage_.window(), key, modifiers);
        return QStringLiteral("key %1 with %2")
            .arg(static_cast<int>(key), 0, 16)
            .arg(static_cast<int>(modifiers), 0, 16);
    }
    QString resize() {
        static constexpr std::array sizes{QSize(1280, 800), QSize(800, 1280),  QSize(390, 844),
                                          QSize(320, 480),  QSize(1920, 1080), QSize(844, 390)};
        const QSize size = sizes.at(below(sizes.size()));
        stage_.window().resize(size);
        return QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height());
    }
    QString changeLocale() {
        static constexpr std::array languages{"en_GB", "de_DE", "ar_EG", "fr_CH", "hi_IN", "C"};
        const char* language = languages.at(below(languages.size()));
        stage_.companion().language().followSystem(QLocale(QString::fromLatin1(language)));
        return QStringLiteral("locale %1").arg(QString::fromLatin1(language));
    }
    QString changeLook() {
        static constexpr std::array themes{"dark", "light", "contrast", "system"};
        static constexpr std::array scales{0.8, 1.0, 1.25, 1.5};
        companion::AppSettings& settings = stage_.companion().settings();
        switch (below(3)) {
            case 0:
                settings.setTheme(themes.at(below(themes.size())));
                return "another theme";
            case 1:
                settings.setTextScale(scales.at(below(scales.size())));
                return "another size of text";
            default:
                settings.setMirrored(below(2) == 0);
                return "another hand";
        }
    }

    Stage& stage_;
    Eye eye_;
    Finger finger_;
    std::mt19937 random_;
};

/// A game that goes on, or a new one, so that most deeds are at a table.
void sitDown(Stage& stage, std::uint32_t seed) {
    companion::CampaignsController& campaigns = stage.companion().campaigns();
    const companion::RowsModel& games = *campaigns.games();
    const int chosen = games.count() == 0 ? 0 : static_cast<int>(seed) % (games.count() + 1);
    static constexpr std::array systems{"life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                        "one-stat"};
    const bool sits = chosen < games.count()
                          ? campaigns.resume(games.at(chosen).value("id").toString())
                          : campaigns.newGame(systems.at(seed % systems.size()), {{"dice", "app"}});
    if (sits) stage.window().setProperty("page", "table");
}

void takeIn() {
    QCoreApplication::processEvents(QEventLoop::AllEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

void monkeyUntilKilled(const QString& folder, std::uint32_t seed) {
    Stage stage(QSize(1280, 800), 1.0, folder);
    if (!stage.isOpen()) return;
    Monkey monkey(stage, seed);
    sitDown(stage, seed);
    const companion::TableController& table = stage.companion().table();
    for (;;) {
        takeIn();
        std::printf("%s\t%d\n", qPrintable(table.isOpen() ? table.gameName() : QString()),
                    table.isOpen() ? table.log().entries() : 0);
        std::fflush(stdout);
        static_cast<void>(monkey.act());
    }
}

MonkeyReport monkeyAround(int deeds, std::uint32_t seed, const QString& pictures) {
    MonkeyReport report;
    Warnings::listen();
    Stage stage(QSize(1280, 800), 1.0);
    if (!stage.isOpen()) {
        report.faults << "the window does not open";
        return report;
    }
    Monkey monkey(stage, seed);
    QStringList way;
    const auto blame = [&](const QString& what) {
        report.faults << what + " after: " + way.join("; ");
        if (pictures.isEmpty()) return;
        QDir().mkpath(pictures);
        stage.window().grabWindow().save(
            QStringLiteral("%1/monkey-%2-%3.png").arg(pictures).arg(seed).arg(report.deeds));
    };
    for (; report.deeds < deeds && report.faults.size() < 20; ++report.deeds) {
        QElapsedTimer took;
        took.start();
        const qint64 before = worked();
        const QString deed = monkey.act();
        way << deed;
        if (way.size() > 12) way.removeFirst();
        // All that follows from it at once, however long that takes.
        takeIn();
        // Less than passed, where others were at work beside; less than was worked, where more than one
        // thread of this program was.
        const qint64 passed = took.elapsed();
        const qint64 elapsed = std::min(worked() - before, passed);
        report.slowest.emplace_back(elapsed, deed);
        std::sort(report.slowest.rbegin(), report.slowest.rend());
        if (report.slowest.size() > 5) report.slowest.pop_back();
        // It may also wait for what never comes.
        if (elapsed > longestAllowed || passed > 20000)
            blame(QStringLiteral("the window hung for %1 ms").arg(std::max(elapsed, passed)));
        for (const QString& warning : Warnings::taken()) blame("a warning: " + warning);
        if (report.deeds == deeds / 4) report.memoryEarly = memoryNow();
        if (!stage.window().isVisible()) {
            blame("the window is gone");
            break;
        }
    }
    report.memoryLate = memoryNow();
    Notebook notebook(stage.file());
    if (notebook.turnToLatest()) {
        report.entries = static_cast<int>(notebook.fresh().size());
        if (const std::string faults = notebook.faults(); !faults.empty())
            report.faults << QString::fromStdString(faults);
    }
    return report;
}

}  // namespace adjutant::evenings
