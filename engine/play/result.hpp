// SPDX-License-Identifier: GPL-3.0-or-later
// How a game came out: who won, who lost or whether it was a draw, by the rules or because the people agreed.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/position.hpp"
#include "engine/play/seats.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::result {

using nlohmann::json;

/// `winners` of an `end`, for systems whose own `end` has none; nothing where it was left out.
[[nodiscard]] Expected<std::optional<std::vector<std::string>>> agreedWinners(const json& request,
                                                                              const Position& position);
/// Puts what was agreed into the event that ends the game: the list, and a sentence that tells it.
void tellAgreed(json& events, const std::vector<std::string>& winners, const Position& after,
                std::string_view language);

/// Does an entry with these events end the game?
[[nodiscard]] bool ends(const std::string& events);

/// {"by","ended","sides":[{"side","name","person","who","outcome","score"}]}. `ending` is the entry that
/// ended the game, null while it goes on or where no act did; all winners, or none, are a draw.
[[nodiscard]] json of(const Position& position, const Seats& seats, const EntryText* ending);

}  // namespace adjutant::result
