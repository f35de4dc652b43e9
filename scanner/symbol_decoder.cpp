// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/symbol_decoder.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "scanner/grid_fit.hpp"
#include "scanner/symbol_layout.hpp"
#include "scanner/zxing.hpp"

namespace adjutant::scanner {
namespace {

constexpr double refused = 0.3;  ///< an agreement below this is not worth a look at its modules

// The sizes that fit what the distances suggest, the nearest first.
std::vector<int> sizesNear(double suggested) {
    std::vector<int> sizes;
    const double slack = 2.3 + 0.06 * suggested;
    for (int size = SymbolLayout::smallest; size <= SymbolLayout::largest; size += 4)
        if (std::abs(size - suggested) < slack) sizes.push_back(size);
    std::sort(sizes.begin(), sizes.end(),
              [=](int a, int b) { return std::abs(a - suggested) < std::abs(b - suggested); });
    if (sizes.size() > 3) sizes.resize(3);
    return sizes;
}

}  // namespace

Attempt SymbolDecoder::decode(const std::vector<Finder>& finders, const Triple& triple) {
    const std::array<Finder, 3> three{finders[triple.corner], finders[triple.right], finders[triple.below]};
    Attempt attempt;
    for (const int size : sizesNear(triple.size)) {
        trySize(three, size, attempt);
        if (attempt.symbol) break;
    }
    return attempt;
}

void SymbolDecoder::trySize(const std::array<Finder, 3>& finders, int size, Attempt& attempt) {
    const bool inverted = finders[0].inverted;
    GridFit fit(frame_, finders, size);
    const auto flat = fit.flat();
    if (!flat) return;
    const double agreement = ModuleGrid(frame_, *flat, inverted).agreement();
    if (agreement > attempt.agreement) {
        attempt.agreement = agreement;
        attempt.outline = flat->corners();
    }
    if (agreement < refused) return;
    if ((attempt.symbol = decodeGrid(*flat, inverted, agreement > convincing))) return;
    if (const auto bent = fit.bent()) {
        if ((attempt.symbol = decodeGrid(*bent, inverted, true))) return;
        if ((attempt.symbol = decodeGrid(settle(*bent, inverted), inverted, true))) return;
    }
    if (agreement > convincing) attempt.symbol = decodeGrid(settle(*flat, inverted), inverted, true);
}

// Moves the corner without a finder, step by step, to where the modules are clearest.
GridMap SymbolDecoder::settle(GridMap map, bool inverted) const {
    const double size = map.size();
    double best = ModuleGrid(frame_, map, inverted).clearness();
    const auto moved = [&](const GridMap& from, double du, double dv) {
        Bend bend =
            from.bend();  // s * t is the term that moves this corner and leaves the middle where it is
        bend.u[1] += du;
        bend.v[1] += dv;
        return GridMap(static_cast<int>(size), from.homography(), bend);
    };
    for (double step = 0.6; step > 0.1; step /= 2)
        for (int round = 0; round < 4; ++round) {
            bool better = false;
            for (const auto& [du, dv] : {std::pair{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {0.0, -1.0}}) {
                const GridMap next = moved(map, du * step, dv * step);
                const double clearness = ModuleGrid(frame_, next, inverted).clearness();
                if (clearness <= best) continue;
                best = clearness;
                map = next;
                better = true;
            }
            if (!better) break;
        }
    return map;
}

std::optional<Symbol> SymbolDecoder::decodeGrid(const GridMap& map, bool inverted, bool patient) {
    using Rule = ModuleGrid::Rule;
    struct Way {
        Rule rule;
        float sharpening;
    };
    static constexpr Way ways[] = {{Rule::Plane, 0},       {Rule::Plane, 0.5F}, {Rule::Near, 0.2F},
                                   {Rule::TwoMeans, 0},    {Rule::Extremes, 0}, {Rule::Plane, 1},
                                   {Rule::Extremes, 0.5F}, {Rule::Near, 0.8F},  {Rule::Plane, 1.6F}};
    const ModuleGrid grid(frame_, map, inverted);
    const std::size_t count = patient ? std::size(ways) : 3;
    for (std::size_t i = 0; i < count; ++i) {
        Bits bits = grid.bits(ways[i].rule, ways[i].sharpening);
        if (auto text = textOf(bits, map.size()))
            return Symbol{std::move(*text), map, std::move(bits), inverted};
    }
    return std::nullopt;
}

// The fixed modules are known, so they are drawn clean; what is left to ZXing is decoding and error
// correction.
std::optional<std::string> SymbolDecoder::textOf(const Bits& bits, int size) {
    const std::string_view bytes(reinterpret_cast<const char*>(bits.data()), bits.size());
    if (!tried_.insert(std::hash<std::string_view>()(bytes)).second) return std::nullopt;
    constexpr int margin = 4;
    constexpr int scale = 2;
    const SymbolLayout& layout = SymbolLayout::of(size);
    const int side = (size + 2 * margin) * scale;
    std::vector<std::uint8_t> drawn(static_cast<std::size_t>(side * side), 255);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const Module module = layout.at(column, row);
            const bool dark = module == Module::Data
                                  ? bits[static_cast<std::size_t>(row * size + column)] != 0
                                  : module == Module::Dark;
            if (!dark) continue;
            for (int y = 0; y < scale; ++y)
                std::fill_n(drawn.data() + ((row + margin) * scale + y) * side + (column + margin) * scale,
                            scale, std::uint8_t{0});
        }
    return zxing::decodeDrawn({drawn.data(), side, side, side, 1});
}

}  // namespace adjutant::scanner
