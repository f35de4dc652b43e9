// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign as a small website that a club puts up as it is: pages that need no program and no other file.
#pragma once

#include <string>
#include <vector>

#include "companion/doors/zip_file.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

/// `index.html`, `season.html` where there is a league, `people/…` and `games/…`.
[[nodiscard]] std::vector<ZipMember> siteOf(const db::CampaignFile&, db::CampaignId,
                                            const std::string& language = "en");

}  // namespace adjutant::companion
