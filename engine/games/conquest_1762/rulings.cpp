// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one.
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/readings.hpp"
#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

RulingFields rulings() {
    constexpr int lowestRoll = 2, highestRoll = 12;
    return {
        .game = {ruled("/round", &State::round).from(1),
                 ruled("/turn/number", &Turn::number).from(lowestRoll).to(highestRoll),
                 ruled("/turn/redeployments", &Turn::redeployments), ruled("/turn/gunner", &Turn::gunner),
                 ruled("/turn/smugglers", &Turn::smugglers), ruled("/phase", &State::phase),
                 ruled("/active", &State::active), ruled("/first", &State::first)},
        .side = {ruled("/out", &Side::out)},
        .piece = {ruled("/out", &Piece::out), ruled("/sailors", &Piece::sailors).to(sailorsOfAShip)},
        .place = {ruled("/number", &Territory::number).from(lowestRoll).to(highestRoll),
                  ruled("/garrison-lost", &Territory::garrisonLost),
                  ruled("/port-lost", &Territory::portLost).to(1), ruled("/capital", &Territory::capital),
                  ruled("/port", &Territory::port), ruled("/resource", &Territory::resource),
                  ruled("/building", &Territory::building)},
    };
}

}  // namespace adjutant::conquest
