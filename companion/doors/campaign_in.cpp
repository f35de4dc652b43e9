// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/campaign_in.hpp"

#include "companion/doors/words_of.hpp"
#include "companion/game_check.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

/// Lists show who plays a game; one that cannot be read says so when it is opened.
void tellWhoPlays(db::CampaignFile& file, const db::Game& game) {
    try {
        tellResult(file, game);
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {
        return;
    }
}

void refuseAll(std::vector<db::Foreseen>& all, const Unopened& unopened) {
    for (db::Foreseen& one : all) {
        if (one.then == db::Foreseen::Then::leftAsItIs && one.name != unopened.game) continue;
        one.then = db::Foreseen::Then::refused;
        if (one.what == "game" && one.name == unopened.game) one.because = unopened.why;
    }
}

}  // namespace

std::optional<Unopened> unopenedIn(const std::string& text) {
    for (const db::GameInExport& game : db::gamesInExport(text)) {
        const Phrase why = whyNotOpened(game.system, game.entries);
        if (!why.empty())
            return Unopened{game.name, doors::failures::GameNotOpened{.game = game.name, .why = why}};
    }
    return {};
}

void requireToOpen(const std::string& text) {
    if (auto unopened = unopenedIn(text))
        throw db::Error(db::Error::Kind::damaged,
                        doors::failures::NothingBroughtIn{.why = std::move(unopened->why)});
}

std::vector<db::Foreseen> foreseen(const db::CampaignFile* file, const std::string& text,
                                   const Destination& destination) {
    std::vector<db::Foreseen> all = destination.into && file != nullptr
                                        ? foreseeInto(*file, *destination.into, text, destination.differing)
                                        : foreseeAsNew(file, text, destination.as);
    if (!destination.anyway)
        if (const auto unopened = unopenedIn(text)) refuseAll(all, *unopened);
    return all;
}

db::Imported bringIn(db::CampaignFile& file, const std::string& text, const Destination& destination,
                     const std::string& at) {
    db::Imported imported = destination.into
                                ? importInto(file, *destination.into, text, destination.differing, at)
                                : importAsNew(file, text, destination.as);
    for (const db::GameId id : imported.games) tellWhoPlays(file, file.game(id));
    file.index(wordsOf);
    return imported;
}

}  // namespace adjutant::companion
