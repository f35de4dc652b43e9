// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

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
    int rounds = 15;  ///< 1 to 30 (L61-GAME-03)
    Events events = Events::house;
    MovementPer movementPer = MovementPer::turn;
    BoardAttacks boardAttacks = BoardAttacks::turnEnd;
    Each bakeryFree = Each::side;
    Each boonLimit = Each::side;
    Elimination elimination = Elimination::survivorWins;

    static constexpr auto fields() {
        return listed(field("dice", &Options::dice), field("positions", &Options::positions),
                      field("rounds", &Options::rounds), field("events", &Options::events),
                      field("movement-per", &Options::movementPer),
                      field("board-attacks", &Options::boardAttacks),
                      field("bakery-free", &Options::bakeryFree), field("boon-limit", &Options::boonLimit),
                      field("elimination", &Options::elimination));
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
