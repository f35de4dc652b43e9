// SPDX-License-Identifier: GPL-3.0-or-later
// The app as main() starts it, up to its first frame, over a campaign file of its own.
#include <QtQml/qqmlextensionplugin.h>

#include <QQmlApplicationEngine>
#include <QTemporaryDir>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/large_blocks.hpp"
#include "companion/prompt_frames.hpp"
#include "tests/benchmarks/first_frame.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

int main(int argc, char** argv) {
    adjutant::companion::returnLargeBlocks();
    adjutant::companion::paintPromptly();
    QGuiApplication app(argc, argv);
    const QTemporaryDir folder;
    adjutant::companion::Companion companion(folder.filePath("settings.ini"));
    companion.campaigns().openFile(folder.filePath("campaigns.adjutant"));
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    adjutant::endAfterFirstFrame(*qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    return QGuiApplication::exec();
}
