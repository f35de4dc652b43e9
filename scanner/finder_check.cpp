// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/finder_check.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "scanner/ray_samples.hpp"

namespace adjutant::scanner {
namespace {

constexpr double weakest = 8;      ///< less contrast than this is noise
constexpr double weakestOwn = 16;  ///< and with less a mark is not looked at again under its own threshold
constexpr int raysNeeded = 10;
constexpr unsigned allLooks = (1U << looksAtATime) - 1;

// The sampler turned round for inverted codes, so that the core of the mark is always the darker part.
struct Polar {
    LumaView view;
    Sampler sampler;
    bool inverted;
    [[nodiscard]] float at(double x, double y) const {
        const float value = sampler.at(x, y);
        return inverted ? 255 - value : value;
    }
};

struct Shades {
    float dark, light;
};

// Dark is the core; light is what the four arms through ring and margin reach at their brightest.
Shades shadesAround(const Polar& polar, const Point& c, double m) {
    float dark = 0;
    for (const auto& [dx, dy] : {std::pair{0.0, 0.0}, {0.6, 0.0}, {-0.6, 0.0}, {0.0, 0.6}, {0.0, -0.6}})
        dark += polar.at(c.x + dx * m, c.y + dy * m) / 5;
    float light = 0;
    for (int arm = 0; arm < 4; ++arm) {
        const Point d = rayDirection(arm * 4);
        float brightest = 0;
        for (double r = 1.6; r <= 4.8; r += 0.4)
            brightest = std::max(brightest, polar.at(c.x + d.x * r * m, c.y + d.y * r * m));
        light += brightest / 4;
    }
    return {dark, light};
}

constexpr double leastCore = 0.27;  ///< of the way to the outermost edge; 3 / 7 as it should be

// Where the core is darker (or lighter, when inverted) than its ring: the border between them, and the
// brightness in the middle of the core.
struct Border {
    float level;
    float core;
    bool inverted;
};

// Walks outwards from the core and notes the first three crossings of the border; gives up where they would
// come too late.
RayEdges castRay(const LumaView& view, const Point& c, const Point& d, double m, const Border& border) {
    RayEdges edges{};
    const double step = std::max(0.4, m * 0.25);
    double end = m * 5.5;  // a steeply tilted mark is three times longer than this row says
    const Ray ray{static_cast<float>(c.x) - 0.5F, static_cast<float>(c.y) - 0.5F,
                  static_cast<float>(d.x * step), static_cast<float>(d.y * step)};
    const LookAlong look = fastLook();
    std::array<float, looksAtATime + 1> seen;  // from the last look before these on
    seen[0] = border.core;
    unsigned before = border.inverted ? 1 : 0;
    std::size_t found = 0;
    for (int first = 1; first * step < end; first += looksAtATime) {
        const unsigned light = look(view, ray, first, border.level, seen.data() + 1);
        for (unsigned changes = (light ^ (light << 1U | before)) & allLooks; changes != 0;
             changes &= changes - 1) {
            const int i = std::countr_zero(changes);
            const float now = seen[static_cast<std::size_t>(i) + 1];
            const float past = (now - border.level) / (now - seen[static_cast<std::size_t>(i)]);
            if ((first + i) * step >= end) return {};
            edges[found] = (first + i - static_cast<double>(past)) * step;
            if (++found == edges.size()) return edges;
            if (found == 1) end = std::min(m * 11, edges[0] / leastCore + step);
        }
        before = light >> (looksAtATime - 1) & 1U;
        seen[0] = seen[looksAtATime];
    }
    return {};
}

// Along one ray the edges keep their ratio 3 : 5 : 7 however the mark is tilted.
bool plausible(const RayEdges& e) {
    return e[2] > 0 && e[0] > leastCore * e[2] && e[0] < 0.6 * e[2] && e[1] > 0.55 * e[2] &&
           e[1] < 0.89 * e[2];
}

int castAll(const Polar& polar, Finder& finder, double module, float threshold) {
    finder.origin = finder.center;
    int good = 0;
    const Border border{polar.inverted ? 255 - threshold : threshold,
                        polar.sampler.at(finder.center.x, finder.center.y), polar.inverted};
    if (border.inverted ? border.core <= border.level : border.core >= border.level) return 0;
    for (int turn = 0; turn < rayCount; ++turn) {
        const int ray = turn * 5 % rayCount;  // all around from the start, so that what is no mark ends soon
        RayEdges& edges = finder.edges[static_cast<std::size_t>(ray)];
        edges = castRay(polar.view, finder.center, rayDirection(ray), module, border);
        if (plausible(edges))
            ++good;
        else
            edges = {};
        if (good + rayCount - 1 - turn < raysNeeded || good < (turn + 1) / 2 - 1) break;
    }
    return good;
}

// A mark is the same seen from its middle in opposite directions: what differs is how far off the middle is.
bool recenter(Finder& finder) {
    Point shift;
    double weight = 0;
    double size = 0;
    for (int ray = 0; ray < rayCount / 2; ++ray) {
        const RayEdges& here = finder.edges[static_cast<std::size_t>(ray)];
        const RayEdges& there = finder.edges[static_cast<std::size_t>(ray + rayCount / 2)];
        if (here[2] == 0 || there[2] == 0) continue;
        const double off = (here[0] - there[0] + here[1] - there[1] + here[2] - there[2]) / 6;
        const Point d = rayDirection(ray);
        shift = {shift.x + off * d.x, shift.y + off * d.y};
        size += (here[2] + there[2] + here[1] + there[1]) / 2;
        weight += 1;
    }
    if (weight < 4) return false;
    finder.center = {finder.center.x + 2 * shift.x / weight, finder.center.y + 2 * shift.y / weight};
    // Over all directions the edge of a square of half side 1 is 1.12 away.
    finder.module = size / weight / 6 / 1.12;
    return true;
}

// Without a threshold the mark's own shades give one.
std::optional<Finder> measured(const LumaView& level, Finder finder, double module,
                               std::optional<float> given) {
    const Polar polar{level, Sampler(level), finder.inverted};
    const auto middleShade = [&] {
        const Shades shades = shadesAround(polar, finder.center, module);
        finder.dark = shades.dark;
        finder.light = shades.light;
        return (shades.dark + shades.light) / 2;
    };
    for (int round = 0; round < 2; ++round) {
        finder.goodRays = castAll(polar, finder, module, given ? *given : middleShade());
        if (finder.goodRays < raysNeeded || !recenter(finder)) return std::nullopt;
        if (finder.module < module * 0.4 || finder.module > module * 3) return std::nullopt;
        module = finder.module;
    }
    (void)middleShade();
    if (finder.light - finder.dark < weakest) return std::nullopt;
    if (finder.inverted) {
        finder.dark = 255 - finder.dark;
        finder.light = 255 - finder.light;
    }
    return finder;
}

// The pixels above and below a place, turned round for inverted codes.
class Column {
  public:
    Column(const LumaView& level, const Suspicion& at, float threshold)
        : level_(level),
          x_(static_cast<int>(at.x)),
          turn_(at.inverted ? 255U : 0U),
          threshold_(static_cast<unsigned>(std::clamp(std::ceil(threshold), 0.0F, 256.0F))) {}

    /// How many pixels from (but not including) `y` on in steps of `step` are dark, or light; at most
    /// `longest`.
    [[nodiscard]] int run(int y, int step, bool dark, int longest) const {
        const int most = std::min(longest, step < 0 ? y : level_.height - 1 - y);
        const std::ptrdiff_t down = static_cast<std::ptrdiff_t>(step) * level_.rowStride;
        const std::uint8_t* pixel = level_.row(y) + static_cast<std::ptrdiff_t>(x_) * level_.pixelStride;
        int length = 0;
        while (length < most && isDark(*(pixel += down)) == dark) ++length;
        return length;
    }
    /// Whether ring and dark ring follow on a core that ends at `y`.
    [[nodiscard]] bool ringFollows(int y, int step, double module) const {
        const int longest = static_cast<int>(module * 2.6 + 2.5);
        const int light = run(y, step, false, longest);
        if (light < 1 || light < module * 0.35 || light >= longest) return false;
        const int dark = run(y + step * light, step, true, longest);
        return dark >= 1 && dark >= module * 0.35 && dark < longest;
    }

  private:
    [[nodiscard]] bool isDark(unsigned shade) const { return (shade ^ turn_) < threshold_; }
    const LumaView& level_;
    int x_;
    unsigned turn_;
    unsigned threshold_;
};

// The middle of the dark run through (x, y) up and down; nothing when this is not the section of a mark: ring
// and dark ring must follow in one direction at least, for the other one may be covered.
std::optional<double> middleOfColumn(const LumaView& level, const Suspicion& at, float threshold) {
    const Column column(level, at, threshold);
    const int longest = static_cast<int>(at.module * 9 + 1);
    const int y = static_cast<int>(at.y);
    const int up = column.run(y, -1, true, longest);
    const int down = column.run(y, 1, true, longest);
    const int core = up + down + 1;
    if (core > longest || core < at.module * 0.9) return std::nullopt;
    if (!column.ringFollows(y - up, -1, core / 3.0) && !column.ringFollows(y + down, 1, core / 3.0))
        return std::nullopt;
    return at.y + (down - up) / 2.0;
}

}  // namespace

std::optional<Finder> checkFinder(const LumaView& level, const Suspicion& suspicion) {
    const Polar polar{level, Sampler(level), suspicion.inverted};
    const auto check = [&](float forColumn, std::optional<float> forRays) -> std::optional<Finder> {
        const auto middle = middleOfColumn(level, suspicion, forColumn);
        if (!middle) return std::nullopt;
        Finder finder;
        finder.center = {suspicion.x, *middle};
        finder.inverted = suspicion.inverted;
        return measured(level, finder, suspicion.module, forRays);
    };
    // The neighbourhood's threshold is right under blur, the mark's own is where the light changes within it.
    const auto around =
        static_cast<float>(suspicion.inverted ? 255 - suspicion.threshold : suspicion.threshold);
    if (auto finder = check(around, around)) return finder;
    const float dark = polar.at(suspicion.x, suspicion.y);
    const float ring = (polar.at(suspicion.x - 2 * suspicion.module, suspicion.y) +
                        polar.at(suspicion.x + 2 * suspicion.module, suspicion.y)) /
                       2;
    const float own = (dark + ring) / 2;
    if (ring - dark < weakestOwn || std::abs(own - around) < 0.1F * (ring - dark)) return std::nullopt;
    return check(own, std::nullopt);
}

}  // namespace adjutant::scanner
