// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_inbox.hpp"

#include <QDateTime>
#include <QDir>
#include <QMimeDatabase>
#include <QStandardPaths>
#include <utility>

namespace adjutant::scanner {
namespace {

QString kindOf(const QString& path) { return QMimeDatabase().mimeTypeForFile(path).name(); }

}  // namespace

bool isFilm(const QString& path) { return kindOf(path).startsWith(QLatin1String("video/")); }

bool canBeLookedAt(const QString& path) {
    const QString kind = kindOf(path);
    return kind.startsWith(QLatin1String("video/")) || kind.startsWith(QLatin1String("image/"));
}

PictureInbox::PictureInbox(QObject* parent)
    : QObject(parent), folder_(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)) {
    settling_.setSingleShot(true);
    settling_.setInterval(settlesIn);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { settling_.start(); });
    connect(&settling_, &QTimer::timeout, this, &PictureInbox::look);
}

void PictureInbox::setFolder(const QString& folder) {
    if (std::exchange(folder_, folder) == folder) return;
    restart();
    emit changed();
}

void PictureInbox::setWatching(bool watching) {
    if (std::exchange(watching_, watching) == watching) return;
    restart();
    emit changed();
}

void PictureInbox::restart() {
    if (const QStringList before = watcher_.directories(); !before.isEmpty()) watcher_.removePaths(before);
    settling_.stop();
    growing_.clear();
    known_ = watching_ ? listed() : QHash<QString, Stamp>();
    if (!watching_ || (!folder_.isEmpty() && QDir(folder_).exists() && watcher_.addPath(folder_))) return;
    watching_ = false;
    emit failed(tr("The folder %1 cannot be watched. Drop the picture on the window instead.").arg(folder_));
}

QHash<QString, PictureInbox::Stamp> PictureInbox::listed() const {
    QHash<QString, Stamp> files;
    const QFileInfoList entries = QDir(folder_).entryInfoList(QDir::Files | QDir::Readable);
    for (const QFileInfo& file : entries)
        files.insert(file.filePath(), {file.size(), file.lastModified().toMSecsSinceEpoch()});
    return files;
}

// A file is handed on when two looks find it the same: until then it is still being written, and a growing
// file does not always change its folder, so the next look is not left to the watcher.
void PictureInbox::look() {
    if (!watching_) return;
    if (!QDir(folder_).exists()) {
        watching_ = false;
        emit changed();
        emit failed(tr("The folder %1 is gone, so it is not watched any more.").arg(folder_));
        return;
    }
    const auto before = std::exchange(growing_, {});
    const auto files = listed();
    for (auto file = files.begin(); file != files.end(); ++file) {
        const auto known = known_.constFind(file.key());
        if (known != known_.cend() && *known == file.value()) continue;
        if (file->size == 0 || before.value(file.key(), {-1, 0}) != file.value()) {
            growing_.insert(file.key(), file.value());
            continue;
        }
        known_.insert(file.key(), file.value());
        if (canBeLookedAt(file.key())) emit arrived(QUrl::fromLocalFile(file.key()));
    }
    if (!growing_.isEmpty()) settling_.start();
}

}  // namespace adjutant::scanner
