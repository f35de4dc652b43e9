// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/layers.hpp"

#include <QtQml/qqmlinfo.h>
#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "companion/qml/paint/svg_path.hpp"

namespace adjutant::look {
namespace {

QBrush brushOf(const QVariant& colour) {
    const auto given = colour.value<QColor>();
    return given.isValid() && given.alpha() > 0 ? QBrush(given) : QBrush(Qt::NoBrush);
}

QPen penOf(const QVariantMap& row) {
    const QBrush ink = brushOf(row.value("stroke"));
    const qreal width = row.value("strokeWidth").toReal();
    if (ink.style() == Qt::NoBrush || width <= 0) return QPen(Qt::NoPen);
    QPen pen(ink, width, Qt::SolidLine, row.value("flatCaps").toBool() ? Qt::FlatCap : Qt::RoundCap,
             Qt::RoundJoin);
    QList<qreal> dash;  // QPen counts dashes in pen widths
    for (const QVariant& length : row.value("dash").toList())
        dash.append(std::max(0.001, length.toReal() / width));
    if (!dash.isEmpty()) pen.setDashPattern(dash.size() % 2 == 1 ? dash + dash : dash);
    return pen;
}

}  // namespace

Layers::Layers(QQuickItem* parent) : Painted(parent) {}

void Layers::setLayers(const QVariantList& layers) {
    if (layers_ == layers) return;
    layers_ = layers;
    read_.clear();
    for (const QVariant& row : layers) read_.append(read(row.toMap()));
    emit changed();
    repaint();
}

Layers::Layer Layers::read(const QVariantMap& row) const {
    Layer layer;
    layer.words = row.value("words").toString();
    if (!layer.words.isEmpty()) {
        layer.font = QFont(row.value("family").toString());
        layer.font.setPixelSize(std::max(1, qRound(row.value("size").toReal())));
        layer.font.setBold(true);
        layer.fromRight = row.value("fromRight").toBool();
    } else if (const QVariantList box = row.value("box").toList(); box.size() == 5) {
        const qreal round = box[4].toReal();
        layer.path.addRoundedRect(box[0].toReal(), box[1].toReal(), box[2].toReal(), box[3].toReal(), round,
                                  round);
    } else {
        const QString text = row.value("path").toString();
        const ReadPath read = readSvgPath(text);
        if (!read.complete) qmlWarning(this) << "Path data is broken: " << text;
        layer.path = read.path;
    }
    layer.at = QPointF(row.value("x").toReal(), row.value("y").toReal());
    layer.scale = row.value("scale", 1).toReal();
    layer.fill = brushOf(row.value("fill"));
    layer.stroke = penOf(row);
    return layer;
}

void Layers::write(QPainter& painter, const Layer& layer) {
    const QFontMetricsF metrics(layer.font);
    const qreal width = metrics.horizontalAdvance(layer.words);
    painter.setFont(layer.font);
    painter.setPen(layer.fill.color());
    painter.drawText(
        QPointF(layer.fromRight ? -width : -width / 2, (metrics.ascent() - metrics.descent()) / 2),
        layer.words);
}

void Layers::paint(QPainter* painter) {
    for (const Layer& layer : std::as_const(read_)) {
        painter->save();
        painter->translate(layer.at);
        painter->scale(layer.scale, layer.scale);
        if (!layer.words.isEmpty())
            write(*painter, layer);
        else if (layer.fill.style() != Qt::NoBrush)
            painter->fillPath(layer.path, layer.fill);
        if (layer.stroke.style() != Qt::NoPen) painter->strokePath(layer.path, layer.stroke);
        painter->restore();
    }
}

}  // namespace adjutant::look
