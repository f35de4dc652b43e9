// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the game at hand: the clauses behind an act, a card, an outcome, a number or whatever else the
// table shows, each with its neighbours, and all of them by chapters and by a search. They are the ledger
// that the program carries, so nothing is asked of anybody. The ledger is English in every language.
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
    /// What the app itself does, as Markdown, where no clause is behind it; else empty.
    Q_PROPERTY(QString told READ told NOTIFY shownChanged)
    /// The offer whose rule it is, where it can be looked at before it is done; else empty.
    Q_PROPERTY(QString offer READ offer NOTIFY shownChanged)
    /// Is it a rule of the game at hand? Those of a game that is only being chosen have no page.
    Q_PROPERTY(bool isOfTable READ isOfTable NOTIFY shownChanged)
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
    /// Has the ledger a rule of that act? It has none of what people do themselves, such as a ruling.
    [[nodiscard]] Q_INVOKABLE bool hasAction(const QString& action) const;
    /// `why`: the clause that forbids it, where it is forbidden; it is shown first.
    Q_INVOKABLE bool showAction(const QString& action, const QString& title, const QString& why = {});
    /// Of an offer that may be looked at before it is done: the same, with the way to that.
    Q_INVOKABLE bool showOffer(const QString& id, const QString& action, const QString& title);
    Q_INVOKABLE bool showCard(const QString& card, const QString& title);
    Q_INVOKABLE bool showParameter(const QString& action, const QString& name, const QString& title);
    Q_INVOKABLE bool showStock(const QString& stock, const QString& title);
    Q_INVOKABLE bool showPiece(const QString& id);
    Q_INVOKABLE bool showPlace(const QString& id);
    /// Why the game ended.
    Q_INVOKABLE bool showReason(const QString& reason, const QString& title);
    /// Of a game that need not be at hand.
    Q_INVOKABLE bool showOption(const QString& system, const QString& option, const QString& title);
    /// What the app does by itself, in the words of its help (Markdown): no game rules it.
    Q_INVOKABLE void tell(const QString& title, const QString& words);
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
    [[nodiscard]] QString told() const { return told_; }
    [[nodiscard]] QString offer() const { return offer_; }
    [[nodiscard]] bool isOfTable() const { return shownLedger_ == ledger_; }
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
    bool showOf(const Ledger* ledger, std::vector<const Clause*> clauses, const QString& title);
    [[nodiscard]] const Clause* current() const { return trail_.empty() ? nullptr : trail_.back(); }

    const TableController& table_;
    const Ledger* ledger_ = nullptr;       ///< of the game at hand
    const Ledger* shownLedger_ = nullptr;  ///< of what is looked at
    const BehindWords* behindWords_ = nullptr;
    std::vector<const Clause*> trail_;
    ClauseList behind_, found_;
    QString asked_, told_, offer_, find_, chapter_;
};

}  // namespace adjutant::companion
