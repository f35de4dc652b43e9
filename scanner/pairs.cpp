// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/pairs.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scanner/finder_side.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr std::size_t maxFinders = 12;  ///< the clearest ones that are left over
constexpr std::size_t maxCompleted = 6;
constexpr int clearRays = 12;
constexpr double largest = 35;       ///< modules of a symbol that goes on a piece
constexpr double alongSide = 1.25;   ///< a ring that reaches less than this in a direction has a side there,
constexpr double alongCorner = 1.1;  ///< one that reaches more a corner
constexpr double seenLine = 0.6;     ///< likeness of a dotted line between two finders that are there
constexpr double guessedLines = 0.55;

enum class Hidden { corner, right, below };

Point turned(Point way) { return {-way.y, way.x}; }  // by a right angle, from right to below

// How much further the ring reaches in this direction than to its sides.
double stretch(const Finder& finder, double angle) {
    return (ringReach(finder, angle) + ringReach(finder, angle + std::numbers::pi)) / (7 * finder.module);
}

class Completer {
  public:
    explicit Completer(const LumaView& frame) : sampler_(frame) {}

    // Every way in which the two may belong to one symbol.
    void complete(const Finder& a, const Finder& b) {
        const auto side = sideBetween(a, b);
        if (!side || side->modules > largest || side->change > 1.4) return;
        const double angle = std::atan2(side->way.y, side->way.x);
        const double least = std::min(stretch(a, angle), stretch(b, angle));
        const double most = std::max(stretch(a, angle), stretch(b, angle));
        // How much larger modules are across the line than along it, as far as the rings tell.
        const double across = angle + std::numbers::pi / 2;
        const double scale = std::sqrt(stretch(a, across) * stretch(b, across)) /
                             std::sqrt(stretch(a, angle) * stretch(b, angle));
        for (int size = SymbolLayout::smallest; size <= largest; size += 4) {
            if (std::abs(size - side->modules) > 2.3 + 0.06 * side->modules) continue;
            if (most < alongSide)
                for (const double way : {scale, -scale}) beside(a, b, way, size);
            if (least > alongCorner) {
                opposite(a, b, scale, size);
                opposite(b, a, scale, size);
            }
        }
    }

    std::vector<Completed> best() {
        std::sort(found_.begin(), found_.end(),
                  [](const Completed& a, const Completed& b) { return a.likeness > b.likeness; });
        if (found_.size() > maxCompleted) found_.resize(maxCompleted);
        return std::move(found_);
    }

  private:
    // a and b are neighbours; the third lies `scale` sides away at a right angle from either of them.
    void beside(const Finder& a, const Finder& b, double scale, int size) {
        const Point way{b.center.x - a.center.x, b.center.y - a.center.y};
        const Point off{scale * turned(way).x, scale * turned(way).y};
        const double span = size - 7;
        if (dottedLine(sampler_, a, b, {off.x / span, off.y / span}, size) < seenLine) return;
        const bool clockwise = scale > 0;
        seek(clockwise ? Hidden::below : Hidden::right, a, b, {a.center.x + off.x, a.center.y + off.y}, size);
        seek(clockwise ? Hidden::right : Hidden::below, b, a, {b.center.x + off.x, b.center.y + off.y}, size);
    }

    // `right` and `below` face each other over the corner that is hidden.
    void opposite(const Finder& right, const Finder& below, double scale, int size) {
        const Point way{below.center.x - right.center.x, below.center.y - right.center.y};
        const Point middle{(right.center.x + below.center.x) / 2, (right.center.y + below.center.y) / 2};
        const Point off{scale * turned(way).x / 2, scale * turned(way).y / 2};
        seek(Hidden::corner, right, below, {middle.x + off.x, middle.y + off.y}, size);
    }

    // Moves the third finder about, first by modules and then by less, to where the dotted lines show best.
    void seek(Hidden hidden, const Finder& first, const Finder& second, Point guess, int size) {
        Finder third = first;
        third.edges = {};
        third.goodRays = 0;
        const double span = size - 7;
        const Point u{(second.center.x - first.center.x) / span, (second.center.y - first.center.y) / span};
        const Point v = turned(u);
        Completed best;
        const auto look = [&](Point at) {
            third.center = at;
            const std::array<Finder, 3> three = hidden == Hidden::corner  ? std::array{third, first, second}
                                                : hidden == Hidden::right ? std::array{first, third, second}
                                                                          : std::array{first, second, third};
            const double likeness = timingLikeness(sampler_, three, size);
            if (likeness > best.likeness) best = {three, size, likeness};
        };
        const auto around = [&](Point middle, int reach, double step) {
            for (int y = -reach; y <= reach; ++y)
                for (int x = -reach; x <= reach; ++x)
                    look({middle.x + step * (x * u.x + y * v.x), middle.y + step * (x * u.y + y * v.y)});
        };
        around(guess, 2, 1);
        if (best.likeness < guessedLines) return;
        around(best.three[hidden == Hidden::corner ? 0 : hidden == Hidden::right ? 1 : 2].center, 1, 0.5);
        found_.push_back(best);
    }

    Sampler sampler_;
    std::vector<Completed> found_;
};

}  // namespace

std::vector<Completed> completePairs(const LumaView& frame, const std::vector<Finder>& finders,
                                     const std::vector<bool>& taken) {
    std::vector<const Finder*> left;
    for (std::size_t i = 0; i < finders.size() && left.size() < maxFinders; ++i)
        if (!taken[i] && finders[i].goodRays >= clearRays) left.push_back(&finders[i]);
    Completer completer(frame);
    for (std::size_t a = 0; a < left.size(); ++a)
        for (std::size_t b = a + 1; b < left.size(); ++b) completer.complete(*left[a], *left[b]);
    return completer.best();
}

}  // namespace adjutant::scanner
