// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_brushes.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "companion/bridge/as_text.hpp"

namespace adjutant::companion {

using nlohmann::json;

BoardBrushes::BoardBrushes(const BoardSketch& sketch, QObject* parent) : QObject(parent), sketch_(sketch) {}

void BoardBrushes::open(const GameFace& look) {
    look_ = &look;
    chosen_ = asText(sketch_.palette().brushes.front().id);
    emit opened();
    emit changed();
}

void BoardBrushes::choose(const QString& id) {
    if (sketch_.brush(id.toStdString()) == nullptr) return;
    chosen_ = id;
    emit taken();
    emit changed();
}

const Brush* BoardBrushes::inHand() const { return sketch_.brush(chosen_.toStdString()); }

QVariantList BoardBrushes::groups() const {
    QVariantList list;
    for (const Brush& brush : sketch_.palette().brushes) {
        const QString name = asText(brush.group);
        if (list.isEmpty() || list.last().toMap().value("name") != name)
            list.append(QVariantMap{{"name", name}, {"brushes", QVariantList()}});
        QVariantMap group = list.last().toMap();
        QVariantList brushes = group.value("brushes").toList();
        const bool piece = brush.action == BrushAction::piece || brush.action == BrushAction::reserve ||
                           brush.action == BrushAction::toggleMark;
        QString sign =
            piece ? look_->pieceSign(asText(brush.sign)) : look_->placeSign({}, asText(brush.sign));
        if (sign.isEmpty()) sign = look_->wordSign(asText(brush.sign));
        brushes.append(QVariantMap{
            {"id", asText(brush.id)},
            {"name", asText(brush.name)},
            {"sign", sign},
            {"colour",
             brush.side.empty() ? QString() : look_->colour(asText(brush.side.text), json::array())}});
        group["brushes"] = brushes;
        list.last() = group;
    }
    return list;
}

QString BoardBrushes::paints() const { return paintsOf(chosen_); }

QString BoardBrushes::paintsOf(const QString& id) const {
    const Brush* brush = sketch_.brush(id.toStdString());
    return brush == nullptr ? QString() : QString::fromStdString(std::string(word(brush->action)));
}

QString BoardBrushes::hint() const {
    const Brush* brush = inHand();
    if (brush == nullptr) return {};
    if (!sketch_.waiting().empty()) {
        const DrawnCell* from = sketch_.drawing().cell(PlaceId{sketch_.waiting()});
        const QString name =
            from == nullptr || from->name.empty() ? asText(sketch_.waiting()) : asText(from->name);
        return tr("From %1: touch where it goes.").arg(name);
    }
    switch (brush->action) {
        case BrushAction::edge:
            return tr("Drag across the edges, or touch the two cells it runs between.");
        case BrushAction::line:
            return tr("Drag along it, or touch one cell after the other.");
        case BrushAction::eraseLine:
            return tr("Drag over what is to go, or touch the two cells it joins.");
        case BrushAction::cell:
            return tr("Touch an empty place to put one down; drag one to move it.");
        case BrushAction::toggleMark:
            return tr("Touch a piece to give it this, or to take it away.");
        case BrushAction::region:
            return tr("Choose one, then drag over the places that belong to it.");
        case BrushAction::reserve:
            return tr("It stays off the board for now.");
        case BrushAction::values:
            return brush->named ? tr("Touch where it goes; touch and hold to name it.")
                                : tr("Touch or drag over the places.");
        default:
            return tr("Touch or drag over the cells.");
    }
}

}  // namespace adjutant::companion
