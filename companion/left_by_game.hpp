// SPDX-License-Identifier: GPL-3.0-or-later
// What a game leaves to a linked campaign: who took part and is not enrolled yet, and every count that its
// system declares (engine/play/carried_over.hpp), with the line of the game at which it came to be so.
#pragma once

#include <optional>
#include <vector>

#include "companion/chronicle_book.hpp"

namespace adjutant::companion {

/// An entry that may be appended after those before it.
struct LeftEntry {
    chronicle::Entry entry;
    std::optional<db::PersonId> player{};  ///< of somebody who is enrolled
};

/// What is left of a game that is over, in the order in which it may be appended: nothing of what the
/// chronicle has from this game already, whether or not it was undone since, and nothing of a game that goes
/// on or whose system declares nothing. Throws std::runtime_error when the game cannot be read.
[[nodiscard]] std::vector<LeftEntry> leftBy(const db::CampaignFile&, const ChronicleBook&, const db::Game&);

/// The game as the source of an entry: `line` is one of its journal, or 0.
[[nodiscard]] chronicle::Source sourceIn(const db::CampaignFile&, const db::Game&, std::int64_t line,
                                         bool bySystem);

}  // namespace adjutant::companion
