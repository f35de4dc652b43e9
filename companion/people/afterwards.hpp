// SPDX-License-Identifier: GPL-3.0-or-later
// What is left to say when the game at the table is over, read from its journal: who played, what the league
// waits for, what the chronicle takes, a note. Nothing of it has to be said.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/table_side.hpp"

namespace adjutant::companion {

class CampaignPeople;
class ChronicleDesk;
class LeagueDesk;
class TableController;

class Afterwards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Sides that nobody is named for, where the campaign knows people.
    Q_PROPERTY(QVariantList unknown READ unknown NOTIFY changed)  ///< a tableSide each
    Q_PROPERTY(QString waiting READ waiting NOTIFY
                   changed)  ///< "Ann beat Bob": the league waits for it; may be empty
    Q_PROPERTY(int notes READ notes NOTIFY changed)  ///< those that are written
    Q_PROPERTY(int left READ left NOTIFY changed)    ///< how much is asked

  public:
    Afterwards(TableController& table, LeagueDesk& league, ChronicleDesk& chronicle, CampaignPeople& people,
               QObject* parent);
    static Afterwards* create(QQmlEngine* engine, QJSEngine*);

    /// Reads it anew.
    Q_INVOKABLE void refresh();
    /// Into the league.
    Q_INVOKABLE bool record();
    Q_INVOKABLE bool addNote(const QString& text);

    [[nodiscard]] QVariantList unknown() const { return asVariants(unknown_); }
    [[nodiscard]] const QString& waiting() const { return waiting_; }
    [[nodiscard]] int notes() const { return notes_; }
    [[nodiscard]] int left() const;

  signals:
    void changed();

  private:
    TableController& table_;
    LeagueDesk& league_;
    ChronicleDesk& chronicle_;
    CampaignPeople& people_;
    QList<TableSide> unknown_;
    QString waiting_, waitingAt_;
    int notes_ = 0;
};

}  // namespace adjutant::companion
