// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/pyramid.hpp"

#include <algorithm>

#include "scanner/rows.hpp"

namespace adjutant::scanner {
namespace {

LumaView planeOf(std::vector<std::uint8_t>& bytes, int width, int height) {
    bytes.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    return {bytes.data(), width, height, width, 1};
}

void unpack(const LumaView& view, std::uint8_t* out) {
    for (int y = 0; y < view.height; ++y) {
        const std::uint8_t* row = view.row(y);
        for (int x = 0; x < view.width; ++x, row += view.pixelStride) *out++ = *row;
    }
}

}  // namespace

void Pyramid::build(const LumaView& view, int mostLevels) {
    views_.clear();
    planes_.resize(static_cast<std::size_t>(std::max(mostLevels, 1)));
    views_.push_back(view);
    if (view.pixelStride != 1) {
        views_[0] = planeOf(planes_[0], view.width, view.height);
        unpack(view, planes_[0].data());
    }
    while (levels() < mostLevels) {
        const LumaView& above = views_.back();
        const int width = above.width / 2;
        const int height = above.height / 2;
        if (std::min(width, height) < smallestSide) break;
        std::vector<std::uint8_t>& plane = planes_[views_.size()];
        const LumaView half = planeOf(plane, width, height);
        for (int y = 0; y < height; ++y)
            fastRows().halve(above.row(2 * y), above.row(2 * y + 1),
                             plane.data() + static_cast<std::ptrdiff_t>(y) * width, width);
        views_.push_back(half);
    }
}

}  // namespace adjutant::scanner
