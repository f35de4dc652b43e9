// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/known_results.hpp"

#include <algorithm>
#include <set>

namespace adjutant::companion {
namespace {

using league::EntrantId;

/// Two entrants against each other, and what came of it; nothing for a game of others.
std::optional<LeagueGame> between(const LeagueBook& book, const db::Game& game, const db::Result& result) {
    LeagueGame played{.id = game.id, .name = game.name};
    std::vector<EntrantId> winners, losers;
    int draws = 0;
    for (const db::SideResult& side : result.sides) {
        if (side.person.empty()) continue;
        const auto person = db::personIdFrom(side.who);
        const auto entrant = person ? book.entrantOf(*person) : std::nullopt;
        if (!entrant) return {};
        if (played.a != 0 && played.a != *entrant && played.b != 0 && played.b != *entrant) return {};
        if (played.a == 0)
            played.a = *entrant;
        else if (*entrant != played.a)
            played.b = *entrant;
        if (side.outcome == "win") winners.push_back(*entrant);
        if (side.outcome == "loss") losers.push_back(*entrant);
        if (side.outcome == "draw") ++draws;
    }
    if (played.b == 0) return {};
    const bool won = !winners.empty() && !losers.empty() && draws == 0;
    played.over = !result.ended.empty() && (won || (draws > 0 && winners.empty() && losers.empty()));
    if (played.over && won) {
        played.winner = winners.front();
        // Who plays two sides has not won against himself.
        for (const EntrantId one : winners) played.over = played.over && one == played.winner;
        for (const EntrantId one : losers) played.over = played.over && one != played.winner;
    }
    return played;
}

}  // namespace

KnownResults::KnownResults(const db::CampaignFile& file, const LeagueBook& book) {
    if (!book.league().exists()) return;
    for (const EntryText& entry : book.entries())
        for (const league::Event& event : league::readEvents(entry.events))
            if (std::holds_alternative<league::Paired>(event)) pairedAt_.push_back(entry.at);
    std::set<std::string> told;
    for (const league::Round& round : book.league().rounds())
        for (const league::Table& table : round.tables)
            if (table.outcome && !table.outcome->game.empty()) told.insert(table.outcome->game);
    const std::string& since = book.entries().front().at;
    for (const db::Game& game : file.games(book.campaign().id)) {
        if (game.changed < since) continue;
        const db::Result result = file.result(game.id);
        const auto played = between(book, game, result);
        if (!played || (!played->over && game.finished)) continue;
        found_.push_back({*played, played->over ? result.ended : game.created, told.contains(game.name)});
    }
}

std::optional<LeagueGame> KnownResults::last(EntrantId a, EntrantId b, int round, bool over) const {
    const std::string since = round >= 1 && static_cast<std::size_t>(round) <= pairedAt_.size()
                                  ? pairedAt_[static_cast<std::size_t>(round - 1)]
                                  : std::string();
    for (const Found& found : found_) {
        const LeagueGame& game = found.game;
        const bool theirs = (game.a == a && game.b == b) || (game.a == b && game.b == a);
        if (theirs && game.over == over && !found.told && found.at >= since) return game;
    }
    return {};
}

std::optional<LeagueGame> KnownResults::over(EntrantId a, EntrantId b, int round) const {
    return last(a, b, round, true);
}

std::optional<LeagueGame> KnownResults::going(EntrantId a, EntrantId b, int round) const {
    return last(a, b, round, false);
}

std::vector<LeagueGame> KnownResults::untold() const {
    std::vector<LeagueGame> list;
    for (auto found = found_.rbegin(); found != found_.rend(); ++found)
        if (found->game.over && !found->told) list.push_back(found->game);
    return list;
}

}  // namespace adjutant::companion
