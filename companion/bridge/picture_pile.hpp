// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and films that were chosen, dropped on the window or sent from a phone: the scanner looks at one
// after the other in the camera's place, and each keeps what came of it. Shown by PictureStrip.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include "companion/bridge/rows_model.hpp"

namespace adjutant::companion {

class PicturePile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// {id, name, film, state, note}; state is "waiting", "now", "read" or "failed", note what came of it.
    Q_PROPERTY(adjutant::companion::RowsModel* files READ files CONSTANT)
    /// What the scanner is to look at; both are empty while the camera is.
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    Q_PROPERTY(QUrl film READ film NOTIFY changed)
    Q_PROPERTY(QString current READ current NOTIFY changed)  ///< its row's id
    /// It is looked at for the first time, so what is read counts.
    Q_PROPERTY(bool fresh READ isFresh NOTIFY changed)

  public:
    explicit PicturePile(QObject* parent = nullptr);

    /// A folder stands for the pictures and films in it. A file that is there already is read again.
    Q_INVOKABLE void add(const QList<QUrl>& files);
    /// A code was read in the current file.
    Q_INVOKABLE void count(const QString& text);
    /// The scanner is done with the current file; the next one comes. `problem`: why it could not be read.
    Q_INVOKABLE void ended(const QString& problem);
    /// Looks at a file again: what is read then does not count.
    Q_INVOKABLE void show(const QString& id);
    /// Back to the camera.
    Q_INVOKABLE void clear();

    [[nodiscard]] RowsModel* files() { return &files_; }
    [[nodiscard]] QUrl picture() const;
    [[nodiscard]] QUrl film() const;
    [[nodiscard]] QString current() const { return current_; }
    [[nodiscard]] bool isFresh() const { return fresh_; }

    static constexpr int most = 200;  ///< files; more at a time are not taken

  signals:
    void changed();
    /// The file that is shown already is to be read once more.
    void again();
    /// A file could not be read, or more were given than are taken; the others are read all the same.
    void failed(const QString& sentence);

  private:
    void put(const QString& id, const QString& name, const QString& state, const QString& note);
    void addPath(const QString& path);
    void takeNext();

    RowsModel files_;
    QString current_;
    QStringList texts_;  ///< read in the current file
    bool fresh_ = false;
};

}  // namespace adjutant::companion
