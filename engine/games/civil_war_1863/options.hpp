// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose.
#pragma once

#include <optional>

#include "engine/games/civil_war_1863/board_map.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"
#include "messages/civil_war_1863.hpp"

namespace adjutant::w63 {

struct Options {
    DiceMode dice = DiceMode::app;
    Positions positions = Positions::board;
    TransportSpeed transportSpeed = TransportSpeed::one;
    MountainRail mountainRail = MountainRail::bed;
    YesNo cityEven = YesNo::yes;
    YesNo citySacrifice = YesNo::no;
    std::optional<BoardPlan> board;  ///< a group's own board; without it the house board

    static constexpr auto fields() {
        return listed(option("dice", &Options::dice).noted(options::Dice{}),
                      option("positions", &Options::positions).noted(options::Positions{}),
                      option("transport-speed", &Options::transportSpeed).noted(options::TransportSpeed{}),
                      option("mountain-rail", &Options::mountainRail).noted(options::MountainRail{}),
                      option("city-even", &Options::cityEven).noted(options::CityEven{}),
                      option("city-sacrifice", &Options::citySacrifice).noted(options::CitySacrifice{}),
                      sparse("board", &Options::board));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::w63
