// SPDX-License-Identifier: GPL-3.0-or-later
// An act as a row of the log: its sentence, its sums, its dice and its time.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/act_numbers.hpp"
#include "companion/bridge/act_sum.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/bridge/thrown_roll.hpp"

namespace adjutant {
class Game;
class Retelling;
}  // namespace adjutant

namespace adjutant::companion {

/// A line of play that left at an act and counts no more.
struct LeftLine {
    Q_GADGET
    QML_VALUE_TYPE(leftLine)
    Q_PROPERTY(int seq MEMBER seq)        ///< its last act
    Q_PROPERTY(QString text MEMBER text)  ///< its first act, as Undo calls it
    Q_PROPERTY(int acts MEMBER acts)

  public:
    int seq = 0, acts = 0;
    QString text{};
    bool operator==(const LeftLine&) const = default;
};

/// An act as the log shows it.
struct LogEntry {
    Q_GADGET
    QML_VALUE_TYPE(logEntry)
    Q_PROPERTY(QString id MEMBER id)          ///< the number of the entry, as text
    Q_PROPERTY(int seq MEMBER seq)            ///< 0: there is none
    Q_PROPERTY(QString number MEMBER number)  ///< of the act: "3.2", the second of round 3
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString time MEMBER time)      ///< of day
    Q_PROPERTY(QString word MEMBER word)      ///< what was done; "" of an entry that cannot be read
    Q_PROPERTY(QString side MEMBER side)      ///< of who acted; "" where that is nobody's
    Q_PROPERTY(QString colour MEMBER colour)  ///< its colour, a key of Sides
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QVariantList sums READ sumsList)    ///< an actSum each
    Q_PROPERTY(QVariantList rolls READ rollsList)  ///< a thrownRoll each
    Q_PROPERTY(bool ruled MEMBER ruled)            ///< the referee set something
    Q_PROPERTY(bool undone MEMBER undone)
    Q_PROPERTY(bool here MEMBER here)              ///< its state is the one that is shown
    Q_PROPERTY(QVariantList older READ olderList)  ///< a leftLine each

  public:
    [[nodiscard]] QVariantList sumsList() const;
    [[nodiscard]] QVariantList rollsList() const;
    [[nodiscard]] QVariantList olderList() const;

    QString id{}, number{}, time{}, word{}, side{}, colour{}, sentence{};
    int seq = 0, round = 0;
    bool ruled = false, undone = false, here = false;
    QList<ActSum> sums{};
    QList<ThrownRoll> rolls{};
    QList<LeftLine> older{};
};

/// What an entry says of itself; whether it counts, and what left there, is for the log to say. One that
/// cannot be read says so. With `retelling` it is told anew, and of what a ruling changed with the value
/// before.
[[nodiscard]] LogEntry entryRow(const EntryText& entry, ActNumber number, const TableView& view,
                                Retelling* retelling = nullptr);

/// What act `seq` of the game did, as it is told: the sentences of its events, or a ruling with what it
/// changed from what to what.
[[nodiscard]] QString toldOf(const nlohmann::json& events, Seq seq, const Game& game, const TableView& view);

/// The sentences of these events, one after the other. Those that only keep the books (`murmurs` of the look
/// file) are left out, unless there are no others.
[[nodiscard]] QString sentenceOf(const nlohmann::json& events, const GameFace& look);
/// The rolls of an act that everybody may see: without the card that one side alone may know.
[[nodiscard]] nlohmann::json toldRolls(const nlohmann::json& rolls, const nlohmann::json& events);

/// What Undo takes back, in a few words: "the attack".
[[nodiscard]] QString takesBack(const EntryText& entry, const GameFace& look);

}  // namespace adjutant::companion
