// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign rescue`.
#include <filesystem>
#include <ostream>

#include "companion/cli/campaign_work.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/game_keeper.hpp"
#include "companion/game_results.hpp"
#include "companion/league_book.hpp"
#include "db/error.hpp"
#include "db/rescue.hpp"

namespace adjutant::cli::campaigns {
namespace {

/// Lists show who plays a game, with people as they are called now; one that the rules cannot read says so.
void tellWhoPlayed(const Work& work, db::CampaignFile& file, int& status) {
    for (const db::Game& game : file.games()) {
        try {
            if (game.acts == 0) continue;
            const auto folded = companion::foldedAnew(file, game);
            const db::Result told = companion::resultIn(folded->game()->standing());
            if (companion::isTold(told, file.result(game.id))) continue;
            file.setResult(game.id, told.sides.empty() ? told : companion::resultOf(file, game, *folded));
        } catch (const db::Error&) {
            throw;
        } catch (const std::exception& error) {
            work.errors << "The game '" << forTerminal(game.name)
                        << "' came out, but the rules cannot open it: " << forTerminal(error.what()) << ".\n";
            status = somethingWrong;
        }
    }
}

/// The names of those whom the entries of a league enter; none where the rules cannot read them.
std::vector<std::string> entrantsOf(const std::vector<EntryText>& entries) try {
    league::League league;
    for (const EntryText& entry : entries)
        for (const league::Event& event : league::readEvents(entry.events)) league.apply(event);
    std::vector<std::string> names;
    for (const auto& entrant : league.entrants()) names.push_back(entrant.name);
    return names;
} catch (const std::exception&) {
    return {};
}

}  // namespace

int rescueIt(const Work& work) {
    requireNew(work.wanted.to, work.wanted.force);
    if (work.wanted.force) std::filesystem::remove(work.wanted.to);
    const db::Rescued rescued = db::rescue(work.wanted.file, work.wanted.to, entrantsOf);
    work.out << "Wrote " << forTerminal(work.wanted.to) << ":\n";
    for (const std::string& line : rescued.brought) work.out << "  " << forTerminal(line) << '\n';
    for (const std::string& line : rescued.lost) work.errors << forTerminal(line) << '\n';
    int status = rescued.lost.empty() ? 0 : somethingWrong;
    db::CampaignFile file = db::CampaignFile::open(work.wanted.to);
    tellWhoPlayed(work, file, status);
    return status;
}

}  // namespace adjutant::cli::campaigns
