// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant: opens the campaign file and shows the window.
#include <QtQml/qqmlextensionplugin.h>

#include <QCommandLineParser>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <algorithm>
#include <string_view>

#include "companion/app/end_on_signal.hpp"
#include "companion/app/shots.hpp"
#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/demo/demo.hpp"
#include "companion/file_limits.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace {

struct Wanted {
    QString file;
    QString shots;
    QStringList only;
    bool demo = false;
};

Wanted wantedOf(const QCoreApplication& app) {
    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("Adjutant, a companion for games on a real table."));
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({QStringLiteral("file"),
                       QStringLiteral("Open this campaign file instead of the default one."),
                       QStringLiteral("FILE")});
    options.addOption({QStringLiteral("shots"),
                       QStringLiteral("Write pictures of all screens into <folder> and end."),
                       QStringLiteral("folder")});
    options.addPositionalArgument(
        QStringLiteral("words"),
        QStringLiteral("With --shots: only pictures whose names contain one of these."),
        QStringLiteral("[words...]"));
    options.addOption(
        {QStringLiteral("demo"),
         QStringLiteral("Play a recorded evening in a campaign of its own, and leave screenshots.")});
    options.process(app);
    return {options.value(QStringLiteral("file")), options.value(QStringLiteral("shots")),
            options.positionalArguments(), options.isSet(QStringLiteral("demo"))};
}

/// The file of the command line; else the one that was chosen on another evening, while it is there; else, as
/// "", the usual one.
QString fileOf(const Wanted& wanted, const adjutant::companion::AppSettings& settings) {
    if (!wanted.file.isEmpty()) return wanted.file;
    return QFileInfo::exists(settings.file()) ? settings.file() : QString();
}

/// Is there something to open a window on? Qt itself ends the process where it finds nothing.
bool hasDisplay(int argc, char** argv) {
    const auto says = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    const bool asked =
        std::any_of(argv, argv + argc, [](std::string_view word) { return word.ends_with("-platform"); });
    return asked || says("QT_QPA_PLATFORM") || says("DISPLAY") || says("WAYLAND_DISPLAY");
}

/// Help and version need no window; anything else is told why there is none. The exit status.
int answerWithoutDisplay(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    wantedOf(app);
    QTextStream(stderr)
        << "There is no display to open a window on. QT_QPA_PLATFORM=offscreen adjutant --demo plays "
           "the recorded evening without one, and adjutant-cli needs none.\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    adjutant::companion::outliveFileLimits();
    QGuiApplication::setApplicationName(QStringLiteral("adjutant"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Adjutant"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("adjutant"));
    if (!hasDisplay(argc, argv)) return answerWithoutDisplay(argc, argv);
    QGuiApplication app(argc, argv);
    const adjutant::companion::EndOnSignal ending;  // so that the file is closed, and whole by itself
    const Wanted wanted = wantedOf(app);
    if (!wanted.shots.isEmpty()) return adjutant::companion::takeShots(wanted.shots, wanted.only);

    const QTemporaryDir own;  // the demonstration leaves the referee's settings alone
    adjutant::companion::Companion companion(wanted.demo ? own.filePath(QStringLiteral("settings.ini"))
                                                         : QString());
    adjutant::companion::Demo demo(companion);
    if (!wanted.demo) companion.campaigns().openFile(fileOf(wanted, companion.settings()));
    if (wanted.demo && !demo.prepare()) return 2;
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath(QStringLiteral("qrc:/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qml/Adjutant/pages/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    if (wanted.demo) demo.play(*qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    return QGuiApplication::exec();
}
