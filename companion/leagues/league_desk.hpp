// SPDX-License-Identifier: GPL-3.0-or-later
// The league of the chosen campaign as its page shows it: who is in, the tables of a round, who stands where;
// and what can be done with it. Every act is an entry of the league's journal (companion/league_book.hpp).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "companion/bridge/rows_model.hpp"
#include "companion/leagues/league_course.hpp"
#include "league/event.hpp"

namespace adjutant::db {
class CampaignFile;
}

namespace adjutant::companion {

class CampaignsController;
class KnownResults;
class LeagueBook;

class LeagueDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(League)
    QML_SINGLETON
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(bool ladder READ isLadder NOTIFY changed)
    Q_PROPERTY(QString head READ head NOTIFY changed)      ///< "Swiss, round 2 of 5"
    Q_PROPERTY(QString leader READ leader NOTIFY changed)  ///< who stands first; empty before the first game
    Q_PROPERTY(adjutant::companion::LeagueCourse course READ course NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)  ///< the one that is shown; 0 without any
    Q_PROPERTY(adjutant::companion::LeagueAsked asked READ asked NOTIFY changed)
    Q_PROPERTY(int open READ openTables NOTIFY changed)    ///< tables of the last round without a result
    Q_PROPERTY(int known READ knownTables NOTIFY changed)  ///< results that the campaign's games know
    Q_PROPERTY(QString whyNotPair READ whyNotPair NOTIFY changed)  ///< empty: the next round may be paired
    /// Of the shown round: {table, a, b, done, winner ("a", "b", "draw", ""), words, score, bonus, known,
    /// going, bye}. Of a ladder its games, and first those that are known and not told.
    Q_PROPERTY(adjutant::companion::RowsModel* tables READ tables CONSTANT)
    /// After the shown round: {rank, name, club, played, won, drawn, lost, points, because, tieBreaks,
    /// form, cells}.
    Q_PROPERTY(adjutant::companion::RowsModel* standings READ standings CONSTANT)
    /// Everybody of the campaign: {name, club, entered, plays, entrant}.
    Q_PROPERTY(adjutant::companion::RowsModel* people READ people CONSTANT)
    Q_PROPERTY(QString said READ said NOTIFY saidChanged)  ///< what the last act changed, in a sentence

  public:
    LeagueDesk(CampaignsController& campaigns, QObject* parent);
    ~LeagueDesk() override;
    static LeagueDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void refresh();
    /// Makes the campaign's league. False, with failed, where it has one.
    bool make(league::Rules rules);

    /// One of the campaign's people, from the next round on, or again. `person` is the number: "p7".
    Q_INVOKABLE bool enter(const QString& person);
    /// A name that is typed; who has it in the campaign is meant, else somebody new.
    Q_INVOKABLE bool enterNamed(const QString& name);
    Q_INVOKABLE bool enterAll();
    /// From the first round on that is not played yet.
    Q_INVOKABLE bool drop(const QString& person);

    Q_INVOKABLE bool pairNext();
    /// The result of a table, or another in its place. `winner` is "a", "b" or "draw"; the score is of a and
    /// b, or is left out; so are the figures that a bonus asks for: {id: [of a, of b]}.
    Q_INVOKABLE bool tell(const QString& table, const QString& winner, const QVariantList& score = {},
                          const QVariantMap& figures = {});
    /// How the points of the first six grew in the shown season: a plotSeries each; none of a ladder.
    Q_INVOKABLE QVariantList pointsGrown() const;
    /// Shows the last round of a season that is paired.
    Q_INVOKABLE void showSeason(int season);
    /// What the campaign's games know of this table.
    Q_INVOKABLE bool takeKnown(const QString& table);
    Q_INVOKABLE bool takeAllKnown();
    /// A game on a ladder; both by the number of the person.
    Q_INVOKABLE bool challenge(const QString& a, const QString& b, const QString& winner);
    /// The table at which the game's result waits, by its number and in words; or neither.
    [[nodiscard]] std::pair<QString, QString> waitingFor(const QString& game);

    [[nodiscard]] bool exists() const;
    [[nodiscard]] bool isLadder() const;
    [[nodiscard]] QString head() const;
    [[nodiscard]] QString leader() const;
    [[nodiscard]] int rounds() const;
    [[nodiscard]] int round() const { return round_; }
    void setRound(int round);
    [[nodiscard]] LeagueCourse course() const;
    [[nodiscard]] LeagueAsked asked() const;
    [[nodiscard]] int openTables() const;
    [[nodiscard]] int knownTables() const;
    [[nodiscard]] QString whyNotPair() const { return whyNotPair_; }
    [[nodiscard]] RowsModel* tables() { return &tables_; }
    [[nodiscard]] RowsModel* standings() { return &standings_; }
    [[nodiscard]] RowsModel* people() { return &people_; }
    [[nodiscard]] const QString& said() const { return said_; }

  signals:
    void changed();
    void saidChanged();
    void acted();  ///< something was written into the league
    void failed(const QString& sentence);

  private:
    using Work = std::function<bool(db::CampaignFile&, LeagueBook&)>;
    /// In one commit; `said` anew, and everything shown again.
    bool act(const Work& work);
    bool enterOne(db::CampaignFile&, LeagueBook&, const std::string& person);
    bool tellTable(db::CampaignFile&, LeagueBook&, int round, int table, league::Outcome);
    bool takeOne(db::CampaignFile&, LeagueBook&, const KnownResults&, int round, int table);
    void say(const QString& sentence);
    void show();
    void showTables(const KnownResults&);
    void showStandings();
    void showPeople();

    CampaignsController& campaigns_;
    std::unique_ptr<LeagueBook> book_;
    std::unique_ptr<KnownResults> knownResults_;
    int round_ = 0;
    QString said_, whyNotPair_;
    RowsModel tables_, standings_, people_;
};

}  // namespace adjutant::companion
