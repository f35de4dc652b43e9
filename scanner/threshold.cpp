// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/threshold.hpp"

#include <algorithm>
#include <cstring>

#include "scanner/rows.hpp"

namespace adjutant::scanner {
namespace {

constexpr int rowsLookedAt = 2;  ///< every second row tells enough of a block's extremes

// Each takes in its neighbour; the two lie in memory of their own, so that this becomes vectors.
void lower(std::uint8_t* __restrict low, const std::uint8_t* __restrict neighbour, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) low[i] = std::min(low[i], neighbour[i]);
}
void raise(std::uint8_t* __restrict high, const std::uint8_t* __restrict neighbour, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) high[i] = std::max(high[i], neighbour[i]);
}

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
    const auto columns = static_cast<std::size_t>(columns_);
    lowAcross_ = low_;
    highAcross_ = high_;
    for (std::size_t first = 0; first < low_.size(); first += columns) {
        lower(lowAcross_.data() + first, low_.data() + first + 1, columns - 1);
        lower(lowAcross_.data() + first + 1, low_.data() + first, columns - 1);
        raise(highAcross_.data() + first, high_.data() + first + 1, columns - 1);
        raise(highAcross_.data() + first + 1, high_.data() + first, columns - 1);
    }
    low_ = lowAcross_;
    high_ = highAcross_;
    const std::size_t rest = low_.size() - columns;
    lower(low_.data(), lowAcross_.data() + columns, rest);
    lower(low_.data() + columns, lowAcross_.data(), rest);
    raise(high_.data(), highAcross_.data() + columns, rest);
    raise(high_.data() + columns, highAcross_.data(), rest);
}

void Threshold::expand() {
    expanded_.resize(low_.size() * block);
    for (std::size_t i = 0; i < low_.size(); ++i) {
        const int middle = high_[i] - low_[i] < flattest ? 0 : (high_[i] + low_[i] + 1) / 2;
        const std::uint64_t eight = 0x0101'0101'0101'0101U * static_cast<std::uint64_t>(middle);
        static_assert(sizeof eight == block);
        std::memcpy(expanded_.data() + i * block, &eight, block);
    }
}

}  // namespace adjutant::scanner
