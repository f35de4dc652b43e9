// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the game at hand: the clauses behind an act, a card, an outcome or a number, each with its
// neighbours, and all of them by chapters and by a search. They are the ledger that the program carries, so
// nothing is asked of anybody. The ledger is English in every language.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "companion/bridge/clause_list.hpp"

namespace adjutant {

class BehindWords;

}  // namespace adjutant

namespace adjutant::companion {

class TableController;

class RuleDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Rules)
    QML_SINGLETON
    // What is looked at.
    Q_PROPERTY(QString asked READ asked NOTIFY shownChanged)  ///< of what the rule is: "Attack"
    Q_PROPERTY(adjutant::companion::ShownClause shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(adjutant::companion::ShownClause before READ before NOTIFY shownChanged)
    Q_PROPERTY(adjutant::companion::ShownClause after READ after NOTIFY shownChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY shownChanged)  ///< to the clause before
    /// All that stand behind it, what says most first.
    Q_PROPERTY(adjutant::companion::ClauseList* behind READ behind CONSTANT)
    // The whole ledger.
    Q_PROPERTY(
        QString game READ game NOTIFY ledgerChanged)  ///< whose rules these are; empty: no game is open
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY ledgerChanged)
    Q_PROPERTY(QString find READ find WRITE setFind NOTIFY foundChanged)  ///< words, or a clause's id
    Q_PROPERTY(QString chapter READ chapter WRITE setChapter NOTIFY foundChanged)  ///< alone; empty: all
    Q_PROPERTY(adjutant::companion::ClauseList* found READ found CONSTANT)

  public:
    explicit RuleDesk(const TableController& table, QObject* parent = nullptr);
    static RuleDesk* create(QQmlEngine* engine, QJSEngine*);

    /// What a rule is asked of; `title` is what the screen calls it. Where no clause is behind it nothing is
    /// shown, and false is answered.
    Q_INVOKABLE bool showClause(const QString& clause, const QString& title = {});
    /// `why`: the clause that forbids it, where it is forbidden; it is shown first.
    Q_INVOKABLE bool showAction(const QString& action, const QString& title, const QString& why = {});
    Q_INVOKABLE bool showCard(const QString& card, const QString& title);
    /// Of all outcomes that an act may have.
    Q_INVOKABLE bool showOutcomes(const QString& action, const QStringList& outcomes, const QString& title);
    /// On to a neighbour, or to another that is behind the same.
    Q_INVOKABLE void go(const QString& clause);
    Q_INVOKABLE void back();

    [[nodiscard]] QString asked() const { return asked_; }
    [[nodiscard]] ShownClause shown() const;
    [[nodiscard]] ShownClause before() const;
    [[nodiscard]] ShownClause after() const;
    [[nodiscard]] bool canGoBack() const { return trail_.size() > 1; }
    [[nodiscard]] ClauseList* behind() { return &behind_; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QStringList chapters() const;
    [[nodiscard]] QString find() const { return find_; }
    void setFind(const QString& words);
    [[nodiscard]] QString chapter() const { return chapter_; }
    void setChapter(const QString& chapter);
    [[nodiscard]] ClauseList* found() { return &found_; }

  signals:
    void shownChanged();
    void ledgerChanged();
    void foundChanged();
    void wanted();  ///< a rule was asked for and is there: it is to be seen

  private:
    void follow();
    void search();
    bool show(std::vector<const Clause*> clauses, const QString& title);
    [[nodiscard]] const Clause* current() const { return trail_.empty() ? nullptr : trail_.back(); }

    const TableController& table_;
    const Ledger* ledger_ = nullptr;  ///< of the game at hand
    const BehindWords* behindWords_ = nullptr;
    std::vector<const Clause*> trail_;
    ClauseList behind_, found_;
    QString asked_, find_, chapter_;
};

}  // namespace adjutant::companion
