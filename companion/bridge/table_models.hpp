// SPDX-License-Identifier: GPL-3.0-or-later
// The models of the table: sides with their stocks, pieces, places and what stands on the board. Their rows
// are made from a state once; a touch only changes what is marked in them.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// What is chosen, and what it may go to or be aimed at.
struct Marks {
    QString chosen;       ///< a piece or a place
    QString aimed;        ///< a place
    QStringList legal;    ///< places
    QVariantMap targets;  ///< id of a piece or place → its flag
    QVariantMap ways;     ///< place → the word for how it is reached

    bool operator==(const Marks&) const = default;
};

class TableModels {
  public:
    /// Models that are made on demand belong to `owner`.
    TableModels(const TableView& view, QObject* owner);
    ~TableModels();
    TableModels(const TableModels&) = delete;
    TableModels& operator=(const TableModels&) = delete;

    /// The view has another state, or others can act: rows are made anew when they are shown next.
    void outdate();
    /// Shows it so. True when anything had changed since it was shown last.
    bool show(const Marks& marks);
    void clear();

    [[nodiscard]] RowsModel& pieces() { return pieces_; }
    [[nodiscard]] RowsModel& sides() { return sides_; }
    [[nodiscard]] RowsModel& places() { return places_; }
    [[nodiscard]] RowsModel& counters() { return counters_; }
    [[nodiscard]] const RowsModel& pieces() const { return pieces_; }
    [[nodiscard]] const RowsModel& sides() const { return sides_; }
    [[nodiscard]] const RowsModel& places() const { return places_; }
    /// The pieces and the stocks of one side; the pieces of nobody for "".
    [[nodiscard]] RowsModel* piecesOf(const QString& side);
    [[nodiscard]] RowsModel* stocksOf(const QString& side);

  private:
    void make(const Marks& marks);
    void markAnew(const Marks& before, const Marks& marks);
    void showCounters(nlohmann::json rows, const Marks& marks);
    [[nodiscard]] QVariantMap targetsOnTheBoard(const Marks& marks) const;
    [[nodiscard]] nlohmann::json marksOfPlace(const QString& id, const Marks& marks) const;
    void showSides();
    void shareOut();

    const TableView& view_;
    QObject* owner_;
    bool made_ = false;  ///< of the state as it is
    std::unique_ptr<Marks> shown_;
    RowsModel pieces_, sides_, places_, counters_;
    QHash<QString, RowsModel*> piecesOf_, stocksOf_;
};

}  // namespace adjutant::companion
