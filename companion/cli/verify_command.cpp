// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign verify`.
#include <algorithm>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/league_book.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/game_check.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;

namespace {

/// Every game that was not left out by a name.
std::vector<db::Game> gamesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.game.empty()) return {gameIn(file, wanted)};
    if (!wanted.campaign.empty()) return file.games(campaignIn(file, wanted.campaign).id);
    return file.games();
}

/// What is wrong with a game, a line each.
std::vector<std::string> wrongWith(const companion::GameCheck& check) {
    if (check.log.broken)
        return {"touched at entry " + std::to_string(check.log.broken->seq) + ". " + check.log.broken->why};
    if (!check.unreadable.empty()) return {"the log hangs together, but cannot be read: " + check.unreadable};
    std::vector<std::string> lines;
    for (const std::string& sentence : check.besides) lines.push_back("touched. " + sentence);
    return lines;
}

/// The campaigns whose leagues are to be verified: those with one, where no game was named.
std::vector<db::Campaign> leaguesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.game.empty()) return {};
    auto campaigns =
        wanted.campaign.empty() ? file.campaigns() : std::vector{campaignIn(file, wanted.campaign)};
    std::erase_if(campaigns, [&](const db::Campaign& one) {
        const db::Verified league = file.verifyLeague(one.id);
        return league.entries == 0 && !league.broken;
    });
    return campaigns;
}

int verifyLeagues(const Work& work, const CampaignFile& file, const std::vector<db::Campaign>& campaigns) {
    int status = 0;
    for (const db::Campaign& campaign : campaigns) {
        const std::string name = quotedName(campaign.name) + ", the league: ";
        if (const auto wrong = wrongWithLeague(file, campaign)) {
            work.errors << name << forTerminal(*wrong) << '\n';
            status = somethingWrong;
            continue;
        }
        const db::Verified league = file.verifyLeague(campaign.id);
        work.out << name << "in order, " << league.entries << " entries, last hash " << league.lastHash
                 << '\n';
    }
    return status;
}

}  // namespace

int verify(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    int status = 0;
    for (const std::string& damage : file.checkFile()) {
        work.errors << "The file is damaged: " << forTerminal(damage) << '\n';
        status = somethingWrong;
    }
    const auto games = gamesToVerify(file, work.wanted);
    const auto leagues = leaguesToVerify(file, work.wanted);
    if (games.empty() && leagues.empty()) {
        work.errors << "There is no game in this file.\n";
        status = somethingWrong;
    }
    for (const db::Game& game : games) {
        const std::string name =
            quotedName(file.campaign(game.campaign).name) + ", " + quotedName(game.name) + ": ";
        const companion::GameCheck check = companion::checkGame(file, game);
        for (const std::string& line : wrongWith(check)) {
            work.errors << name << forTerminal(line) << '\n';
            status = somethingWrong;
        }
        if (check.inOrder())
            work.out << name << "in order, " << check.log.entries << " entries, last hash "
                     << (check.log.lastHash.empty() ? "none" : check.log.lastHash) << '\n';
    }
    return std::max(status, verifyLeagues(work, file, leagues));
}

}  // namespace adjutant::cli::campaigns
