// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/kills.hpp"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <map>
#include <random>
#include <string>

#include "companion/game_check.hpp"
#include "db/backups.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"

namespace adjutant::evenings {
namespace {

using Shown = std::map<std::string, std::int64_t>;  // by the name of a game, how many entries

/// How many entries the games of a file have, the most where several have one name.
void count(const std::filesystem::path& path, Shown& found) {
    const auto file = db::CampaignFile::openToRead(path);
    for (const db::Game& game : file.games()) {
        std::int64_t& entries = found[game.name];
        entries = std::max<std::int64_t>(entries, file.journal(game.id).size());
    }
}

/// Lets the program play until it has shown something and then for a while longer; what it had shown.
Shown playedUntilKilled(const QString& program, const QString& folder, std::uint32_t seed, int longer,
                        QStringList& faults) {
    QProcess app;
    app.setProcessChannelMode(QProcess::SeparateChannels);
    app.start(program, {"--until-killed", folder, "--seed", QString::number(seed)});
    Shown shown;
    QElapsedTimer time;
    const auto hear = [&] {
        while (app.canReadLine()) {
            const QList<QByteArray> line = app.readLine().chopped(1).split('\t');
            // A game that was closed may have been renamed or put away since.
            shown.clear();
            if (line.size() == 2 && !line[0].isEmpty()) shown[line[0].toStdString()] = line[1].toLongLong();
            if (!time.isValid()) time.start();
        }
    };
    constexpr int patience = 60000;
    QElapsedTimer whole;
    whole.start();
    while (app.state() != QProcess::NotRunning && !(time.isValid() && time.elapsed() >= longer)) {
        app.waitForReadyRead(
            std::clamp(longer - static_cast<int>(time.isValid() ? time.elapsed() : 0), 1, 100));
        hear();
        if (whole.elapsed() > patience) {
            faults << QStringLiteral("nothing was shown within a minute (seed %1)").arg(seed);
            break;
        }
    }
    if (app.state() == QProcess::NotRunning && app.error() != QProcess::Timedout)
        faults << QStringLiteral("the app ended by itself (seed %1): %2")
                      .arg(seed)
                      .arg(QString::fromUtf8(app.readAllStandardError()).right(400));
    app.kill();
    app.waitForFinished();
    hear();
    return shown;
}

}  // namespace

KillReport killAround(const QString& program, int kills, std::uint32_t seed) {
    KillReport report;
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("evening.adjutant").toStdString();
    std::mt19937 random(seed);
    for (; report.kills < kills && report.faults.size() < 10; ++report.kills) {
        const auto own = static_cast<std::uint32_t>(random());
        const Shown shown =
            playedUntilKilled(program, folder.path(), own, static_cast<int>(random() % 2500), report.faults);
        const auto blame = [&](const std::string& what) {
            report.faults << QStringLiteral("kill %1 (seed %2): %3")
                                 .arg(report.kills)
                                 .arg(own)
                                 .arg(QString::fromStdString(what));
        };
        try {
            if (!std::filesystem::exists(path)) {
                if (!shown.empty()) blame("the file is gone");
                continue;
            }
            Shown found;
            count(path, found);
            for (const db::KeptBackup& backup : db::backupsOf(path)) count(backup.path, found);
            for (const auto& [game, entries] : shown) {
                report.shown += entries;
                if (found[game] < entries)
                    blame("of '" + game + "' " + std::to_string(entries) + " entries were shown, and " +
                          std::to_string(found[game]) + " are there");
            }
            const auto file = db::CampaignFile::openToRead(path);
            for (const Phrase& damage : file.checkFile()) blame(damage.text());
            report.entries = 0;
            for (const db::Game& game : file.games()) {
                const companion::GameCheck check = companion::checkGame(file, game);
                if (!check.inOrder()) blame("'" + game.name + "' is not in order");
                report.entries += file.journal(game.id).size();
            }
        } catch (const db::Error& error) {
            blame(error.what());
        }
    }
    return report;
}

}  // namespace adjutant::evenings
