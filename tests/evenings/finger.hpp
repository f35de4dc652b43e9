// SPDX-License-Identifier: GPL-3.0-or-later
// The finger of the hand that plays evenings: touch points and mouse clicks in the window, and nothing else.
// It counts them and remembers where they went.
#pragma once

#include <QPoint>
#include <QQuickWindow>
#include <QStringList>

namespace adjutant::evenings {

class Finger {
  public:
    explicit Finger(QQuickWindow& window);

    /// A touch, and now and then a click of a mouse in its place. `what`: for the way there.
    void touch(QPoint point, const QString& what);
    /// Held until a long press is one.
    void hold(QPoint point, const QString& what);
    /// A slow drag that leaves nothing flying.
    void drag(QPoint from, QPoint to, const QString& what);
    /// A quick drag, as of somebody who does not mind where it ends.
    void swipe(QPoint from, QPoint to, const QString& what);
    void key(Qt::Key key, const QString& what);

    [[nodiscard]] int touches() const { return touches_; }
    [[nodiscard]] const QStringList& trail() const { return trail_; }
    void note(const QString& what) { trail_.append(what); }

  private:
    QQuickWindow& window_;
    QPointingDevice* device_;
    int touches_ = 0;
    QStringList trail_;
};

}  // namespace adjutant::evenings
