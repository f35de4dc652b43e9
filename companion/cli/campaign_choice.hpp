// SPDX-License-Identifier: GPL-3.0-or-later
// Which campaign, game and person the words of a command mean.
#pragma once

#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::cli {

/// The campaign of that name; without a name, the only one there is. Throws db::Error unknownCampaign.
[[nodiscard]] db::Campaign campaignIn(const db::CampaignFile& file, const std::string& name);

/// The game of that name; without a name, the only one of the campaign. Throws db::Error unknownCampaign or
/// unknownGame.
[[nodiscard]] db::Game gameIn(const db::CampaignFile& file, const std::string& campaign,
                              const std::string& game);

/// "p1 and p4 (River Club)", to choose from where people share a name.
[[nodiscard]] std::string shownPeople(const std::vector<db::Person>& people);

}  // namespace adjutant::cli
