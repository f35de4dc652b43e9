// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/pattern_follower.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/module_places.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double likeness = 0.62;  ///< of its own data modules; another text's reach about half of that
constexpr double reach = 4;        ///< modules
constexpr std::size_t mostProbes = 160;

struct Probe {
    Point at;
    double sign;  ///< 1 where the symbol is light in the frame, -1 where it is dark
};

// Only data modules: the fixed ones are the same in every symbol.
std::vector<Probe> probesOf(const Symbol& symbol) {
    const ModulePlaces places(symbol.map);
    const SymbolLayout& layout = SymbolLayout::of(symbol.map.size());
    std::vector<Probe> probes;
    for (int row = 0; row < places.size(); ++row)
        for (int column = 0; column < places.size(); ++column) {
            if (layout.at(column, row) != Module::Data) continue;
            const bool dark = symbol.bits[static_cast<std::size_t>(row * places.size() + column)] != 0;
            probes.push_back({places.at(column, row), dark != symbol.inverted ? -1.0 : 1.0});
        }
    return probes;
}

// The correlation of brightness and pattern, from -1 to 1, with every `step`-th probe.
double correlate(const Sampler& sampler, const std::vector<Probe>& probes, Point by, std::size_t step) {
    double n = 0, values = 0, squares = 0, signs = 0, products = 0;
    for (std::size_t i = 0; i < probes.size(); i += step) {
        const double value = sampler.at(probes[i].at.x + by.x, probes[i].at.y + by.y);
        n += 1;
        values += value;
        squares += value * value;
        signs += probes[i].sign;
        products += value * probes[i].sign;
    }
    const double valueSpread = squares - values * values / n;
    const double signSpread = n - signs * signs / n;
    if (valueSpread < n * 4 || signSpread <= 0) return 0;  // nothing but noise
    return (products - values * signs / n) / std::sqrt(valueSpread * signSpread);
}

}  // namespace

GridMap shifted(const GridMap& map, Point by) {
    const Homography move{{1, 0, by.x, 0, 1, by.y, 0, 0, 1}};
    return {map.size(), move.after(map.homography()), map.bend()};
}

std::optional<Symbol> followPattern(const LumaView& frame, const Symbol& expected) {
    const Sampler sampler(frame);
    const std::vector<Probe> probes = probesOf(expected);
    const std::size_t coarse = std::max<std::size_t>(1, probes.size() / mostProbes);
    const Corners corners = expected.map.corners();
    const double module =
        std::hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / 1.41 / expected.map.size();
    Point best;
    double like = correlate(sampler, probes, best, coarse);
    const double step = module * 0.5;
    const int steps = static_cast<int>(reach * module / step);
    for (int y = -steps; y <= steps; ++y)
        for (int x = -steps; x <= steps; ++x) {
            const Point by{x * step, y * step};
            const double here = correlate(sampler, probes, by, coarse);
            if (here > like) like = here, best = by;
        }
    if (like < likeness / 2) return std::nullopt;
    like = correlate(sampler, probes, best, 1);
    for (double fine = step / 2; fine > module * 0.1; fine /= 2) {
        const Point around = best;
        for (const Point& d : {Point{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {-1, 1}, {1, -1}}) {
            const Point by{around.x + d.x * fine, around.y + d.y * fine};
            const double here = correlate(sampler, probes, by, 1);
            if (here > like) like = here, best = by;
        }
    }
    if (like < likeness) return std::nullopt;
    Symbol found = expected;
    found.map = shifted(expected.map, best);
    return found;
}

}  // namespace adjutant::scanner
