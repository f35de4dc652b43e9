// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of our own tables among the rows of a damaged file, told apart by their shapes. Inside the room
// only.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "db/raw_records.hpp"
#include "db/records.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::db {

/// Entries of one journal by seq. A number may have been found more than once; the hash decides.
using Candidates = std::multimap<std::int64_t, EntryText>;

/// All by the numbers that they had there.
struct FoundRows {
    std::map<std::int64_t, Campaign> campaigns;
    std::map<std::int64_t, Game> games;
    std::map<std::int64_t, Candidates> entries;  ///< of games and, under the numbers of campaigns, of leagues
    std::map<std::int64_t, std::pair<std::int64_t, Person>> people;  ///< with their campaigns
    std::vector<std::pair<std::int64_t, Tag>> tags;                  ///< with their campaigns
    std::vector<std::pair<std::int64_t, Document>> documents;        ///< with their campaigns
};

[[nodiscard]] FoundRows foundAmong(const std::vector<RawRow>&);

}  // namespace adjutant::db
