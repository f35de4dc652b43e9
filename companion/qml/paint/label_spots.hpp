// SPDX-License-Identifier: GPL-3.0-or-later
// Where the labels of a board stand, names of places and flags of odds: where they usually are, and moved
// aside or to the other side of their place where they would run into another label or another place's
// counter.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVariantList>
#include <vector>

namespace adjutant::look {

/// A place and its label; all in pixels.
struct Labelled {
    QRectF taken;         ///< what lies there and is not to be covered; empty where nothing does
    QRectF label;         ///< where its label usually stands; empty where it has none
    qreal otherSide = 0;  ///< the top of the label where it stands on the other side of its place
    bool mayMove = true;

    bool operator==(const Labelled&) const = default;
};

/// The upper left corners of the labels, in the order of the places. The same places have the same answer.
[[nodiscard]] std::vector<QPointF> labelSpots(const std::vector<Labelled>& places);

/// Remembers them: a board is painted anew with every touch, and its places stay.
class LabelSpots {
  public:
    [[nodiscard]] const std::vector<QPointF>& of(std::vector<Labelled> places);

  private:
    std::vector<Labelled> places_;
    std::vector<QPointF> spots_;
};

/// The same for a screen.
class Flags : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    /// Of counters, each { box, flag }: its own box and the size of its flag, which may be empty. A flag
    /// stands on the upper edge of its counter, or on the lower one. Answers with the corner of each flag
    /// from that of its counter.
    Q_INVOKABLE static QVariantList spots(const QVariantList& counters);
};

}  // namespace adjutant::look
