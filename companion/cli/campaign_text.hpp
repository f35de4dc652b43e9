// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns and games as lines for a terminal.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::cli {

/// "1 entry", "2 entries".
[[nodiscard]] std::string counted(std::int64_t number, const char* one, const char* many);

/// Every campaign with its games.
void listCampaigns(const db::CampaignFile&, std::ostream&);

/// One campaign with its people, tags, documents and games.
void showCampaign(const db::CampaignFile&, const db::Campaign&, std::ostream&);

/// One game with its log; acts that do not count are marked.
void showGame(const db::CampaignFile&, const db::Game&, std::ostream&);

}  // namespace adjutant::cli
