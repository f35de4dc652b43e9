// SPDX-License-Identifier: GPL-3.0-or-later
// The league of a campaign as it is kept in a file: read, and written on.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "league/league.hpp"

namespace adjutant::cli {

class LeagueBook {
  public:
    /// Throws Refused `no-league` where there is none and `mustExist`.
    LeagueBook(const db::CampaignFile&, const db::Campaign&, bool mustExist = true);

    [[nodiscard]] const league::League& league() const { return league_; }
    [[nodiscard]] const db::Campaign& campaign() const { return campaign_; }
    [[nodiscard]] const std::vector<EntryText>& entries() const { return entries_; }

    /// Who is entered under a name or number. Throws Refused `unknown-person`, `not-entered` or
    /// `ambiguous-person`; where `among` is given and one of them is meant, that one.
    [[nodiscard]] league::EntrantId entrantCalled(const db::CampaignFile&, const std::string& nameOrId,
                                                  const std::vector<league::EntrantId>& among = {}) const;
    /// The entrant that a person is, if entered.
    [[nodiscard]] std::optional<league::EntrantId> entrantOf(db::PersonId) const;
    /// `p7` of somebody whose name another one in the campaign has; empty for others.
    [[nodiscard]] std::string idIfShared(league::EntrantId) const;

    /// Appends one entry, in the file and here. `drawn` is what chance decided.
    void append(db::CampaignFile&, const nlohmann::ordered_json& request, const nlohmann::ordered_json& drawn,
                const std::vector<league::Event>& events,
                const std::vector<std::optional<db::PersonId>>& newcomers = {});

  private:
    void nameEntrants(const db::CampaignFile&);

    db::Campaign campaign_;
    std::vector<EntryText> entries_;
    std::vector<std::optional<db::PersonId>> people_;
    std::vector<db::Person> persons_;
    league::League league_;
};

/// Why the league of a campaign is not in order, or nothing: its chain, and whether its entries can be read.
[[nodiscard]] std::optional<std::string> wrongWithLeague(const db::CampaignFile&, const db::Campaign&);

}  // namespace adjutant::cli
