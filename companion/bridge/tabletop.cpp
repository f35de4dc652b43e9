// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/tabletop.hpp"

#include <QJsonDocument>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/from_row.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

template <class Value>
Value valueAt(const RowsModel& model, const QString& id) {
    const int row = model.rowOf(id);
    return row < 0 ? Value{} : fromRow<Value>(model.rows().at(static_cast<std::size_t>(row)));
}

template <class Value>
QVariantList valuesOf(const RowsModel& model) {
    QVariantList list;
    for (const json& row : model.rows()) list.append(QVariant::fromValue(fromRow<Value>(row)));
    return list;
}

/// The two places where a side and another stand nearest to one another; empty where they do not.
QStringList nearest(const TableView& view, const QString& side) {
    std::vector<std::pair<QString, QPointF>> own, others;
    for (const json& piece : under(view.state(), "pieces")) {
        const QString id = textAt(piece, "place");
        const json* place = under(piece, "out") == true ? nullptr : view.placeOf(id);
        if (place == nullptr) continue;
        (textAt(piece, "side") == side ? own : others)
            .emplace_back(id, QPointF(place->at("x").get<double>(), place->at("y").get<double>()));
    }
    double least = std::numeric_limits<double>::infinity();
    QStringList between;
    for (const auto& [from, here] : own) {
        for (const auto& [to, there] : others) {
            const double far = std::hypot(here.x() - there.x(), here.y() - there.y());
            if (far >= least) continue;
            least = far;
            between = {from, to};
        }
    }
    return between;
}

}  // namespace

Tabletop* Tabletop::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().tabletop();
}

void Tabletop::show() {
    const QStringList now = whatMatters();
    if (now == matters_) return;
    matters_ = now;
    emit mattersChanged();
}

QStringList Tabletop::whatMatters() const {
    QStringList ids = view_.look().contested(view_.state());
    const QString active = textAt(view_.state(), "active");
    if (!ids.isEmpty() || active.isEmpty()) return ids;
    if (textAt(view_.board(), "grid") != QStringLiteral("graph")) return nearest(view_, active);
    for (const json& place : under(view_.board(), "places")) {
        if (view_.look().ownerOf(view_.state(), place) == active) ids << textAt(place, "id");
    }
    return ids;
}

TableGrid Tabletop::board() const { return tableGrid(view_.board()); }

TablePiece Tabletop::piece(const QString& id) const { return valueAt<TablePiece>(models_.pieces(), id); }
TableSide Tabletop::side(const QString& id) const { return valueAt<TableSide>(models_.sides(), id); }
TablePlace Tabletop::place(const QString& id) const { return valueAt<TablePlace>(models_.places(), id); }
QVariantList Tabletop::allPieces() const { return valuesOf<TablePiece>(models_.pieces()); }
QVariantList Tabletop::allSides() const { return valuesOf<TableSide>(models_.sides()); }
QVariantList Tabletop::allPlaces() const { return valuesOf<TablePlace>(models_.places()); }

int Tabletop::stock(const QString& side, const QString& id) {
    const RowsModel& stocks = *models_.stocksOf(side);
    const int row = stocks.rowOf(id);
    return row < 0 ? 0 : stocks.rows().at(static_cast<std::size_t>(row)).at("value").get<int>();
}

QJsonObject Tabletop::state() const {
    return QJsonDocument::fromJson(QByteArray::fromStdString(view_.state().dump())).object();
}

HeldPlaces Tabletop::holding() const {
    const std::optional<Holding> held = view_.look().holding();
    return held ? HeldPlaces{held->key, held->side, held->number} : HeldPlaces{};
}

TableRulings Tabletop::rulings() const { return tableRulings(view_.look()); }

}  // namespace adjutant::companion
