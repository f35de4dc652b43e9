// SPDX-License-Identifier: GPL-3.0-or-later
// The log of the game at the table: its entries, where play stands among them, which act is looked at, and
// what happened last.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/game_history.hpp"
#include "companion/bridge/journal_model.hpp"
#include "companion/bridge/table_card.hpp"

namespace adjutant::companion {

class GameLog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::companion::JournalModel* journal READ journal CONSTANT)
    Q_PROPERTY(adjutant::companion::GameHistory* history READ history CONSTANT)
    Q_PROPERTY(int entries READ entries NOTIFY journalChanged)
    Q_PROPERTY(
        int cursor READ cursor NOTIFY journalChanged)  ///< the last act that counts; 0 before the first
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY journalChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY journalChanged)
    Q_PROPERTY(QString undoLabel READ undoLabel NOTIFY journalChanged)  ///< "the move"
    Q_PROPERTY(int looking READ looking NOTIFY lookingChanged)  ///< the act whose state is shown; 0: now
    Q_PROPERTY(QString sentence READ sentence NOTIFY sentenceChanged)         ///< what happened last
    Q_PROPERTY(QVariantList lastRolls READ lastRolls NOTIFY sentenceChanged)  ///< a thrownRoll each
    /// The act of the rules that it was; empty where nothing has happened.
    Q_PROPERTY(QString lastWord READ lastWord NOTIFY journalChanged)
    /// The card that the last act drew; of no id where it drew none.
    Q_PROPERTY(adjutant::companion::TableCard drawnCard READ drawnCard NOTIFY sentenceChanged)

  public:
    explicit GameLog(const TableView& view, QObject* parent);
    static GameLog* create(QQmlEngine* engine, QJSEngine*);

    /// Another game is at the table: its acts are counted anew, and nothing is looked back at.
    void forget();
    /// The state after this act is shown from now on; 0: as it is now. Told by the next show().
    void lookAt(int seq) { looking_ = seq; }
    /// After every entry, and when another moment is looked at. `game` may be null: there is none.
    void show(const Game* game);
    void tell(const QString& sentence, const QList<ThrownRoll>& rolls = {}, const TableCard& card = {});

    [[nodiscard]] JournalModel* journal() { return &journal_; }
    [[nodiscard]] GameHistory* history() { return &history_; }
    [[nodiscard]] int entries() const { return shown_.entries; }
    [[nodiscard]] int cursor() const { return shown_.cursor; }
    [[nodiscard]] bool canUndo() const { return shown_.canUndo; }
    [[nodiscard]] bool canRedo() const { return shown_.canRedo; }
    [[nodiscard]] QString undoLabel() const { return shown_.undoLabel; }
    [[nodiscard]] int looking() const { return looking_; }
    [[nodiscard]] QString sentence() const { return sentence_; }
    [[nodiscard]] QVariantList lastRolls() const;
    [[nodiscard]] QString lastWord() const { return journal_.find(QString::number(cursor())).word; }
    [[nodiscard]] TableCard drawnCard() const { return drawnCard_; }

  signals:
    void journalChanged();
    void lookingChanged();
    void sentenceChanged();

  private:
    struct Shown {
        int entries = 0, cursor = 0;
        bool canUndo = false, canRedo = false;
        QString undoLabel{};
        bool operator==(const Shown&) const = default;
    };

    const TableView& view_;
    ActNumbers numbers_;
    GameHistory history_;
    JournalModel journal_;
    Shown shown_;
    int looking_ = 0, toldLooking_ = 0;
    QString sentence_;
    QList<ThrownRoll> lastRolls_;
    TableCard drawnCard_;
};

}  // namespace adjutant::companion
