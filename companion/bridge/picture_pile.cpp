// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/picture_pile.hpp"

#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "scanner/picture_inbox.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QString codesWord(qsizetype count) {
    if (count == 0) return PicturePile::tr("no code");
    return PicturePile::tr("%n codes", "", int(count));
}

}  // namespace

PicturePile::PicturePile(QObject* parent) : QObject(parent), files_({"name", "film", "state", "note"}) {}

QUrl PicturePile::picture() const {
    const bool film = files_.find(current_).value("film").toBool();
    return current_.isEmpty() || film ? QUrl() : QUrl::fromLocalFile(current_);
}

QUrl PicturePile::film() const {
    const bool film = files_.find(current_).value("film").toBool();
    return film ? QUrl::fromLocalFile(current_) : QUrl();
}

void PicturePile::put(const QString& id, const QString& name, const QString& state, const QString& note) {
    const json row{{"id", id.toStdString()},
                   {"name", name.toStdString()},
                   {"film", state != "failed" && scanner::isFilm(id)},
                   {"state", state.toStdString()},
                   {"note", note.toStdString()}};
    if (files_.rowOf(id) < 0)
        files_.append(json::array({row}));
    else
        files_.patch(id, row);
}

void PicturePile::add(const QList<QUrl>& files) {
    for (const QUrl& url : files) {
        const QString path = url.toLocalFile();
        const QString name = url.fileName().isEmpty() ? url.toString() : url.fileName();
        if (!url.isLocalFile()) {
            put(url.toString(), name, QStringLiteral("failed"), tr("It is not on this machine."));
            emit failed(tr("%1 is not a file on this machine. Save it first, then drop it here.").arg(name));
        } else if (QFileInfo(path).isDir()) {
            const QDir folder(path);
            const QStringList names = folder.entryList(QDir::Files | QDir::Readable, QDir::Name);
            for (const QString& each : names) {
                if (scanner::canBeLookedAt(folder.filePath(each))) addPath(folder.filePath(each));
            }
        } else {
            addPath(path);
        }
    }
    if (!fresh_) takeNext();
}

void PicturePile::addPath(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (files_.rowOf(path) < 0 && files_.count() >= most) {
        emit failed(tr("%1 is left out: %2 files are read at a time.").arg(name).arg(most));
        return;
    }
    if (path == current_ && fresh_) return;  // it is being read
    put(path, name, QStringLiteral("waiting"), {});
}

void PicturePile::takeNext() {
    const QString before = current_;
    fresh_ = false;
    for (int row = 0; row < files_.count() && !fresh_; ++row) {
        const QVariantMap file = files_.at(row);
        if (file.value("state") != "waiting") continue;
        current_ = file.value("id").toString();
        fresh_ = true;
        texts_.clear();
        files_.patch(current_, {{"state", "now"}});
    }
    emit changed();
    if (fresh_ && current_ == before) emit again();
}

void PicturePile::count(const QString& text) {
    if (fresh_ && !texts_.contains(text)) texts_ << text;
}

void PicturePile::ended(const QString& problem) {
    if (!fresh_) return;
    const QString name = files_.find(current_).value("name").toString();
    if (problem.isEmpty() || !texts_.isEmpty()) {
        put(current_, name, QStringLiteral("read"), codesWord(texts_.size()));
    } else {
        files_.patch(current_, {{"state", "failed"}, {"note", problem.toStdString()}});
        emit failed(QStringLiteral("%1: %2").arg(name, problem));
    }
    takeNext();
}

void PicturePile::show(const QString& id) {
    if (fresh_ || files_.rowOf(id) < 0 || id == current_ || !QFileInfo(id).isFile()) return;
    current_ = id;
    emit changed();
}

void PicturePile::clear() {
    files_.setRows(json::array());
    current_.clear();
    fresh_ = false;
    emit changed();
}

}  // namespace adjutant::companion
