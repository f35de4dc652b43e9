// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/triples.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double worst = 2.2;
constexpr double finderSpan =
    7;  ///< from the middle of one finder to that of the next a symbol has 7 modules less

// One side of a symbol: from one finder to another, measured in modules of that direction.
struct Side {
    Point way;
    double length = 0;
    double modules = 0;  ///< of the whole symbol along this side
    double change = 1;   ///< how much larger the modules are at one end than at the other
};

// How far the dark ring reaches in a direction, between the two rays next to it.
double reach(const Finder& finder, double angle) {
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

std::optional<Side> sideBetween(const Finder& a, const Finder& b) {
    if (a.inverted != b.inverted) return std::nullopt;
    const auto apart = [](double x, double y) { return std::max(x, y) / std::min(x, y); };
    if (apart(a.module, b.module) > 2 || apart(a.contrast(), b.contrast()) > 3) return std::nullopt;
    Side side;
    side.way = {b.center.x - a.center.x, b.center.y - a.center.y};
    side.length = std::hypot(side.way.x, side.way.y);
    const double mean = (a.module + b.module) / 2;
    if (side.length < 4 * mean || side.length > 90 * mean) return std::nullopt;
    const double angle = std::atan2(side.way.y, side.way.x);
    const double here = (reach(a, angle) + reach(a, angle + std::numbers::pi)) / finderSpan;
    const double there = (reach(b, angle) + reach(b, angle + std::numbers::pi)) / finderSpan;
    side.modules = side.length / std::sqrt(here * there) + finderSpan;
    side.change = apart(here, there);
    if (side.modules < SymbolLayout::smallest * 0.78 || side.modules > SymbolLayout::largest * 1.15)
        return std::nullopt;
    return side;
}

std::optional<Triple> judge(const Side& right, const Side& below) {
    const double sine =
        (right.way.x * below.way.y - right.way.y * below.way.x) / (right.length * below.length);
    if (sine < 0.35) return std::nullopt;
    const double longer = std::max(right.length, below.length) / std::min(right.length, below.length);
    if (longer > 3) return std::nullopt;
    Triple triple;
    triple.size = (right.modules + below.modules) / 2;
    const double differ = std::abs(right.modules - below.modules) / triple.size;
    const double offGrid = std::abs(std::remainder(triple.size - SymbolLayout::smallest, 4.0)) / triple.size;
    triple.badness = 3 * differ + (1 - sine) + 0.5 * std::log(longer) + std::log(right.change) +
                     std::log(below.change) + 2 * offGrid + 0.004 * triple.size;
    if (triple.badness > worst) return std::nullopt;
    return triple;
}

}  // namespace

std::vector<Triple> joinFinders(const std::vector<Finder>& finders) {
    struct Neighbour {
        std::size_t index;
        Side side;
    };
    std::vector<Triple> triples;
    std::vector<Neighbour> near;
    for (std::size_t corner = 0; corner < finders.size(); ++corner) {
        near.clear();
        for (std::size_t other = 0; other < finders.size(); ++other) {
            if (other == corner) continue;
            if (const auto side = sideBetween(finders[corner], finders[other]))
                near.push_back({other, *side});
        }
        // In a crowd of marks a symbol's own are among the nearest.
        std::sort(near.begin(), near.end(),
                  [](const Neighbour& a, const Neighbour& b) { return a.side.modules < b.side.modules; });
        if (near.size() > 16) near.resize(16);
        for (const Neighbour& right : near)
            for (const Neighbour& below : near) {
                if (right.index == below.index) continue;
                auto triple = judge(right.side, below.side);
                if (!triple) continue;
                triple->corner = corner;
                triple->right = right.index;
                triple->below = below.index;
                triples.push_back(*triple);
            }
    }
    std::sort(triples.begin(), triples.end(),
              [](const Triple& a, const Triple& b) { return a.badness < b.badness; });
    return triples;
}

}  // namespace adjutant::scanner
