// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

#include "engine/games/life_1861/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {

struct Options {
    DiceMode dice = DiceMode::app;
    Positions positions = Positions::board;
    int rounds = 15;
    Events events = Events::house;
    MovementPer movementPer = MovementPer::turn;
    BoardAttacks boardAttacks = BoardAttacks::turnEnd;
    Each bakeryFree = Each::side;
    Each boonLimit = Each::side;
    Elimination elimination = Elimination::survivorWins;

    static constexpr auto fields() {
        return listed(option("dice", &Options::dice).noted(options::Dice{}),
                      option("positions", &Options::positions).noted(options::Positions{}),
                      option("rounds", &Options::rounds)
                          .between(1, 30, refusals::RoundsBounds{}, "L61-GAME-03")
                          .noted(options::Rounds{}),
                      option("events", &Options::events).noted(options::Events{}),
                      option("movement-per", &Options::movementPer).noted(options::MovementPer{}),
                      option("board-attacks", &Options::boardAttacks).noted(options::BoardAttacks{}),
                      option("bakery-free", &Options::bakeryFree).noted(options::BakeryFree{}),
                      option("boon-limit", &Options::boonLimit).noted(options::BoonLimit{}),
                      option("elimination", &Options::elimination).noted(options::Elimination{}));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::life
