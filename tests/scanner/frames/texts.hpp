// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as they stand on the labels of a club's table.
#pragma once

#include <string>

#include "tests/scanner/frames/random.hpp"

namespace adjutant::scanner::frames {

/// A tag of eight random characters; its code is 21 modules wide up to correction Q.
inline std::string tagText(Random& random) {
    constexpr const char* characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string text = "A1/T/";
    for (int i = 0; i < 8; ++i) text += characters[random.index(32)];
    return text;
}

/// A tag mostly, else a card or a place; with the strongest correction that a small code holds.
inline std::string labelText(Random& random) {
    if (random.chance(0.7)) return tagText(random);
    const std::string number = std::to_string(random.index(90) + 10);
    return (random.chance(0.5) ? "A1/C/LIFE-1861/CARD-" : "A1/L/HEX-ACW/HILL-") + number;
}

}  // namespace adjutant::scanner::frames
