// SPDX-License-Identifier: GPL-3.0-or-later
// The league of a campaign as it is kept in a file: read, and written on.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "league/league.hpp"

namespace adjutant::companion {

class LeagueBook {
  public:
    /// Without any entry where the campaign has no league: league().exists() tells.
    LeagueBook(const db::CampaignFile&, const db::Campaign&);

    [[nodiscard]] const league::League& league() const { return league_; }
    [[nodiscard]] const db::Campaign& campaign() const { return campaign_; }
    [[nodiscard]] const std::vector<EntryText>& entries() const { return entries_; }
    /// Is the campaign a linked one? Then it has no league.
    [[nodiscard]] bool isLinked() const { return linked_; }

    /// The entrant that a person is, if entered.
    [[nodiscard]] std::optional<league::EntrantId> entrantOf(db::PersonId) const;
    /// The person that an entrant is; nothing for somebody who was removed.
    [[nodiscard]] std::optional<db::PersonId> personOf(league::EntrantId) const;
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
    bool linked_ = false;
};

/// Why the league of a campaign is not in order, or nothing: its chain, and whether its entries can be read.
[[nodiscard]] std::optional<Phrase> wrongWithLeague(const db::CampaignFile&, const db::Campaign&);

}  // namespace adjutant::companion
