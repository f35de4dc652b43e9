// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose (section 2 of the ledger).
#pragma once

#include <optional>

#include "engine/games/hex_acw/own_board.hpp"
#include "engine/games/hex_acw/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"
#include "messages/hex_acw.hpp"

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
        return listed(option("scenario", &Options::scenario).noted(options::Scenario{}),
                      option("positions", &Options::positions).noted(options::Positions{}),
                      option("dice", &Options::dice).noted(options::Dice{}),
                      option("first", &Options::first).noted(options::First{}),
                      option("turn-in-place", &Options::turnInPlace).noted(options::TurnInPlace{}),
                      option("engaged-moves", &Options::engagedMoves).noted(options::EngagedMoves{}),
                      option("artillery-arc", &Options::artilleryArc).noted(options::ArtilleryArc{}),
                      option("sight-ties", &Options::sightTies).noted(options::SightTies{}),
                      option("hills-block", &Options::hillsBlock).noted(options::HillsBlock{}),
                      option("morale-timing", &Options::moraleTiming).noted(options::MoraleTiming{}),
                      option("demoralised", &Options::demoralised).noted(options::Demoralised{}),
                      sparse("board", &Options::board));
    }
    auto operator<=>(const Options&) const = default;
};

}  // namespace adjutant::acw
