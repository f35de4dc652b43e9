// SPDX-License-Identifier: GPL-3.0-or-later
// What a table weighs and how soon it is there: `table_weight SYSTEM [WIDTHxHEIGHT [TOUCHES]]`. The game is
// played a few acts by what is offered first, put away, and opened from the home page as a referee does it;
// then so many touches fall anywhere on the table, and the window is made 1280x800. One line: at home, at the
// table, after the touches and in the small window, both once nobody touches it any more, memory in MB; the
// time from the touch on the game to its first frame in ms; the items of the window.
#include <QtQml/qqmlextensionplugin.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <random>
#include <string>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/spare_moment.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/large_blocks.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

struct Weight {
    double resident = 0, own = 0;  ///< in MB; `own` counts what is shared with other programs by its share
};

double megabytesOf(const char* file, const std::string& word) {
    std::ifstream lines(file);
    for (std::string at; lines >> at;) {
        if (at != word) continue;
        double kilobytes = 0;
        lines >> kilobytes;
        return kilobytes / 1024;
    }
    return 0;
}

Weight weigh() {
    return {megabytesOf("/proc/self/status", "VmRSS:"), megabytesOf("/proc/self/smaps_rollup", "Pss:")};
}

/// What this program has worked so far, in ms: on a busy machine the rest of the time is that of others.
double worked() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

int itemsBelow(const QQuickItem& item) {
    int count = 1;
    for (const QQuickItem* child : item.childItems()) count += itemsBelow(*child);
    return count;
}

void playFirstOffers(TableController& table) {
    for (int act = 0; act < 14 && !table.standing().isOver(); ++act) {
        QString open;
        for (int row = 0; row < table.offers()->count() && open.isEmpty(); ++row) {
            const QVariantMap offer = table.offers()->at(row);
            const bool gives = offer.value("action") == "surrender" || offer.value("action") == "end";
            if (!gives && !offer.value("blocked").toBool()) open = offer.value("id").toString();
        }
        if (open.isEmpty()) return;
        table.openOffer(open);
        ActDraft& draft = *table.draft();
        for (int row = 0; row < draft.params()->count() && !draft.isReady(); ++row) {
            const QVariantMap param = draft.params()->at(row);
            const QVariantList choices = param.value("choices").toList();
            if (!param.value("missing").toBool() || choices.isEmpty()) continue;
            const QVariant first = choices.first().toMap().value("value");
            if (param.value("type") == "list")
                draft.toggle(param.value("name").toString(), first.toString());
            else
                draft.set(param.value("name").toString(), first);
        }
        if (draft.isReady()) draft.send(QStringLiteral("app"));
        draft.close();
    }
}

/// Waits until the next frame is on the screen.
bool frameOf(QQuickWindow& window) {
    bool shown = false;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, [&] { shown = true; });
    const bool came = QTest::qWaitFor([&] { return shown; }, 10'000);
    QObject::disconnect(connection);
    return came;
}

void touchAnywhere(QQuickWindow& window, int touches) {
    std::mt19937 random(1);  // NOLINT: the same touches each time
    const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    for (int touch = 0; touch < touches; ++touch) {
        if (window.property("page") != "table") window.setProperty("page", "table");
        QTest::mouseClick(&window, Qt::LeftButton, {}, QPoint(below(window.width()), below(window.height())));
        QTest::qWait(1);
        if (touch % 20 == 19) QTest::keyClick(&window, Qt::Key_Escape);
    }
}

int run(const QString& system, QSize size, int touches) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    companion.settings().setStillness(true);
    companion.campaigns().openFile(folder.filePath("evening.adjutant"));
    if (!companion.campaigns().newGame(system, {}, "Evening")) return 1;
    playFirstOffers(companion.table());
    const QString game = companion.campaigns().games()->at(0).value("id").toString();
    companion.campaigns().openFile(folder.filePath("evening.adjutant"));  // which puts the game away

    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    window->resize(size);
    if (!QTest::qWaitForWindowExposed(window)) return 1;
    QTest::qWait(500);
    const Weight home = weigh();
    double first = 0;
    double again = 1e9;
    double firstWork = 0;
    double againWork = 1e9;
    for (int time = 0; time < 3; ++time) {
        QElapsedTimer clock;
        clock.start();
        const double before = worked();
        if (!companion.campaigns().resume(game)) return 1;
        window->setProperty("page", "table");
        if (!frameOf(*window)) return 1;
        const double took = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        const double work = worked() - before;
        if (time == 0) {
            first = took;
            firstWork = work;
        } else {
            again = std::min(again, took);
            againWork = std::min(againWork, work);
        }
        QTest::qWait(500);
        if (time == 2) break;
        window->setProperty("page", "home");
        QTest::qWait(200);
    }
    const Weight table = weigh();
    const int items = itemsBelow(*window->contentItem());
    touchAnywhere(*window, touches);
    const auto weighAtRest = [&] {
        QSignalSpy rests(&companion.spareMoment(), &SpareMoment::rested);
        QTest::keyClick(window, Qt::Key_Shift);  // the last touch
        rests.wait(20'000);
        QTest::qWait(500);
        return weigh();
    };
    const Weight late = weighAtRest();
    window->resize({1280, 800});
    QTest::qWait(500);
    const Weight small = weighAtRest();
    std::printf(
        "%-15s %4dx%-4d MB resident (own): home %.0f (%.0f), table %.0f (%.0f), after %d touches %.0f "
        "(%.0f), then at 1280x800 %.0f (%.0f); "
        "opened in %.0f ms (work %.0f), again in %.0f ms (work %.0f); %d items\n",
        qPrintable(system), size.width(), size.height(), home.resident, home.own, table.resident, table.own,
        touches, late.resident, late.own, small.resident, small.own, first, firstWork, again, againWork,
        items);
    return 0;
}

}  // namespace
}  // namespace adjutant::companion

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
    adjutant::companion::returnLargeBlocks();
    const QGuiApplication app(argc, argv);
    const QStringList words = app.arguments();
    const QStringList size = words.value(2, "1280x800").split('x');
    return adjutant::companion::run(words.value(1, "life-1861"),
                                    {size.value(0).toInt(), size.value(1).toInt()},
                                    words.value(3, "0").toInt());
}
