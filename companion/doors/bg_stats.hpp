// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a play for BG Stats, the app in which people count what they have played: as the JSON that it
// takes, and as the link that opens it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

/// The same game gives the same ids whenever it is asked, also after a renaming: BG Stats knows a play, a
/// game and a person by them. Throws std::runtime_error where the journal cannot be read, db::Error where
/// there is no entry yet.
[[nodiscard]] nlohmann::ordered_json bgStatsPlay(const db::CampaignFile&, const db::Game&);

/// `https://app.bgstatsapp.com/createPlay.html?data=…`
[[nodiscard]] std::string bgStatsLink(const nlohmann::ordered_json& play);

}  // namespace adjutant::companion
