// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the chronicle's page.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "companion/chronicle_book.hpp"
#include "companion/left_by_game.hpp"

namespace adjutant::companion {

/// "2.1": member 1 of subject 2.
[[nodiscard]] std::string idOf(chronicle::Whose);
[[nodiscard]] chronicle::Whose whoseOf(const std::string& id);

/// Subjects, each before its members: {id, head, kind, name, note, figures, out}.
[[nodiscard]] nlohmann::json whoRows(const db::CampaignFile&, const ChronicleBook&);
/// What somebody has: {id, label, figure, words, parts: [{entry, text, note}]}.
[[nodiscard]] nlohmann::json figureRows(const ChronicleBook&, chronicle::Whose);
/// The entries, the last one first: {id, text, note, undone, first, game, line}.
[[nodiscard]] nlohmann::json logRows(const db::CampaignFile&, const ChronicleBook&);
/// What a game leaves: {id, text, note, choice, canChoose}; `choices`: for each a field, or "-" for nothing.
[[nodiscard]] nlohmann::json leftRows(const ChronicleBook&, const std::vector<LeftEntry>&,
                                      const std::vector<std::string>& choices);

}  // namespace adjutant::companion
