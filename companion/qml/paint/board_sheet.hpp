// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of its own size that somebody else paints.
#pragma once

#include <functional>

#include "companion/qml/paint/painted.hpp"

namespace adjutant::look {

/// Not known to QML: part of a BoardPicture.
class BoardSheet : public Painted {
    Q_OBJECT

  public:
    using Painting = std::function<void(QPainter&, const QRectF&)>;
    BoardSheet(QQuickItem* parent, Painting painting) : Painted(parent), painting_(std::move(painting)) {}
    using Painted::repaint;
    void paint(QPainter* painter) override { painting_(*painter, boundingRect()); }

  private:
    Painting painting_;
};

}  // namespace adjutant::look
