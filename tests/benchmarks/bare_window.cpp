// SPDX-License-Identifier: GPL-3.0-or-later
// The floor that the app's start is measured against: an empty window of Qt Quick Controls.
#include <QQmlApplicationEngine>

#include "tests/benchmarks/first_frame.hpp"

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData(
        "import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true; Button { "
        "text: 'Bare' } }");
    if (engine.rootObjects().isEmpty()) return 1;
    adjutant::endAfterFirstFrame(*qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    return QGuiApplication::exec();
}
