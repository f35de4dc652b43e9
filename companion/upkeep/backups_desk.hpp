// SPDX-License-Identifier: GPL-3.0-or-later
// The backups of the campaign file: made by themselves while games are played, and brought back by hand.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <optional>

#include "companion/backup_keeper.hpp"
#include "companion/bridge/rows_model.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;

class BackupsDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Backups)
    QML_SINGLETON
    Q_PROPERTY(adjutant::companion::RowsModel* rows READ rows CONSTANT)  ///< the newest first: {when, size}
    // Of the one that is looked at: when it was made, what it holds, and what the file holds now.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString held READ held NOTIFY changed)
    Q_PROPERTY(QString now READ now NOTIFY changed)

  public:
    BackupsDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    static BackupsDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void refresh();
    /// False, with failed, where it cannot be read.
    Q_INVOKABLE bool look(const QString& id);
    /// The one that is looked at takes the place of the file; what was there becomes a backup. The game at
    /// the table is closed.
    Q_INVOKABLE bool restore();
    Q_INVOKABLE bool make();

    [[nodiscard]] RowsModel* rows() { return &rows_; }
    [[nodiscard]] const QString& title() const { return title_; }
    [[nodiscard]] const QString& held() const { return held_; }
    [[nodiscard]] const QString& now() const { return now_; }

  signals:
    void changed();
    void told(const QString& sentence);  ///< what was made or brought back
    void failed(const QString& sentence);

  private:
    void watch();
    void hear();
    void played();
    [[nodiscard]] std::optional<db::KeptBackup> chosen() const;

    CampaignsController& campaigns_;
    TableController& table_;
    std::optional<BackupKeeper> keeper_;
    bool over_ = false;
    QTimer due_;
    std::int64_t number_ = 0;
    QString title_, held_, now_;
    RowsModel rows_;
};

}  // namespace adjutant::companion
