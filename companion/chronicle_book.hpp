// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle of a linked campaign as it is kept in a file: read, and written on.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "chronicle/chronicle.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class ChronicleBook {
  public:
    /// Without any entry where the campaign is not linked: chronicle().exists() tells.
    ChronicleBook(const db::CampaignFile&, const db::Campaign&);

    [[nodiscard]] const chronicle::Chronicle& chronicle() const { return chronicle_; }
    [[nodiscard]] const db::Campaign& campaign() const { return campaign_; }
    [[nodiscard]] const std::vector<EntryText>& entries() const { return entries_; }
    /// Has the campaign a league? Then it cannot be linked.
    [[nodiscard]] bool hasLeague() const { return hasLeague_; }

    /// Who plays a subject; nothing where nobody is named, or the person was removed.
    [[nodiscard]] std::optional<db::PersonId> playerOf(chronicle::SubjectId) const;

    /// Appends one entry, in the file and here. `player` is of somebody who is enrolled. The entry may be
    /// appended: whyNot was asked.
    void append(db::CampaignFile&, const nlohmann::ordered_json& request, const chronicle::Entry&,
                std::optional<db::PersonId> player = {});

  private:
    db::Campaign campaign_;
    std::vector<EntryText> entries_;
    std::vector<std::optional<db::PersonId>> players_;
    chronicle::Chronicle chronicle_;
    bool hasLeague_ = false;
};

/// Why the chronicle of a campaign is not in order, or nothing: its chain, and whether its entries can be
/// read.
[[nodiscard]] std::optional<Phrase> wrongWithChronicle(const db::CampaignFile&, const db::Campaign&);

}  // namespace adjutant::companion
