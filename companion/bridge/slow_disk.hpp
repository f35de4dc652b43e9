// SPDX-License-Identifier: GPL-3.0-or-later
// How the window waits for a disk. What is asked of the disk is done by a thread beside while the window's
// waits, so that an act is on the disk when its call returns. A disk that takes its time is told of on the
// window, which goes on painting, and touches are held off until it has answered. Nothing else happens
// meanwhile.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>

#include "companion/bridge/disk_thread.hpp"
#include "db/disk_wait.hpp"

class QJSEngine;
class QQmlEngine;
class QRasterWindow;

namespace adjutant::companion {

class SlowDisk : public QObject, public db::DiskWaiter {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool awaited READ isAwaited NOTIFY changed)     ///< for so long that it has to be told
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)  ///< what is told
    Q_PROPERTY(int seconds READ seconds NOTIFY changed)        ///< how long by now

  public:
    /// Waits for all that this thread asks of the disk.
    explicit SlowDisk(QObject* parent);  // no default, so that QML takes create()
    ~SlowDisk() override;
    static SlowDisk* create(QQmlEngine* engine, QJSEngine*);

    void wait(const std::function<void()>& work) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

    [[nodiscard]] bool isAwaited() const { return awaited_; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] int seconds() const { return seconds_; }
    /// How long it is waited for in silence.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    void changed();

  private:
    void tellUntilDone();
    void show(int seconds);
    void paint();
    void tellWithoutWindow();
    [[nodiscard]] bool isHeldOff(const QEvent& event);

    DiskThread thread_;
    std::chrono::milliseconds patience_{400};
    bool busy_ = false;
    bool awaited_ = false;
    bool reckons_ = false;  ///< the processor is what is waited for
    int seconds_ = 0;
    bool painting_ = false;  ///< a window is in the middle of it

    QTimer letting_;             ///< runs while touches are still held off after the disk has answered
    bool pressHeldOff_ = false;  ///< the finger or button that is down now came down meanwhile
    std::unique_ptr<QRasterWindow> alone_;
    db::DiskWaited waited_{*this};
};

}  // namespace adjutant::companion
