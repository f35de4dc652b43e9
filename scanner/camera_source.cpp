// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/camera_source.hpp"

#include <QCameraDevice>
#include <QVideoSink>
#include <algorithm>
#include <utility>

namespace adjutant::scanner {

CameraSource::CameraSource(QObject* parent) : QObject(parent) {
    silence_.setInterval(silentAfter);
    connect(&silence_, &QTimer::timeout, this, &CameraSource::tryAgain);
    connect(&devices_, &QMediaDevices::videoInputsChanged, this, &CameraSource::devicesChanged);
}

CameraSource::~CameraSource() { stop(); }

std::vector<CameraName> CameraSource::cameras() const {
    std::vector<CameraName> names;
    for (const QCameraDevice& device : QMediaDevices::videoInputs())
        names.push_back({device.id(), device.description()});
    return names;
}

void CameraSource::start(const QByteArray& id, QVideoSink* sink) {
    stop();
    running_ = true;
    sink_ = sink;
    wanted_ = {id, {}};
    open();
    if (!camera_)
        emit stopped(id.isEmpty()
                         ? tr("No camera was found. Touch the piece or type its code instead; a camera "
                              "that is plugged in now is used at once.")
                         : tr("This camera is not there. Choose another or plug it in; until then touch "
                              "the piece or type its code."));
}

void CameraSource::stop() {
    running_ = false;
    silence_.stop();
    release();
    session_.setVideoSink(nullptr);
}

void CameraSource::release() {
    if (!camera_) return;
    session_.setCamera(nullptr);
    camera_.reset();
    if (sink_) sink_->setVideoFrame({});
}

void CameraSource::noteFrame() {
    if (!running_ || !camera_) return;
    silence_.start();
    if (!std::exchange(delivering_, true)) emit started();
}

void CameraSource::tryAgain() {
    close(tr("The camera “%1” sends no pictures. It is tried again; until then touch the piece or type its "
             "code.")
              .arg(wanted_.description));
    open();
}

// The same camera may come back under another id; its description then tells that it is the one.
QCameraDevice CameraSource::device() const {
    const auto all = QMediaDevices::videoInputs();
    const auto known = std::find_if(all.begin(), all.end(),
                                    [this](const QCameraDevice& each) { return each.id() == wanted_.id; });
    if (known != all.end()) return *known;
    const auto named = std::find_if(all.begin(), all.end(), [this](const QCameraDevice& each) {
        return each.description() == wanted_.description;
    });
    if (named != all.end()) return *named;
    return wanted_.id.isEmpty() ? QMediaDevices::defaultVideoInput() : QCameraDevice();
}

void CameraSource::open() {
    const QCameraDevice found = device();
    if (found.isNull()) return;
    wanted_ = {wanted_.id.isEmpty() ? QByteArray() : found.id(), found.description()};
    camera_ = std::make_unique<QCamera>(found);
    delivering_ = false;
    connect(
        camera_.get(), &QCamera::errorOccurred, this,
        [this, failing = camera_.get()](QCamera::Error error, const QString& reason) {
            if (error == QCamera::NoError || failing != camera_.get()) return;
            close(tr("The camera “%1” stopped: %2. Touch the piece or type its code instead.")
                      .arg(wanted_.description, reason));
        },
        Qt::QueuedConnection);
    session_.setCamera(camera_.get());
    session_.setVideoSink(sink_);
    camera_->start();
    silence_.start();
}

void CameraSource::close(const QString& sentence) {
    if (!camera_) return;
    release();
    silence_.start();  // and tried again when it runs out
    emit stopped(sentence);
}

void CameraSource::devicesChanged() {
    emit camerasChanged();
    if (!running_) return;
    const auto all = QMediaDevices::videoInputs();
    const bool there = camera_ && std::any_of(all.begin(), all.end(), [this](const QCameraDevice& each) {
                           return each.id() == camera_->cameraDevice().id();
                       });
    if (camera_ && !there)
        close(tr("The camera “%1” was unplugged. Touch the piece or type its code; scanning goes on when the "
                 "camera is back.")
                  .arg(wanted_.description));
    if (!camera_) open();
}

}  // namespace adjutant::scanner
