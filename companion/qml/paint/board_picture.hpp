// SPDX-License-Identifier: GPL-3.0-or-later
// All that a board prints below its pieces, in one item: regions, the ground of every cell, lines, what is
// lit, signs, names and numbers. It is as large as what is seen of the board, however near the eye is, and
// paints only that.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QVariant>
#include <memory>

#include "companion/qml/paint/board_cell.hpp"
#include "companion/qml/paint/board_scene.hpp"

class QAbstractItemModel;

namespace adjutant::look {

class BoardSheet;

class BoardPicture : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    // What lies there, as BoardView has it.
    Q_PROPERTY(QVariant cells MEMBER cells_ NOTIFY cellsGiven)
    Q_PROPERTY(QVariantList lines MEMBER lines_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantList regions MEMBER regions_ NOTIFY groundGiven)
    // Where: centres of the cells in units, the pixels of a unit, and which pixel of the board is at the
    // corner.
    Q_PROPERTY(QString grid MEMBER grid_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantMap centres MEMBER centres_ NOTIFY groundGiven)
    Q_PROPERTY(qreal radius MEMBER radius_ NOTIFY groundGiven)
    Q_PROPERTY(QPointF origin MEMBER origin_ NOTIFY groundGiven)
    Q_PROPERTY(QPointF eye MEMBER eye_ NOTIFY groundGiven)
    /// The cells of a field of fire.
    Q_PROPERTY(QList<QString> field MEMBER field_ NOTIFY marksGiven)
    // On how many cells pieces stand.
    Q_PROPERTY(QVariantMap occupied MEMBER occupied_ NOTIFY marksGiven)
    Q_PROPERTY(qreal pieceShare MEMBER pieceShare_ NOTIFY marksGiven)  ///< side of a counter, in radii
    Q_PROPERTY(bool numberInCorner MEMBER numberInCorner_ NOTIFY marksGiven)
    Q_PROPERTY(bool overview MEMBER overview_ NOTIFY marksGiven)
    Q_PROPERTY(QString cursor MEMBER cursor_ NOTIFY marksGiven)
    // What it is printed with: kinds of ground { fill, sign }, styles of lines { color, width, dash },
    // colours.
    Q_PROPERTY(QVariantMap kinds MEMBER kinds_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantMap lineStyles MEMBER lineStyles_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantMap tints MEMBER tints_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantMap look MEMBER look_ NOTIFY groundGiven)
    Q_PROPERTY(QVariantMap sides MEMBER sides_ NOTIFY groundGiven)

  public:
    explicit BoardPicture(QQuickItem* parent = nullptr);
    ~BoardPicture() override;

    /// The words that are printed on what is seen, each { text, box }: what a person can read there.
    Q_INVOKABLE QVariantList printed() const;

  signals:
    void cellsGiven();
    void groundGiven();
    void marksGiven();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;

  private:
    void watchCells();
    void readAll();
    void readRows(int first, int last);
    void groundChanged();
    void marksChanged();
    void place();
    void layOut();

    QVariant cells_;
    QVariantList lines_, regions_;
    QString grid_ = QStringLiteral("pointy"), cursor_;
    QVariantMap centres_, occupied_, kinds_, lineStyles_, tints_, look_, sides_;
    QList<QString> field_;
    qreal radius_ = 40, pieceShare_ = 1;
    QPointF origin_, eye_;
    bool numberInCorner_ = false, overview_ = false;

    QPointer<QAbstractItemModel> model_;
    std::unique_ptr<BoardRoles> roles_;
    std::vector<BoardCell> read_;
    BoardSheet* ground_;  ///< what seldom changes
    BoardSheet* marks_;   ///< what a touch changes
    BoardScene scene_;
    bool groundStale_ = true, marksStale_ = true;
};

}  // namespace adjutant::look
