// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one.
#include "engine/games/one_stat/readings.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {

RulingFields rulings() {
    return {
        .game = {ruled("/round", &State::round).from(1), ruled("/deadline", &State::deadline).from(1),
                 ruled("/device/count", &Device::count).to(6), ruled("/phase", &State::phase),
                 ruled("/active", &State::active), ruled("/last", &State::last)},
        .piece = {ruled("/out", &Piece::out), ruled("/down", &Piece::down),
                  ruled("/activated", &Piece::activated), ruled("/stat", &Piece::stat).from(1).to(20)},
        .placed = false,
    };
}

}  // namespace adjutant::onestat
