// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_scanner.hpp"

#include <QFile>
#include <QPointF>
#include <QVariantMap>
#include <algorithm>
#include <utility>

#include "scanner/frame_copy.hpp"
#include "scanner/picture.hpp"

namespace adjutant::scanner {
namespace {

constexpr qint64 sentPicture = -2;  ///< the stream number of pictures that come beside the source

QString pathOf(const QUrl& url) {
    if (url.scheme() == QLatin1String("qrc")) return QLatin1Char(':') + url.path();
    return url.isLocalFile() ? url.toLocalFile() : url.path();
}

QVariantMap describe(const Code& code) {
    QVariantList corners;
    for (const Point& corner : code.corners) corners << QPointF(corner.x, corner.y);
    return {{QStringLiteral("text"), QString::fromStdString(code.text)},
            {QStringLiteral("corners"), corners},
            {QStringLiteral("followed"), code.followed}};
}

}  // namespace

CodeScanner::CodeScanner(QObject* parent) : QObject(parent) {
    clock_.start();
    fading_.setSingleShot(true);
    fading_.setInterval(SeenCodes::outlined + SeenCodes::Time(20));
    connect(&fading_, &QTimer::timeout, this, &CodeScanner::refreshCodes);
    connect(&worker_, &ScanWorker::finishedReading, this, &CodeScanner::takeReading);
    connect(&camera_, &CameraSource::camerasChanged, this, &CodeScanner::camerasChanged);
    connect(&camera_, &CameraSource::stopped, this, &CodeScanner::setStatus);
    connect(&camera_, &CameraSource::started, this, [this] {
        setStatus({});
        applyAbilities();
    });
    connect(&player_, &QMediaPlayer::errorOccurred, this, [this](QMediaPlayer::Error, const QString& reason) {
        end(tr("The film cannot be played: %1").arg(reason));
    });
    connect(&player_, &QMediaPlayer::mediaStatusChanged, this, [this](QMediaPlayer::MediaStatus status) {
        if (status == QMediaPlayer::EndOfMedia) end({});
        if (status == QMediaPlayer::InvalidMedia) end(tr("This is not a film that can be played."));
    });
}

CodeScanner::~CodeScanner() { stop(); }

void CodeScanner::setVideoSink(QVideoSink* sink) {
    if (shown_ == sink) return;
    stop();
    shown_ = sink;
    emit videoSinkChanged();
    restart();
}

void CodeScanner::setCameraId(const QString& id) {
    if (std::exchange(cameraId_, id) == id) return;
    emit sourceChanged();
    restart();
}

void CodeScanner::setFilm(const QUrl& film) {
    if (std::exchange(film_, film) == film) return;
    emit sourceChanged();
    restart();
}

void CodeScanner::setPicture(const QUrl& picture) {
    if (std::exchange(picture_, picture) == picture) return;
    emit sourceChanged();
    restart();
}

QVariantList CodeScanner::cameras() const {
    QVariantList list;
    for (const CameraName& each : camera_.cameras())
        list << QVariantMap{{QStringLiteral("id"), QString::fromUtf8(each.id)},
                            {QStringLiteral("description"), each.description}};
    return list;
}

void CodeScanner::setActive(bool active) {
    if (std::exchange(active_, active) == active) return;
    emit activeChanged();
    restart();
}

void CodeScanner::stop() {
    camera_.stop();
    disconnectFrames();
    player_.stop();
    player_.setSource({});
    player_.setVideoSink(nullptr);
    ++stream_;
    seen_.clear();
    fading_.stop();
    setCodes({});
}

void CodeScanner::restart() {
    stop();
    setStatus({});
    framesRead_ = 0;
    ended_ = false;
    if (!active_) return;
    if (!picture_.isEmpty()) {
        startPicture();
        return;
    }
    if (!film_.isEmpty()) {
        startFilm();
        return;
    }
    frames_ = connect(&own_, &QVideoSink::videoFrameChanged, this, &CodeScanner::takeCameraFrame);
    camera_.start(cameraId_.toUtf8(), &own_);
}

// A camera's frame is copied out of its memory once, for the screen and for the reader alike
// (frame_copy.hpp).
void CodeScanner::takeCameraFrame(const QVideoFrame& frame) {
    if (!frame.isValid()) return;  // an empty one comes when a camera starts or stops
    const auto copy = ownCopy(frame);
    if (!copy) return;
    if (shown_) shown_->setVideoFrame(*copy);
    worker_.offer(*copy, stream_);
    camera_.noteFrame();
}

void CodeScanner::disconnectFrames() {
    disconnect(frames_);
    worker_.drain();
}

void CodeScanner::startFilm() {
    // Straight from the thread that delivers frames to the worker: the screen's thread is not in the way.
    frames_ = connect(
        sink(), &QVideoSink::videoFrameChanged, &worker_,
        [this, stream = stream_](const QVideoFrame& frame) {
            if (frame.isValid()) worker_.offer(frame, stream);
        },
        Qt::DirectConnection);
    player_.setVideoSink(sink());
    player_.setSource(film_);
    player_.play();
}

void CodeScanner::startPicture() {
    const Picture loaded = loadPicture(QFile::encodeName(pathOf(picture_)).toStdString());
    if (loaded.image.isNull()) {
        end(loaded.error);
        return;
    }
    showPicture(loaded.image);
    worker_.offer(loaded.image, stream_);
}

void CodeScanner::showPicture(const QImage& image) {
    const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
    QVideoFrame frame(QVideoFrameFormat(rgb.size(), QVideoFrameFormat::Format_BGRX8888));
    if (!frame.map(QVideoFrame::WriteOnly)) return;
    const auto length =
        static_cast<std::size_t>(std::min<qsizetype>(rgb.bytesPerLine(), frame.bytesPerLine(0)));
    for (int y = 0; y < rgb.height(); ++y)
        std::copy_n(rgb.constScanLine(y), length, frame.bits(0) + qsizetype{y} * frame.bytesPerLine(0));
    frame.unmap();
    sink()->setVideoFrame(frame);
}

void CodeScanner::readPicture(const QByteArray& bytes) {
    const Picture decoded = decodePicture(bytes);
    if (decoded.image.isNull())
        emit failed(decoded.error);
    else
        worker_.offer(decoded.image, sentPicture);
}

void CodeScanner::takeReading(const Reading& reading) {
    if (reading.stream == sentPicture) {
        for (const Code& code : reading.codes) emit read(QString::fromStdString(code.text));
        if (reading.codes.empty()) emit failed(tr("No code was found in this picture."));
        return;
    }
    if (reading.stream != stream_) return;  // from the source before
    ++framesRead_;
    const auto fresh = seen_.see(reading.codes, now());
    if (reading.still) {
        setCodes(reading.codes);
        if (reading.codes.empty()) setStatus(tr("No code was found in this picture."));
    } else {
        refreshCodes();
        fading_.start();
    }
    for (const std::string& text : fresh) emit read(QString::fromStdString(text));
    if (reading.still) end({});
}

// Told from the event loop: whoever hears of it may set the next source at once.
void CodeScanner::end(const QString& problem) {
    if (std::exchange(ended_, true)) return;
    if (!problem.isEmpty()) setStatus(problem);
    QMetaObject::invokeMethod(
        this,
        [this, problem, stream = stream_] {
            if (stream == stream_) emit ended(problem);
        },
        Qt::QueuedConnection);
}

void CodeScanner::refreshCodes() { setCodes(seen_.outlinedAt(now())); }

void CodeScanner::setCodes(const std::vector<Code>& codes) {
    if (codes.empty() && codes_.isEmpty()) return;
    codes_.clear();
    for (const Code& code : codes) codes_ << describe(code);
    emit codesChanged();
}

void CodeScanner::setStatus(const QString& sentence) {
    if (std::exchange(status_, sentence) == sentence) return;
    emit statusChanged();
    if (!sentence.isEmpty()) emit failed(sentence);
}

bool CodeScanner::torchAvailable() const {
    return camera_.camera() != nullptr && camera_.camera()->isTorchModeSupported(QCamera::TorchOn);
}

bool CodeScanner::focusAvailable() const {
    return camera_.camera() != nullptr && camera_.camera()->isFocusModeSupported(QCamera::FocusModeManual);
}

bool CodeScanner::exposureAvailable() const {
    return camera_.camera() != nullptr &&
           camera_.camera()->supportedFeatures().testFlag(QCamera::Feature::ExposureCompensation);
}

void CodeScanner::setTorch(bool on) {
    torch_ = on;
    applyAbilities();
}

void CodeScanner::setFocus(double focus) {
    focus_ = focus < 0 ? -1 : std::min(focus, 1.0);
    applyAbilities();
}

void CodeScanner::setExposure(double exposure) {
    exposure_ = std::clamp(exposure, -4.0, 4.0);
    applyAbilities();
}

void CodeScanner::applyAbilities() {
    if (QCamera* camera = camera_.camera()) {
        if (torchAvailable()) camera->setTorchMode(torch_ ? QCamera::TorchOn : QCamera::TorchOff);
        if (focusAvailable()) {
            const auto own = camera->isFocusModeSupported(QCamera::FocusModeAutoNear)
                                 ? QCamera::FocusModeAutoNear  // labels are held close
                                 : QCamera::FocusModeAuto;
            camera->setFocusMode(focus_ < 0 ? own : QCamera::FocusModeManual);
            if (focus_ >= 0) camera->setFocusDistance(static_cast<float>(focus_));
        }
        if (exposureAvailable()) camera->setExposureCompensation(static_cast<float>(exposure_));
    }
    emit abilitiesChanged();
}

}  // namespace adjutant::scanner
