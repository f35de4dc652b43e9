// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/frame_change.hpp"

#include <cstdlib>

namespace adjutant::scanner {
namespace {

constexpr int rowsApart = 6;  ///< a label of 21 modules at 2 pixels is crossed seven times
constexpr int patch = 8;      ///< pixels next to each other whose mean is compared: noise cancels out
constexpr int grain = 7;      ///< a mean that differs by no more is noise
constexpr int maxGrains = 3;  ///< so many patches may differ more, as they do in flickering light

// The means of patches along some rows.
template <int stride>
void measureRow(const std::uint8_t* row, int patches, std::vector<std::uint8_t>& means) {
    for (int i = 0; i < patches; ++i, row += patch * stride) {
        int sum = 0;
        for (int pixel = 0; pixel < patch; ++pixel) sum += row[pixel * stride];
        means.push_back(static_cast<std::uint8_t>(sum / patch));
    }
}

void measure(const LumaView& frame, std::vector<std::uint8_t>& means) {
    means.clear();
    for (int y = rowsApart / 2; y < frame.height; y += rowsApart) {
        const std::uint8_t* row = frame.row(y);
        const int patches = frame.width / patch;
        if (frame.pixelStride == 1)
            measureRow<1>(row, patches, means);
        else if (frame.pixelStride == 2)
            measureRow<2>(row, patches, means);
        else
            for (int i = 0; i < patches; ++i) means.push_back(frame.at(i * patch + patch / 2, y));
    }
}

}  // namespace

bool FrameChange::changed(const LumaView& frame) {
    measure(frame, now_);
    int grains = 0;
    const bool comparable = now_.size() == last_.size() && width_ == frame.width && height_ == frame.height;
    for (std::size_t i = 0; i < now_.size() && comparable; ++i)
        grains += std::abs(now_[i] - last_[i]) > grain ? 1 : 0;
    if (comparable && grains <= maxGrains) return false;
    std::swap(last_, now_);
    width_ = frame.width;
    height_ = frame.height;
    return true;
}

}  // namespace adjutant::scanner
