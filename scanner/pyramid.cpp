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

template <int stride>
void unpackRow(const std::uint8_t* row, int width, std::uint8_t* out) {
    for (int x = 0; x < width; ++x) out[x] = row[x * stride];  // with a constant stride this becomes vectors
}

void unpack(const LumaView& view, std::uint8_t* out) {
    for (int y = 0; y < view.height; ++y, out += view.width) {
        if (view.pixelStride == 2)
            unpackRow<2>(view.row(y), view.width, out);
        else if (view.pixelStride == 4)
            unpackRow<4>(view.row(y), view.width, out);
        else
            for (int x = 0; x < view.width; ++x) out[x] = view.at(x, y);
    }
}

}  // namespace

void Pyramid::build(const LumaView& view, int maxLevels) {
    views_.clear();
    planes_.resize(static_cast<std::size_t>(std::max(maxLevels, 1)));
    views_.push_back(view);
    if (view.pixelStride != 1) {
        views_[0] = planeOf(planes_[0], view.width, view.height);
        unpack(view, planes_[0].data());
    }
    while (levels() < maxLevels) {
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
