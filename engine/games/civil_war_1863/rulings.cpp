// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one.
#include "engine/games/civil_war_1863/readings.hpp"
#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {

RulingFields rulings() {
    return {
        .game = {ruled("/round", &State::round).from(1), ruled("/turn/moved", &Turn::moved),
                 ruled("/turn/side", &Turn::side)},
        .piece = {ruled("/out", &Piece::out), ruled("/moved", &Piece::moved),
                  ruled("/disabled", &Piece::disabled).oneOf({"d1", "d2", "d3"})},
    };
}

}  // namespace adjutant::w63
