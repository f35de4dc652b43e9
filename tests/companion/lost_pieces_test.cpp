// SPDX-License-Identifier: GPL-3.0-or-later
// What a game has lost, told apart from what was never in it.
#include "companion/lost_pieces.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

using nlohmann::json;

json piece(const json& side, bool out) { return {{"side", side}, {"out", out}}; }

json stateOf(const json& pieces) {
    return {{"sides", {{"british", json::object()}, {"french", json::object()}}}, {"pieces", pieces}};
}

EntryText actWith(const json& events) {
    return {
        .seq = 2, .parent = 1, .at = {}, .request = "{}", .rolls = "[]", .events = events.dump(), .hash = {}};
}

TEST(LostPieces, AreThoseThatAreOutAndWereIn) {
    const LostPieces lost(stateOf({{"fort", piece("british", false)}, {"ship", piece("french", true)}}));
    const json later = stateOf({{"fort", piece("british", true)}, {"ship", piece("french", true)}});
    EXPECT_EQ(lost.in(later), (PieceSides{{"fort", "british"}}));
}

TEST(LostPieces, OneThatWasBuiltAndSunkBetweenTwoLooksIsLost) {
    const json state = stateOf({{"ship", piece("french", true)}, {"ship-2", piece("french", true)}});
    LostPieces lost(state);
    lost.follow(actWith({{{"event", "built"}, {"piece", "ship"}}}));
    lost.follow(actWith({{{"event", "sunk"}, {"piece", "ship"}}}));
    EXPECT_EQ(lost.in(state), (PieceSides{{"ship", "french"}})) << "a longer id is another piece";
}

TEST(LostPieces, ARulingPutsAPieceIntoTheGame) {
    const json state = stateOf({{"ship", piece("french", true)}, {"ship-2", piece("french", true)}});
    LostPieces lost(state);
    lost.follow(actWith({{{"event", "ruling"}, {"set", {{"/pieces/ship-2/sailors", 3}}}}}));
    EXPECT_EQ(lost.in(state), (PieceSides{{"ship-2", "french"}}));
}

TEST(LostPieces, APieceOfNoSideIsNobodysLoss) {
    const json whole = stateOf({{"natives", piece(nullptr, false)}, {"wreck", piece("spanish", false)}});
    const json state = stateOf({{"natives", piece(nullptr, true)}, {"wreck", piece("spanish", true)}});
    EXPECT_EQ(LostPieces(whole).in(state), PieceSides{});
}

}  // namespace
}  // namespace adjutant::companion
