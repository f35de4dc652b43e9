// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign as one open zip: what Adjutant reads again, and beside it what people and other programs read.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct CampaignZip {
    std::string bytes;
    std::vector<std::string> notices;  ///< a sentence for each game that the rules cannot read
};

/// The whole campaign, or one game of it. The same campaign gives the same bytes.
[[nodiscard]] CampaignZip zipOf(const db::CampaignFile&, db::CampaignId, std::optional<db::GameId> = {});

/// The export in these bytes of a file of that name: they themselves, or, of a zip, its campaign.json. Throws
/// db::Error.
[[nodiscard]] std::string exportIn(const std::string& fileName, std::string bytes);

}  // namespace adjutant::companion
