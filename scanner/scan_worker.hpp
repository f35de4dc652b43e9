// SPDX-License-Identifier: GPL-3.0-or-later
// The one thread that reads frames. It holds at most one frame in waiting: a newer one takes its place, so
// that a slow machine drops frames and never falls behind.
#pragma once

#include <QImage>
#include <QThread>
#include <QVideoFrame>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <variant>
#include <vector>

#include "scanner/code.hpp"

namespace adjutant::scanner {

/// What came of one frame or picture. Corners are parts of the picture as it is shown, 0 to 1 each way.
struct Reading {
    std::vector<Code> codes;
    bool still = false;
    bool readable = true;
    qint64 stream = 0;  ///< the number that was given with the frame
};

class ScanWorker : public QThread {
    Q_OBJECT
  public:
    explicit ScanWorker(QObject* parent = nullptr);
    ~ScanWorker() override;

    /// Hands over a frame of the given stream; a new stream number forgets what was followed. Any thread.
    void offer(const QVideoFrame& frame, qint64 stream);
    /// Hands over a picture in Format_Grayscale8.
    void offer(const QImage& grey, qint64 stream);

    /// Forgets the frame that waits and returns when none is being read any more. A camera's frames may lie
    /// in memory that goes away with the camera.
    void drain();

  signals:
    void finishedReading(const adjutant::scanner::Reading& reading);

  protected:
    void run() override;

  private:
    struct Work {
        std::variant<QVideoFrame, QImage> picture;
        qint64 stream;
    };
    void put(Work work);

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::optional<Work> waiting_;
    std::condition_variable idle_;
    bool busy_ = false;
    bool ending_ = false;
};

}  // namespace adjutant::scanner
