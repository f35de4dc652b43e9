// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/finger.hpp"

#include <QGuiApplication>
#include <QPointingDevice>
#include <QStyleHints>
#include <QTest>

namespace adjutant::evenings {
namespace {

QPointingDevice* fingerDevice() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

/// While a finger rests on the glass the program goes on: what it puts off to its next turn comes before the
/// finger is lifted.
void goOnMeanwhile() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
}

/// A tap is one however slowly a busy machine takes it; only who holds, holds.
void mayHold(bool holds) {
    static const int usual = QGuiApplication::styleHints()->mousePressAndHoldInterval();
    constexpr int never = 60'000;  // ms
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(holds ? usual : never);
}

}  // namespace

Finger::Finger(QQuickWindow& window) : window_(window), device_(fingerDevice()) {}

void Finger::touch(QPoint point, const QString& what) {
    ++touches_;
    mayHold(false);
    trail_.append(QStringLiteral("touch %1 at %2, %3").arg(what).arg(point.x()).arg(point.y()));
    if (touches_ % 4 == 0) {
        QTest::mousePress(&window_, Qt::LeftButton, {}, point);
        goOnMeanwhile();
        QTest::mouseRelease(&window_, Qt::LeftButton, {}, point);
        return;
    }
    QTest::touchEvent(&window_, device_).press(0, point, &window_);
    goOnMeanwhile();
    QTest::touchEvent(&window_, device_).release(0, point, &window_);
}

void Finger::hold(QPoint point, const QString& what) {
    ++touches_;
    mayHold(true);
    trail_.append(QStringLiteral("hold %1 at %2, %3").arg(what).arg(point.x()).arg(point.y()));
    QTest::touchEvent(&window_, device_).press(0, point, &window_);
    // The long press is a time by its nature.
    QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 50);
    QTest::touchEvent(&window_, device_).release(0, point, &window_);
}

void Finger::drag(QPoint from, QPoint to, const QString& what) {
    trail_.append(QStringLiteral("drag %1 from %2, %3 to %4, %5")
                      .arg(what)
                      .arg(from.x())
                      .arg(from.y())
                      .arg(to.x())
                      .arg(to.y()));
    constexpr int steps = 12;
    QTest::touchEvent(&window_, device_).press(0, from, &window_);
    for (int step = 1; step <= steps; ++step) {
        QTest::touchEvent(&window_, device_).move(0, from + (to - from) * step / steps, &window_);
        QTest::qWait(2);
    }
    // It rests before it is lifted, so that nothing flies on.
    for (int rest = 0; rest < 4; ++rest) {
        QTest::qWait(25);
        QTest::touchEvent(&window_, device_).move(0, to + QPoint(0, rest % 2), &window_);
    }
    QTest::touchEvent(&window_, device_).release(0, to, &window_);
}

void Finger::swipe(QPoint from, QPoint to, const QString& what) {
    trail_.append(QStringLiteral("swipe %1").arg(what));
    if (trail_.size() > 1000) trail_.erase(trail_.begin(), trail_.begin() + 500);
    constexpr int steps = 4;
    QTest::touchEvent(&window_, device_).press(0, from, &window_);
    for (int step = 1; step <= steps; ++step)
        QTest::touchEvent(&window_, device_).move(0, from + (to - from) * step / steps, &window_);
    QTest::touchEvent(&window_, device_).release(0, to, &window_);
}

void Finger::key(Qt::Key key, const QString& what) {
    trail_.append(QStringLiteral("key %1").arg(what));
    QTest::keyClick(&window_, key);
}

}  // namespace adjutant::evenings
