// SPDX-License-Identifier: GPL-3.0-or-later
// The board in the editor as it is shown: cells, pieces, lines and regions of the drawing.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSize>
#include <QVariantList>

#include "companion/bridge/board_sketch.hpp"
#include "companion/bridge/painted_board.hpp"
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
    /// As BoardView.lines and BoardView.regions: maps, since every board describes its own there.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY linesChanged)
    Q_PROPERTY(QVariantList shapes READ shapes NOTIFY shapesChanged)
    Q_PROPERTY(QVariantList regions READ regionList NOTIFY changed)    ///< a paintedRegion each
    Q_PROPERTY(QVariantList reserves READ reserveList NOTIFY changed)  ///< a paintedReserve each
    Q_PROPERTY(QSize size READ size NOTIFY changed)                    ///< columns and rows
    Q_PROPERTY(bool resizable READ isResizable NOTIFY opened)

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

    [[nodiscard]] Q_INVOKABLE adjutant::companion::PaintedPlace place(const QString& id) const;
    [[nodiscard]] Q_INVOKABLE adjutant::companion::PaintedRegion region(const QString& id) const;

    [[nodiscard]] QString grid() const;
    [[nodiscard]] QString regionWord() const;
    [[nodiscard]] RowsModel* cells() { return &cells_; }
    [[nodiscard]] RowsModel* pieces() { return &pieces_; }
    [[nodiscard]] QVariantList lines() const { return lines_; }
    [[nodiscard]] QVariantList shapes() const { return shapes_; }
    [[nodiscard]] QVariantList regionList() const { return asVariants(regions()); }
    [[nodiscard]] QVariantList reserveList() const { return asVariants(reserves()); }
    [[nodiscard]] QList<PaintedReserve> reserves() const;
    [[nodiscard]] QSize size() const;
    [[nodiscard]] bool isResizable() const { return sketch_.palette().maxColumns > 0; }

  signals:
    void opened();
    void changed();
    void linesChanged();
    void shapesChanged();

  private:
    [[nodiscard]] QVariantList drawnLines() const;
    [[nodiscard]] QVariantList drawnShapes() const;
    [[nodiscard]] QList<PaintedRegion> regions() const;

    const BoardSketch& sketch_;
    const GameFace* look_ = &faceOf({});
    RowsModel cells_, pieces_;
    QVariantList lines_, shapes_;
};

}  // namespace adjutant::companion
