// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/hand.hpp"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "tests/evenings/board_sight.hpp"

namespace adjutant::evenings {
namespace {

QRectF rectOf(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

bool scrolls(const QQuickItem* item) {
    return item->inherits("QQuickFlickable") && item->property("interactive").toBool() &&
           (item->property("contentHeight").toReal() > item->height() + 1 ||
            item->property("contentWidth").toReal() > item->width() + 1);
}

/// The list or the board that it is scrolled in; null when there is none.
const QQuickItem* viewOf(const Seen& seen) {
    if (seen.item == nullptr) return nullptr;
    for (const QQuickItem* up = seen.item->parentItem(); up != nullptr; up = up->parentItem()) {
        if (scrolls(up)) return up;
    }
    return nullptr;
}

}  // namespace

/// A button by the words that its name begins with, wherever it is.
bool Hand::press(const QString& what) {
    const Scene scene = eye_.settled();
    for (const Seen* seen : scene.pressables(what)) {
        if (touch(*seen, what)) return true;
    }
    return false;
}

/// Scrolls to it as a finger does: from where the list can be taken hold of, as far as is needed.
bool Hand::bringIntoView(Seen& seen) {
    bool inVain = false;
    for (int tries = 0; tries < 25 && seen.item != nullptr; ++tries) {
        const QQuickItem* view = viewOf(seen);
        if (view == nullptr) return false;
        const QRectF whole = rectOf(seen.item);
        const QRectF frame = eye_.shownOf(*view);
        const QPointF middle = whole.center();
        // A finger needs some of it only.
        if (frame.adjusted(8, 8, -8, -8).contains(middle) && eye_.reach(eye_.again(seen))) {
            seen = eye_.again(seen);
            return true;
        }
        const bool across = view->property("contentWidth").toReal() > view->width() + 1 &&
                            (middle.x() < frame.left() + 20 || middle.x() > frame.right() - 20);
        const QPointF off = frame.center() - middle;
        const QPointF wanted(across ? off.x() : 0, across ? 0 : off.y());
        const std::optional<std::pair<QPoint, QPoint>> drag = eye_.hold(*view, wanted);
        if (!drag) return false;
        finger_.drag(drag->first, drag->second, QStringLiteral("towards ") + seen.name);
        const Scene now = eye_.settled(1500);
        // It may be drawn anew meanwhile, as when its odds become known.
        if (seen.item == nullptr) {
            for (const Seen& anew : now.all) {
                if (anew.role == seen.role && anew.name == seen.name) seen = anew;
            }
            continue;
        }
        // Once in vain is tried again: the list may just have been laid out anew.
        if (rectOf(seen.item) != whole) continue;
        if (inVain) return false;
        inVain = true;
    }
    return false;
}

/// Something lies over it, or over the list that it is scrolled in, and goes by a touch: a card, a result.
bool Hand::clearTheWay(const Seen& seen) {
    QPointF point = seen.inView.center();
    if (seen.inView.height() <= 4) {
        const QQuickItem* view = viewOf(seen);
        if (view == nullptr || eye_.hold(*view, QPointF(0, 1))) return false;
        point = eye_.shownOf(*view).center();
    }
    const QQuickItem* top = eye_.topmostAt(point);
    if (top == nullptr) return false;
    for (const Seen& over : eye_.look().all) {
        if (over.item == nullptr || !over.isPressable()) continue;
        if (over.item == top || over.item->isAncestorOf(top)) {
            finger_.touch(point.toPoint(), QStringLiteral("away with ") + over.name);
            eye_.settled();
            return true;
        }
    }
    return false;
}

/// Where a place of the board may be touched beside the counters on it, which a finger means when it touches
/// them.
std::optional<QPoint> Hand::besideCounters(const Seen& place, const QPoint& reached) const {
    QList<QRectF> counters;
    QList<QPointF> others;
    for (const Seen& seen : eye_.look().all) {
        if (isMark(seen) && boardId(seen) != boardId(place)) others.append(seen.whole.center());
        // What only shows how many stand there is the place itself.
        if (isOnBoard(seen) && !isMark(seen) && boardId(seen) != boardId(place)) counters.append(seen.whole);
    }
    // Inside the place, whatever its form: its middle, then towards its sides.
    static constexpr double at[][2] = {{0.5, 0.5},  {0.5, 0.12}, {0.5, 0.88}, {0.12, 0.5},
                                       {0.88, 0.5}, {0.3, 0.3},  {0.7, 0.3},  {0.3, 0.7}};
    for (const auto& share : at) {
        const QPointF point(place.whole.x() + place.whole.width() * share[0],
                            place.whole.y() + place.whole.height() * share[1]);
        const bool covered = std::any_of(counters.begin(), counters.end(),
                                         [&](const QRectF& counter) { return counter.contains(point); });
        // Places overlap where the board is small: a finger means the one whose middle is nearest.
        const double own = QLineF(point, place.whole.center()).length();
        const bool another = std::any_of(others.begin(), others.end(), [&](const QPointF& middle) {
            return QLineF(point, middle).length() <= own;
        });
        if (!covered && !another && place.inView.adjusted(6, 6, -6, -6).contains(point) &&
            eye_.topmostAt(point) == eye_.topmostAt(reached))
            return point.toPoint();
    }
    return {};
}

/// Touches it, whatever has to be scrolled or put away before. False when a finger cannot reach it.
bool Hand::touch(const Seen& wanted, const QString& what, bool held) {
    Seen seen = wanted;
    // A place of the board counts by its middle: a map is moved until that is free.
    const bool aside = isOnBoard(seen) && !seen.inView.contains(seen.whole.center());
    std::optional<QPoint> point = eye_.reach(seen);
    if (isOnBoard(seen) && (aside || !point)) point = bringIntoView(seen) ? eye_.reach(seen) : point;
    if (!point && clearTheWay(seen)) {
        seen = eye_.again(seen);
        point = eye_.reach(seen);
    }
    if (!point && bringIntoView(seen)) point = eye_.reach(seen);
    if (!point) return false;
    if (isOnBoard(seen) && isMark(seen)) point = besideCounters(seen, *point).value_or(*point);
    if (held)
        finger_.hold(*point, what);
    else
        finger_.touch(*point, what);
    return true;
}

}  // namespace adjutant::evenings
