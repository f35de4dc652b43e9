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
#include "companion/bridge/table_models.hpp"

namespace adjutant::companion {

class Tabletop : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantMap board READ board NOTIFY boardChanged)
    /// Where the state keeps places that are held: {key, side, number}; empty: nowhere.
    Q_PROPERTY(QVariantMap holding READ holding NOTIFY gameChanged)
    /// What may be ruled on: {game, side, piece, holding: [{at, name, kind, …}], ground: {at, name, goods}}
    Q_PROPERTY(QVariantMap rulings READ rulings NOTIFY gameChanged)
    Q_PROPERTY(bool turnsPieces READ turnsPieces NOTIFY gameChanged)  ///< pieces look somewhere
    /// Places between which something goes on now.
    Q_PROPERTY(QStringList contested READ contested NOTIFY contestedChanged)
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

    /// The whole state, for a ruling on any part of it; what is null there is null in QML, too.
    [[nodiscard]] Q_INVOKABLE QJsonObject state() const;

    [[nodiscard]] TableModels& models() { return models_; }
    /// The view has another state.
    void show();

    [[nodiscard]] QVariantMap board() const;
    [[nodiscard]] QVariantMap holding() const;
    [[nodiscard]] QVariantMap rulings() const;
    [[nodiscard]] bool turnsPieces() const { return !view_.look().facings().isEmpty(); }
    [[nodiscard]] QStringList contested() const { return contested_; }
    [[nodiscard]] RowsModel* pieces() { return &models_.pieces(); }
    [[nodiscard]] RowsModel* sides() { return &models_.sides(); }
    [[nodiscard]] RowsModel* places() { return &models_.places(); }
    [[nodiscard]] RowsModel* counters() { return &models_.counters(); }

  signals:
    void gameChanged();  ///< another game is at the table, or none
    void boardChanged();
    void contestedChanged();

  private:
    const TableView& view_;
    TableModels models_;
    QStringList contested_;
};

}  // namespace adjutant::companion
