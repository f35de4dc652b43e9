// SPDX-License-Identifier: GPL-3.0-or-later
// The frames of the scanner's benchmark: groups of stills and sequences, each the same for the same seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scanner/luma_view.hpp"
#include "tests/scanner/frames/label.hpp"

namespace adjutant::scanner::frames {

struct Frame {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
    std::vector<Truth> codes;
    [[nodiscard]] LumaView view() const { return {pixels.data(), width, height, width, 1}; }
};

struct Group {
    std::string name;
    int frames;
};

/// Single frames of 1280 by 720: plain, tilt, blur, motion, dim, glare, occlusion, inverted, curved, many,
/// small; and none, whose frames have no code in them. `hard` goes beyond what the reader was tuned on.
[[nodiscard]] const std::vector<Group>& stillGroups();
[[nodiscard]] Frame still(const std::string& group, int index, std::uint64_t seed, bool hard = false);

/// Frames of 1920 by 1080 in their order: sweep, approach, hand, shake, rest.
[[nodiscard]] const std::vector<Group>& sequences();
[[nodiscard]] std::vector<Frame> sequence(const std::string& name, std::uint64_t seed);

}  // namespace adjutant::scanner::frames
