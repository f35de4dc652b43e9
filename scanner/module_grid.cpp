// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/module_grid.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scanner/correlation.hpp"
#include "scanner/least_squares.hpp"
#include "scanner/module_places.hpp"
#include "scanner/symbol_layout.hpp"

namespace adjutant::scanner {
namespace {

using Thresholds = std::vector<float>;

constexpr int sharpeningRounds = 3;

// Half way between the tenth part that is darkest and the tenth part that is lightest.
float middleOfExtremes(std::vector<float> values) {
    const auto tenth = static_cast<std::ptrdiff_t>(values.size() / 10);
    std::nth_element(values.begin(), values.begin() + tenth, values.end());
    const float low = values[static_cast<std::size_t>(tenth)];
    std::nth_element(values.begin(), values.end() - 1 - tenth, values.end());
    return (low + values[values.size() - 1 - static_cast<std::size_t>(tenth)]) / 2;
}

float twoMeans(const std::vector<float>& values) {
    float threshold = middleOfExtremes(values);
    for (int round = 0; round < 8; ++round) {
        double dark = 0, light = 0;
        int darks = 0;
        for (const float value : values)
            if (value < threshold)
                dark += value, ++darks;
            else
                light += value;
        const int lights = static_cast<int>(values.size()) - darks;
        if (darks == 0 || lights == 0) break;
        threshold = static_cast<float>((dark / darks + light / lights) / 2);
    }
    return threshold;
}

// Dark and light each change evenly over the label when light falls from one side: two slopes with one tilt.
Thresholds plane(const std::vector<float>& values, int size) {
    const float start = middleOfExtremes(values);
    Thresholds thresholds(values.size(), start);
    for (int round = 0; round < 2; ++round) {
        LeastSquares<4> fit;  // dark level, light level, slope across, slope down
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const auto i = static_cast<std::size_t>(row * size + column);
                const bool dark = values[i] < thresholds[i];
                fit.add({dark ? 1.0 : 0.0, dark ? 0.0 : 1.0, 1.0 * column, 1.0 * row}, values[i]);
            }
        const auto found = fit.solve();
        if (!found) return thresholds;
        const auto& [dark, light, across, down] = *found;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                thresholds[static_cast<std::size_t>(row * size + column)] =
                    static_cast<float>((dark + light) / 2 + across * column + down * row);
    }
    return thresholds;
}

// Half way between the extremes of the modules around, for glare and shadows with an edge.
Thresholds near(const std::vector<float>& values, int size) {
    constexpr int reach = 3;
    Thresholds thresholds(values.size());
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            float low = 255, high = 0;
            for (int y = std::max(row - reach, 0); y <= std::min(row + reach, size - 1); ++y)
                for (int x = std::max(column - reach, 0); x <= std::min(column + reach, size - 1); ++x) {
                    const float value = values[static_cast<std::size_t>(y * size + x)];
                    low = std::min(low, value);
                    high = std::max(high, value);
                }
            thresholds[static_cast<std::size_t>(row * size + column)] = (low + high) / 2;
        }
    return thresholds;
}

}  // namespace

ModuleGrid::ModuleGrid(const LumaView& frame, const GridMap& map, bool inverted) : size_(map.size()) {
    const Sampler sampler(frame);
    constexpr double spread = 0.22;  // of a module: five looks each, so that a grain of noise does not decide
    const ModulePlaces places(map);
    values_.reserve(static_cast<std::size_t>(size_ * size_));
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const Point& c = places.at(column, row);
            const Point u = places.across(column, row, spread);
            const Point v = places.down(column, row, spread);
            const float sum = 2 * sampler.at(c.x, c.y) + sampler.at(c.x + u.x, c.y + u.y) +
                              sampler.at(c.x - u.x, c.y - u.y) + sampler.at(c.x + v.x, c.y + v.y) +
                              sampler.at(c.x - v.x, c.y - v.y);
            values_.push_back(inverted ? 255 - sum / 6 : sum / 6);
        }
}

// Blur mixes each module with its neighbours; what came from them is taken out again, in a few rounds. Around
// the symbol lies its light margin.
std::vector<float> ModuleGrid::sharpened(float amount) const {
    if (amount == 0) return values_;
    const float margin = *std::max_element(values_.begin(), values_.end());
    const auto side = static_cast<std::size_t>(size_) + 2;
    std::vector<float> framed(side * side, margin);
    std::vector<float> sharp = values_;
    for (int round = 0; round < sharpeningRounds; ++round) {
        for (std::size_t row = 0; row + 2 < side; ++row)
            std::copy_n(sharp.data() + row * (side - 2), side - 2, framed.data() + (row + 1) * side + 1);
        for (std::size_t row = 0; row + 2 < side; ++row)
            for (std::size_t column = 0; column + 2 < side; ++column) {
                const float* here = framed.data() + (row + 1) * side + column + 1;
                const float around = here[-1] + here[1] + *(here - side) + here[side];
                const std::size_t i = row * (side - 2) + column;
                sharp[i] = values_[i] + amount * (*here - around / 4);
            }
    }
    return sharp;
}

Bits ModuleGrid::bits(Rule rule, float sharpening) const {
    const std::vector<float> values = sharpened(sharpening);
    Thresholds thresholds;
    switch (rule) {
        case Rule::Extremes:
            thresholds.assign(values.size(), middleOfExtremes(values));
            break;
        case Rule::TwoMeans:
            thresholds.assign(values.size(), twoMeans(values));
            break;
        case Rule::Plane:
            thresholds = plane(values, size_);
            break;
        case Rule::Near:
            thresholds = near(values, size_);
            break;
    }
    Bits bits(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) bits[i] = values[i] < thresholds[i] ? 1 : 0;
    return bits;
}

// The correlation of brightness with what the fixed modules outside the finders ought to be: blur makes the
// dotted lines faint, but not wrong.
double ModuleGrid::agreement() const {
    const SymbolLayout& layout = SymbolLayout::of(size_);
    Correlation fixed;
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const bool inFinder =
                (column < 7 && (row < 7 || row >= size_ - 7)) || (column >= size_ - 7 && row < 7);
            const Module module = layout.at(column, row);
            if (inFinder || module == Module::Data) continue;
            fixed.add(at(column, row), module == Module::Light ? 1 : -1);
        }
    return fixed.valueSpread() * fixed.signSpread() <= 0 ? 0 : fixed.coefficient();
}

}  // namespace adjutant::scanner
