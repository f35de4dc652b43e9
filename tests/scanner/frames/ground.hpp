// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on a club table when no code does: wood, felt, printed maps, dice, rules, counters.
#pragma once

#include "tests/scanner/frames/light.hpp"

namespace adjutant::scanner::frames {

/// A table top of a random kind with its light falling from one side.
void paintTable(Light& light, Random& random);

void paintDice(Light& light, Random& random, int count);
/// Rows of glyphs, as in a rule book lying on the table, turned at random.
void paintPrint(Light& light, Random& random);
void paintHexGrid(Light& light, Random& random);
void paintCheckerboard(Light& light, Random& random);
/// Rings and nested squares, which look like the corners of a code.
void paintTargets(Light& light, Random& random, int count);

}  // namespace adjutant::scanner::frames
