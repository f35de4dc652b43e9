// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/square.hpp"

#include <algorithm>
#include <cstdlib>

namespace adjutant {

int distance(Square a, Square b) { return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank)); }

std::array<Square, 8> around(Square s) {
    return {{{s.file - 1, s.rank - 1},
             {s.file, s.rank - 1},
             {s.file + 1, s.rank - 1},
             {s.file - 1, s.rank},
             {s.file + 1, s.rank},
             {s.file - 1, s.rank + 1},
             {s.file, s.rank + 1},
             {s.file + 1, s.rank + 1}}};
}

std::string text(Square square) {
    return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

std::optional<Square> readSquare(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'z' || text[1] == '0') return {};
    int rank = 0;
    for (const char digit : text.substr(1)) {
        if (digit < '0' || digit > '9') return {};
        rank = 10 * rank + (digit - '0');
    }
    return Square{text[0] - 'a', rank - 1};
}

}  // namespace adjutant
