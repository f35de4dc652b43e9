// SPDX-License-Identifier: GPL-3.0-or-later
// A photograph of a campaign file, painted whole into its item.
#pragma once

#include <QImage>
#include <QQmlEngine>
#include <QQuickPaintedItem>
#include <QString>

namespace adjutant::companion {

class PhotographPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString picture READ picture WRITE setPicture NOTIFY changed)  ///< JPEG in base64
    Q_PROPERTY(bool readable READ isReadable NOTIFY changed)

  public:
    explicit PhotographPicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] const QString& picture() const { return picture_; }
    void setPicture(const QString& picture);
    [[nodiscard]] bool isReadable() const { return !image_.isNull(); }

  signals:
    void changed();

  private:
    QString picture_;
    QImage image_;
};

}  // namespace adjutant::companion
