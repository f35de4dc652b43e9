// SPDX-License-Identifier: GPL-3.0-or-later
// Which campaign file is open: the usual one, one that the referee chose, a new one; and copies of it.
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/signature.hpp"

namespace adjutant::companion {
namespace {

QString usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/campaigns.adjutant");
}

QString withEnding(const QString& path) {
    const QString ending = QStringLiteral(".adjutant");
    return path.isEmpty() || path.endsWith(ending) ? path : path + ending;
}

}  // namespace

bool CampaignsController::openFile(const QString& path) {
    wanted_ = path.isEmpty() ? usualFile() : path;
    if (file_ && QFileInfo(file()) == QFileInfo(wanted_)) return true;
    std::optional<db::CampaignFile> next;
    QString why;
    guarded(
        [&] {
            next = db::CampaignFile::open(wanted_.toStdString());
            next->signAs(signature());
            return true;
        },
        [&](const QString& sentence) { why = sentence; });
    if (!next && file_) {
        emit failed(why);
        return false;
    }
    table_.close();
    file_ = std::move(next);
    problem_ = why;
    refresh();
    emit fileChanged();
    chooseCampaignPlayedLast();
    return problem_.isEmpty();
}

bool CampaignsController::openAgain() { return openFile(wanted_); }

bool CampaignsController::chooseFile(const QUrl& where) {
    if (!openFile(where.toLocalFile())) return false;
    emit fileChosen(isUsual() ? QString() : file());
    return true;
}

bool CampaignsController::makeFile(const QUrl& where) {
    const QString path = withEnding(where.toLocalFile());
    if (QFileInfo::exists(path)) {
        emit failed(
            tr("There is a file %1 already. Choose it from the list, or give the new one another name.")
                .arg(path));
        return false;
    }
    return chooseFile(QUrl::fromLocalFile(path));
}

bool CampaignsController::backUpTo(const QUrl& where) {
    const QString path = withEnding(where.toLocalFile());
    const bool done = guarded(this, [&] {
        if (!file_) return false;
        file_->backUpTo(path.toStdString());
        return true;
    });
    if (done) emit backedUp(path);
    return done;
}

QString CampaignsController::file() const {
    return file_ ? QString::fromStdString(file_->path().string()) : QString();
}

QString CampaignsController::fileWanted() const { return file_ ? file() : wanted_; }

void CampaignsController::closeFile() {
    table_.close();
    file_.reset();
}

bool CampaignsController::replaceFile(const std::function<void(const std::filesystem::path&)>& work) {
    const QString path = fileWanted(), chosen = campaign_;
    closeFile();
    const bool done = guarded(this, [&] {
        work(path.toStdString());
        return true;
    });
    if (!openFile(path)) return false;
    if (file_->findCampaign(chosen.toStdString())) setCampaign(chosen);
    return done;
}

bool CampaignsController::isUsual() const { return file_ && QFileInfo(file()) == QFileInfo(usualFile()); }

QUrl CampaignsController::folder() const {
    return QUrl::fromLocalFile(file_ ? QFileInfo(file()).absolutePath() : documentsFolder({}).absolutePath());
}

}  // namespace adjutant::companion
