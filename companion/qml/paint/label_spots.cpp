// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/label_spots.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace adjutant::look {
namespace {

constexpr qreal gap = 2;  // pixels between a label and what it makes way for

qreal overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() * both.height();
}

constexpr std::array shares{0.0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, -0.48, 0.48};  // of a label's width

/// All labels of a board, each looked at in turn while the others stay.
class Layout {
  public:
    explicit Layout(const std::vector<Labelled>& places) : places_(places) {
        for (const Labelled& place : places) {
            boxes_.push_back(place.label);
            board_ |= place.label | place.taken;
        }
        for (std::size_t i = 0; i < places.size(); ++i)
            if (!places[i].label.isEmpty() && places[i].mayMove) movers_.push_back(moverOf(i));
    }

    /// Each takes its best spot; says whether one moved.
    bool improve() {
        bool moved = false;
        for (const Mover& mover : movers_) {
            const QRectF best = bestFor(mover);
            moved = moved || best != boxes_[mover.label];
            boxes_[mover.label] = best;
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
    /// A label that may move, and what it can run into: a board has hundreds of places, and few are near.
    struct Mover {
        std::size_t label;
        std::vector<QRectF> taken;
        std::vector<std::size_t> others;  ///< labels
    };

    /// All that a label can come to cover.
    [[nodiscard]] QRectF reachOf(std::size_t i) const {
        const QRectF& usual = places_[i].label;
        if (!places_[i].mayMove) return usual;
        const qreal aside = usual.width() * shares.back() + gap;
        return (usual | usual.translated(0, places_[i].otherSide - usual.top()))
            .adjusted(-aside, 0, aside, 0);
    }

    [[nodiscard]] Mover moverOf(std::size_t i) const {
        Mover mover{i, {}, {}};
        const QRectF reach = reachOf(i);
        for (std::size_t other = 0; other < places_.size(); ++other) {
            if (other == i) continue;
            if (reach.intersects(places_[other].taken)) mover.taken.push_back(places_[other].taken);
            if (!places_[other].label.isEmpty() && reach.intersects(reachOf(other)))
                mover.others.push_back(other);
        }
        return mover;
    }

    [[nodiscard]] QRectF bestFor(const Mover& mover) const {
        const Labelled& place = places_[mover.label];
        const QRectF usual = place.label;
        const qreal area = usual.width() * usual.height();
        const qreal across = place.otherSide - usual.top();
        QRectF best = usual;
        qreal least = std::numeric_limits<qreal>::max();
        for (const bool other : {false, true}) {
            for (const qreal share : shares) {
                const QRectF box = usual.translated(share * usual.width(), other ? across : 0);
                if (!board_.contains(box)) continue;
                const qreal cost =
                    4 * covered(mover, box) + area * (0.1 * std::abs(share) + (other ? 0.12 : 0));
                if (cost >= least) continue;
                least = cost;
                best = box;
            }
        }
        return best;
    }

    /// How much of a box other places and labels have, in square pixels.
    [[nodiscard]] qreal covered(const Mover& mover, const QRectF& box) const {
        const QRectF wide = box.adjusted(-gap, 0, gap, 0);
        qreal sum = 0;
        for (const QRectF& taken : mover.taken) sum += overlap(wide, taken);
        for (const std::size_t other : mover.others) sum += overlap(wide, boxes_[other]);
        return sum;
    }

    const std::vector<Labelled>& places_;
    std::vector<QRectF> boxes_;  ///< where the labels stand now
    std::vector<Mover> movers_;
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
