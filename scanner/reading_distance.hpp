// SPDX-License-Identifier: GPL-3.0-or-later
// How far from the camera a label may be, as measured by tests/benchmarks/scanner_distances.cpp. For the
// sheets that are printed; nothing here needs to be linked.
#pragma once

#include <array>

namespace adjutant::scanner {

/// A module that appears this many pixels wide was read in each of 100 renderings, turned, tilted by up to 20
/// degrees and blurred as a good lens does; so were those of 1.5 pixels, which are kept in reserve.
inline constexpr double dependablePixelsPerModule = 1.6;

/// The focal length in pixels of a camera that sees 65 degrees across: a usual tablet, phone or webcam.
[[nodiscard]] constexpr double usualFocalLength(double pixelsAcross) {
    return pixelsAcross / (2 * 0.6370702);
}

/// In centimetres, for modules of this many millimetres before a camera of this many pixels across.
[[nodiscard]] constexpr double readingDistance(double moduleMillimetres, double pixelsAcross) {
    return moduleMillimetres * usualFocalLength(pixelsAcross) / dependablePixelsPerModule / 10;
}

/// A square label with a tag: 21 modules and a quiet zone of 4 on each side.
struct LabelDistance {
    double labelMillimetres;
    double centimetresAt1920;  ///< before a camera of 1920 pixels across
    double centimetresAt1280;
};

[[nodiscard]] constexpr LabelDistance labelDistance(double labelMillimetres) {
    const double module = labelMillimetres / (21 + 2 * 4);
    return {labelMillimetres, readingDistance(module, 1920), readingDistance(module, 1280)};
}

/// The sizes of label that are printed.
inline constexpr std::array<LabelDistance, 3> labelDistances{labelDistance(10), labelDistance(15),
                                                             labelDistance(25)};

}  // namespace adjutant::scanner
