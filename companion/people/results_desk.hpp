// SPDX-License-Identifier: GPL-3.0-or-later
// The games of the chosen campaign with their results, of one person, against another, of one system, or all;
// and everybody of the campaign with a summary.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <vector>

#include "companion/bridge/rows_model.hpp"
#include "companion/people/campaign_results.hpp"

namespace adjutant::companion {

class CampaignsController;

class ResultsDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Results)
    QML_SINGLETON
    // What is asked for; empty: all. People by their numbers.
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY changed)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome WRITE setOutcome NOTIFY changed)  ///< of the person
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  ///< "Games: 7, won 4, drawn 1, lost 2"
    /// {name, system, systemName, colour, sign, played, resultWords, when, finished, archived}
    Q_PROPERTY(adjutant::companion::RowsModel* games READ games CONSTANT)
    /// {name, club, colour, archived, games, won, drawn, lost}
    Q_PROPERTY(adjutant::companion::RowsModel* people READ people CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* systems READ systems CONSTANT)  ///< {name, games}

  public:
    ResultsDesk(CampaignsController& campaigns, QObject* parent);
    static ResultsDesk* create(QQmlEngine* engine, QJSEngine*);

    /// Reads the campaign anew.
    Q_INVOKABLE void refresh();
    /// What is asked for, in one step.
    Q_INVOKABLE void ask(const QString& person, const QString& opponent, const QString& system,
                         const QString& outcome);

    [[nodiscard]] const QString& person() const { return person_; }
    [[nodiscard]] const QString& opponent() const { return opponent_; }
    [[nodiscard]] const QString& system() const { return system_; }
    [[nodiscard]] const QString& outcome() const { return outcome_; }
    void setPerson(const QString& person) { ask(person, opponent_, system_, outcome_); }
    void setOpponent(const QString& opponent) { ask(person_, opponent, system_, outcome_); }
    void setSystem(const QString& system) { ask(person_, opponent_, system, outcome_); }
    void setOutcome(const QString& outcome) { ask(person_, opponent_, system_, outcome); }
    [[nodiscard]] const QString& summary() const { return summary_; }
    [[nodiscard]] RowsModel* games() { return &games_; }
    [[nodiscard]] RowsModel* people() { return &people_; }
    [[nodiscard]] RowsModel* systems() { return &systems_; }
    /// The last one first.
    [[nodiscard]] const std::vector<GameResult>& results() const { return results_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    [[nodiscard]] bool isAsked(const GameResult&) const;
    void show();

    CampaignsController& campaigns_;
    std::vector<GameResult> results_;
    QString person_, opponent_, system_, outcome_, summary_;
    RowsModel games_, people_, systems_;
};

}  // namespace adjutant::companion
