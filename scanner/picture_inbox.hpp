// SPDX-License-Identifier: GPL-3.0-or-later
// A folder into which a phone sends its pictures (over Bluetooth, the network or a cable, with whatever
// program): pictures and films that arrive while it is watched are handed on, once they are there whole.
#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <QUrl>

namespace adjutant::scanner {

class PictureInbox : public QObject {
    Q_OBJECT
    /// A path; the user's downloads, where programs put what is sent, unless another one is set.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY changed)
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY changed)

  public:
    explicit PictureInbox(QObject* parent = nullptr);

    [[nodiscard]] QString folder() const { return folder_; }
    void setFolder(const QString& folder);
    [[nodiscard]] bool isWatching() const { return watching_; }
    /// What lies in the folder at this moment is old; only what comes or changes later has arrived.
    void setWatching(bool watching);

    static constexpr int settlesIn = 400;  ///< milliseconds without a change after which a file is whole

  signals:
    void changed();
    void arrived(const QUrl& file);
    /// The folder cannot be watched, or is gone: why, in a sentence. It is not watched any more.
    void failed(const QString& sentence);

  private:
    struct Stamp {
        qint64 size = 0;
        qint64 time = 0;
        bool operator==(const Stamp&) const = default;
    };
    [[nodiscard]] QHash<QString, Stamp> listed() const;
    void restart();
    void look();

    QString folder_;
    bool watching_ = false;
    QFileSystemWatcher watcher_;
    QTimer settling_;
    QHash<QString, Stamp> known_;    ///< files as they were when last handed on, or at the start
    QHash<QString, Stamp> growing_;  ///< files that changed, as they were at the last look
};

/// Whether a file is a film rather than a picture, by its name and its first bytes.
[[nodiscard]] bool isFilm(const QString& path);
/// Whether a file is a picture or a film at all.
[[nodiscard]] bool canBeLookedAt(const QString& path);

}  // namespace adjutant::scanner
