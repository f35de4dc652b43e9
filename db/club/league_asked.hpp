// SPDX-License-Identifier: GPL-3.0-or-later
// What the notebook keeps of a league that two tables wrote to at once: what this table had, and which of its
// acts are asked about. Inside the room only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "db/club/journal_rules.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::club {

struct LeagueAsked {
    AskedAct act;
    std::string had;  ///< the hash of the last entry of what this table had
};

/// What this table had, as one journal.
struct LeagueHad {
    OwnJournal journal;
    std::int64_t common = 0;  ///< as far as it is the club's too
};

/// In the order of the names.
[[nodiscard]] std::vector<LeagueAsked> askedOfLeague(const Notebook&);
void ask(Notebook&, LeagueAsked);
void answer(Notebook&, const std::string& about);
/// Keeps what this table had after that entry; gives what it is found by.
std::string keepHad(Notebook&, const OwnJournal& here, std::int64_t common);
/// Nothing where it cannot be read, or does not go on from what the file has.
[[nodiscard]] std::optional<LeagueHad> hadOf(const Notebook&, const OwnJournal& here, const std::string& had);

struct Conflict;
/// What status says of it.
[[nodiscard]] std::vector<Conflict> leagueConflicts(const Notebook&);
/// Is what the file has what the club has, entry for entry, and nothing asked about?
[[nodiscard]] bool leagueIsInStep(const Notebook&, const db::CampaignFile&, db::CampaignId,
                                  const std::vector<ClubGame>&);

}  // namespace adjutant::club
