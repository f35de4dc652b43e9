// SPDX-License-Identifier: GPL-3.0-or-later
// What people keep of games and people, as records: plays, notes, labels, archive marks, names, merges and
// deletions. Inside the room only.
#pragma once

#include <optional>
#include <string>

#include "db/campaign_file.hpp"
#include "db/club/sync.hpp"

namespace adjutant::club {

/// Adds those of the file. What is not here to look at stays as it was agreed on.
void addKeptRecords(RecordTexts&, const db::CampaignFile&, db::CampaignId, const Notebook&);
/// Can it be put into the file now? A game may not be here yet or may be put away, and so may a person.
[[nodiscard]] bool canPut(const Version&, const db::CampaignFile&, db::CampaignId, const Notebook&);
/// As putRecord, for these. Throws ClubError unreadable.
void putKept(db::CampaignFile&, db::CampaignId, const Notebook&, const Version&);
/// The whole text of a record whose compared text it has; nothing where it is no longer in the file.
[[nodiscard]] std::optional<std::string> wholeText(const db::CampaignFile&, const Notebook&, const Version&);
/// Of one that is to be sent, when it was done, where that is known.
[[nodiscard]] std::string momentOf(const db::CampaignFile&, const Notebook&, const std::string& kind,
                                   const std::string& key);

}  // namespace adjutant::club
