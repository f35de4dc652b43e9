// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/grid_settle.hpp"

#include <utility>
#include <vector>

#include "scanner/module_places.hpp"

namespace adjutant::scanner {
namespace {

// A module that moves with the free corner: where it is, and how far one module of the corner moves it.
struct Moved {
    Point at, byU, byV;
};

// The half of the symbol towards the free corner; the bend's term s * t leaves the middle lines where they
// are.
std::vector<Moved> movedModules(const GridMap& map) {
    const ModulePlaces places(map);
    const double half = map.size() / 2.0;
    std::vector<Moved> moved;
    for (int row = 0; row < map.size(); ++row)
        for (int column = map.size() - row; column < map.size(); ++column) {
            const double weight = -((column + 0.5) / half - 1) * ((row + 0.5) / half - 1);
            moved.push_back({places.at(column, row), places.across(column, row, weight),
                             places.down(column, row, weight)});
        }
    return moved;
}

double clearness(const Sampler& sampler, const std::vector<Moved>& modules, double du, double dv) {
    double sum = 0, squares = 0;
    for (const Moved& m : modules) {
        const double value =
            sampler.at(m.at.x + du * m.byU.x + dv * m.byV.x, m.at.y + du * m.byU.y + dv * m.byV.y);
        sum += value;
        squares += value * value;
    }
    const auto count = static_cast<double>(modules.size());
    return squares / count - sum / count * (sum / count);
}

}  // namespace

GridMap settle(const LumaView& frame, const GridMap& map) {
    const Sampler sampler(frame);
    const std::vector<Moved> modules = movedModules(map);
    double u = 0, v = 0;
    double best = clearness(sampler, modules, u, v);
    for (double step = 0.6; step > 0.1; step /= 2)
        for (int round = 0; round < 4; ++round) {
            bool better = false;
            for (const auto& [du, dv] : {std::pair{step, 0.0}, {-step, 0.0}, {0.0, step}, {0.0, -step}}) {
                const double clear = clearness(sampler, modules, u + du, v + dv);
                if (clear <= best) continue;
                best = clear;
                u += du;
                v += dv;
                better = true;
                break;
            }
            if (!better) break;
        }
    Bend bend = map.bend();
    bend.u[Bend::product] += u;
    bend.v[Bend::product] += v;
    return {map.size(), map.homography(), bend};
}

}  // namespace adjutant::scanner
