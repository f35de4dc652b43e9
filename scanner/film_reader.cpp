// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/film_reader.hpp"

#include <QEventLoop>
#include <QFileInfo>
#include <QMediaMetaData>
#include <QMediaPlayer>
#include <QTimer>
#include <QUrl>
#include <QVideoSink>
#include <cmath>

namespace adjutant::scanner {
namespace {

constexpr int patience = 15000;  ///< milliseconds without a frame after which a film counts as stuck

// A player may show a frame twice (when it starts) or leave one out (when it is late): the time of a frame
// tells its number wherever the film says how many frames there are in a second.
class Counter {
  public:
    void setRate(double rate) { rate_ = rate; }
    /// The frame's number, or -1 for a frame that was counted already.
    qint64 count(const QVideoFrame& frame) {
        qint64 number = last_ + 1;
        if (frame.startTime() >= 0) {
            if (frame.startTime() == time_) return -1;
            time_ = frame.startTime();
            const auto byTime = static_cast<qint64>(std::llround(static_cast<double>(time_) * rate_ / 1e6));
            number = std::max(number, byTime);
        }
        return last_ = number;
    }
    [[nodiscard]] bool none() const { return last_ < 0; }

  private:
    double rate_ = 0;
    qint64 last_ = -1;
    qint64 time_ = -1;
};

}  // namespace

QString readFilm(const QString& path, const std::function<void(const QVideoFrame&, qint64)>& take) {
    const QFileInfo file(path);
    if (!file.isFile() || !file.isReadable()) return QStringLiteral("The file cannot be opened.");
    QEventLoop loop;
    QString error;
    const auto end = [&](const QString& sentence) {
        if (error.isEmpty()) error = sentence;
        loop.quit();
    };
    QMediaPlayer player;
    QVideoSink sink;
    QTimer stuck;
    Counter counter;
    stuck.setInterval(patience);
    QObject::connect(&stuck, &QTimer::timeout, &loop,
                     [&] { end(QStringLiteral("The film does not go on: no frame came for 15 seconds.")); });
    QObject::connect(&sink, &QVideoSink::videoFrameChanged, &loop, [&](const QVideoFrame& frame) {
        if (!frame.isValid()) return;
        stuck.start();
        counter.setRate(player.metaData().value(QMediaMetaData::VideoFrameRate).toDouble());
        const qint64 number = counter.count(frame);
        if (number >= 0) take(frame, number);
    });
    QObject::connect(&player, &QMediaPlayer::errorOccurred, &loop,
                     [&](QMediaPlayer::Error, const QString& reason) {
                         end(QStringLiteral("The film cannot be played: %1").arg(reason));
                     });
    QObject::connect(
        &player, &QMediaPlayer::mediaStatusChanged, &loop,
        [&](QMediaPlayer::MediaStatus status) {
            if (status == QMediaPlayer::InvalidMedia)
                end(QStringLiteral("This is not a film that can be played."));
            if (status == QMediaPlayer::EndOfMedia) loop.quit();
        },
        Qt::QueuedConnection);
    player.setVideoSink(&sink);
    player.setSource(QUrl::fromLocalFile(file.absoluteFilePath()));
    player.play();
    stuck.start();
    loop.exec();
    player.stop();
    if (error.isEmpty() && counter.none()) return QStringLiteral("There are no pictures in this film.");
    return error;
}

}  // namespace adjutant::scanner
