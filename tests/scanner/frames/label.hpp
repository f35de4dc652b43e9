// SPDX-License-Identifier: GPL-3.0-or-later
// A printed label in space, seen by a pinhole camera: tilted, turned, near or far, flat or on a round piece.
#pragma once

#include <array>
#include <string>

#include "scanner/code.hpp"
#include "tests/scanner/drawn.hpp"
#include "tests/scanner/frames/light.hpp"

namespace adjutant::scanner::frames {

/// Lengths in modules of the label, angles in radians, shades 0 black to 1 white.
struct Label {
    std::string text;
    int correction = 6;        ///< as symbolOf counts it
    double x = 0, y = 0;       ///< where its middle appears, in pixels
    double moduleSize = 4;     ///< pixels a module at its middle, seen from the front
    double turn = 0;           ///< in its own plane
    double tilt = 0;           ///< out of the picture's plane
    double tiltDirection = 0;  ///< around which line it is tilted
    double bend = 0;           ///< 1 / radius of the round piece it is stuck on; 0 for flat
    double bendDirection = 0;  ///< which way it is bent, in its own plane
    double margin = 4;         ///< light paper around the code
    float ink = 0.08F;
    float paper = 0.9F;
    bool inverted = false;  ///< light modules on dark ground
};

/// A text that a label may bear and where its corners are; `visible` false when not enough of it shows.
struct Truth {
    std::string text;
    Corners corners;
    bool visible = true;
};

/// Paints the label and says where it is. `focal` is the camera's focal length in pixels.
Truth paint(Light& light, const Label& label, double focal);

}  // namespace adjutant::scanner::frames
