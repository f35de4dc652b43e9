// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/triples.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scanner/finder_side.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double worst = 2.2;

std::optional<Triple> judge(const FinderSide& right, const FinderSide& below) {
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
        FinderSide side;
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
