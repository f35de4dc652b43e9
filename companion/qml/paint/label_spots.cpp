// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/label_spots.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace adjutant::look {
namespace {

constexpr qreal gap = 2;  // pixels between a label and what it makes way for

qreal overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() * both.height();
}

/// All labels of a board, each looked at in turn while the others stay.
class Layout {
  public:
    explicit Layout(const std::vector<Labelled>& places) : places_(places) {
        for (const Labelled& place : places) {
            boxes_.push_back(place.label);
            board_ |= place.label | place.taken;
        }
    }

    /// Each takes its best spot; says whether one moved.
    bool improve() {
        bool moved = false;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (places_[i].label.isEmpty() || !places_[i].mayMove) continue;
            const QRectF best = bestFor(i);
            moved = moved || best != boxes_[i];
            boxes_[i] = best;
        }
        return moved;
    }

    [[nodiscard]] std::vector<QPointF> spots() const {
        std::vector<QPointF> spots;
        spots.reserve(boxes_.size());
        for (const QRectF& box : boxes_) spots.push_back(box.topLeft());
        return spots;
    }

  private:
    [[nodiscard]] QRectF bestFor(std::size_t i) const {
        const QRectF usual = places_[i].label;
        const qreal area = usual.width() * usual.height();
        const qreal across = places_[i].otherSide - usual.top();
        QRectF best = usual;
        qreal least = std::numeric_limits<qreal>::max();
        for (const bool other : {false, true}) {
            for (const qreal share : {0.0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, -0.48, 0.48}) {
                const QRectF box = usual.translated(share * usual.width(), other ? across : 0);
                if (!board_.contains(box)) continue;
                const qreal cost = 4 * covered(i, box) + area * (0.1 * std::abs(share) + (other ? 0.12 : 0));
                if (cost >= least) continue;
                least = cost;
                best = box;
            }
        }
        return best;
    }

    /// How much of a box other places and labels have, in square pixels.
    [[nodiscard]] qreal covered(std::size_t own, const QRectF& box) const {
        const QRectF wide = box.adjusted(-gap, 0, gap, 0);
        qreal sum = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (i != own) sum += overlap(wide, places_[i].taken) + overlap(wide, boxes_[i]);
        }
        return sum;
    }

    const std::vector<Labelled>& places_;
    std::vector<QRectF> boxes_;
    QRectF board_;
};

}  // namespace

std::vector<QPointF> labelSpots(const std::vector<Labelled>& places) {
    Layout layout(places);
    constexpr int most =
        4;  // a few rounds settle a board; two labels may also give way to each other for ever
    for (int round = 0; round < most && layout.improve(); ++round) {
    }
    return layout.spots();
}

const std::vector<QPointF>& LabelSpots::of(std::vector<Labelled> places) {
    if (places != places_) {
        spots_ = labelSpots(places);
        places_ = std::move(places);
    }
    return spots_;
}

QVariantList Flags::spots(const QVariantList& counters) {
    std::vector<Labelled> places;
    for (const QVariant& one : counters) {
        const QRectF box = one.toMap().value("box").toRectF();
        const QSizeF flag = one.toMap().value("flag").toSizeF();
        const QPointF above(box.center().x() - flag.width() / 2, box.top() - flag.height() * 0.8);
        places.push_back({box, {above, flag}, box.bottom() - flag.height() * 0.35, true});
    }
    QVariantList spots;
    const std::vector<QPointF> found = labelSpots(places);
    for (std::size_t i = 0; i < found.size(); ++i) spots.append(found[i] - places[i].taken.topLeft());
    return spots;
}

}  // namespace adjutant::look
