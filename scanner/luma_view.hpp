// SPDX-License-Identifier: GPL-3.0-or-later
// A frame's brightness as it lies in memory: no copy, no owner. Every reader in this room takes its frames
// so.
#pragma once

#include <cstddef>
#include <cstdint>

namespace adjutant::scanner {

/// The largest width or height that is looked at; a picture beyond it must be scaled down first.
inline constexpr int largestSide = 16384;

/// Brightness, 0 black to 255 white, of `width` by `height` pixels. The pixel (x, y) is the byte at
/// `pixels + y * rowStride + x * pixelStride`; the bytes belong to someone else and must outlive the view.
struct LumaView {
    const std::uint8_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    int rowStride = 0;    ///< bytes from one row to the next, at least width * pixelStride
    int pixelStride = 1;  ///< bytes from one pixel to the next: 1 for a luma plane, 2 in YUYV, 4 in RGBA

    [[nodiscard]] const std::uint8_t* row(int y) const {
        return pixels + static_cast<std::ptrdiff_t>(y) * rowStride;
    }
    [[nodiscard]] std::uint8_t at(int x, int y) const {
        return row(y)[static_cast<std::ptrdiff_t>(x) * pixelStride];
    }
    /// False for anything that cannot be read: no pixels, no size, strides too short, sides too long.
    [[nodiscard]] bool readable() const {
        return pixels != nullptr && width > 0 && height > 0 && width <= largestSide &&
               height <= largestSide && pixelStride > 0 && pixelStride <= 16 &&
               rowStride >= (width - 1) * pixelStride + 1;
    }
    /// The part from (x, y), which must lie inside.
    [[nodiscard]] LumaView cut(int x, int y, int cutWidth, int cutHeight) const {
        return {row(y) + static_cast<std::ptrdiff_t>(x) * pixelStride, cutWidth, cutHeight, rowStride,
                pixelStride};
    }
};

}  // namespace adjutant::scanner
