// SPDX-License-Identifier: GPL-3.0-or-later
// How a figure went over the rounds of a game, for each side: values and their picture.
#pragma once

#include <string>
#include <vector>

namespace adjutant::report {

struct Curve {
    std::string side;            ///< as people call it
    std::vector<double> values;  ///< one for each round

    bool operator==(const Curve&) const = default;
};

struct Tracker {
    std::string name;                 ///< "points", "pieces on the table"
    std::vector<std::string> rounds;  ///< what stands below each value
    std::vector<Curve> sides;

    bool operator==(const Tracker&) const = default;
};

/// An SVG picture, light or dark with its page; each side has a line of its own kind, named at its end.
[[nodiscard]] std::string curvePlot(const Tracker&);

/// In a picture for paper the colours are written out.
[[nodiscard]] std::string inInk(std::string svg);

}  // namespace adjutant::report
