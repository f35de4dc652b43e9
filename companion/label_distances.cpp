// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/label_distances.hpp"

#include "scanner/reading_distance.hpp"

namespace adjutant::companion {

cards::ReadingTable labelDistances() {
    cards::ReadingTable table{{}, "a camera of 1920 pixels across"};
    for (const scanner::LabelDistance& label : scanner::labelDistances)
        table.rows.push_back({label.labelMillimetres, label.centimetresAt1920});
    return table;
}

}  // namespace adjutant::companion
