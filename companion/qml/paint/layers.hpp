// SPDX-License-Identifier: GPL-3.0-or-later
// Several paths and words in one item. What is printed of many parts and changes as a whole is one picture
// for the scene, and not an item for each part.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QBrush>
#include <QFont>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QVariantList>

#include "companion/qml/paint/painted.hpp"

namespace adjutant::look {

/// Paints `layers` one over the other, the first below. A path: { path: SVG path data, or box: [x, y, width,
/// height, radius]; fill, stroke, strokeWidth, dash, flatCaps; x, y, scale: where the path lies and how large
/// a unit of it is }. Without `scale` a unit is a pixel; strokes are scaled with their path. Words of one
/// line, bold: { words, family, size in pixels, fill, x, y: the middle of the line, or its right end with
/// `fromRight` }.
class Layers : public adjutant::look::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList layers READ layers WRITE setLayers NOTIFY changed)

  public:
    explicit Layers(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    QVariantList layers() const { return layers_; }
    void setLayers(const QVariantList& layers);

  signals:
    void changed();

  private:
    struct Layer {
        QPainterPath path;
        QPointF at;
        qreal scale = 1;
        QBrush fill;
        QPen stroke;
        QString words;
        QFont font;
        bool fromRight = false;
    };
    Layer read(const QVariantMap& row) const;
    static void write(QPainter& painter, const Layer& layer);

    QVariantList layers_;
    QList<Layer> read_;
};

}  // namespace adjutant::look
