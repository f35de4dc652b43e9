// SPDX-License-Identifier: GPL-3.0-or-later
// One game of the chosen campaign, looked at without the table: who played, how it came out, when and how
// long, and what was noted. Words with a # in a note are its tags.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>
#include <QVideoSink>

#include "companion/bridge/rows_model.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;

class GameDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameRecord)
    QML_SINGLETON
    Q_PROPERTY(QString id READ id NOTIFY changed)  ///< as in Campaigns.games; empty while none is shown
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString systemName READ systemName NOTIFY changed)
    Q_PROPERTY(
        QString when READ when NOTIFY changed)  ///< "Mill Run · 3 March 2026 · 2 h 15 min · 212 entries"
    Q_PROPERTY(QString place READ place NOTIFY changed)  ///< where it was played; may be empty
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool archived READ isArchived NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    Q_PROPERTY(QStringList tags READ tags NOTIFY changed)  ///< without the #
    /// {name, person, who, outcome, score}
    Q_PROPERTY(adjutant::companion::RowsModel* sides READ sides CONSTANT)
    /// {picture, words}, by their names; `picture` is for PhotographPicture.
    Q_PROPERTY(adjutant::companion::RowsModel* photographs READ photographs CONSTANT)

  public:
    GameDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    static GameDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void show(const QString& id);
    /// False, with failed, where the name is taken or empty. A game at the table is closed by it.
    Q_INVOKABLE bool rename(const QString& name);
    /// Into the game's journal, so that its report tells it. The game comes to the table.
    Q_INVOKABLE bool addNote(const QString& text);
    Q_INVOKABLE bool setPlace(const QString& place);
    /// Where pictures lie on this machine.
    [[nodiscard]] Q_INVOKABLE QUrl picturesFolder() const;
    /// Files: those that are no pictures are told in failed(), the others come in all the same. How many did.
    Q_INVOKABLE int addPhotographs(const QList<QUrl>& files);
    /// What the camera shows at this moment. False, with failed, while it shows nothing.
    Q_INVOKABLE bool takePhotograph(QVideoSink* sink);
    Q_INVOKABLE bool describePhotograph(const QString& name, const QString& words);
    /// Brings it to the table.
    Q_INVOKABLE bool open();

    [[nodiscard]] const QString& id() const { return id_; }
    [[nodiscard]] const QString& name() const { return name_; }
    [[nodiscard]] const QString& systemName() const { return systemName_; }
    [[nodiscard]] const QString& when() const { return when_; }
    [[nodiscard]] const QString& outcome() const { return outcome_; }
    [[nodiscard]] bool isOver() const { return over_; }
    [[nodiscard]] bool isArchived() const { return archived_; }
    [[nodiscard]] const QStringList& notes() const { return notes_; }
    [[nodiscard]] const QStringList& tags() const { return tags_; }
    [[nodiscard]] const QString& place() const { return place_; }
    [[nodiscard]] RowsModel* sides() { return &sides_; }
    [[nodiscard]] RowsModel* photographs() { return &photographs_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    bool keep(const std::string& picture);

    CampaignsController& campaigns_;
    TableController& table_;
    QString id_, name_, systemName_, when_, outcome_, place_;
    bool over_ = false, archived_ = false;
    QStringList notes_, tags_;
    RowsModel sides_, photographs_;
};

}  // namespace adjutant::companion
