// SPDX-License-Identifier: GPL-3.0-or-later
// The board in the editor as it is shown: cells, pieces, lines and regions of the drawing.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include "companion/bridge/board_sketch.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

class BoardDrawn : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString grid READ grid NOTIFY opened)              ///< as BoardView.grid
    Q_PROPERTY(QString regionWord READ regionWord NOTIFY opened)  ///< "continent"; empty without regions
    Q_PROPERTY(adjutant::companion::RowsModel* cells READ cells CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY linesChanged)     ///< as BoardView.lines
    Q_PROPERTY(QVariantList shapes READ shapes NOTIFY shapesChanged)  ///< as BoardView.regions
    Q_PROPERTY(QVariantList regions READ regions NOTIFY changed)      ///< [{id, name, tint, chosen, fields}]
    Q_PROPERTY(QVariantList reserves READ reserves NOTIFY changed)    ///< [{index, name, sign, colour}]
    Q_PROPERTY(QVariantMap size READ size NOTIFY changed)  ///< {columns, rows, maxColumns, maxRows}

  public:
    explicit BoardDrawn(const BoardSketch& sketch, QObject* parent = nullptr);

    /// Another drawing, of a game that looks so.
    void open(const GameFace& look);
    /// Shows everything anew; the others what a stroke that goes on may have changed.
    void show();
    void showCells();
    void showPieces();
    void showLines();
    void showShapes();

    /// A name, fields and lines of a cell: {id, name, named, fields: [{name, title, value, from, to}], lines}
    Q_INVOKABLE QVariantMap cell(const QString& id) const;

    [[nodiscard]] QString grid() const;
    [[nodiscard]] QString regionWord() const;
    [[nodiscard]] RowsModel* cells() { return &cells_; }
    [[nodiscard]] RowsModel* pieces() { return &pieces_; }
    [[nodiscard]] QVariantList lines() const { return lines_; }
    [[nodiscard]] QVariantList shapes() const { return shapes_; }
    [[nodiscard]] QVariantList regions() const;
    [[nodiscard]] QVariantList reserves() const;
    [[nodiscard]] QVariantMap size() const;

  signals:
    void opened();
    void changed();
    void linesChanged();
    void shapesChanged();

  private:
    [[nodiscard]] QVariantList drawnLines() const;
    [[nodiscard]] QVariantList drawnShapes() const;

    const BoardSketch& sketch_;
    const GameFace* look_ = &faceOf({});
    RowsModel cells_, pieces_;
    QVariantList lines_, shapes_;
};

}  // namespace adjutant::companion
