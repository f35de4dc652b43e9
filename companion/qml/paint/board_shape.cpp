// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_shape.hpp"

#include <QLineF>
#include <QPolygonF>
#include <QVariantMap>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace adjutant::look {
namespace {

const qreal s = std::sqrt(3.0) / 2;

/// Clockwise about the centre.
QList<QPointF> cornersOf(Grid grid) {
    switch (grid) {
        case Grid::flat:
            return {{1, 0}, {0.5, s}, {-0.5, s}, {-1, 0}, {-0.5, -s}, {0.5, -s}};
        case Grid::square:
            return {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        case Grid::pointy:
        case Grid::free:
            break;
    }
    return {{0, -1}, {s, -0.5}, {s, 0.5}, {0, 1}, {-s, 0.5}, {-s, -0.5}};
}

qreal distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

QPointF pointOf(const QVariant& pair) {
    const QVariantList xy = pair.toList();
    return {xy.value(0).toReal(), xy.value(1).toReal()};
}

QList<QPointF> knownOf(const QVariant& ids, const QHash<QString, QPointF>& centres) {
    QList<QPointF> points;
    for (const QVariant& id : ids.toList()) {
        const auto at = centres.find(id.toString());
        if (at != centres.end()) points.append(*at);
    }
    return points;
}

QList<QPointF> endsOf(Grid grid, const QVariantMap& line, const QHash<QString, QPointF>& centres) {
    if (line.contains("points")) {
        QList<QPointF> points;
        for (const QVariant& pair : line.value("points").toList()) points.append(pointOf(pair));
        return points;
    }
    if (line.contains("between")) {
        const QList<QPointF> both = knownOf(line.value("between"), centres);
        return both.size() == 2 ? edgeBetween(grid, both[0], both[1]) : QList<QPointF>();
    }
    if (line.contains("from")) {
        const auto start = centres.find(line.value("from").toString());
        if (start == centres.end()) return {};
        return {*start, *start + pointOf(line.value("toward"))};
    }
    return knownOf(line.value("through"), centres);
}

}  // namespace

Grid gridOf(const QString& name) {
    return name == "flat"     ? Grid::flat
           : name == "square" ? Grid::square
           : name == "free"   ? Grid::free
                              : Grid::pointy;
}

QPainterPath outlineOf(Grid grid, qreal radius, qreal inset) {
    const qreal half = grid == Grid::pointy ? s : 1;
    const qreal grow = radius - inset / half;
    QPolygonF shape;
    for (const QPointF& corner : cornersOf(grid)) shape << corner * grow;
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    return path;
}

QPainterPath bracketsOf(Grid grid, qreal radius, qreal inset) {
    const qreal grow = radius - inset / (grid == Grid::square ? 1 : s);
    const QList<QPointF> corners = cornersOf(grid);
    const qsizetype n = corners.size();
    QPainterPath path;
    for (qsizetype i = 0; i < n; ++i) {
        const auto towards = [&](QPointF other) { return (corners[i] + (other - corners[i]) * 0.33) * grow; };
        path.moveTo(towards(corners[(i + n - 1) % n]));
        path.lineTo(corners[i] * grow);
        path.lineTo(towards(corners[(i + 1) % n]));
    }
    return path;
}

QList<QPointF> edgeBetween(Grid grid, QPointF a, QPointF b) {
    QList<QPointF> corners = cornersOf(grid);
    for (QPointF& corner : corners) corner += a;
    std::stable_sort(corners.begin(), corners.end(),
                     [&](QPointF one, QPointF other) { return distance(one, b) < distance(other, b); });
    return corners.mid(0, 2);
}

QPainterPath borderOf(Grid grid, const QList<QPointF>& centres) {
    QPainterPath path;
    if (grid == Grid::free) return path;
    // An edge between two of them is met from both sides.
    using Point = std::pair<int, int>;
    const auto key = [](QPointF point) {
        return Point(static_cast<int>(std::lround(point.x() * 64)),
                     static_cast<int>(std::lround(point.y() * 64)));
    };
    std::map<std::pair<Point, Point>, QLineF> edges;
    const QList<QPointF> corners = cornersOf(grid);
    for (const QPointF& centre : centres) {
        for (qsizetype i = 0; i < corners.size(); ++i) {
            const QLineF edge(centre + corners[i], centre + corners[(i + 1) % corners.size()]);
            // As a list: of two values that go at once it would give references.
            const auto ends = std::minmax({key(edge.p1()), key(edge.p2())});
            const auto [met, fresh] = edges.try_emplace({ends.first, ends.second}, edge);
            if (!fresh) edges.erase(met);
        }
    }
    for (const auto& [ends, edge] : edges) {
        path.moveTo(edge.p1());
        path.lineTo(edge.p2());
    }
    return path;
}

QList<QPointF> hullOf(QList<QPointF> points) {
    std::sort(points.begin(), points.end(),
              [](QPointF a, QPointF b) { return a.x() < b.x() || (!(b.x() < a.x()) && a.y() < b.y()); });
    if (points.size() < 3) return points;
    const auto turn = [](QPointF o, QPointF a, QPointF b) {
        return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
    };
    const auto chain = [&](auto from, auto to) {
        QList<QPointF> out;
        for (; from != to; ++from) {
            while (out.size() >= 2 && turn(out[out.size() - 2], out.last(), *from) <= 0) out.removeLast();
            out.append(*from);
        }
        out.removeLast();
        return out;
    };
    return chain(points.cbegin(), points.cend()) + chain(points.crbegin(), points.crend());
}

QPainterPath lineOf(Grid grid, const QVariantMap& line, const QHash<QString, QPointF>& centres) {
    const QList<QPointF> points = endsOf(grid, line, centres);
    QPainterPath path;
    if (points.size() < 2) return path;
    path.moveTo(points.first());
    for (qsizetype i = 1; i < points.size(); ++i) path.lineTo(points[i]);
    return path;
}

}  // namespace adjutant::look
