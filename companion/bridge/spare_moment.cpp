// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/spare_moment.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QQmlEngine>

#include "companion/large_blocks.hpp"

namespace adjutant::companion {
namespace {

// After what moves on the screen has come to rest, and before a hand is back.
constexpr int afterTheLastTouch = 250;  // ms
// People are back at the table: what takes longer disturbs nobody.
constexpr int handsOnTheTable = 8'000;  // ms

}  // namespace

SpareMoment::SpareMoment(QQmlEngine& engine, QObject* parent) : QObject(parent), engine_(&engine) {
    moment_.setSingleShot(true);
    moment_.setInterval(afterTheLastTouch);
    connect(&moment_, &QTimer::timeout, this, [this] {
        if (engine_) engine_->collectGarbage();
    });
    rest_.setSingleShot(true);
    rest_.setInterval(handsOnTheTable);
    connect(&rest_, &QTimer::timeout, this, giveBackFreedBlocks);
    QCoreApplication::instance()->installEventFilter(this);
}

bool SpareMoment::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
            moment_.start();
            rest_.start();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace adjutant::companion
