// SPDX-License-Identifier: GPL-3.0-or-later
// The list itself. It stands alone so that a program may bring another one: whoever defines systems() of
// their own is linked without this file (tests/companion/games/plain_face_test.cpp plays Pig in the app that
// way).
#include <vector>

#include "engine/games.hpp"
#include "engine/games/civil_war_1863/entry.hpp"
#include "engine/games/conquest_1762/entry.hpp"
#include "engine/games/hex_acw/entry.hpp"
#include "engine/games/life_1861/entry.hpp"
#include "engine/games/one_stat/entry.hpp"

namespace adjutant {

std::span<const SystemEntry> systems() {
    static const std::vector<SystemEntry> list{
        life::entry(), acw::entry(), conquest::entry(), w63::entry(), onestat::entry(),
    };
    return list;
}

}  // namespace adjutant
