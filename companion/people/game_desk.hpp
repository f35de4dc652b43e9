// SPDX-License-Identifier: GPL-3.0-or-later
// One game of the chosen campaign, looked at without the table: who played, how it came out, when and how
// long, and what was noted. Words with a # in a note are its tags.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

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
    Q_PROPERTY(QString when READ when NOTIFY changed)  ///< "3 March 2026, 2 h 15 min, 212 entries"
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool archived READ isArchived NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    Q_PROPERTY(QStringList tags READ tags NOTIFY changed)  ///< without the #
    /// {name, person, who, outcome, score}
    Q_PROPERTY(adjutant::companion::RowsModel* sides READ sides CONSTANT)

  public:
    GameDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    static GameDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void show(const QString& id);
    /// False, with failed, where the name is taken or empty. A game at the table is closed by it.
    Q_INVOKABLE bool rename(const QString& name);
    /// Into the game's journal, so that its report tells it. The game comes to the table.
    Q_INVOKABLE bool addNote(const QString& text);
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
    [[nodiscard]] RowsModel* sides() { return &sides_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    CampaignsController& campaigns_;
    TableController& table_;
    QString id_, name_, systemName_, when_, outcome_;
    bool over_ = false, archived_ = false;
    QStringList notes_, tags_;
    RowsModel sides_;
};

}  // namespace adjutant::companion
