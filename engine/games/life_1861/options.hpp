// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

#include "engine/play/option.hpp"
#include "engine/words/common.hpp"

namespace adjutant::life {

/// Who knows where things are: the house board, or the table alone.
enum class Positions { board, asked };
enum class Events { house, own };
/// How far the movement of the statistics sheet reaches (L61-MOVE-03).
enum class MovementPer { turn, action };
/// When bandits and the town attack (L61-BOARD-02).
enum class BoardAttacks { turnEnd, status };
/// Whose limit something is (L61-BAKERY-03, L61-CHURCH-05).
enum class Each { side, piece };
/// Who wins when a side is wiped out (L61-WIN-04).
enum class Elimination { survivorWins, nobodyWins };

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

namespace adjutant {

template <>
struct Names<life::Positions> {
    static constexpr auto list = std::to_array<Name<life::Positions>>(
        {{life::Positions::board, "board"}, {life::Positions::asked, "asked"}});
};
template <>
struct Names<life::Events> {
    static constexpr auto list =
        std::to_array<Name<life::Events>>({{life::Events::house, "house"}, {life::Events::own, "own"}});
};
template <>
struct Names<life::MovementPer> {
    static constexpr auto list = std::to_array<Name<life::MovementPer>>(
        {{life::MovementPer::turn, "turn"}, {life::MovementPer::action, "action"}});
};
template <>
struct Names<life::BoardAttacks> {
    static constexpr auto list = std::to_array<Name<life::BoardAttacks>>(
        {{life::BoardAttacks::turnEnd, "turn-end"}, {life::BoardAttacks::status, "status"}});
};
template <>
struct Names<life::Each> {
    static constexpr auto list =
        std::to_array<Name<life::Each>>({{life::Each::side, "side"}, {life::Each::piece, "piece"}});
};
template <>
struct Names<life::Elimination> {
    static constexpr auto list = std::to_array<Name<life::Elimination>>(
        {{life::Elimination::survivorWins, "survivor-wins"}, {life::Elimination::nobodyWins, "nobody-wins"}});
};

}  // namespace adjutant
