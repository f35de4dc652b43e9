// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one.
#include "engine/games/hex_acw/readings.hpp"
#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

RulingFields rulings() {
    return {
        .game = {ruled("/round", &State::round).from(1).to(lastRound), ruled("/phase", &State::phase),
                 ruled("/active", &State::active).as(RulingField::Kind::side).always()},
        .side = {ruled("/taken-units", &Army::takenUnits),
                 ruled("/taken-commanders", &Army::takenCommanders)},
        .piece = {ruled("/hits", &Unit::hits), ruled("/moves", &Unit::moves).to(2), ruled("/out", &Unit::out),
                  ruled("/reserve", &Unit::reserve), ruled("/dug-in", &Unit::dugIn),
                  ruled("/tested", &Unit::tested), ruled("/facing", &Unit::facing)},
    };
}

}  // namespace adjutant::acw
