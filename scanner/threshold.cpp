// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/threshold.hpp"

#include <algorithm>
#include <cstring>

#include "scanner/rows.hpp"

namespace adjutant::scanner {
namespace {

constexpr int rowsLookedAt = 2;  ///< every second row tells enough of a block's extremes

}  // namespace

void Threshold::build(const LumaView& view) {
    columns_ = (view.width + block - 1) / block;
    rows_ = (view.height + block - 1) / block;
    measureBlocks(view);
    widen();
    expand();
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
        for (int y = row * block; y < end; y += rowsLookedAt)
            fastRows().extremes(view.row(y), lowColumns_.data(), highColumns_.data(), view.width);
        const std::ptrdiff_t first = static_cast<std::ptrdiff_t>(row) * columns_;
        fastRows().blockExtremes(lowColumns_.data(), highColumns_.data(), low_.data() + first,
                                 high_.data() + first, columns_);
    }
}

// Three blocks across, then three down.
void Threshold::widen() {
    lowAcross_ = low_;
    highAcross_ = high_;
    for (int row = 0; row < rows_; ++row) {
        const std::ptrdiff_t first = static_cast<std::ptrdiff_t>(row) * columns_;
        std::uint8_t* low = lowAcross_.data() + first;
        std::uint8_t* high = highAcross_.data() + first;
        for (int i = 0; i + 1 < columns_; ++i) {
            low[i] = std::min(low[i], low_[static_cast<std::size_t>(first + i + 1)]);
            high[i] = std::max(high[i], high_[static_cast<std::size_t>(first + i + 1)]);
        }
        for (int i = 1; i < columns_; ++i) {
            low[i] = std::min(low[i], low_[static_cast<std::size_t>(first + i - 1)]);
            high[i] = std::max(high[i], high_[static_cast<std::size_t>(first + i - 1)]);
        }
    }
    low_ = lowAcross_;
    high_ = highAcross_;
    const auto merge = [this](int into, int from) {
        std::uint8_t* low = low_.data() + static_cast<std::ptrdiff_t>(into) * columns_;
        std::uint8_t* high = high_.data() + static_cast<std::ptrdiff_t>(into) * columns_;
        const std::ptrdiff_t other = static_cast<std::ptrdiff_t>(from) * columns_;
        for (int i = 0; i < columns_; ++i) {
            low[i] = std::min(low[i], lowAcross_[static_cast<std::size_t>(other + i)]);
            high[i] = std::max(high[i], highAcross_[static_cast<std::size_t>(other + i)]);
        }
    };
    for (int row = 0; row < rows_; ++row) {
        if (row > 0) merge(row, row - 1);
        if (row + 1 < rows_) merge(row, row + 1);
    }
}

void Threshold::expand() {
    expanded_.resize(low_.size() * block);
    for (std::size_t i = 0; i < low_.size(); ++i) {
        const int middle = high_[i] - low_[i] < flattest ? 0 : (high_[i] + low_[i] + 1) / 2;
        std::memset(expanded_.data() + i * block, middle, block);
    }
}

}  // namespace adjutant::scanner
