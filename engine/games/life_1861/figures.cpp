// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, in numbers that its state does not hold.
#include <utility>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

Figures Life::figures(const State& state) {
    Figures figures;
    figures.rounds = Figures::Rounds{state.options.rounds, "L61-GAME-03"};
    for (const PieceId& id : peopleIds())
        figures.pieces[id] = {.health = startHealth(person(state, id).kind),
                              .spent = !hasTurnLeft(state, id)};
    figures.actionsLeft = state.turn.left;  // L61-TURN-05
    if (state.event) figures.drawn = {std::string(word(*state.event)), "L61-EVENT-01"};
    Figures::Track tension{.of = "tension",
                           .bands = {{"quiet", 1, hostileFrom - 1},
                                     {"watchful", hostileFrom, furiousFrom - 1},
                                     {"hostile", furiousFrom, highestTension}},
                           .clause = "L61-TENSION-06",
                           .rounds = roundsToRise,
                           .risesBy = "L61-TENSION-05",
                           .at = state.tension.level,
                           .left = roundsToRise - state.tension.counter};
    for (const Figures::Band& band : tension.bands)
        if (band.from <= tension.at && tension.at <= band.to) tension.band = band.name;
    figures.tracks = {std::move(tension)};
    return figures;
}

}  // namespace adjutant::life
