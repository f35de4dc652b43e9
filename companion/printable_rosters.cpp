// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/printable_rosters.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cards/error.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/clock.hpp"
#include "companion/game_keeper.hpp"
#include "companion/roster_cards.hpp"
#include "companion/session.hpp"
#include "db/campaign_file.hpp"
#include "db/text_file.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Before the id of the system: what rosters are filed under among a campaign's documents.
constexpr std::string_view prefix = "roster/";

bool allHaveCodes(const cards::RosterCard& card) {
    return std::none_of(card.lines.begin(), card.lines.end(),
                        [](const cards::RosterLine& line) { return line.code.empty(); });
}

cards::RosterCard cardOf(const std::string& text, QString system, const std::string& side) {
    QString reason;
    const auto roster = readRosterText(text, system, reason);
    if (!roster) throw cards::Error(reason.toStdString());
    if (!side.empty()) return cardOfRosterFor(system, *roster, side);
    auto card = cardOfRoster(system, *roster);
    if (!allHaveCodes(card))
        throw cards::Error(
            "Its fighters have no codes of their own. Keep it in a campaign, which gives them some, or name "
            "the side that they stand for with --side.");
    return card;
}

db::Campaign campaignIn(const db::CampaignFile& file, const std::string& name) {
    if (!name.empty()) {
        if (const auto found = file.findCampaign(name)) return *found;
        throw cards::Error("There is no campaign '" + name + "' in this file.");
    }
    const auto campaigns = file.campaigns();
    if (campaigns.size() == 1) return campaigns.front();
    throw cards::Error(campaigns.empty() ? "There is no campaign in this file."
                                         : "There is more than one campaign. Name one with --campaign.");
}

std::vector<cards::RosterCard> kept(const db::CampaignFile& file, const db::Campaign& campaign,
                                    const cli::RosterRequest& request) {
    std::vector<cards::RosterCard> found;
    for (const db::Document& document : file.documents(campaign.id)) {
        if (document.kind.rfind(prefix, 0) != 0) continue;
        if (!request.roster.empty() && document.name != request.roster) continue;
        found.push_back(
            cardOf(document.text, QString::fromStdString(document.kind.substr(prefix.size())), request.side));
    }
    if (found.empty())
        throw cards::Error(request.roster.empty() ? "The campaign '" + campaign.name + "' keeps no roster."
                                                  : "The campaign '" + campaign.name + "' keeps no roster '" +
                                                        request.roster + "'.");
    return found;
}

std::vector<cards::RosterCard> ofGame(db::CampaignFile& file, const db::Campaign& campaign,
                                      const std::string& game) {
    auto stored = GameKeeper(file, campaign.name, game).stored();
    if (!stored)
        throw cards::Error("There is no game '" + game + "' in the campaign '" + campaign.name + "'.");
    Table table({.now = utcNow, .seed = randomSeed, .sink = nullptr, .oneGame = false});
    table.resume(stored->system, std::move(stored->entries), std::move(stored->states));
    auto found = cardsOfGame(QString::fromStdString(stored->system), Session::of(table).state().at("state"));
    if (found.empty()) throw cards::Error("The game '" + game + "' is played without rosters.");
    return found;
}

}  // namespace

std::vector<cards::RosterCard> printableRosters(const cli::RosterRequest& request) {
    std::vector<cards::RosterCard> found;
    for (const std::string& path : request.files) {
        try {
            found.push_back(cardOf(db::loadText(path, db::largestDocument),
                                   QString::fromStdString(request.system), request.side));
        } catch (const cards::Error& error) {
            throw cards::Error(path + ": " + error.what());
        }
    }
    if (request.campaignFile.empty()) return found;
    auto file = db::CampaignFile::openToRead(request.campaignFile);
    const db::Campaign campaign = campaignIn(file, request.campaign);
    const auto more =
        request.game.empty() ? kept(file, campaign, request) : ofGame(file, campaign, request.game);
    found.insert(found.end(), more.begin(), more.end());
    return found;
}

}  // namespace adjutant::companion
