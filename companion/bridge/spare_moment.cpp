// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/spare_moment.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QQmlEngine>

#include "companion/bridge/companion.hpp"
#include "companion/large_blocks.hpp"

namespace adjutant::companion {
namespace {

// After what moves on the screen has come to rest, and before a hand is back.
constexpr std::chrono::milliseconds afterTheLastTouch{250};
// Then people are back at the table, and what takes longer disturbs nobody.
constexpr std::chrono::seconds untilRest{8};

}  // namespace

SpareMoment::SpareMoment(QQmlEngine& engine, QObject* parent) : QObject(parent), engine_(&engine) {
    moment_.setSingleShot(true);
    moment_.setInterval(afterTheLastTouch);
    connect(&moment_, &QTimer::timeout, this, &SpareMoment::collect);
    rest_.setSingleShot(true);
    setRest(untilRest);
    connect(&rest_, &QTimer::timeout, this, [this] {
        emit rested();
        // What is destroyed goes by the event loop, and so does what is collected.
        QMetaObject::invokeMethod(this, &SpareMoment::collect, Qt::QueuedConnection);
        QMetaObject::invokeMethod(this, giveBackFreedBlocks, Qt::QueuedConnection);
    });
    QCoreApplication::instance()->installEventFilter(this);
}

SpareMoment* SpareMoment::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).spareMoment();
}

void SpareMoment::collect() {
    if (engine_) engine_->collectGarbage();
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
