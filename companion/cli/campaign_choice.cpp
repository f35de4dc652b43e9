// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_choice.hpp"

#include "db/error.hpp"

namespace adjutant::cli {

using db::Error;

db::Campaign campaignIn(const db::CampaignFile& file, const std::string& name) {
    if (!name.empty()) {
        if (const auto found = file.findCampaign(name)) return *found;
        throw Error(
            Error::Kind::unknownCampaign,
            "There is no campaign '" + name + "' in this file. `campaign list` shows those that are.");
    }
    const auto campaigns = file.campaigns();
    if (campaigns.size() == 1) return campaigns.front();
    throw Error(Error::Kind::unknownCampaign,
                campaigns.empty() ? "There is no campaign in this file."
                                  : "There is more than one campaign. Name one with --campaign.");
}

db::Game gameIn(const db::CampaignFile& file, const std::string& campaignName, const std::string& game) {
    const db::Campaign campaign = campaignIn(file, campaignName);
    if (!game.empty()) {
        if (const auto found = file.findGame(campaign.id, game)) return *found;
        throw Error(Error::Kind::unknownGame, "There is no game '" + game + "' in the campaign '" +
                                                  campaign.name + "'. `campaign list` shows those that are.");
    }
    const auto games = file.games(campaign.id);
    if (games.size() == 1) return games.front();
    throw Error(Error::Kind::unknownGame, games.empty()
                                              ? "The campaign '" + campaign.name + "' has no game."
                                              : "There is more than one game. Name one with --game.");
}

std::string shownPeople(const std::vector<db::Person>& people) {
    std::string shown;
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (i > 0) shown += i + 1 == people.size() ? " and " : ", ";
        shown += db::shownId(people[i].id);
        if (!people[i].club.empty()) shown += " (" + people[i].club + ")";
    }
    return shown;
}

}  // namespace adjutant::cli
