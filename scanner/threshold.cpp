// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/threshold.hpp"

#include <algorithm>

#include "scanner/rows.hpp"

namespace adjutant::scanner {

void Threshold::build(const LumaView& view) {
    width_ = view.width;
    columns_ = (view.width + block - 1) / block;
    rows_ = (view.height + block - 1) / block;
    measureBlocks(view);
    widen();
    expanded_.resize(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(width_));
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const auto i = static_cast<std::size_t>(row * columns_ + column);
            const int contrast = highAround_[i] - lowAround_[i];
            const int middle = contrast < flattest ? 0 : (highAround_[i] + lowAround_[i] + 1) / 2;
            std::uint8_t* out = expanded_.data() + static_cast<std::ptrdiff_t>(row) * width_ + column * block;
            std::fill_n(out, std::min(block, width_ - column * block), static_cast<std::uint8_t>(middle));
        }
}

void Threshold::measureBlocks(const LumaView& view) {
    low_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    high_.resize(low_.size());
    lowColumns_.resize(static_cast<std::size_t>(columns_ * block));
    highColumns_.resize(lowColumns_.size());
    for (int row = 0; row < rows_; ++row) {
        std::fill(lowColumns_.begin(), lowColumns_.end(), std::uint8_t{255});
        std::fill(highColumns_.begin(), highColumns_.end(), std::uint8_t{0});
        const int end = std::min((row + 1) * block, view.height);
        for (int y = row * block; y < end; y += 2)
            fastRows().extremes(view.row(y), lowColumns_.data(), highColumns_.data(), view.width);
        for (int column = 0; column < columns_; ++column) {
            const auto* low = lowColumns_.data() + column * block;
            const auto* high = highColumns_.data() + column * block;
            const auto i = static_cast<std::size_t>(row * columns_ + column);
            low_[i] = *std::min_element(low, low + block);
            high_[i] = *std::max_element(high, high + block);
        }
    }
}

void Threshold::widen() {
    lowAround_.assign(low_.size(), 255);
    highAround_.assign(high_.size(), 0);
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const auto i = static_cast<std::size_t>(row * columns_ + column);
            for (int y = std::max(row - 1, 0); y <= std::min(row + 1, rows_ - 1); ++y)
                for (int x = std::max(column - 1, 0); x <= std::min(column + 1, columns_ - 1); ++x) {
                    const auto near = static_cast<std::size_t>(y * columns_ + x);
                    lowAround_[i] = std::min(lowAround_[i], low_[near]);
                    highAround_[i] = std::max(highAround_[i], high_[near]);
                }
        }
}

}  // namespace adjutant::scanner
