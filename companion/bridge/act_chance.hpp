// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of an act as the table's dice answer them: which one is due, what lies there already, and what
// each answer would bring.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

class ActChance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An act that is put together has one: ActDraft.due")
    /// The chance that waits for an answer off the table; empty when none does. {for, title, needs ("5 or 6
    /// hits"), number and of (which of the act's chances it is, and of how many where that is known), who,
    /// whoColour, kind, secret, dice, count, sides, choices: [{value, label, sign, colour}]}
    Q_PROPERTY(QVariantMap need READ need NOTIFY changed)
    /// The dice of that chance that are in.
    Q_PROPERTY(QVariantList lying READ lying NOTIFY changed)
    /// What each answer would bring: [{got, label, good, bad, met, known}]
    Q_PROPERTY(QVariantList faces READ faces NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    /// What would be taken back: "the 4", "heads", the name of a card; empty when nothing is in.
    Q_PROPERTY(QString lastAnswer READ lastAnswer NOTIFY changed)

  public:
    using json = nlohmann::json;

    explicit ActChance(const TableView& view, QObject* parent = nullptr);
    ~ActChance() override;

    // None of these tells anybody: changed() is the caller's.
    /// Nothing is due and nothing is in.
    void clear();
    /// These chances were answered before, and are not taken back one by one.
    void begin(const json& rolls);
    /// This one is due.
    void take(const json& need);
    /// None is due any more; the answers stay.
    void drop() { need_.clear(); }
    /// An answer to it. True when it is whole: not while more dice of it are to come.
    [[nodiscard]] bool answer(const json& value);
    /// The last die that lies there goes; false when none does.
    [[nodiscard]] bool liftDie();
    /// All of them go.
    void liftDice();
    /// The last whole answer goes, with what was known after it.
    [[nodiscard]] json takeBack();
    /// Of an answer that was taken back only the last die was wrong: the others lie there again.
    void layBack(json dice);
    /// What each answer would bring, by the engine's reply; a percentage is of `chance`.
    void show(const json& reply, const QString& chance);

    [[nodiscard]] bool isDue() const { return !need_.isEmpty(); }
    [[nodiscard]] const json& rolls() const;  ///< the answers before the one that is due
    [[nodiscard]] const json& dice() const;   ///< as lying
    [[nodiscard]] QVariantMap need() const { return need_; }
    [[nodiscard]] QVariantList lying() const;
    [[nodiscard]] QVariantList faces() const { return faces_; }
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] QString lastAnswer() const;

  signals:
    void changed();

  private:
    [[nodiscard]] QString titleOf(const json& due) const;
    [[nodiscard]] QVariantList choicesOf(const json& need, bool card) const;

    struct Answers;
    const TableView& view_;
    std::unique_ptr<Answers> answers_;
    QVariantMap need_;
    QVariantList faces_;
};

}  // namespace adjutant::companion
