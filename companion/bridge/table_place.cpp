// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_place.hpp"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const QHash<QString, QString>& grids() {
    static const QHash<QString, QString> list{
        {"hex-pointy", "pointy"}, {"hex-flat", "flat"}, {"square", "square"}, {"graph", "free"}};
    return list;
}

/// The ledger's words for what is so of a link: "cut:union", "bridge", "around".
void take(BoardLine& line, const QString& mark) {
    line.cut = line.cut || mark.section(':', 0, 0) == QStringLiteral("cut");
    line.around = line.around || mark == QStringLiteral("around");
    if (mark == QStringLiteral("bridge") || mark == QStringLiteral("ford")) line.over << mark;
}

BoardLine lineOf(const json& link, const QHash<QString, QPointF>& centres) {
    BoardLine line;
    line.from = textAt(link, "a");
    line.to = textAt(link, "b");
    line.kind = textAt(link, "kind");
    line.start = centres.value(line.from);
    line.end = centres.value(line.to);
    line.onEdge = under(link, "on-edge") == true;
    for (const json& mark : under(link, "marks")) take(line, text(mark));
    return line;
}

/// Places of a free grid belong together by their first mark.
QList<BoardRegion> regionsOf(const json& places) {
    QList<BoardRegion> regions;
    for (const json& place : places) {
        const json& marks = under(place, "marks");
        if (marks.empty()) continue;
        const QString name = text(marks.at(0));
        auto region = std::find_if(regions.begin(), regions.end(),
                                   [&](const BoardRegion& one) { return one.name == name; });
        if (region == regions.end()) region = regions.insert(regions.end(), BoardRegion{name, {}});
        region->ids << textAt(place, "id");
    }
    return regions;
}

}  // namespace

QVariantList TableGrid::lineList() const { return asVariants(lines); }
QVariantList TableGrid::regionList() const { return asVariants(regions); }

double radiiApart(const json& board) {
    return textAt(board, "grid").startsWith(QStringLiteral("hex")) ? std::sqrt(3.0) : 2.0;
}

TableGrid tableGrid(const json& board) {
    TableGrid shown;
    shown.grid = grids().value(textAt(board, "grid"));
    QHash<QString, QPointF> centres;
    const double unit = radiiApart(board);
    for (const json& place : under(board, "places"))
        centres.insert(textAt(place, "id"),
                       QPointF(place.at("x").get<double>(), place.at("y").get<double>()) * unit);
    for (const json& link : under(board, "links")) shown.lines.append(lineOf(link, centres));
    if (shown.grid == QStringLiteral("free")) shown.regions = regionsOf(under(board, "places"));
    return shown;
}

}  // namespace adjutant::companion
