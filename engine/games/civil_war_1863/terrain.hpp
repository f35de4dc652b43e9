// SPDX-License-Identifier: GPL-3.0-or-later
// Terrain as boards are written and drawn: a letter in the rows of a plan, a word in a drawing.
#pragma once

#include <string>

namespace adjutant::w63 {

struct Ground {
    char letter;
    const char* word;
    const char* name;
};
/// Land is open ground, which has no word.
inline constexpr Ground grounds[] = {{'.', "", "Land"},
                                     {'^', "mountain", "Mountains"},
                                     {'r', "river", "River land"},
                                     {'c', "coast", "Coast"},
                                     {'~', "sea", "Sea"}};

/// Empty for land and for a letter that is none.
[[nodiscard]] inline std::string wordOf(char letter) {
    for (const Ground& ground : grounds) {
        if (ground.letter == letter) return ground.word;
    }
    return {};
}

/// '?' for a word that is none; a board with such a letter is refused.
[[nodiscard]] inline char letterOf(const std::string& word) {
    for (const Ground& ground : grounds) {
        if (ground.word == word) return ground.letter;
    }
    return '?';
}

}  // namespace adjutant::w63
