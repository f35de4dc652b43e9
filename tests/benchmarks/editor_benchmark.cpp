// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of boards, on the largest board that each game brings: what one step of a stroke takes, and a
// window of another form, until all of it is painted. Software rendering.
#include <QtQml/qqmlextensionplugin.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPointingDevice>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/companion.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

constexpr int steps = 20, turns = 6;
constexpr QSize landscape(1280, 800), portrait(800, 1280);

/// All that follows, and the picture of it.
void settle(QQuickWindow& window) {
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents(QEventLoop::AllEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window.grabWindow();
}

QPointingDevice* finger() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

double medianOf(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

template <class Work>
double millisecondsOf(QQuickWindow& window, Work work) {
    QElapsedTimer took;
    took.start();
    work();
    settle(window);
    return static_cast<double>(took.nsecsElapsed()) / 1e6;
}

void measure(QQuickWindow& window, BoardDesk& desk, const QString& system, const QString& board) {
    if (!desk.beginReady(system, board)) return;
    window.setProperty("page", "boards");
    settle(window);
    window.setProperty("page", "editor");
    settle(window);
    const auto* canvas = window.findChild<QQuickItem*>("canvas");
    if (canvas == nullptr) return;
    const QPointF from = canvas->mapToScene({canvas->width() * 0.2, canvas->height() * 0.3});
    const QPointF to = canvas->mapToScene({canvas->width() * 0.8, canvas->height() * 0.7});
    QTest::touchEvent(&window, finger()).press(0, from.toPoint(), &window);
    settle(window);
    std::vector<double> strokes;
    for (int step = 1; step <= steps; ++step) {
        const QPoint at = (from + (to - from) * step / steps).toPoint();
        strokes.push_back(
            millisecondsOf(window, [&] { QTest::touchEvent(&window, finger()).move(0, at, &window); }));
    }
    const double lifted = millisecondsOf(
        window, [&] { QTest::touchEvent(&window, finger()).release(0, to.toPoint(), &window); });
    std::vector<double> resizes;
    for (int turn = 0; turn < turns; ++turn)
        resizes.push_back(
            millisecondsOf(window, [&] { window.resize(turn % 2 == 0 ? portrait : landscape); }));
    const double painted = millisecondsOf(window, [] {});
    std::printf(
        "%-16s %-14s %5d cells: a step %6.1f ms (longest %6.1f), lifting %6.1f, resizing %6.1f, "
        "painting alone %6.1f\n",
        qPrintable(system), qPrintable(board), desk.drawn()->cells()->count(), medianOf(strokes),
        *std::max_element(strokes.begin(), strokes.end()), lifted, medianOf(resizes), painted);
}

int run() {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    companion.settings().setStillness(true);
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!QTest::qWaitForWindowExposed(window)) return 1;
    window->resize(landscape);
    BoardDesk& desk = companion.boards();
    for (const DrawnGame& game : BoardDesk::drawnGames())
        for (const NamedChoice& board : game.boards) measure(*window, desk, game.id, board.id);
    return 0;
}

}  // namespace
}  // namespace adjutant::companion

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication app(argc, argv);
    return adjutant::companion::run();
}
