// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/readings.hpp"

#include <map>

#include "engine/games/civil_war_1863/readings.hpp"
#include "engine/games/conquest_1762/readings.hpp"
#include "engine/games/hex_acw/readings.hpp"
#include "engine/games/life_1861/readings.hpp"
#include "engine/games/one_stat/readings.hpp"

namespace adjutant {

const Readings& readingsOf(std::string_view system) {
    static const std::map<std::string_view, Readings> all{{"life-1861", life::readings()},
                                                          {"hex-acw", acw::readings()},
                                                          {"conquest-1762", conquest::readings()},
                                                          {"civil-war-1863", w63::readings()},
                                                          {"one-stat", onestat::readings()}};
    static const Readings none;
    const auto found = all.find(system);
    return found == all.end() ? none : found->second;
}

}  // namespace adjutant
