// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/scan_worker.hpp"

#include <utility>

#include "scanner/frame_luma.hpp"
#include "scanner/picture.hpp"
#include "scanner/still_reader.hpp"
#include "scanner/video_reader.hpp"

namespace adjutant::scanner {
namespace {

// From the frame as it lies in memory to the picture as it is shown: first mirrored, then turned.
Point asShown(Point at, const QVideoFrame& frame) {
    if (frame.surfaceFormat().scanLineDirection() == QVideoFrameFormat::BottomToTop) at.y = 1 - at.y;
    if (frame.mirrored()) at.x = 1 - at.x;
    switch (frame.rotationAngle()) {
        case QVideoFrame::Rotation90:
            return {1 - at.y, at.x};
        case QVideoFrame::Rotation180:
            return {1 - at.x, 1 - at.y};
        case QVideoFrame::Rotation270:
            return {at.y, 1 - at.x};
        default:
            return at;
    }
}

void scaleToOne(std::vector<Code>& codes, const LumaView& view) {
    for (Code& code : codes)
        for (Point& corner : code.corners) corner = {corner.x / view.width, corner.y / view.height};
}

Reading readPicture(const QImage& grey) {
    Reading reading;
    reading.still = true;
    reading.readable = !grey.isNull();
    const LumaView view = lumaOf(grey);
    reading.codes = StillReader().read(view);
    scaleToOne(reading.codes, view);
    return reading;
}

Reading readFrame(const QVideoFrame& frame, VideoReader& reader) {
    const FrameLuma luma(frame);
    Reading reading;
    reading.readable = luma.view().readable();
    reading.codes = reader.read(luma.view());
    scaleToOne(reading.codes, luma.view());
    if (!luma.copied())
        for (Code& code : reading.codes)
            for (Point& corner : code.corners) corner = asShown(corner, frame);
    return reading;
}

}  // namespace

ScanWorker::ScanWorker(QObject* parent) : QThread(parent) {
    qRegisterMetaType<Reading>();
    setObjectName(QStringLiteral("scanner"));
    start();
}

ScanWorker::~ScanWorker() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    arrived_.notify_one();
    wait();
}

void ScanWorker::offer(const QVideoFrame& frame, qint64 stream) { put({frame, stream}); }

void ScanWorker::offer(const QImage& grey, qint64 stream) { put({grey, stream}); }

void ScanWorker::put(Work work) {
    {
        const std::lock_guard lock(mutex_);
        // A picture is given once; a frame of the stream around it must not push it out.
        if (waiting_ && waiting_->stream == work.stream &&
            std::holds_alternative<QImage>(waiting_->picture) &&
            std::holds_alternative<QVideoFrame>(work.picture))
            return;
        waiting_ = std::move(work);
    }
    arrived_.notify_one();
}

void ScanWorker::drain() {
    std::unique_lock lock(mutex_);
    waiting_.reset();
    idle_.wait(lock, [this] { return !busy_; });
}

void ScanWorker::run() {
    VideoReader reader;
    qint64 stream = -1;
    for (;;) {
        std::optional<Work> work;
        {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return ending_ || waiting_.has_value(); });
            if (ending_) return;
            work = std::exchange(waiting_, std::nullopt);
            busy_ = true;
        }
        if (std::exchange(stream, work->stream) != work->stream) reader = VideoReader();
        Reading reading = std::holds_alternative<QImage>(work->picture)
                              ? readPicture(std::get<QImage>(work->picture))
                              : readFrame(std::get<QVideoFrame>(work->picture), reader);
        reading.stream = work->stream;
        emit finishedReading(reading);
        work.reset();
        const std::lock_guard lock(mutex_);
        busy_ = false;
        idle_.notify_all();
    }
}

}  // namespace adjutant::scanner
