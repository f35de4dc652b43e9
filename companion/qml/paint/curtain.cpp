// SPDX-License-Identifier: GPL-3.0-or-later
#include "curtain.hpp"

#include <QAccessible>
#include <QQuickWindow>

namespace adjutant::look {
namespace {

/// Is `item` painted over `other`, of which both have one parent?
bool isOver(const QQuickItem* item, const QQuickItem* other, const QList<QQuickItem*>& siblings) {
    if (item->z() > other->z() || item->z() < other->z()) return item->z() > other->z();
    return siblings.indexOf(item) > siblings.indexOf(other);
}

/// QML's `Accessible` of an item; null where it has none, which is unknown to screen readers then.
QObject* spokenOf(const QQuickItem* item) {
    static const QMetaObject* known = nullptr;
    for (QObject* child : item->children()) {
        if (known == nullptr && child->inherits("QQuickAccessibleAttached")) known = child->metaObject();
        if (known != nullptr && child->metaObject() == known) return child;
    }
    return nullptr;
}

void tell(QQuickItem* item, QAccessible::Event what) {
    if (!QAccessible::isActive() || !item->isVisible()) return;
    QAccessibleEvent event(item, what);
    QAccessible::updateAccessibility(&event);
}

}  // namespace

Curtain::Curtain(QObject* parent) : QObject(parent) {}
Curtain::~Curtain() { lift(); }

void Curtain::setBefore(QQuickItem* item) {
    if (before_ == item) return;
    before_ = item;
    if (drawn_) draw();
    emit changed();
}

void Curtain::setSpare(QQuickItem* item) {
    if (spare_ == item) return;
    spare_ = item;
    if (drawn_) draw();
    emit changed();
}

void Curtain::setDrawn(bool drawn) {
    if (drawn_ == drawn) return;
    drawn_ = drawn;
    if (drawn)
        draw();
    else
        lift();
    emit changed();
}

void Curtain::draw() {
    lift();
    if (!before_) return;
    drawOver();
    // What is made behind it meanwhile is covered before it is seen.
    if (QQuickWindow* window = before_->window())
        frames_ = connect(window, &QQuickWindow::afterAnimating, this, &Curtain::drawOver);
}

void Curtain::drawOver() {
    if (!before_) return;
    for (QQuickItem* item = before_; item->parentItem() != nullptr; item = item->parentItem()) {
        const QList<QQuickItem*> siblings = item->parentItem()->childItems();
        for (QQuickItem* sibling : siblings) {
            if (sibling != item && !isOver(sibling, item, siblings)) cover(sibling);
        }
    }
}

void Curtain::cover(QQuickItem* item) {
    if (item == spare_) return;
    if (spare_ && item->isAncestorOf(spare_)) {
        for (QQuickItem* child : item->childItems()) cover(child);
        return;
    }
    if (item->isEnabled()) {
        item->setEnabled(false);
        covered_.append(item);
    }
    hush(item);
}

void Curtain::hush(QQuickItem* item) {
    QObject* spoken = spokenOf(item);
    if (spoken != nullptr && !spoken->property("ignored").toBool()) {
        tell(item, QAccessible::ObjectHide);
        spoken->setProperty("ignored", true);
        hushed_.append(spoken);
    }
    for (QQuickItem* child : item->childItems()) hush(child);
}

void Curtain::lift() {
    disconnect(frames_);
    for (const QPointer<QQuickItem>& item : std::exchange(covered_, {})) {
        if (item) item->setEnabled(true);
    }
    for (const QPointer<QObject>& spoken : std::exchange(hushed_, {})) {
        if (!spoken) continue;
        spoken->setProperty("ignored", false);
        if (auto* item = qobject_cast<QQuickItem*>(spoken->parent())) tell(item, QAccessible::ObjectShow);
    }
}

}  // namespace adjutant::look
