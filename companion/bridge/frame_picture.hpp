// SPDX-License-Identifier: GPL-3.0-or-later
// The frames of a video sink, painted as pictures: for machines without a GPU, where Qt's own video output
// draws nothing.
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickPaintedItem>
#include <QVideoFrame>
#include <QVideoSink>

namespace adjutant::companion {

class FramePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVideoSink* sink READ sink WRITE setSink NOTIFY sinkChanged)

  public:
    explicit FramePicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] QVideoSink* sink() const { return sink_; }
    /// Its frames are shown from now on, each fitted into the item; null: none.
    void setSink(QVideoSink* sink);

  signals:
    void sinkChanged();

  private:
    QPointer<QVideoSink> sink_;
    QVideoFrame frame_;
};

}  // namespace adjutant::companion
