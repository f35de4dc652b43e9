// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/eye.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QRegularExpression>
#include <QThread>
#include <algorithm>

namespace adjutant::evenings {
namespace {

/// Is it shown, where what holds it is?
bool isVisibleHere(const QQuickItem* item) { return item->isVisible() && item->opacity() >= 0.01; }

/// What the window and everything that clips it leave of it.
QRectF inView(const QQuickItem* item, const QRectF& whole, const QQuickWindow& window) {
    QRectF left = whole.intersected(QRectF(QPointF(), window.size()));
    for (const QQuickItem* up = item->parentItem(); up != nullptr && !left.isEmpty(); up = up->parentItem()) {
        if (up->clip()) left = left.intersected(up->mapRectToScene(QRectF(0, 0, up->width(), up->height())));
    }
    return left;
}

/// Is this what an item says of itself to a screen reader?
bool isAccessible(const QObject* object) {
    static const QMetaObject* type = nullptr;  // the same for all: a name is compared until it is known
    if (type != nullptr) return object->metaObject() == type;
    if (qstrcmp(object->metaObject()->className(), "QQuickAccessibleAttached") == 0)
        type = object->metaObject();
    return type != nullptr;
}

/// Does it stand in the accessibility tree by itself?
bool isInTree(const QQuickItem* item) {
    const QObjectList& owned = item->children();
    return std::any_of(owned.begin(), owned.end(), [](const QObject* object) {
        return isAccessible(object) && !object->property("ignored").toBool();
    });
}

/// The tree below an item, in the tree's own order. The bridge builds the whole list of children anew for
/// each child that is asked for; a large board takes too long that way.
void gather(const QQuickItem* from, const QQuickWindow& window, QList<Seen>& all) {
    for (QQuickItem* item : from->childItems()) {
        if (!isInTree(item)) {
            if (isVisibleHere(item)) gather(item, window, all);
            continue;
        }
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item);
        if (told == nullptr || !told->isValid() || !isVisibleHere(item)) continue;
        const QAccessible::State state = told->state();
        // What is a line high is only spoken: no eye sees it, and no finger finds it.
        const bool isSpokenOnly = item->height() > 0 && item->height() < 2;
        if (told->role() != QAccessible::Client && !isSpokenOnly) {
            Seen seen;
            seen.name = told->text(QAccessible::Name);
            seen.said = told->text(QAccessible::Description);
            seen.role = told->role();
            seen.whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            seen.inView = inView(item, seen.whole, window);
            seen.enabled = item->isEnabled() && !state.disabled;
            seen.checked = state.checked;
            seen.focused = state.focused;
            seen.item = item;
            seen.called = item->objectName();
            all.append(seen);
        }
        gather(item, window, all);
    }
}

/// Does it take touches itself?
bool takesTouches(const QQuickItem* item) {
    return item->isEnabled() && item->acceptedMouseButtons() != Qt::NoButton;
}

/// The topmost of this item and what it holds, in the order of painting.
QQuickItem* topmost(QQuickItem* item, QPointF point) {
    if (!item->isVisible() || item->opacity() < 0.01 || !item->isEnabled()) return nullptr;
    const QPointF own = item->mapFromScene(point);
    if (item->clip() && !item->contains(own)) return nullptr;
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    const auto split = std::find_if(children.begin(), children.end(),
                                    [](const QQuickItem* child) { return child->z() >= 0; });
    for (auto at = children.end(); at != split;) {
        if (QQuickItem* found = topmost(*--at, point)) return found;
    }
    if (takesTouches(item) && item->contains(own)) return item;
    for (auto at = split; at != children.begin();) {
        if (QQuickItem* found = topmost(*--at, point)) return found;
    }
    return nullptr;
}

QString plain(const QString& text) { return text.simplified().toCaseFolded(); }

}  // namespace

bool beginsWith(const QString& name, const QString& words) {
    const QString whole = plain(name);
    const QString start = plain(words);
    if (start.isEmpty() || !whole.startsWith(start)) return false;
    return whole.size() == start.size() || !whole.at(start.size()).isLetterOrNumber();
}

bool holdsWords(const QString& name, const QString& words) {
    const QString whole = plain(name);
    const QString part = plain(words);
    if (part.isEmpty()) return false;
    for (qsizetype at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
        const qsizetype end = at + part.size();
        if ((at == 0 || !whole.at(at - 1).isLetterOrNumber()) &&
            (end == whole.size() || !whole.at(end).isLetterOrNumber()))
            return true;
    }
    return false;
}

std::optional<int> numberIn(const QString& name, const QString& title) {
    static const QRegularExpression figure(QStringLiteral("^[^0-9−-]*([−-]?[0-9]+)"));
    if (!beginsWith(name, title)) return {};
    const QRegularExpressionMatch found = figure.match(name.mid(title.size()));
    if (!found.hasMatch()) return {};
    return found.captured(1).replace(QChar(0x2212), '-').toInt();
}

bool Seen::isPressable() const {
    switch (role) {
        case QAccessible::Button:
        case QAccessible::CheckBox:
        case QAccessible::RadioButton:
        case QAccessible::ListItem:
        case QAccessible::MenuItem:
        case QAccessible::PageTab:
        case QAccessible::Cell:
            return enabled;
        default:
            return false;
    }
}

bool Seen::isChoice() const { return role == QAccessible::RadioButton || role == QAccessible::CheckBox; }

QString Seen::head() const { return name.section(QStringLiteral(", "), 0, 0); }

bool Seen::isChosen() const {
    return checked || name.endsWith(QStringLiteral(", chosen"), Qt::CaseInsensitive) ||
           name.contains(QStringLiteral(", chosen,"), Qt::CaseInsensitive);
}

QList<const Seen*> Scene::where(const std::function<bool(const Seen&)>& fits) const {
    QList<const Seen*> found;
    for (const Seen& seen : all) {
        if (fits(seen)) found.append(&seen);
    }
    return found;
}

QList<const Seen*> Scene::pressables(const QString& words) const {
    return where([&](const Seen& seen) { return seen.isPressable() && beginsWith(seen.name, words); });
}

const Seen* Scene::sheet() const {
    const Seen* top = nullptr;
    for (const Seen& seen : all) {
        if (seen.role == QAccessible::Dialog && seen.enabled) top = &seen;
    }
    return top;
}

bool Scene::operator==(const Scene& other) const {
    const bool samePrint =
        std::equal(print.begin(), print.end(), other.print.begin(), other.print.end(),
                   [](const Seen& a, const Seen& b) { return a.name == b.name && a.whole == b.whole; });
    if (!samePrint) return false;
    return std::equal(
        all.begin(), all.end(), other.all.begin(), other.all.end(), [](const Seen& a, const Seen& b) {
            return a.name == b.name && a.role == b.role && a.whole == b.whole && a.inView == b.inView &&
                   a.enabled == b.enabled && a.checked == b.checked && a.item == b.item;
        });
}

/// Words that are printed and that the tree does not have: what a person reads all the same.
static void gatherPrint(QQuickItem* item, const QQuickWindow& window, QList<Seen>& all) {
    if (!item->isVisible() || item->opacity() < 0.01) return;
    if (item->inherits("QQuickText")) {
        const QString text = item->property("text").toString();
        const QRectF whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (!text.isEmpty()) {
            Seen seen;
            seen.name = text;
            seen.whole = whole;
            seen.inView = inView(item, whole, window);
            seen.item = item;
            seen.called = item->objectName();
            all.append(seen);
        }
    }
    for (QQuickItem* child : item->childItems()) gatherPrint(child, window, all);
}

Scene Eye::look() const {
    Scene scene;
    gather(window_.contentItem(), window_, scene.all);
    gatherPrint(window_.contentItem(), window_, scene.print);
    return scene;
}

Scene Eye::settled(int atMost) const {
    QElapsedTimer since;
    since.start();
    Scene before;
    int alike = 0;
    while (since.elapsed() < atMost) {
        QElapsedTimer turn;
        turn.start();
        do {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (turn.elapsed() < 6) QThread::msleep(1);
        } while (turn.elapsed() < 6);
        Scene now = look();
        alike = now == before ? alike + 1 : 0;
        before = std::move(now);
        if (alike >= 2) break;
    }
    return before;
}

Seen Eye::again(const Seen& seen) const {
    for (const Seen& now : look().all) {
        if (now.item == seen.item) return now;
    }
    Seen gone = seen;
    gone.inView = {};
    return gone;
}

QRectF Eye::shownOf(const QQuickItem& item) const {
    const QRectF whole = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    return inView(&item, whole, window_);
}

std::optional<std::pair<QPoint, QPoint>> Eye::hold(const QQuickItem& view, QPointF by) const {
    const QRectF frame = shownOf(view);
    const bool across = std::abs(by.x()) > std::abs(by.y());
    const qreal length = across ? frame.width() : frame.height();
    // Along the line on which most points are the view's own.
    std::optional<std::pair<QPoint, QPoint>> best;
    qreal furthest = 24;
    for (const double share : {0.5, 0.25, 0.75, 0.1, 0.9}) {
        std::optional<qreal> first;
        std::optional<qreal> last;
        for (qreal at = 8; at < length - 8; at += 8) {
            const QPointF point = across ? QPointF(frame.x() + at, frame.y() + frame.height() * share)
                                         : QPointF(frame.x() + frame.width() * share, frame.y() + at);
            const QQuickItem* top = topmostAt(point);
            if (top == nullptr || (top != &view && !view.isAncestorOf(top))) continue;
            if (!first) first = at;
            last = at;
        }
        if (!first || *last - *first <= furthest) continue;
        furthest = *last - *first;
        // A drag of less than a finger's breadth is none.
        const qreal wanted = across ? by.x() : by.y();
        const qreal far = std::clamp(std::abs(wanted) + 12, 30.0, furthest);
        const qreal from = wanted < 0 ? *last : *first;
        const qreal to = wanted < 0 ? from - far : from + far;
        const auto point = [&](qreal at) {
            return (across ? QPointF(frame.x() + at, frame.y() + frame.height() * share)
                           : QPointF(frame.x() + frame.width() * share, frame.y() + at))
                .toPoint();
        };
        best = std::pair(point(from), point(to));
    }
    return best;
}

QQuickItem* Eye::topmostAt(QPointF point) const { return topmost(window_.contentItem(), point); }

std::optional<QPoint> Eye::reach(const Seen& seen) const {
    if (seen.item == nullptr || seen.inView.width() < 4 || seen.inView.height() < 4) return {};
    const QRectF& view = seen.inView;
    // The middle first, then points around it.
    static constexpr double at[][2] = {{0.5, 0.5}, {0.5, 0.25}, {0.5, 0.75}, {0.25, 0.5}, {0.75, 0.5},
                                       {0.2, 0.2}, {0.8, 0.2},  {0.2, 0.8},  {0.8, 0.8}};
    for (const auto& share : at) {
        // A finger meets whole pixels: beside an edge half of one is another thing.
        const QPoint point =
            QPointF(view.x() + view.width() * share[0], view.y() + view.height() * share[1]).toPoint();
        const QQuickItem* top = topmostAt(point);
        if (top == nullptr) continue;
        if (top == seen.item || top->isAncestorOf(seen.item) || seen.item->isAncestorOf(top)) {
            // What holds it takes the touch for it only where it takes none itself.
            const bool held = top != seen.item && top->isAncestorOf(seen.item);
            if (!held || !takesTouches(seen.item)) return point;
        }
    }
    return {};
}

}  // namespace adjutant::evenings
