// SPDX-License-Identifier: GPL-3.0-or-later
// How what an export holds stands to what a campaign has already: asked by the import itself and by whoever
// wants to know beforehand. Inside the room only.
#pragma once

#include <optional>
#include <vector>

#include "db/campaign_file.hpp"
#include "db/transfer_format.hpp"

namespace adjutant::db {

/// Of two journals: equal hashes at the end of the shorter one mean equal histories up to there.
enum class Meeting {
    same,
    longerHere,  ///< the one that comes in is the beginning of the one that is here
    longerThere,
    apart
};

/// The game that it is here: by its name, or else by its first entry, should it have been renamed here.
[[nodiscard]] std::optional<Game> gameHere(const CampaignFile&, CampaignId, const ExportedGame&);

[[nodiscard]] Meeting meetingOf(const CampaignFile&, const Game& here, const ExportedGame&);
[[nodiscard]] Meeting meetingOf(const std::vector<EntryText>& here, const std::vector<EntryText>& coming);

/// Who of `here` each of the people is: of that name and club, or of that name where no club is told. Each of
/// them once.
[[nodiscard]] std::vector<std::optional<Person>> peopleMet(std::vector<Person> here,
                                                           const std::vector<Person>& coming);

}  // namespace adjutant::db
