// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

#include <optional>

#include "engine/games/hex_acw/own_board.hpp"
#include "engine/games/hex_acw/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"

namespace adjutant::acw {

struct Options {
    Scenario scenario = Scenario::millRun;
    Positions positions = Positions::board;
    DiceMode dice = DiceMode::app;
    First first = First::scenario;
    TurnInPlace turnInPlace = TurnInPlace::moves;
    EngagedMoves engagedMoves = EngagedMoves::another;
    ArtilleryArc artilleryArc = ArtilleryArc::allRound;
    SightTies sightTies = SightTies::firer;
    bool hillsBlock = true;
    MoraleTiming moraleTiming = MoraleTiming::afterShooting;
    Demoralised demoralised = Demoralised::own;
    std::optional<OwnBoard> board{};  ///< with scenario `own`: a board that was drawn before the game

    static constexpr auto fields() {
        return listed(
            option("scenario", &Options::scenario).noted("Which battle; own: your own board"),
            option("positions", &Options::positions)
                .noted("board: the program keeps the map; asked: you state ranges and cover"),
            option("dice", &Options::dice).noted("Who rolls and draws"),
            option("first", &Options::first).noted("Who moves first"),
            option("turn-in-place", &Options::turnInPlace).noted("Turning on the spot is a move, or free"),
            option("engaged-moves", &Options::engagedMoves)
                .noted("Beside an enemy: no step to another, or none beside any"),
            option("artillery-arc", &Options::artilleryArc)
                .noted("Guns shoot all round, or to the front only"),
            option("sight-ties", &Options::sightTies)
                .noted("A line between two hexes favours the firer or the target"),
            option("hills-block", &Options::hillsBlock).noted("Hills block sight"),
            option("morale-timing", &Options::moraleTiming)
                .noted("All tests after the shooting, or target by target"),
            option("demoralised", &Options::demoralised)
                .noted("Whom the card Demoralised tests: own units, or both sides'"),
            sparse("board", &Options::board));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::acw
