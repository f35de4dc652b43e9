// SPDX-License-Identifier: GPL-3.0-or-later
// From a finger on the table screen to the frame that answers it: 200 pieces, 5,000 acts in the log, software
// rendering. Goal: 16 ms at the 95th percentile. `answered` ends when everything is worked out and the frame
// has been painted; what the platform waits for the screen's own beat is told apart, for a window without a
// screen has none.
#include <QtQml/qqmlextensionplugin.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJSValue>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/companion/evening.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

constexpr int pieces = 200, onTheBoard = 40, acts = 5'000, touches = 200;

[[noreturn]] void giveUp(const char* why) {
    std::fprintf(stderr, "%s\n", why);
    std::exit(1);
}

/// A hundred units a side of Mill Run: forty of them stand in rows, the others are in reserve.
QVariantMap armies() {
    QVariantMap all;
    for (int i = 0; i < pieces; ++i) {
        const bool isUnion = i % 2 == 0, stands = i < onTheBoard;
        const QString hex = QString(QChar('A' + i % 9)) + QString::number(1 + i / 9);
        all.insert((isUnion ? "u" : "c") + QString::number(1 + i / 2),
                   QVariantMap{{"side", isUnion ? "union" : "confederate"},
                               {"kind", "infantry"},
                               {"place", stands ? QVariant(hex) : QVariant::fromValue(nullptr)},
                               {"facing", isUnion ? "n" : "s"},
                               {"hits", 0},
                               {"moves", 0},
                               {"tested", false},
                               {"dug-in", false},
                               {"reserve", !stands},
                               {"out", false}});
    }
    return all;
}

void fill(Evening& evening) {
    if (!evening.companion.campaigns().newGame("hex-acw", {}, {})) giveUp("no game");
    if (!evening.act("ruling", {{"set", QVariantMap{{"/pieces", armies()}}}, {"reason", "two armies"}}))
        giveUp("the armies could not be put on the table");
    if (!evening.act("draw", {{"rolls", QVariantList{"smoke"}}})) giveUp("no card was drawn");
    for (int act = 0; act < acts; ++act) evening.act("note", {{"text", "on the table"}});
}

QPoint middleOf(const QQuickItem& board, const QString& place) {
    const QPointF centre = board.property("centres").value<QJSValue>().property(place).toVariant().toPointF();
    const QPointF pixel = board.property("origin").toPointF() + centre * board.property("radius").toReal() -
                          board.property("eye").toPointF();
    return board.mapToScene(pixel).toPoint();
}

double at(std::vector<double> times, double share) {
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

void tell(const char* what, const std::vector<double>& times) {
    std::printf("%-34s median %6.2f ms   95th percentile %6.2f ms   longest %6.2f ms\n", what, at(times, 0.5),
                at(times, 0.95), at(times, 1));
}

int run() {
    Evening evening;
    evening.companion.settings().setStillness(true);
    fill(evening);
    QQmlApplicationEngine engine;
    evening.companion.attachTo(engine);
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine.rootObjects().isEmpty()) giveUp("no window");
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    window->setProperty("page", "table");
    if (!QTest::qWaitForWindowExposed(window)) giveUp("the window is not shown");
    QTest::qWait(500);
    const auto* board = window->findChild<QQuickItem*>("board");
    if (board == nullptr) giveUp("no board");

    QElapsedTimer clock;
    qint64 began = 0, painted = 0;
    int frames = 0;
    QObject::connect(window, &QQuickWindow::afterAnimating, window, [&] { began = clock.nsecsElapsed(); });
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] {
        painted = clock.nsecsElapsed();
        ++frames;
    });
    std::vector<double> answered, shown;
    for (int touch = 0; touch < touches; ++touch) {
        const QString hex = QString(QChar('A' + touch * 2 % 9)) + QString::number(1 + touch % 4);
        QTest::qWait(30);  // odds and frames of the touch before are done
        frames = 0;
        clock.start();
        QTest::mouseClick(window, Qt::LeftButton, {}, middleOf(*board, hex));
        const qint64 worked = clock.nsecsElapsed();
        if (!QTest::qWaitFor([&] { return frames > 0; }, 1000))
            continue;  // a touch that changes nothing paints nothing
        answered.push_back(static_cast<double>(worked + painted - began) / 1e6);
        shown.push_back(static_cast<double>(painted) / 1e6);
    }
    if (answered.size() < touches / 2) giveUp("too few touches were answered");
    std::printf("%zu touches, %d pieces, %d acts, software rendering\n", answered.size(),
                evening.table().pieces()->count(), evening.table().cursor());
    tell("worked out and painted", answered);
    tell("with the wait for the next frame", shown);
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
