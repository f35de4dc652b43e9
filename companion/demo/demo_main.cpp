// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant-demo: plays the recorded evening in the app's window; without a display off the screen.
#include <QtQml/qqmlextensionplugin.h>

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include "companion/app/end_on_signal.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/demo/demo.hpp"
#include "companion/file_limits.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

int main(int argc, char** argv) {
    adjutant::companion::outliveFileLimits();
    QGuiApplication::setApplicationName(QStringLiteral("adjutant"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Adjutant"));
    const auto says = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (!says("QT_QPA_PLATFORM") && !says("DISPLAY") && !says("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const adjutant::companion::EndOnSignal ending;
    const QTemporaryDir own;  // the referee's settings are left alone
    adjutant::companion::Companion companion(own.filePath(QStringLiteral("settings.ini")));
    adjutant::companion::Demo demo(companion);
    if (!demo.prepare()) return 2;
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath(QStringLiteral("qrc:/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qml/Adjutant/pages/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    demo.play(*qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    return QGuiApplication::exec();
}
