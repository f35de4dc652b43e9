// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table: the board, and models of sides, pieces, places and what stands on the board.
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/ruling_fields.hpp"
#include "companion/bridge/table_models.hpp"
#include "companion/bridge/table_piece.hpp"
#include "companion/bridge/table_place.hpp"
#include "companion/bridge/table_side.hpp"

namespace adjutant::companion {

/// Where the state of the game keeps places that are held; of no key: nowhere.
struct HeldPlaces {
    Q_GADGET
    QML_VALUE_TYPE(heldPlaces)
    Q_PROPERTY(QString key MEMBER key)        ///< of the places in the state
    Q_PROPERTY(QString side MEMBER side)      ///< of the side that holds one
    Q_PROPERTY(QString number MEMBER number)  ///< of how many stand there

  public:
    QString key{}, side{}, number{};
    bool operator==(const HeldPlaces&) const = default;
};

class Tabletop : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::companion::TableGrid board READ board NOTIFY boardChanged)
    Q_PROPERTY(adjutant::companion::HeldPlaces holding READ holding NOTIFY gameChanged)
    /// What may be ruled on.
    Q_PROPERTY(adjutant::companion::TableRulings rulings READ rulings NOTIFY gameChanged)
    Q_PROPERTY(bool turnsPieces READ turnsPieces NOTIFY gameChanged)  ///< pieces look somewhere
    /// What a map that is too small to be read opens on: places between which something goes on now, else the
    /// land of the side whose turn it is, or on a grid where that stands nearest to another.
    Q_PROPERTY(QStringList matters READ matters NOTIFY mattersChanged)
    Q_PROPERTY(adjutant::companion::RowsModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* sides READ sides CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* places READ places CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* counters READ counters CONSTANT)  ///< what stands on the board

  public:
    explicit Tabletop(const TableView& view, QObject* parent)
        : QObject(parent), view_(view), models_(view, this) {}
    static Tabletop* create(QQmlEngine* engine, QJSEngine*);

    /// The pieces and the stocks of one side, as models of their own; the pieces of nobody for "".
    Q_INVOKABLE adjutant::companion::RowsModel* piecesOf(const QString& side) {
        return models_.piecesOf(side);
    }
    Q_INVOKABLE adjutant::companion::RowsModel* stocksOf(const QString& side) {
        return models_.stocksOf(side);
    }

    /// One of the rows above, for a screen that shows that one; a binding reads the model's `revision` first.
    [[nodiscard]] Q_INVOKABLE adjutant::companion::TablePiece piece(const QString& id) const;
    [[nodiscard]] Q_INVOKABLE adjutant::companion::TableSide side(const QString& id) const;
    [[nodiscard]] Q_INVOKABLE adjutant::companion::TablePlace place(const QString& id) const;
    [[nodiscard]] Q_INVOKABLE QVariantList allPieces() const;  ///< a tablePiece each
    [[nodiscard]] Q_INVOKABLE QVariantList allSides() const;   ///< a tableSide each
    [[nodiscard]] Q_INVOKABLE QVariantList allPlaces() const;  ///< a tablePlace each
    /// How much a side has of a stock, as its row has it; 0 where it has none of that name.
    [[nodiscard]] Q_INVOKABLE int stock(const QString& side, const QString& id);

    /// The whole state, for a ruling on any part of it; what is null there is null in QML, too.
    [[nodiscard]] Q_INVOKABLE QJsonObject state() const;

    [[nodiscard]] TableModels& models() { return models_; }
    /// The view has another state.
    void show();

    [[nodiscard]] TableGrid board() const;
    [[nodiscard]] HeldPlaces holding() const;
    [[nodiscard]] TableRulings rulings() const;
    [[nodiscard]] bool turnsPieces() const { return !view_.look().facings().isEmpty(); }
    [[nodiscard]] QStringList matters() const { return matters_; }
    [[nodiscard]] RowsModel* pieces() { return &models_.pieces(); }
    [[nodiscard]] RowsModel* sides() { return &models_.sides(); }
    [[nodiscard]] RowsModel* places() { return &models_.places(); }
    [[nodiscard]] RowsModel* counters() { return &models_.counters(); }

  signals:
    void gameChanged();  ///< another game is at the table, or none
    void boardChanged();
    void mattersChanged();

  private:
    [[nodiscard]] QStringList whatMatters() const;

    const TableView& view_;
    TableModels models_;
    QStringList matters_;
};

}  // namespace adjutant::companion
