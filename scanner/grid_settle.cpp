// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/grid_settle.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scanner/module_places.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double fixedWeight = 1.5;

class Settler {
  public:
    Settler(const LumaView& frame, const GridMap& map, bool inverted) : sampler_(frame), map_(map) {
        const ModulePlaces places(map);
        const SymbolLayout& layout = SymbolLayout::of(map.size());
        const double half = map.size() / 2.0;
        const double dark = inverted ? 1 : -1;
        for (int row = 0; row < map.size(); ++row)
            for (int column = 0; column < map.size(); ++column) {
                const Module module = layout.at(column, row);
                modules_.push_back(
                    {places.at(column, row), places.across(column, row, -1), places.down(column, row, -1),
                     Bend::powers((column + 0.5) / half - 1, (row + 0.5) / half - 1),
                     module == Module::Data ? 0 : fixedWeight * (module == Module::Dark ? dark : -dark)});
            }
        double sum = 0;
        for (const Placed& module : modules_) sum += sampler_.at(module.at.x, module.at.y);
        middle_ = sum / static_cast<double>(modules_.size());
    }

    GridMap settled(Settling settling) {
        clearest_ = clearness(bend_);
        const std::size_t corner[] = {Bend::product};
        const std::size_t sheet[] = {Bend::product, 0, 2, 3, 6};
        for (double step = 0.8; step > 0.08; step /= 2)
            for (int round = 0; round < 4; ++round) {
                bool better = false;
                if (settling == Settling::Corner)
                    for (const std::size_t term : corner) better = tryTerm(term, step) || better;
                else
                    for (const std::size_t term : sheet) better = tryTerm(term, step) || better;
                if (!better) break;
            }
        Bend bend = map_.bend();
        for (std::size_t i = 0; i < Bend::terms; ++i) {
            bend.u[i] += bend_.u[i];
            bend.v[i] += bend_.v[i];
        }
        return {map_.size(), map_.homography(), bend};
    }

  private:
    // A module, how the frame moves when its place is moved by one against u or v, and what it ought to be.
    struct Placed {
        Point at, byU, byV;
        Bend::Powers powers;
        double sign;  ///< 0 where that depends on the text
    };

    bool tryTerm(std::size_t term, double step) {
        bool better = false;
        for (Bend::Powers Bend::*side : {&Bend::u, &Bend::v})
            for (const double by : {step, -step}) {
                Bend moved = bend_;
                (moved.*side)[term] += by;
                const double clear = clearness(moved);
                if (clear <= clearest_) continue;
                clearest_ = clear;
                bend_ = moved;
                better = true;
                break;
            }
        return better;
    }

    [[nodiscard]] double clearness(const Bend& bend) const {
        double sum = 0;
        for (const Placed& m : modules_) {
            double u = 0, v = 0;
            for (std::size_t i = 0; i < Bend::terms; ++i) {
                u += bend.u[i] * m.powers[i];
                v += bend.v[i] * m.powers[i];
            }
            const double off =
                sampler_.at(m.at.x + u * m.byU.x + v * m.byV.x, m.at.y + u * m.byU.y + v * m.byV.y) - middle_;
            sum += m.sign == 0 ? std::abs(off) : m.sign * off;
        }
        return sum;
    }

    Sampler sampler_;
    GridMap map_;
    std::vector<Placed> modules_;
    double middle_ = 0;
    Bend bend_;
    double clearest_ = 0;
};

}  // namespace

GridMap settle(const LumaView& frame, const GridMap& map, bool inverted, Settling settling) {
    return Settler(frame, map, inverted).settled(settling);
}

}  // namespace adjutant::scanner
