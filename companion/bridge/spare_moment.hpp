// SPDX-License-Identifier: GPL-3.0-or-later
// Clears up while nobody touches anything: what scripts have left over is collected a moment after the last
// touch, so that it is not collected in the middle of the next; and while people play at the table, sheets
// that are closed are destroyed, and the memory that they and the pages have freed goes back to the system.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <chrono>

class QJSEngine;
class QQmlEngine;

namespace adjutant::companion {

class SpareMoment : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    /// Watches what the application is touched with, from now on. Nothing is done once the engine has gone.
    explicit SpareMoment(QQmlEngine& engine, QObject* parent = nullptr);
    static SpareMoment* create(QQmlEngine* engine, QJSEngine*);

    /// After how long without a touch people are taken to be back at the table.
    void setRest(std::chrono::milliseconds rest) { rest_.setInterval(rest); }

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    /// People are back at the table: what is seldom used, and is not shown, may be destroyed.
    void rested();
    /// Screens emit it: a sheet that is seldom opened is about to be made, so others that are closed may go.
    void sheetMade();

  private:
    void collect();

    QPointer<QQmlEngine> engine_;
    QTimer moment_;
    QTimer rest_;  ///< nobody is looking for the next button
};

}  // namespace adjutant::companion
