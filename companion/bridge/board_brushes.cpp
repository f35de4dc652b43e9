// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_brushes.hpp"

#include <string>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/painted_board.hpp"

namespace adjutant::companion {

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

QVariantList BoardBrushes::groupList() const {
    QList<BrushGroup> groups;
    for (const Brush& brush : sketch_.palette().brushes) {
        const QString name = look_->said(asText(brush.group)), picture = asText(brush.sign);
        if (groups.isEmpty() || groups.last().name != name) groups.append({name});
        const bool piece = brush.action == BrushAction::piece || brush.action == BrushAction::reserve ||
                           brush.action == BrushAction::toggleMark;
        QString sign = piece ? look_->pieceSign(picture) : look_->placeSign({}, picture);
        if (sign.isEmpty()) sign = look_->wordSign(picture);
        groups.last().brushes.append({asText(brush.id), look_->said(asText(brush.name)), sign});
    }
    return asVariants(groups);
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
