// SPDX-License-Identifier: GPL-3.0-or-later
// From light to the bytes of a frame: what the lens, the room and the sensor do to it.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/scanner/frames/light.hpp"

namespace adjutant::scanner::frames {

struct Optics {
    double blur = 0.5;           ///< deviation of the lens's blur in pixels
    double motion = 0;           ///< length of the camera's movement during the exposure, in pixels
    double motionDirection = 0;  ///< radians
    double gain = 1;             ///< how bright the room is
    double noise = 0.008;        ///< deviation of the sensor's noise, parts of white
};

/// A bright spot of a lamp on glossy paper, whitening everything below it.
void addGlare(Light& light, double x, double y, double radius, double strength);

[[nodiscard]] std::vector<std::uint8_t> expose(Light light, const Optics& optics, Random& random);

}  // namespace adjutant::scanner::frames
