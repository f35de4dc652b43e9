// SPDX-License-Identifier: GPL-3.0-or-later
// An act as a row of the log: its sentence, its sums, its dice and its time.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/act_numbers.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant {
class Game;
class Retelling;
}  // namespace adjutant

namespace adjutant::companion {

/// An entry's row, with what the log shows of it: {id, seq, number, round, time, word, colour, sentence,
/// sums, rolls, ruled}. One that cannot be read says so. With `retelling` it is told anew, and of what a
/// ruling changed with the value before.
[[nodiscard]] nlohmann::json entryRow(const EntryText& entry, ActNumber number, const TableView& view,
                                      Retelling* retelling = nullptr);

/// What act `seq` of the game did, as it is told: the sentences of its events, or a ruling with what it
/// changed from what to what.
[[nodiscard]] QString toldOf(const nlohmann::json& events, Seq seq, const Game& game, const TableView& view);

/// The sentences of these events, one after the other. Those that only keep the books (`murmurs` of the look
/// file) are left out, unless there are no others.
[[nodiscard]] QString sentenceOf(const nlohmann::json& events, const GameFace& look);
/// The rolls of an act that everybody may see: without the card that one side alone may know.
[[nodiscard]] nlohmann::json toldRolls(const nlohmann::json& rolls, const nlohmann::json& events);

/// What Undo takes back, in a few words: "the attack".
[[nodiscard]] QString takesBack(const EntryText& entry, const GameFace& look);

}  // namespace adjutant::companion
