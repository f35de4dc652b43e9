// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_names.hpp"

#include <algorithm>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"

namespace adjutant::cli {

using league::EntrantId;

LeagueBook leagueIn(const db::CampaignFile& file, const db::Campaign& campaign) {
    LeagueBook book(file, campaign);
    if (!book.league().exists())
        throw Refused("no-league",
                      "The campaign '" + campaign.name + "' has no league. `league create` makes one.");
    return book;
}

EntrantId entrantCalled(const db::CampaignFile& file, const LeagueBook& book, const std::string& nameOrId,
                        const std::vector<EntrantId>& among) {
    const auto called = file.personsCalled(book.campaign().id, nameOrId);
    if (called.empty())
        throw Refused("unknown-person",
                      "Nobody in the campaign is called '" + nameOrId +
                          "'. `campaign people` shows who there is, `campaign person` adds somebody.");
    std::vector<db::Person> entered, here;
    for (const db::Person& person : called) {
        const auto id = book.entrantOf(person.id);
        if (!id) continue;
        entered.push_back(person);
        if (std::ranges::count(among, *id) > 0) here.push_back(person);
    }
    const auto& meant = here.empty() ? entered : here;
    if (meant.empty())
        throw Refused("not-entered",
                      called.front().name + " is not entered in the league. `league enter` enters somebody.");
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + nameOrId +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    return *book.entrantOf(meant.front().id);
}

}  // namespace adjutant::cli
