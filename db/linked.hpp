// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign's own journal is that of a league or that of a linked campaign: a campaign is of one kind. Which
// one its first entry tells, by what was asked.
#pragma once

#include <vector>

#include "engine/journal/chain.hpp"

namespace adjutant::db {

/// What the first entry of a linked campaign asked for.
inline constexpr const char* linkRequest = "link";

[[nodiscard]] bool isLinked(const std::vector<EntryText>& entries);

}  // namespace adjutant::db
