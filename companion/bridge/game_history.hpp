// SPDX-License-Identifier: GPL-3.0-or-later
// The game so far, for looking back: the steps that the log's scrub bar goes over, where each round began,
// the older lines that left, and how the trackers went from round to round.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "companion/bridge/act_numbers.hpp"
#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/game_plots.hpp"
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

/// A mark on the scrub bar: where a round begins, or where an older line left.
struct ScrubMark {
    Q_GADGET
    QML_VALUE_TYPE(scrubMark)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QString name MEMBER name)  ///< of the round
    Q_PROPERTY(int length MEMBER length)  ///< acts of the older line

  public:
    int step = 0, length = 0;
    QString name{};
    bool operator==(const ScrubMark&) const = default;
};

class GameHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one: GameLog.history")
    /// Acts on the line of play, and the one that is shown, from 1.
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(QVariantList rounds READ roundList NOTIFY changed)     ///< a scrubMark each
    Q_PROPERTY(QVariantList branches READ branchList NOTIFY changed)  ///< likewise, of the older lines
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
    /// The trackers over the rounds, who held what, and the dice.
    [[nodiscard]] QList<GamePlot> plots() const;
    Q_INVOKABLE QVariantList plotList() const { return asVariants(plots()); }  ///< a gamePlot each

    [[nodiscard]] int steps() const { return static_cast<int>(line_.acts.size()); }
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] QVariantList roundList() const { return asVariants(rounds()); }
    [[nodiscard]] QVariantList branchList() const { return asVariants(branches()); }
    [[nodiscard]] QList<ScrubMark> rounds() const;
    [[nodiscard]] QList<ScrubMark> branches() const;
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
