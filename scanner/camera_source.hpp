// SPDX-License-Identifier: GPL-3.0-or-later
// A camera as a source of frames: which there are, which one runs, and what happens when it is unplugged.
#pragma once

#include <QByteArray>
#include <QCamera>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QVideoSink>
#include <memory>
#include <vector>

namespace adjutant::scanner {

struct CameraName {
    QByteArray id;        ///< as the system names it; may change when the camera is plugged in again
    QString description;  ///< as people name it
    bool operator==(const CameraName&) const = default;
};

class CameraSource : public QObject {
    Q_OBJECT
  public:
    explicit CameraSource(QObject* parent = nullptr);
    ~CameraSource() override;

    [[nodiscard]] std::vector<CameraName> cameras() const;

    /// Starts the camera of this id, or the system's own choice when empty, into the sink.
    void start(const QByteArray& id, QVideoSink* sink);
    void stop();
    /// To be told of every frame, so that a camera that has fallen silent is noticed.
    void noteFrame();
    /// The running camera, for its torch, focus and exposure; null when none runs.
    [[nodiscard]] QCamera* camera() const { return camera_.get(); }
    [[nodiscard]] QString description() const { return wanted_.description; }

    static constexpr int silentAfter = 4000;  ///< milliseconds without a frame

  signals:
    void camerasChanged();
    void started();                         ///< the first frame has come, or the first one again
    void stopped(const QString& sentence);  ///< the camera is gone or refuses; it is started again on return

  private:
    void open();
    void close(const QString& sentence);
    void release();
    void devicesChanged();
    void tryAgain();
    [[nodiscard]] QCameraDevice device() const;

    QMediaDevices devices_;
    QMediaCaptureSession session_;
    std::unique_ptr<QCamera> camera_;
    QTimer silence_;
    QPointer<QVideoSink> sink_;
    CameraName wanted_;
    bool running_ = false;     ///< a camera is wanted, whether or not one is there
    bool delivering_ = false;  ///< the camera that is open has sent a frame
};

}  // namespace adjutant::scanner
