// SPDX-License-Identifier: GPL-3.0-or-later
// From how far a camera reads a code: what the foot of each sheet says. The numbers are a small table of what
// was measured; whoever knows the camera hands it in.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace adjutant::cards {

struct ReadsFrom {
    double labelMm = 0;  ///< the side of a label with a tag: 21 modules and a quiet zone of 4 on each side
    double centimetres = 0;  ///< how far from the camera it is still read dependably
};

struct ReadingTable {
    std::vector<ReadsFrom>
        rows;            ///< by growing label; may be empty: then the sheets do not speak of distance
    std::string camera;  ///< what it was measured with: `a camera of 1920 pixels across`
};

/// For modules of `moduleMm` the distance in whole centimetres, rounded down to fives from 10 upwards:
/// between two rows on the line through them, outside all rows in proportion to the nearest. Nothing without
/// rows.
[[nodiscard]] std::optional<int> readingDistance(const ReadingTable& table, double moduleMm);

/// The width of one module of a tag on a label of this side.
[[nodiscard]] double tagModule(double labelMm);

}  // namespace adjutant::cards
