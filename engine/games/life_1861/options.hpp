// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

#include "engine/games/life_1861/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"

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
        return listed(
            option("dice", &Options::dice).noted("Who answers the dice that are not entered"),
            option("positions", &Options::positions).noted("The house board, or a board of your own"),
            option("rounds", &Options::rounds)
                .between(1, 30, "A game has 1 to 30 rounds.", "L61-GAME-03")
                .noted("How many rounds the game lasts"),
            option("events", &Options::events).noted("The house event deck, or cards of your own"),
            option("movement-per", &Options::movementPer)
                .noted("Movement is the allowance of a whole turn, or of each move"),
            option("board-attacks", &Options::boardAttacks)
                .noted("Bandits and the town attack when turns end, or in the status stage"),
            option("bakery-free", &Options::bakeryFree)
                .noted("One free bread a round for all Civilians together, or for each"),
            option("boon-limit", &Options::boonLimit).noted("One boon a side at most, or one a piece"),
            option("elimination", &Options::elimination).noted("Who wins when the other side is wiped out"));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::life
