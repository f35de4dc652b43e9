// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose.
#pragma once

#include <optional>

#include "engine/games/civil_war_1863/board_map.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"

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
        return listed(option("dice", &Options::dice).noted("Who tosses the coin"),
                      option("positions", &Options::positions)
                          .noted("The house board, or a board of your own on the table"),
                      option("transport-speed", &Options::transportSpeed)
                          .noted("Squares that gunboats with infantry sail"),
                      option("mountain-rail", &Options::mountainRail)
                          .noted("How infantry comes onto a mountain with a railroad"),
                      option("city-even", &Options::cityEven).noted("May an equal force attack a key city?"),
                      option("city-sacrifice", &Options::citySacrifice)
                          .noted("May a single piece sacrifice itself at a key city?"),
                      sparse("board", &Options::board));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::w63
