// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/grid_fit.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scanner/least_squares.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

constexpr double finderMiddle = 3.5;
constexpr double timingLine = 6.5;
constexpr double perspectiveCaution = 0.01;
constexpr double bendCaution = 0.03;
constexpr double guessCaution = 3;   ///< instead, where a finder is a guess: two tell little of perspective
constexpr double guessWeight = 0.5;  ///< of the middle of a finder that is hidden

std::array<Point, 3> middles(int size) {
    return {Point{finderMiddle, finderMiddle},
            {size - finderMiddle, finderMiddle},
            {finderMiddle, size - finderMiddle}};
}

bool finite(const Homography& h) {
    return std::all_of(h.m.begin(), h.m.end(), [](double value) { return std::isfinite(value); });
}

}  // namespace

GridFit::GridFit(const LumaView& frame, const std::array<Finder, 3>& finders, int size)
    : sampler_(frame), finders_(finders), size_(size) {
    threshold_ = (finders[0].middle() + finders[1].middle() + finders[2].middle()) / 3;
    sign_ = finders[0].inverted ? -1 : 1;
}

std::optional<Homography> GridFit::affine() const {
    const Point& a = finders_[0].center;
    const double span = size_ - 2 * finderMiddle;
    const Point u{(finders_[1].center.x - a.x) / span, (finders_[1].center.y - a.y) / span};
    const Point v{(finders_[2].center.x - a.x) / span, (finders_[2].center.y - a.y) / span};
    return Homography{
        {u.x, v.x, a.x - finderMiddle * (u.x + v.x), u.y, v.y, a.y - finderMiddle * (u.y + v.y), 0, 0, 1}};
}

std::optional<GridMap> GridFit::flat() {
    if (flat_) return flat_;
    const auto start = affine();
    if (!start || !start->inverse()) return std::nullopt;
    return flat_ = fit(GridMap(size_, *start), false);
}

std::optional<GridMap> GridFit::bent() {
    const auto start = flat();
    return start ? fit(*start, true) : std::nullopt;
}

std::optional<GridMap> GridFit::fit(const GridMap& guess, bool bend) {
    std::optional<GridMap> map = guess;
    for (int round = 0; round < 3 && map; ++round) {
        known_.clear();
        collectFinders(*map);
        if (round > 0 || bend) {
            collectTiming(*map, true);
            collectTiming(*map, false);
            collectAlignment(*map);
        }
        if (bend) {
            map = bestRound(*map);
        } else {
            const auto solution = solveFlat(*map);
            map = solution ? std::optional(solution->map) : std::nullopt;
        }
    }
    return map;
}

void GridFit::collectFinders(const GridMap& guess) {
    const auto inverse = guess.homography().inverse();
    if (!inverse) return;
    const auto centers = middles(size_);
    for (std::size_t i = 0; i < 3; ++i) {
        const Finder& finder = finders_[i];
        const Point here = (*inverse)(finder.center);
        const double weight = finder.goodRays == 0 ? guessWeight : 4;
        known_.push_back({finder.center, centers[i].x, true, weight});
        known_.push_back({finder.center, centers[i].y, false, weight});
        for (int ray = 0; ray < rayCount; ++ray) {
            if (finder.edges[static_cast<std::size_t>(ray)][2] == 0) continue;
            for (std::size_t edge = 0; edge < 3; ++edge) {
                const Point at = finder.edgePoint(ray, edge);
                const Point there = (*inverse)(at);
                const double du = there.x - here.x;
                const double dv = there.y - here.y;
                const double ring = 1.5 + static_cast<double>(edge);
                if (std::abs(du) > 1.2 * std::abs(dv))
                    known_.push_back({at, centers[i].x + std::copysign(ring, du), true, 1});
                else if (std::abs(dv) > 1.2 * std::abs(du))
                    known_.push_back({at, centers[i].y + std::copysign(ring, dv), false, 1});
            }
        }
    }
}

double GridFit::darkness(const GridMap& map, Point module) const {
    const Point at = map(module);
    return sign_ * (threshold_ - sampler_.at(at.x, at.y));
}

// Follows the dotted line between two finders and notes where it changes between dark and light. What was off
// at one change is expected at the next, so that a bent line is followed round.
void GridFit::collectTiming(const GridMap& guess, bool alongU) {
    constexpr double step = 0.125;
    constexpr int perModule = 8;
    const auto place = [&](double along) {
        return alongU ? Point{along, timingLine} : Point{timingLine, along};
    };
    std::vector<double> profile;
    for (double along = 7; along <= size_ - 7 + step / 2; along += step)
        profile.push_back(darkness(guess, place(along)));
    double off = 0;
    for (int line = 8; line <= size_ - 8; ++line) {
        const bool becomesDark = line % 2 == 0;
        double best = 0.65;
        double found = 0;
        const double expected = line + off;
        const int from = std::max(1, static_cast<int>((expected - 7 - 0.65) * perModule));
        const int to = std::min(static_cast<int>(profile.size()) - 1,
                                static_cast<int>((expected - 7 + 0.65) * perModule));
        for (int i = from; i <= to; ++i) {
            const double before = profile[static_cast<std::size_t>(i - 1)];
            const double after = profile[static_cast<std::size_t>(i)];
            if (becomesDark ? !(before < 0 && after >= 0) : !(before >= 0 && after < 0)) continue;
            const double along = 7 + (i - after / (after - before)) * step;
            if (std::abs(along - expected) > best) continue;
            best = std::abs(along - expected);
            found = along;
        }
        if (found == 0) continue;
        off = 0.5 * off + 0.5 * (found - line);
        known_.push_back({guess(place(found)), static_cast<double>(line), alongU, 1.5});
    }
}

void GridFit::collectAlignment(const GridMap& guess) {
    if (!std::exchange(alignmentSought_, true)) seekAlignment(guess);
    if (!alignment_) return;
    const double middle = SymbolLayout::of(size_).lastAlignment() + 0.5;
    known_.push_back({*alignment_, middle, true, 12});
    known_.push_back({*alignment_, middle, false, 12});
}

// Looks for the small mark near the corner that has no finder: the square of modules around is read once, in
// steps of half a module, and the mark is moved over it.
void GridFit::seekAlignment(const GridMap& guess) {
    const int middle = SymbolLayout::of(size_).lastAlignment();
    if (middle == 0) return;
    const int reach = 3 + size_ / 12;      // half modules
    const int side = 2 * (reach + 4) + 1;  // the mark's own five modules added
    const auto place = [&](int half) { return middle + 0.5 + (half - reach - 4) / 2.0; };
    std::vector<double> shades;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) shades.push_back(darkness(guess, {place(x), place(y)}));
    double best = 0;
    double total = 0;
    Point found;
    for (int cy = 4; cy < side - 4; ++cy)
        for (int cx = 4; cx < side - 4; ++cx) {
            double sum = 0;
            for (int y = -2; y <= 2; ++y)
                for (int x = -2; x <= 2; ++x) {
                    const int ring = std::max(std::abs(x), std::abs(y));
                    const double weight = ring == 0 ? 3 : ring == 1 ? -1 : 0.6;
                    sum += weight * shades[static_cast<std::size_t>((cy + 2 * y) * side + cx + 2 * x)];
                }
            if (sum < 0.85 * best) continue;
            if (sum > best / 0.85) total = 0, found = {};  // far better than all before
            best = std::max(best, sum);
            const double weight = sum * sum * sum;  // between half steps the neighbours share the mark
            found = {found.x + weight * place(cx), found.y + weight * place(cy)};
            total += weight;
        }
    // 20.6 weights of half the contrast would be a perfect mark.
    const double contrast = (finders_[0].contrast() + finders_[1].contrast() + finders_[2].contrast()) / 3;
    if (best < 20.6 * contrast / 2 * 0.45) return;
    alignment_ = guess({found.x / total, found.y / total});
}

// One joint linear fit of the eight numbers of the plane and the unknowns of a bend, in coordinates from
// about -1 to 1 on both sides. The bend's powers and the denominators come from the guess.
// `shape.factors(isU, powers)` are the factors of the bend's unknowns, `shape.bend(values)` is the bend that
// they make.
template <std::size_t Unknowns, typename Shape>
std::optional<GridFit::Solution> GridFit::solve(const GridMap& guess, const Shape& shape) const {
    constexpr std::size_t plane = 8;
    const double half = size_ / 2.0;
    const Point origin = guess({half, half});
    const Point side = guess({half + half, half});
    const double scale = std::max(1.0, std::hypot(side.x - origin.x, side.y - origin.y));
    const auto inverse = guess.homography().inverse();
    if (!inverse) return std::nullopt;
    LeastSquares<plane + Unknowns> fit;
    for (const Known& known : known_) {
        const double x = (known.at.x - origin.x) / scale;
        const double y = (known.at.y - origin.y) / scale;
        const Point flatPlace = (*inverse)(known.at);
        const double target = known.target / half - 1;
        const double flatTarget = Unknowns == 0 ? target : (known.isU ? flatPlace.x : flatPlace.y) / half - 1;
        typename LeastSquares<plane + Unknowns>::Values factors{};
        const std::size_t first = known.isU ? 0 : 3;
        factors[first] = x;
        factors[first + 1] = y;
        factors[first + 2] = 1;
        factors[6] = -flatTarget * x;
        factors[7] = -flatTarget * y;
        if constexpr (Unknowns > 0) {
            // The coordinate that is known is known exactly; the other one is as the guess has it.
            const double s = known.isU ? target : flatPlace.x / half - 1;
            const double t = known.isU ? flatPlace.y / half - 1 : target;
            const auto bent = shape.factors(known.isU, Bend::powers(s, t));
            std::copy(bent.begin(), bent.end(), factors.begin() + plane);
        }
        fit.add(factors, target, known.weight);
    }
    const bool guessed = std::any_of(finders_.begin(), finders_.end(),
                                     [](const Finder& finder) { return finder.goodRays == 0; });
    for (const std::size_t i : {6U, 7U}) fit.prefer(i, 0, guessed ? guessCaution : perspectiveCaution);
    for (std::size_t i = plane; i < plane + Unknowns; ++i) fit.prefer(i, 0, bendCaution);
    const auto values = fit.solve();
    if (!values) return std::nullopt;
    const auto& h = *values;
    const Homography toUnit{{h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], 1}};
    const Homography normalise{{1 / scale, 0, -origin.x / scale, 0, 1 / scale, -origin.y / scale, 0, 0, 1}};
    const Homography toModules{{half, 0, half, 0, half, half, 0, 0, 1}};
    const auto toFrame = toModules.after(toUnit.after(normalise)).inverse();
    if (!toFrame || !finite(*toFrame)) return std::nullopt;
    Bend found;
    if constexpr (Unknowns > 0) found = shape.bend(h.data() + plane, half);
    return Solution{GridMap(size_, *toFrame, found), fit.residual(h)};
}

std::optional<GridFit::Solution> GridFit::solveFlat(const GridMap& guess) const { return solve<0>(guess, 0); }

// A label on a round piece: along the direction in which it is bent, places are drawn together with the third
// power of their distance and moved away from the camera with the second, which shows as a shift if the piece
// is tilted.
std::optional<GridFit::Solution> GridFit::solveRound(const GridMap& guess, double direction) const {
    struct Round {
        double c, s;
        [[nodiscard]] std::array<double, 3> factors(bool isU, const Bend::Powers& p) const {
            const double second = c * c * p[0] + 2 * c * s * p[1] + s * s * p[2];
            const double third =
                c * c * c * p[3] + 3 * c * c * s * p[4] + 3 * c * s * s * p[5] + s * s * s * p[6];
            return {isU ? second : 0, isU ? 0 : second, (isU ? c : s) * third};
        }
        [[nodiscard]] Bend bend(const double* values, double half) const {
            Bend bend;
            for (const bool isU : {true, false}) {
                const double q = half * values[isU ? 0 : 1];
                const double r = half * values[2] * (isU ? c : s);
                (isU ? bend.u : bend.v) = {q * c * c,         2 * q * c * s,     q * s * s,    r * c * c * c,
                                           3 * r * c * c * s, 3 * r * c * s * s, r * s * s * s};
            }
            return bend;
        }
    };
    return solve<3>(guess, Round{std::cos(direction), std::sin(direction)});
}

// Every direction is tried the first time, then those next to the best.
std::optional<GridMap> GridFit::bestRound(const GridMap& guess) {
    constexpr int directions = 12;
    const int from = direction_ ? *direction_ - 1 : 0;
    const int to = direction_ ? *direction_ + 1 : directions - 1;
    std::optional<Solution> best;
    for (int i = from; i <= to; ++i) {
        const auto solution = solveRound(guess, std::numbers::pi * i / directions);
        if (!solution || (best && solution->residual >= best->residual)) continue;
        best = solution;
        direction_ = i;
    }
    return best ? std::optional(best->map) : std::nullopt;
}

}  // namespace adjutant::scanner
