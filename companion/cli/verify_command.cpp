// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign verify` and `campaign seal`.
#include <algorithm>
#include <ostream>

#include "companion/chronicle_book.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_text.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/game_check.hpp"
#include "companion/league_book.hpp"
#include "companion/seal.hpp"
#include "db/error.hpp"
#include "db/linked.hpp"

namespace adjutant::cli::campaigns {

using companion::readSeal;
using companion::Seal;
using companion::sealText;
using db::CampaignFile;

namespace {

/// For people, so that what programs read stays as it is.
constexpr const char* whatThisProves =
    "What this proves: the log hangs together; compare this hash with the one you wrote down, or give the "
    "seal of\n"
    "that evening with --seal, because a log that was written anew as a whole is noticed by that alone. The "
    "states,\n"
    "winners, times and last words beside it follow from it by the rules. Names, notes, codes, boards, "
    "rosters "
    "and settings\n"
    "are as Adjutant wrote them last: a damaged disk or another program is noticed; who writes the digests "
    "anew as well is not.\n";

/// Every game that was not left out by a name. A seal is of one game.
std::vector<db::Game> gamesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.seal.empty()) return {gameIn(file, wanted)};
    if (!wanted.game.empty()) return {gameIn(file, wanted)};
    if (!wanted.campaign.empty()) return file.games(campaignIn(file, wanted.campaign).id);
    return file.games();
}

/// What is wrong with a game, a line each.
std::vector<std::string> wrongWith(const companion::GameCheck& check) {
    if (check.log.broken)
        return {"touched at entry " + std::to_string(check.log.broken->seq) + ". " +
                check.log.broken->why.text()};
    if (!check.unreadable.empty())
        return {"the log hangs together, but cannot be read: " + check.unreadable.text()};
    std::vector<std::string> lines;
    for (const Phrase& finding : check.besides) lines.push_back("touched. " + finding.text());
    return lines;
}

/// The campaigns whose leagues are to be verified: those with one, where no game was named.
std::vector<db::Campaign> leaguesToVerify(const CampaignFile& file, const Wanted& wanted) {
    if (!wanted.game.empty() || !wanted.seal.empty()) return {};
    auto campaigns =
        wanted.campaign.empty() ? file.campaigns() : std::vector{campaignIn(file, wanted.campaign)};
    std::erase_if(campaigns, [&](const db::Campaign& one) {
        const db::Verified league = file.verifyLeague(one.id);
        return league.entries == 0 && !league.broken;
    });
    return campaigns;
}

Seal requiredSeal(const std::string& text) {
    if (const auto seal = readSeal(text)) return *seal;
    throw db::Error(
        db::Error::Kind::badText,
        "This is no seal: '" + text +
            "'. A seal reads ADJUTANT SEAL, the number of entries, and the 64 letters of a hash.");
}

/// Is the game the one that was sealed, with whatever was played since?
int verifySeal(const Work& work, const CampaignFile& file, const db::Game& game) {
    const Seal seal = requiredSeal(work.wanted.seal);
    const auto entries = file.journal(game.id).entries();
    const auto at = static_cast<std::size_t>(seal.entries);
    if (at > entries.size() || entries[at - 1].hash != seal.hash) {
        work.errors << "The seal does not fit: this log is not the one that was sealed at entry "
                    << seal.entries << ".\n";
        return somethingWrong;
    }
    work.out << "The seal fits: up to entry " << seal.entries << " this is the log that was sealed";
    if (at < entries.size())
        work.out << ", and "
                 << counted(static_cast<std::int64_t>(entries.size() - at), "entry was", "entries were")
                 << " added since";
    work.out << ".\n";
    return 0;
}

int verifyLeagues(const Work& work, const CampaignFile& file, const std::vector<db::Campaign>& campaigns) {
    int status = 0;
    for (const db::Campaign& campaign : campaigns) {
        const bool linked = db::isLinked(file.leagueEntries(campaign.id));
        const std::string name =
            quotedName(campaign.name) + (linked ? ", the chronicle: " : ", the league: ");
        if (const auto wrong = linked ? companion::wrongWithChronicle(file, campaign)
                                      : companion::wrongWithLeague(file, campaign)) {
            work.errors << name << forTerminal(wrong->text()) << '\n';
            status = somethingWrong;
            continue;
        }
        const db::Verified league = file.verifyLeague(campaign.id);
        work.out << name << "in order, " << counted(league.entries, "entry", "entries") << ", last hash "
                 << league.lastHash << '\n';
    }
    return status;
}

}  // namespace

int verify(const Work& work) {
    if (!work.wanted.seal.empty()) static_cast<void>(requiredSeal(work.wanted.seal));
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    int status = 0;
    for (const Phrase& damage : file.checkFile()) {
        work.errors << "The file is damaged: " << forTerminal(damage.text()) << '\n';
        status = somethingWrong;
    }
    const auto games = gamesToVerify(file, work.wanted);
    const auto leagues = leaguesToVerify(file, work.wanted);
    if (games.empty() && leagues.empty()) {
        work.errors << "There is no game in this file.\n";
        status = somethingWrong;
    }
    bool proved = false;
    for (const db::Game& game : games) {
        const std::string name =
            quotedName(file.campaign(game.campaign).name) + ", " + quotedName(game.name) + ": ";
        const companion::GameCheck check = companion::checkGame(file, game);
        for (const std::string& line : wrongWith(check)) {
            work.errors << name << forTerminal(line) << '\n';
            status = somethingWrong;
        }
        if (check.inOrder() && !work.wanted.seal.empty())
            status = std::max(status, verifySeal(work, file, game));
        proved = proved || (check.inOrder() && check.log.entries > 0);
        if (check.inOrder())
            work.out << name << "in order, " << counted(check.log.entries, "entry", "entries")
                     << ", last hash " << (check.log.lastHash.empty() ? "none" : check.log.lastHash) << '\n';
    }
    status = std::max(status, verifyLeagues(work, file, leagues));
    if (proved || !leagues.empty()) work.errors << whatThisProves;
    return status;
}

int seal(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const db::Game game = gameIn(file, work.wanted);
    const companion::GameCheck check = companion::checkGame(file, game);
    for (const std::string& line : wrongWith(check)) work.errors << forTerminal(line) << '\n';
    if (!check.inOrder()) return somethingWrong;
    if (check.log.entries == 0)
        throw db::Error(db::Error::Kind::unknownGame, "Nothing was played yet: there is nothing to seal.");
    work.out << sealText({check.log.entries, check.log.lastHash}) << '\n';
    return 0;
}

}  // namespace adjutant::cli::campaigns
