// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant-shots: writes pictures of the app's screens into a folder, and ends.
#include <QtQml/qqmlextensionplugin.h>

#include <QCommandLineParser>
#include <QGuiApplication>

#include "companion/file_limits.hpp"
#include "companion/shots/shots.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

int main(int argc, char** argv) {
    adjutant::companion::outliveFileLimits();
    QGuiApplication::setApplicationName(QStringLiteral("adjutant"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Adjutant"));
    const QGuiApplication app(argc, argv);
    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("Writes pictures of every screen of Adjutant."));
    options.addHelpOption();
    options.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    options.addPositionalArgument(QStringLiteral("words"),
                                  QStringLiteral("Only pictures whose names contain one of these."),
                                  QStringLiteral("[words...]"));
    options.process(app);
    const QStringList words = options.positionalArguments();
    if (words.isEmpty()) options.showHelp(2);
    return adjutant::companion::takeShots(words.first(), words.mid(1));
}
