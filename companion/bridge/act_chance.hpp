// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of an act as the table's dice answer them: which one is due, what lies there already, and what
// each answer would bring.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/due_chance.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

class ActChance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An act that is put together has one: ActDraft.due")
    /// The chance that waits for an answer off the table; of no kind when none does.
    Q_PROPERTY(adjutant::companion::DueChance need READ need NOTIFY changed)
    /// The dice of that chance that are in.
    Q_PROPERTY(QVariantList lying READ lying NOTIFY changed)
    /// What each face would bring: a dueFace each.
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
    void drop() { need_ = {}; }
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

    [[nodiscard]] bool isDue() const { return !need_.kind.isEmpty(); }
    [[nodiscard]] const json& rolls() const;  ///< the answers before the one that is due
    [[nodiscard]] const json& dice() const;   ///< as lying
    [[nodiscard]] DueChance need() const { return need_; }
    [[nodiscard]] QVariantList lying() const;
    [[nodiscard]] QVariantList faces() const { return asVariants(faces_); }
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] QString lastAnswer() const;

  signals:
    void changed();

  private:
    [[nodiscard]] QString titleOf(const json& due) const;
    [[nodiscard]] QList<DueAnswer> choicesOf(const json& need, bool card) const;

    struct Answers;
    const TableView& view_;
    std::unique_ptr<Answers> answers_;
    DueChance need_;
    QList<DueFace> faces_;
};

}  // namespace adjutant::companion
