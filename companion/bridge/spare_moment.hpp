// SPDX-License-Identifier: GPL-3.0-or-later
// Clears up while nobody touches anything: what scripts have left over is collected a moment after the last
// touch, so that it is not collected in the middle of the next; and while people play at
// the table, the memory that pages and sheets have freed goes back to the system.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QQmlEngine;

namespace adjutant::companion {

class SpareMoment : public QObject {
    Q_OBJECT

  public:
    /// Watches what the application is touched with, from now on. Nothing is done once the engine has gone.
    explicit SpareMoment(QQmlEngine& engine, QObject* parent = nullptr);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPointer<QQmlEngine> engine_;
    QTimer moment_;
    QTimer rest_;  ///< nobody is looking for the next button
};

}  // namespace adjutant::companion
