// SPDX-License-Identifier: GPL-3.0-or-later
// The floor that painted_touch_benchmark is measured against: a bare window of Qt Quick with 200 rectangles
// and their texts, of which a touch lights one and puts out another, by the same renderer.
#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include "tests/benchmarks/touch_clock.hpp"

namespace {

constexpr int pieces = 200, abreast = 20, touches = 200, side = 36, pitch = 60;

constexpr const char* bareWindow = R"(
import QtQuick
Window {
    id: root
    property int chosen: -1
    width: 1280
    height: 800
    visible: true
    color: "#14110D"
    Repeater {
        model: 200
        Rectangle {
            required property int index
            x: 12 + 60 * (index % 20)
            y: 12 + 60 * Math.floor(index / 20)
            width: 36
            height: 36
            radius: 4
            color: root.chosen === index ? "#E6B24F" : "#2B5B9E"
            Text { anchors.centerIn: parent; text: parent.index; color: "#FBF4E4" }
        }
    }
    TapHandler {
        onTapped: point => root.chosen = Math.floor((point.position.x - 12) / 60) + 20 * Math.floor((point.position.y - 12) / 60)
    }
}
)";

QPoint middleOf(int piece) {
    return {12 + pitch * (piece % abreast) + side / 2, 12 + pitch * (piece / abreast) + side / 2};
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData(bareWindow);
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!QTest::qWaitForWindowExposed(window)) return 1;
    adjutant::tests::TouchClock clock(window);
    for (int touch = 0; touch < touches; ++touch) {
        QTest::qWait(30);
        clock.touch(middleOf(touch * 27 % pieces));
    }
    if (clock.count() < touches) return 1;
    std::printf("%zu touches, %d rectangles, software rendering\n", clock.count(), pieces);
    clock.tell();
}
