// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/stillness.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::evenings {
namespace {

QString withoutState(QString name) { return name.remove(QStringLiteral(", chosen")); }

/// What is offered in this row of a bar, of which `one` is.
QStringList offeredBeside(const Seen& one, const Scene& scene) {
    QStringList all;
    for (const QString& row : {QStringLiteral("offer-"), QStringLiteral("pill-")}) {
        if (!one.called.startsWith(row)) continue;
        for (const Seen& seen : scene.all)
            if (seen.item != nullptr && seen.item->parentItem() == one.item->parentItem() &&
                seen.called.startsWith(row))
                all << seen.called;
    }
    return all;
}

}  // namespace

QStringList movedBetween(const Scene& before, const Scene& after) {
    QStringList moved;
    if (before.sheet() != nullptr || after.sheet() != nullptr) return moved;
    for (const Seen& was : before.all) {
        if (!was.isPressable() || was.item == nullptr || was.inView.isEmpty()) continue;
        const QString name = withoutState(was.name);
        const auto same = [&](const Seen& seen) {
            return seen.isPressable() && !seen.inView.isEmpty() && withoutState(seen.name) == name;
        };
        const auto once = [&](const Scene& scene) {
            return std::count_if(scene.all.begin(), scene.all.end(), same) == 1;
        };
        if (!once(before) || !once(after)) continue;
        const auto now = std::find_if(after.all.begin(), after.all.end(), same);
        bool scrolls = false;
        for (const QQuickItem* up = now->item; up != nullptr; up = up->parentItem())
            scrolls = scrolls || up->inherits("QQuickFlickable");
        // What it was a touch before may bear another name now, and another thing its own: the last die that
        // is in.
        const bool became =
            now->item != was.item && std::any_of(after.all.begin(), after.all.end(), [&](const Seen& seen) {
                return seen.item == was.item && withoutState(seen.name) != name;
            });
        if (scrolls || became) continue;
        // A bar that offers other things fills its seats anew.
        if (offeredBeside(*now, before) != offeredBeside(*now, after)) continue;
        const QPointF by = now->whole.topLeft() - was.whole.topLeft();
        if (std::max(std::abs(by.x()), std::abs(by.y())) > 2)
            moved << QStringLiteral(
                         "\"%1\" changes place between two touches though nothing happened (by %2, %3)")
                         .arg(name)
                         .arg(by.x())
                         .arg(by.y());
    }
    return moved;
}

}  // namespace adjutant::evenings
