// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/pattern_follower.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/correlation.hpp"
#include "scanner/module_places.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double likeness = 0.62;  ///< of its own data modules; another text's reach about half of that
constexpr double blurred = 0.5;    ///< enough while it moves: then neighbours run into one another
constexpr double reach = 4;        ///< modules
constexpr std::size_t maxProbes = 160;

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

// How a label has moved since: shifted, and turned and grown about its middle.
struct Move {
    Point by;
    double turn = 0;  ///< radians
    double grow = 1;
};

// The probes of a symbol, moved about over a frame.
class Pattern {
  public:
    Pattern(const LumaView& frame, const Symbol& symbol) : sampler_(frame), probes_(probesOf(symbol)) {
        const double half = symbol.map.size() / 2.0;
        middle_ = symbol.map({half, half});
        coarse_ = std::max<std::size_t>(1, probes_.size() / maxProbes);
    }
    [[nodiscard]] Point middle() const { return middle_; }
    [[nodiscard]] double roughLikeness(const Move& move) const { return correlate(move, coarse_); }
    [[nodiscard]] double likeness(const Move& move) const { return correlate(move, 1); }

  private:
    // The correlation of brightness and pattern, from -1 to 1, with every `step`-th probe.
    [[nodiscard]] double correlate(const Move& move, std::size_t step) const {
        const double c = move.grow * std::cos(move.turn);
        const double s = move.grow * std::sin(move.turn);
        const Point to{middle_.x + move.by.x, middle_.y + move.by.y};
        Correlation seen;
        for (std::size_t i = 0; i < probes_.size(); i += step) {
            const Point d{probes_[i].at.x - middle_.x, probes_[i].at.y - middle_.y};
            seen.add(sampler_.at(to.x + c * d.x - s * d.y, to.y + s * d.x + c * d.y), probes_[i].sign);
        }
        if (seen.valueSpread() < seen.count() * 4 || seen.signSpread() <= 0) return 0;  // nothing but noise
        return seen.coefficient();
    }

    Sampler sampler_;
    std::vector<Probe> probes_;
    Point middle_;
    std::size_t coarse_ = 1;
};

// Over all places within reach, half a module apart.
Move roughly(const Pattern& pattern, double module) {
    Move best;
    double like = pattern.roughLikeness(best);
    const double step = module * 0.5;
    const int steps = static_cast<int>(reach * module / step);
    for (int y = -steps; y <= steps; ++y)
        for (int x = -steps; x <= steps; ++x) {
            const Move move{{x * step, y * step}};
            const double here = pattern.roughLikeness(move);
            if (here > like) like = here, best = move;
        }
    return best;
}

// Around a move, in ever smaller steps; a hand turns a piece and brings it nearer as it moves it.
double refine(const Pattern& pattern, double module, double side, Move& best) {
    double like = pattern.likeness(best);
    for (double fine = module / 4; fine > module * 0.1; fine /= 2) {
        const Move around = best;
        const auto look = [&](double x, double y, double edge, double growth) {
            const Move move{{around.by.x + x * fine, around.by.y + y * fine},
                            around.turn + edge * 4 * fine / side,
                            around.grow * (1 + growth * 2 * fine / side)};
            const double here = pattern.likeness(move);
            if (here > like) like = here, best = move;
        };
        for (const int y : {-1, 0, 1})
            for (const int x : {-1, 0, 1})
                for (const int turn : {-1, 0, 1}) look(x, y, turn, 0);
        look(0, 0, 0, 1);
        look(0, 0, 0, -1);
    }
    return like;
}

}  // namespace

GridMap shifted(const GridMap& map, Point by) {
    const Homography move{{1, 0, by.x, 0, 1, by.y, 0, 0, 1}};
    return {map.size(), move.after(map.homography()), map.bend()};
}

std::optional<Symbol> followPattern(const LumaView& frame, const Symbol& expected, double speed) {
    const Pattern pattern(frame, expected);
    const Corners corners = expected.map.corners();
    const double side = std::hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / 1.41;
    const double module = side / expected.map.size();
    const double enough = speed > module ? blurred : likeness;
    Move move = roughly(pattern, module);
    if (pattern.roughLikeness(move) < enough / 2) return std::nullopt;
    if (refine(pattern, module, side, move) < enough) return std::nullopt;
    const Point middle = pattern.middle();
    const double c = move.grow * std::cos(move.turn);
    const double s = move.grow * std::sin(move.turn);
    const Homography moved{{c, -s, middle.x + move.by.x - c * middle.x + s * middle.y,  //
                            s, c, middle.y + move.by.y - s * middle.x - c * middle.y,   //
                            0, 0, 1}};
    Symbol found = expected;
    found.map = {expected.map.size(), moved.after(expected.map.homography()), expected.map.bend()};
    return found;
}

}  // namespace adjutant::scanner
