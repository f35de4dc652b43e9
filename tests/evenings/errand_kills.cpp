// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <filesystem>
#include <optional>
#include <random>
#include <set>

#include "companion/doors/zip_file.hpp"
#include "companion/game_check.hpp"
#include "db/backups.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "tests/evenings/errands.hpp"

namespace adjutant::evenings {
namespace {

namespace fs = std::filesystem;

/// What was heard of one that was killed.
struct Heard {
    QString game;         ///< that the window had shown last
    qint64 entries = 0;   ///< likewise
    qint64 done = 0;      ///< errands that ended
    bool inside = false;  ///< one had begun and not ended
};

class ErrandKiller {
  public:
    ErrandKiller(QString program, std::uint32_t seed) : program_(std::move(program)), random_(seed) {}

    void killOnce(const QString& errand) {
        // What an evening of the club would never hold takes long to look through.
        constexpr int enough = 40;
        if (report.kills % enough == 0) {
            folder_.emplace();
            looked_.clear();
            cameIn_ = 0;
        }
        const Heard heard = heardUntilKilled(errand);
        report.done += heard.done;
        if (heard.inside) ++report.inside[errand];
        if (errand == QLatin1String("import")) cameIn_ += heard.done;
        try {
            requireAllThere(heard);
        } catch (const std::exception& error) {
            blame(errand, QString::fromUtf8(error.what()));
        }
        ++report.kills;
    }

    ErrandReport report;

  private:
    void blame(const QString& errand, const QString& what) {
        report.faults << QStringLiteral("kill %1, of %2: %3").arg(report.kills).arg(errand, what);
    }

    /// In the first or the second, at any moment of the time that one takes.
    Heard heardUntilKilled(const QString& errand) {
        constexpr int patience = 60'000;
        QProcess app;
        app.start(program_, {"--errands", folder_->path(), "--errand", errand});
        Heard heard;
        QElapsedTimer since;
        const auto hear = [&] {
            while (app.canReadLine()) {
                const QList<QByteArray> line = app.readLine().chopped(1).split('\t');
                if (line.size() != 3) continue;
                heard.inside = line[0] == "begins";
                heard.game = QString::fromUtf8(line[1]);
                heard.entries = line[2].toLongLong();
                if (heard.inside) {
                    since.start();
                } else {
                    ++heard.done;
                    microseconds_[errand] = since.nsecsElapsed() / 1000;
                }
            }
        };
        const auto wanted = static_cast<qint64>(random_() % 2);
        QElapsedTimer whole;
        whole.start();
        while (app.state() != QProcess::NotRunning && !(heard.inside && heard.done >= wanted) &&
               whole.elapsed() < patience) {
            app.waitForReadyRead(100);
            hear();
        }
        if (app.state() == QProcess::NotRunning || !heard.inside)
            blame(errand, QStringLiteral("it did not run: ") +
                              QString::fromUtf8(app.readAllStandardError()).right(400));
        const qint64 usual = microseconds_.value(errand, 60'000);
        QThread::usleep(random_() % static_cast<unsigned long>(usual + 1));
        app.kill();
        app.waitForFinished();
        hear();
        return heard;
    }

    void requireAllThere(const Heard& heard) {
        const fs::path path = folder_->filePath("evening.adjutant").toStdString();
        qint64 coming = 0;
        qint64 entries = 0;
        {
            const auto file = db::CampaignFile::open(path);  // the lock of who was killed is in nobody's way
            requireWhole(file);
            for (const db::Game& game : file.games()) {
                if (game.name.starts_with("Coming")) ++coming;
                if (game.name == heard.game.toStdString()) entries = file.journal(game.id).size();
            }
        }
        if (entries < heard.entries)
            throw std::runtime_error(std::to_string(heard.entries) + " entries were shown, and " +
                                     std::to_string(entries) + " are there");
        if (coming < cameIn_) throw std::runtime_error("what had come in is gone");
        cameIn_ = coming;
        for (const db::KeptBackup& backup : db::backupsOf(path))
            if (looked_.insert(backup.path).second) requireWhole(db::CampaignFile::openToRead(backup.path));
        const QDir documents(folder_->filePath("Documents"));
        for (const QString& name : documents.entryList({"*.zip"})) {
            QFile zip(documents.filePath(name));
            if (!zip.open(QIODevice::ReadOnly)) throw std::runtime_error("an export cannot be read");
            constexpr std::uint64_t most = 1U << 28U;
            static_cast<void>(companion::unzipped(zip.readAll().toStdString(), "campaign.json", most));
            ++report.exports;
            zip.remove();
        }
    }

    static void requireWhole(const db::CampaignFile& file) {
        for (const Phrase& damage : file.checkFile()) throw std::runtime_error(damage.text());
        for (const db::Game& game : file.games())
            if (!companion::checkGame(file, game).inOrder())
                throw std::runtime_error("'" + game.name + "' is not in order in " + file.path().string());
    }

    QString program_;
    std::mt19937 random_;
    std::optional<QTemporaryDir> folder_;
    std::set<fs::path> looked_;           ///< at these backups, which do not change
    QMap<QString, qint64> microseconds_;  ///< how long one takes
    qint64 cameIn_ = 0;
};

}  // namespace

ErrandReport killOnErrands(const QString& program, int kills, std::uint32_t seed) {
    ErrandKiller killer(program, seed);
    while (killer.report.kills < kills && killer.report.faults.size() < 10)
        killer.killOnce(errands().at(killer.report.kills % errands().size()));
    return killer.report;
}

}  // namespace adjutant::evenings
