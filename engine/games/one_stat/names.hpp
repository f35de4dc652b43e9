// SPDX-License-Identifier: GPL-3.0-or-later
// Names that a referee can say. The state keeps the ledger's: a fighter without a name of its own is named by
// its id (OSS-ROSTER-13).
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/games/one_stat/state.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::onestat {

/// Its own name; else "Red's boss", "Red's healer", "Red's rookie 3", "Enemy rookie 1", "Hostage".
[[nodiscard]] Phrase nameOf(const State& state, const Piece& piece);
[[nodiscard]] Phrase nameOf(const State& state, const PieceId& id);
[[nodiscard]] Phrase nameOf(const State& state, const SideId& side);
/// "the treasure", "Blue's flag", "treasure 3", "the clue for the column".
[[nodiscard]] Phrase nameOf(const State& state, const TokenId& token);
/// Of a fighter without a name in a roster: "Red's rookie 3".
[[nodiscard]] Phrase callingOf(const SideId& side, Tier tier, int number);
/// "force-user" is "Force User" as the ledger's clauses spell it; here in small letters: "force user".
[[nodiscard]] std::string spelledOut(std::string_view word);
/// The first letter large.
[[nodiscard]] std::string capital(std::string text);
/// "the larks'", "Red's".
[[nodiscard]] Phrase possessive(const Phrase& name);

/// Bosses, specialists, rookies, demons; the wanted one before all; by number.
[[nodiscard]] std::pair<int, int> rankOf(const PieceId& id, const Piece& piece);

}  // namespace adjutant::onestat
