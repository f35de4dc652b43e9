// SPDX-License-Identifier: GPL-3.0-or-later
// Event cards (section 4.9): which cards wait for a choice, for whom they can be played, where units arrive.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/games/hex_acw/state.hpp"
#include "engine/words/card_text.hpp"

namespace adjutant::acw {

/// A drawn card waits for `play` or `decline`.
[[nodiscard]] inline bool cardWaits(const State& state) {
    return state.phase == Phase::card && state.card.has_value();
}

/// Enemy commanders whose unit is on the table (sharpshooter), else the active side's units that the card can
/// be played for: table of section 6.3. In unit order.
[[nodiscard]] std::vector<PieceId> candidates(const State& state, Card card);
/// The unit for `play` when there is just one.
[[nodiscard]] std::optional<PieceId> onlyCandidate(const State& state);

/// The clause that says what it does.
[[nodiscard]] std::string_view clauseOf(Card card);
/// Does it go on counting after it was drawn, to the end of the turn?
[[nodiscard]] bool countsOn(Card card);

/// Vacant hexes of the side's base edge in which this kind may end a move (ACW-CARD-13), west to east.
[[nodiscard]] std::vector<Place> arrivals(const State& state, Side side, Kind kind);
[[nodiscard]] Facing arrivalFacing(Side side);

/// How many copies of a card a full deck holds (section 3.2).
[[nodiscard]] int copies(Card card);
/// Both decks, as they are printed.
[[nodiscard]] std::vector<CardText> cardTexts();

}  // namespace adjutant::acw
