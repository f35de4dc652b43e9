// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as the log shows it: a row for each act, with its sentence, its sums, its dice and its time. A
// row is made when somebody looks at it, so that the log of a long game costs what is seen of it.
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QMetaProperty>
#include <QQmlEngine>
#include <memory>
#include <vector>

#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/game_history.hpp"
#include "engine/play/retelling.hpp"

namespace adjutant::companion {

class JournalModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

  public:
    /// What a row says beside the act's own words comes from `numbers` and `history`.
    JournalModel(const TableView& view, const ActNumbers& numbers, const GameHistory& history,
                 QObject* parent = nullptr);

    /// After every entry, and when another moment is shown: act `here`. A null game empties it.
    void follow(const Game* game, Seq here);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return roles_; }
    [[nodiscard]] int count() const { return static_cast<int>(acts_.size()); }

    /// The row as a value; its `seq` is 0 when there is none.
    Q_INVOKABLE adjutant::companion::LogEntry at(int row) const;
    Q_INVOKABLE adjutant::companion::LogEntry find(const QString& id) const { return at(rowOf(id)); }
    /// The id of a row is the number of its entry. -1 when there is no such row.
    Q_INVOKABLE int rowOf(const QString& id) const;

  signals:
    void countChanged();

  private:
    void appendNew(const Journal& journal);
    void announce(const std::vector<bool>& changed);
    [[nodiscard]] const LogEntry& entry(Seq act) const;
    [[nodiscard]] QVariant value(Seq act, const QByteArray& role) const;
    [[nodiscard]] bool isUndone(Seq act) const { return !counts_[static_cast<std::size_t>(act - 1)]; }

    const TableView& view_;
    const ActNumbers& numbers_;
    const GameHistory& history_;
    QHash<int, QByteArray> roles_;
    const Game* game_ = nullptr;
    std::unique_ptr<Retelling> retelling_;  ///< of `game_`
    std::vector<Seq> acts_;                 ///< the act of each row
    std::vector<bool> counts_;              ///< which entries are in effect; index seq - 1
    std::vector<OlderLine> older_;          ///< as the rows show them
    Seq here_ = 0;
    mutable QCache<Seq, LogEntry> rows_;  ///< what an act says of itself, for those that were looked at
};

}  // namespace adjutant::companion
