// SPDX-License-Identifier: GPL-3.0-or-later
// The scanner as a screen uses it: a source (camera, film or picture) that shows in a VideoOutput, and the
// codes in it. The app registers it as a QML type; texts go out as they are, their meaning is not known here.
#pragma once

#include <QElapsedTimer>
#include <QMediaPlayer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QVideoSink>

#include "scanner/camera_source.hpp"
#include "scanner/scan_worker.hpp"
#include "scanner/seen_codes.hpp"

namespace adjutant::scanner {

class CodeScanner : public QObject {
    Q_OBJECT
    /// Where the frames are shown: `videoOutput.videoSink`. Without one they are read all the same.
    Q_PROPERTY(QVideoSink* videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged)
    /// The source: the picture when one is set, else the film when one is set, else the camera.
    Q_PROPERTY(QString cameraId READ cameraId WRITE setCameraId NOTIFY sourceChanged)
    Q_PROPERTY(QUrl film READ film WRITE setFilm NOTIFY sourceChanged)
    Q_PROPERTY(QUrl picture READ picture WRITE setPicture NOTIFY sourceChanged)
    /// What can be chosen: a list of {id, description}; an empty id is the system's own choice.
    Q_PROPERTY(QVariantList cameras READ cameras NOTIFY camerasChanged)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    /// Why nothing can be scanned just now, in a sentence; empty while all is well.
    Q_PROPERTY(QString status READ status NOTIFY statusChanged)
    /// What is outlined: a list of {text, corners, followed}; four corners, points from 0 to 1 each way.
    Q_PROPERTY(QVariantList codes READ codes NOTIFY codesChanged)
    Q_PROPERTY(bool torchAvailable READ torchAvailable NOTIFY abilitiesChanged)
    Q_PROPERTY(bool torch READ torch WRITE setTorch NOTIFY abilitiesChanged)
    /// Focus by hand: from 0 (near) to 1 (far), or -1 for the camera's own.
    Q_PROPERTY(bool focusAvailable READ focusAvailable NOTIFY abilitiesChanged)
    Q_PROPERTY(double focus READ focus WRITE setFocus NOTIFY abilitiesChanged)
    /// Exposure compensation in steps of light (EV); 0 is the camera's own.
    Q_PROPERTY(bool exposureAvailable READ exposureAvailable NOTIFY abilitiesChanged)
    Q_PROPERTY(double exposure READ exposure WRITE setExposure NOTIFY abilitiesChanged)

  public:
    explicit CodeScanner(QObject* parent = nullptr);
    ~CodeScanner() override;

    [[nodiscard]] QVideoSink* videoSink() const { return shown_; }
    void setVideoSink(QVideoSink* sink);
    [[nodiscard]] QString cameraId() const { return cameraId_; }
    void setCameraId(const QString& id);
    [[nodiscard]] QUrl film() const { return film_; }
    void setFilm(const QUrl& film);
    [[nodiscard]] QUrl picture() const { return picture_; }
    void setPicture(const QUrl& picture);
    [[nodiscard]] QVariantList cameras() const;
    [[nodiscard]] bool isActive() const { return active_; }
    void setActive(bool active);
    [[nodiscard]] QString status() const { return status_; }
    [[nodiscard]] QVariantList codes() const { return codes_; }
    [[nodiscard]] bool torchAvailable() const;
    [[nodiscard]] bool torch() const { return torch_; }
    void setTorch(bool on);
    [[nodiscard]] bool focusAvailable() const;
    [[nodiscard]] double focus() const { return focus_; }
    void setFocus(double focus);
    [[nodiscard]] bool exposureAvailable() const;
    [[nodiscard]] double exposure() const { return exposure_; }
    void setExposure(double exposure);
    /// How many frames were read since the source was started.
    [[nodiscard]] int framesRead() const { return framesRead_; }

    /// Reads the bytes of a picture file, as a phone sends it or as it is dropped on the window, once,
    /// whatever the source is; its texts come by `read`, even those that were seen a moment ago.
    Q_INVOKABLE void readPicture(const QByteArray& bytes);
    /// Looks at the source as if for the first time: a film from its beginning, a picture once more.
    Q_INVOKABLE void restart();

  signals:
    void read(const QString& text);        ///< a code freshly appeared
    void failed(const QString& sentence);  ///< something went wrong; scanning goes on as soon as it can
    /// The picture was read, or the film has come to its end; or neither can be, and `problem` is the
    /// sentence.
    void ended(const QString& problem);
    void videoSinkChanged();
    void sourceChanged();
    void camerasChanged();
    void activeChanged();
    void statusChanged();
    void codesChanged();
    void abilitiesChanged();

  private:
    void end(const QString& problem);
    void takeCameraFrame(const QVideoFrame& frame);
    void disconnectFrames();
    void stop();
    void startPicture();
    void startFilm();
    void showPicture(const QImage& image);
    void takeReading(const Reading& reading);
    void refreshCodes();
    void setCodes(const std::vector<Code>& codes);
    void setStatus(const QString& sentence);
    void applyAbilities();
    [[nodiscard]] QVideoSink* sink() { return shown_ ? shown_.data() : &own_; }
    [[nodiscard]] SeenCodes::Time now() const { return SeenCodes::Time(clock_.elapsed()); }

    QVideoSink own_;  ///< where a camera's frames arrive, and everything's when nothing shows them
    QPointer<QVideoSink> shown_;
    CameraSource camera_;
    QMediaPlayer player_;
    ScanWorker worker_;
    SeenCodes seen_;
    QElapsedTimer clock_;
    QTimer fading_;
    QMetaObject::Connection frames_;
    QString cameraId_;
    QUrl film_;
    QUrl picture_;
    QString status_;
    QVariantList codes_;
    qint64 stream_ = 0;
    bool ended_ = false;
    bool active_ = false;
    bool torch_ = false;
    double focus_ = -1;
    double exposure_ = 0;
    int framesRead_ = 0;
};

}  // namespace adjutant::scanner
