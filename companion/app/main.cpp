// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant: opens the campaign file and shows the window.
#include <QtQml/qqmlextensionplugin.h>

#include <QCommandLineParser>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QTextStream>
#include <QTimer>
#include <algorithm>
#include <string_view>

#include "companion/app/end_on_signal.hpp"
#include "companion/app/library_messages.hpp"
#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/file_limits.hpp"
#include "companion/large_blocks.hpp"
#include "companion/prompt_frames.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace {

/// The campaign file that is asked for; "" when none is.
QString wantedOf(const QCoreApplication& app) {
    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("Adjutant, a companion for games on a real table."));
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({QStringLiteral("file"),
                       QStringLiteral("Open this campaign file instead of the default one."),
                       QStringLiteral("FILE")});
    options.addPositionalArgument(QStringLiteral("file"), QStringLiteral("The campaign file to open."),
                                  QStringLiteral("[file]"));
    options.process(app);
    const QStringList files = options.positionalArguments();
    return files.isEmpty() ? options.value(QStringLiteral("file")) : files.first();
}

/// The file of the command line; else the one that was chosen on another evening, while it is there; else, as
/// "", the usual one.
QString fileOf(const QString& wanted, const adjutant::companion::AppSettings& settings) {
    if (!wanted.isEmpty()) return wanted;
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
    QTextStream(stderr) << "There is no display to open a window on. adjutant-cli needs none.\n";
    return 2;
}

/// Without any font each letter is a box, and no page could say so. Qt lists its three names for whatever
/// there is, even where there is nothing.
void tellOfMissingLetters() {
    QStringList families = QFontDatabase::families();
    for (const char* name : {"Sans Serif", "Serif", "Monospace"}) families.removeAll(QLatin1String(name));
    if (families.isEmpty())
        adjutant::companion::LibraryMessages::say(
            QStringLiteral("There are no fonts on this machine, so no letter can be shown. Install "
                           "fonts-roboto-unhinted and fonts-sil-charis, or any others."));
}

}  // namespace

int main(int argc, char** argv) {
    adjutant::companion::outliveFileLimits();
    adjutant::companion::returnLargeBlocks();
    adjutant::companion::paintPromptly();
    QGuiApplication::setApplicationName(QStringLiteral("adjutant"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Adjutant"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("adjutant"));
    if (!hasDisplay(argc, argv)) return answerWithoutDisplay(argc, argv);
    const adjutant::companion::LibraryMessages libraries;
    QGuiApplication app(argc, argv);
    adjutant::companion::LibraryMessages::started();
    const adjutant::companion::EndOnSignal ending;  // so that the file is closed, and whole by itself
    const QString wanted = wantedOf(app);
    adjutant::companion::Companion companion;
    companion.campaigns().openFile(fileOf(wanted, companion.settings()));
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath(QStringLiteral("qrc:/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qml/Adjutant/pages/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        adjutant::companion::LibraryMessages::say(
            QStringLiteral("The screens could not be loaded; messages.log says why."));
        return 1;
    }
    QTimer::singleShot(0, &tellOfMissingLetters);
    return QGuiApplication::exec();
}
