// SPDX-License-Identifier: GPL-3.0-or-later
// A stroked and filled path in QML. QtQuick.Shapes has no antialiasing without multisampling and another
// renderer in software, so the look paints with QPainter: the same picture on every machine.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QPainterPath>
#include <QVariantList>

#include "companion/qml/paint/painted.hpp"

namespace adjutant::look {

/// Draws `path` (SVG path data in a square of `grid` units, scaled to the smaller side of the item and
/// centred), filled with `fill`, then stroked with `stroke` at `strokeWidth` units, round caps and joins.
/// `grid` 0 draws in device-independent pixels without scaling. `turn` turns the drawing, not the item, so
/// that its edges stay smooth in software. A transparent colour draws nothing.
/// `spots` draws it more than once instead: `spotSize` pixels wide, in the middle of each of these places. A
/// curve's marks are one item so, not hundreds.
class PathItem : public adjutant::look::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(qreal grid READ grid WRITE setGrid NOTIFY changed)
    Q_PROPERTY(QColor stroke READ stroke WRITE setStroke NOTIFY changed)
    Q_PROPERTY(qreal strokeWidth READ strokeWidth WRITE setStrokeWidth NOTIFY changed)
    Q_PROPERTY(QVariantList dash READ dash WRITE setDash NOTIFY changed)
    Q_PROPERTY(bool flatCaps READ flatCaps WRITE setFlatCaps NOTIFY changed)
    Q_PROPERTY(qreal turn READ turn WRITE setTurn NOTIFY changed)
    Q_PROPERTY(QColor fill READ fill WRITE setFill NOTIFY changed)
    Q_PROPERTY(QVariantList spots READ spots WRITE setSpots NOTIFY changed)
    Q_PROPERTY(qreal spotSize READ spotSize WRITE setSpotSize NOTIFY changed)

  public:
    explicit PathItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    QString path() const { return text_; }
    void setPath(const QString& text);
    qreal grid() const { return grid_; }
    void setGrid(qreal grid);
    QColor stroke() const { return stroke_; }
    void setStroke(const QColor& colour);
    qreal strokeWidth() const { return strokeWidth_; }
    void setStrokeWidth(qreal width);
    QVariantList dash() const { return dash_; }
    void setDash(const QVariantList& dash);
    bool flatCaps() const { return flatCaps_; }
    void setFlatCaps(bool flat);
    qreal turn() const { return turn_; }
    void setTurn(qreal degrees);
    QColor fill() const { return fill_; }
    void setFill(const QColor& colour);
    QVariantList spots() const { return spots_; }
    void setSpots(const QVariantList& spots);
    qreal spotSize() const { return spotSize_; }
    void setSpotSize(qreal size);

  signals:
    void changed();

  private:
    template <typename T>
    void set(T& member, const T& value);
    void draw(QPainter* painter) const;

    QString text_;
    QPainterPath shape_;
    qreal grid_ = 24;
    QColor stroke_ = Qt::transparent;
    qreal strokeWidth_ = 2;
    QVariantList dash_;  // lengths on and off, in units of the grid
    bool flatCaps_ = false;
    qreal turn_ = 0;  // degrees clockwise about the middle
    QColor fill_ = Qt::transparent;
    QVariantList spots_;  // points, in device-independent pixels
    qreal spotSize_ = 12;
};

}  // namespace adjutant::look
