// SPDX-License-Identifier: GPL-3.0-or-later
// What falls behind a sheet: while it is drawn, nothing behind can be pressed, focused or read by a screen
// reader.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QPointer>
#include <QQuickItem>

namespace adjutant::look {

/// Hangs between `before` and everything that is painted below it in the window. `spare` stays in reach.
class Curtain : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* before READ before WRITE setBefore NOTIFY changed)
    Q_PROPERTY(QQuickItem* spare READ spare WRITE setSpare NOTIFY changed)
    Q_PROPERTY(bool drawn READ isDrawn WRITE setDrawn NOTIFY changed)

  public:
    explicit Curtain(QObject* parent = nullptr);
    ~Curtain() override;

    QQuickItem* before() const { return before_; }
    void setBefore(QQuickItem* item);
    QQuickItem* spare() const { return spare_; }
    void setSpare(QQuickItem* item);
    bool isDrawn() const { return drawn_; }
    void setDrawn(bool drawn);

  signals:
    void changed();

  private:
    void draw();
    void lift();
    void drawOver();
    void cover(QQuickItem* item);
    void hush(QQuickItem* item);

    QPointer<QQuickItem> before_, spare_;
    bool drawn_ = false;
    QMetaObject::Connection frames_;
    QList<QPointer<QQuickItem>> covered_;  ///< turned off by this curtain
    QList<QPointer<QObject>> hushed_;      ///< what made an item known to screen readers
};

}  // namespace adjutant::look
