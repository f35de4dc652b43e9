// SPDX-License-Identifier: GPL-3.0-or-later
// The game so far, for looking back: the steps that the log's scrub bar goes over, where each round began,
// the older lines that left, and how the trackers went from round to round.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "companion/bridge/act_numbers.hpp"
#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/line_of_play.hpp"
#include "companion/bridge/table_view.hpp"
#include "engine/play/game.hpp"

namespace adjutant::companion {

/// The act that is shown while somebody looks back.
struct ShownAct {
    Q_GADGET
    QML_VALUE_TYPE(shownAct)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString after MEMBER after)  ///< the act, as Undo calls it; "" before the first
    Q_PROPERTY(int ago MEMBER ago)          ///< so many acts

  public:
    int round = 0, ago = 0;
    QString after{};
    bool operator==(const ShownAct&) const = default;
};

class GameHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one: GameLog.history")
    /// Acts on the line of play, and the one that is shown, from 1.
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)      ///< [{name, entry}]: where each begins
    Q_PROPERTY(QVariantList branches READ branches NOTIFY changed)  ///< [{entry, length}]: older lines
    Q_PROPERTY(adjutant::companion::ShownAct shown READ shown NOTIFY changed)

  public:
    GameHistory(const TableView& view, const ActNumbers& numbers, QObject* parent = nullptr);

    /// After every entry, and when another moment is shown. `game` may be null, and its acts are counted in
    /// the numbers; `looking` is an act, or 0 for now.
    void follow(const Game* game, Seq looking);

    /// The act at a step of the line.
    [[nodiscard]] Seq actAt(int step) const;
    [[nodiscard]] const std::vector<OlderLine>& older() const { return line_.older; }
    /// The older lines that left at act `seq`.
    [[nodiscard]] QList<LeftLine> olderFrom(Seq seq) const;
    /// The trackers over the rounds, who held what, and the dice, as Plot and PlotOfHoldings take them:
    /// [{title, labels, acts, series, bars}], [{title, labels, acts, sides, places}].
    Q_INVOKABLE QVariantList plots() const;

    [[nodiscard]] int steps() const { return static_cast<int>(line_.acts.size()); }
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] QVariantList rounds() const;
    [[nodiscard]] QVariantList branches() const;
    [[nodiscard]] ShownAct shown() const;

  signals:
    void changed();

  private:
    const TableView& view_;
    const ActNumbers& numbers_;
    const Game* game_ = nullptr;
    LineOfPlay line_;
    Seq here_ = 0;
    int step_ = 0;
};

}  // namespace adjutant::companion
