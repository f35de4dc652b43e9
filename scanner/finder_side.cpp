// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/finder_side.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/correlation.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

/// From the middle of one finder to that of the next a symbol has 7 modules less.
constexpr double finderSpan = 7;

}  // namespace

double ringReach(const Finder& finder, double angle) {
    const double place = angle / (2 * std::numbers::pi) * rayCount + rayCount;
    const int before = static_cast<int>(place);
    const double part = place - before;
    const auto edgeAt = [&](int ray) {
        const double edge = finder.edges[static_cast<std::size_t>(ray % rayCount)][2];
        const double opposite = finder.edges[static_cast<std::size_t>((ray + rayCount / 2) % rayCount)][2];
        return edge > 0 ? edge : opposite > 0 ? opposite : finder.module * 3.9;
    };
    return edgeAt(before) * (1 - part) + edgeAt(before + 1) * part;
}

std::optional<FinderSide> sideBetween(const Finder& a, const Finder& b) {
    if (a.inverted != b.inverted) return std::nullopt;
    const auto apart = [](double x, double y) { return std::max(x, y) / std::min(x, y); };
    if (apart(a.module, b.module) > 2 || apart(a.contrast(), b.contrast()) > 3) return std::nullopt;
    FinderSide side;
    side.way = {b.center.x - a.center.x, b.center.y - a.center.y};
    side.length = std::hypot(side.way.x, side.way.y);
    const double mean = (a.module + b.module) / 2;
    if (side.length < 4 * mean || side.length > 90 * mean) return std::nullopt;
    const double angle = std::atan2(side.way.y, side.way.x);
    const double here = (ringReach(a, angle) + ringReach(a, angle + std::numbers::pi)) / finderSpan;
    const double there = (ringReach(b, angle) + ringReach(b, angle + std::numbers::pi)) / finderSpan;
    side.modules = side.length / std::sqrt(here * there) + finderSpan;
    side.change = apart(here, there);
    if (side.modules < SymbolLayout::smallest * 0.78 || side.modules > SymbolLayout::largest * 1.15)
        return std::nullopt;
    return side;
}

double dottedLine(const Sampler& sampler, const Finder& from, const Finder& to, Point across, int size) {
    const double span = size - 7;
    const Point along{(to.center.x - from.center.x) / span, (to.center.y - from.center.y) / span};
    const double sign = from.inverted ? -1 : 1;
    double best = -1;
    for (const double off : {0.0, -0.4, 0.4}) {
        Correlation line;
        for (int module = 7; module <= size - 8; ++module) {
            const double u = module + 0.5 - 3.5 + off;
            const double value = sampler.at(from.center.x + u * along.x + 3 * across.x,
                                            from.center.y + u * along.y + 3 * across.y);
            line.add(value, module % 2 == 0 ? -sign : sign);
        }
        const double spread = line.valueSpread() * line.signSpread();
        if (spread > line.count() * line.count()) best = std::max(best, line.coefficient());
    }
    return best;
}

double timingLikeness(const Sampler& sampler, const std::array<Finder, 3>& three, int size) {
    const double span = size - 7;
    const auto step = [&](const Finder& to) {
        return Point{(to.center.x - three[0].center.x) / span, (to.center.y - three[0].center.y) / span};
    };
    return (dottedLine(sampler, three[0], three[1], step(three[2]), size) +
            dottedLine(sampler, three[0], three[2], step(three[1]), size)) /
           2;
}

}  // namespace adjutant::scanner
