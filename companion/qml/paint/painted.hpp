// SPDX-License-Identifier: GPL-3.0-or-later
// What all painted items share: the picture that the window shows of them. Qt's QQuickPaintedItem keeps each
// picture twice in software, and with it the engine that painted it: 15 MB of a table that has been played
// for an evening.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QImage>
#include <QQuickItem>

class QPainter;

namespace adjutant::look {

/// QML is told of the base of a class by the words that stand there: write `adjutant::look::Painted`.
/// Painted anew when its size or the dots of its screen change, and after `repaint`. Lengths are
/// device-independent pixels.
class Painted : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS

  public:
    explicit Painted(QQuickItem* parent = nullptr);

    /// With smooth edges, within `boundingRect`.
    virtual void paint(QPainter* painter) = 0;

  protected:
    void repaint();

    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* before, UpdatePaintNodeData* data) override;

  private:
    [[nodiscard]] QImage picture(QSize dots, qreal ratio);

    QImage sheet_;  ///< what was painted last, where it is large
    bool stale_ = true;
};

}  // namespace adjutant::look
