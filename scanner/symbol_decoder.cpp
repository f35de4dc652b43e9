// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/symbol_decoder.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "scanner/finder_side.hpp"
#include "scanner/grid_fit.hpp"
#include "scanner/grid_settle.hpp"
#include "scanner/symbol_layout.hpp"
#include "scanner/zxing.hpp"

namespace adjutant::scanner {
namespace {

constexpr double untimed = 0.45;  ///< a likeness of the dotted lines below this ends a triple before any fit
constexpr double untimedPromising = 0.1;  ///< unless the three fit together well: a bent line misses its dots
constexpr double promising = 1.05;        ///< a badness below this
constexpr double largestBent = 35;        ///< and a size that goes on a piece
constexpr double refused = 0.35;          ///< an agreement below this is not worth a look at its modules

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
    const Sampler sampler(frame_);
    Attempt attempt;
    const bool fitsWell = triple.badness < promising && triple.size < largestBent;
    std::vector<std::pair<double, int>> sizes;
    for (const int size : sizesNear(triple.size))
        if (const double likeness = timingLikeness(sampler, three, size);
            likeness > (fitsWell ? untimedPromising : untimed))
            sizes.push_back({-likeness, size});
    std::stable_sort(sizes.begin(), sizes.end());
    for (const auto& [likeness, size] : sizes) {
        trySize(three, size, fitsWell, attempt);
        if (attempt.symbol) break;
    }
    return attempt;
}

Attempt SymbolDecoder::decode(const std::array<Finder, 3>& three, int size) {
    Attempt attempt;
    trySize(three, size, false, attempt);
    return attempt;
}

void SymbolDecoder::trySize(const std::array<Finder, 3>& finders, int size, bool fitsWell, Attempt& attempt) {
    const bool inverted = finders[0].inverted;
    GridFit fit(frame_, finders, size);
    const auto flat = fit.flat();
    if (!flat) return;
    const auto judge = [&](const ModuleGrid& grid, const GridMap& map) {
        const double agreement = grid.agreement();
        if (agreement > attempt.agreement) {
            attempt.agreement = agreement;
            attempt.outline = map.corners();
        }
        return agreement;
    };
    const ModuleGrid grid(frame_, *flat, inverted);
    const double agreement = judge(grid, *flat);
    if (agreement > refused && (attempt.symbol = decodeGrid(grid, *flat, inverted, agreement > convincing)))
        return;
    if (agreement < refused && !fitsWell) return;
    const auto bent = fit.bent();
    std::optional<ModuleGrid> bentGrid;
    if (bent) bentGrid.emplace(frame_, *bent, inverted);
    if (std::max(agreement, bent ? judge(*bentGrid, *bent) : 0) < convincing) return;
    if (bent && (attempt.symbol = decodeGrid(*bentGrid, *bent, inverted, true))) return;
    for (const Settling settling : {Settling::Corner, Settling::Sheet})
        for (const auto* map : {&bent, &flat}) {
            if (!*map || (map == &flat && agreement < convincing)) continue;
            if ((attempt.symbol = decodeGrid(settle(frame_, **map, inverted, settling), inverted, true)))
                return;
        }
}

std::optional<Symbol> SymbolDecoder::decodeGrid(const GridMap& map, bool inverted, bool patient) {
    return decodeGrid(ModuleGrid(frame_, map, inverted), map, inverted, patient);
}

std::optional<Symbol> SymbolDecoder::decodeGrid(const ModuleGrid& grid, const GridMap& map, bool inverted,
                                                bool patient) {
    using Rule = ModuleGrid::Rule;
    struct Way {
        Rule rule;
        float sharpening;
    };
    static constexpr Way ways[] = {{Rule::Plane, 0},       {Rule::Plane, 0.5F}, {Rule::Near, 0.2F},
                                   {Rule::TwoMeans, 0},    {Rule::Extremes, 0}, {Rule::Plane, 1},
                                   {Rule::Extremes, 0.5F}, {Rule::Near, 0.8F},  {Rule::Plane, 1.6F}};
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
    const auto [known, isNew] = tried_.try_emplace(std::hash<std::string_view>()(bytes));
    if (!isNew) return known->second;
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
    return known->second = zxing::decodeDrawn({drawn.data(), side, side, side, 1});
}

}  // namespace adjutant::scanner
