// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign export` and `campaign import`.
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"
#include "db/transfer.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;

namespace {

/// Lists show who plays a game; one that cannot be read says so when it is opened.
void tellWhoPlays(CampaignFile& file, const db::Game& game) {
    try {
        companion::tellResult(file, game);
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {
        return;
    }
}

}  // namespace

int exportIt(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    deliver(work, work.wanted.game.empty() ? exportCampaign(file, campaignIn(file, work.wanted.campaign).id)
                                           : exportGame(file, gameIn(file, work.wanted).id));
    return 0;
}

int importIt(const Work& work) {
    const std::string text = db::loadText(work.wanted.from);
    db::requireExport(text);  // before a file is made for it
    CampaignFile file = CampaignFile::open(work.wanted.file);
    const bool intoOne = !work.wanted.into.empty();
    const db::Imported imported =
        intoOne
            ? importInto(file, campaignIn(file, work.wanted.into).id, text)
            : importAsNew(file, text,
                          work.wanted.as.empty() ? std::nullopt : std::optional<std::string>(work.wanted.as));
    work.out << "Imported into '" << forTerminal(file.campaign(imported.campaign).name) << "'.\n";
    for (const db::GameId id : imported.games) {
        const db::Game game = file.game(id);
        work.out << "  " << forTerminal(game.name) << ": " << game.acts << " entries, last hash " << game.tip
                 << '\n';
    }
    if (imported.league) {
        const db::Verified league = file.verifyLeague(imported.campaign);
        work.out << "  League: " << league.entries << " entries, last hash " << league.lastHash << '\n';
    }
    for (const db::GameId id : imported.games) tellWhoPlays(file, file.game(id));
    for (const std::string& sentence : imported.leftOut) work.out << "  " << forTerminal(sentence) << '\n';
    return 0;
}

}  // namespace adjutant::cli::campaigns
