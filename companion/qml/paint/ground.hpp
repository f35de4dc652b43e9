// SPDX-License-Identifier: GPL-3.0-or-later
// The table itself: one colour with a grid of faint dots, behind every screen. It is as large as the window,
// and is therefore laid of one small picture, as tiles are.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QQuickItem>

namespace adjutant::look {

/// Fills itself with `color` and sets a dot of `dot` every 22 device-independent pixels, in whole dots of the
/// screen.
class Ground : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed)
    Q_PROPERTY(QColor dot READ dot WRITE setDot NOTIFY changed)

  public:
    explicit Ground(QQuickItem* parent = nullptr);

    QColor color() const { return color_; }
    void setColor(const QColor& color);
    QColor dot() const { return dot_; }
    void setDot(const QColor& dot);

  signals:
    void changed();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* before, UpdatePaintNodeData* data) override;

  private:
    [[nodiscard]] QImage tile(int pitch, qreal ratio) const;

    QColor color_ = Qt::black;
    QColor dot_ = Qt::transparent;
};

}  // namespace adjutant::look
