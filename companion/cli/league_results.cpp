// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_commands.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/league_answers.hpp"
#include "companion/cli/league_names.hpp"
#include "companion/league_figures.hpp"
#include "league/acts.hpp"
#include "league/standings.hpp"

namespace adjutant::cli::leagues {
namespace {

using db::CampaignFile;
using Json = nlohmann::ordered_json;
using league::EntrantId;

league::Outcome outcomeOf(const CampaignFile& file, const LeagueBook& book, const Wanted& wanted,
                          const std::vector<EntrantId>& players) {
    if (wanted.winner.empty() != wanted.draw)
        throw Refused("bad-result", "Say who won with --winner, or that nobody did with --draw.");
    league::Outcome outcome;
    if (!wanted.draw) outcome.winner = entrantCalled(file, book, wanted.winner, players);
    if (!wanted.score.empty()) {
        const auto a = league::fractionFrom(wanted.score.at(0));
        const auto b = league::fractionFrom(wanted.score.at(1));
        if (!a || !b)
            throw Refused("bad-score", "A score is two numbers, such as 12 7; '" +
                                           wanted.score.at(a ? 1 : 0) + "' is none.");
        outcome.score = league::Score{*a, *b};
    }
    for (std::size_t i = 0; i + 2 < wanted.figures.size(); i += 3) {
        const auto a = league::fractionFrom(wanted.figures[i + 1]);
        const auto b = league::fractionFrom(wanted.figures[i + 2]);
        if (!a || !b)
            throw Refused("bad-score", "A figure is a name and two numbers, such as taken-units 3 1; '" +
                                           wanted.figures[i + (a ? 2 : 1)] + "' is no number.");
        outcome.figures[wanted.figures[i]] = {*a, *b};
    }
    if (wanted.game.empty()) return outcome;
    const db::Game game = gameIn(file, book.campaign().name, wanted.game);
    outcome.game = game.name;
    companion::addFigures(outcome, book, file, game, players.at(0), players.at(1));
    return outcome;
}

Json requestOf(const Wanted& wanted) {
    Json request{{"do", "result"}};
    if (wanted.round) request["round"] = *wanted.round;
    if (wanted.table) request["table"] = *wanted.table;
    if (wanted.draw) request["draw"] = true;
    if (!wanted.score.empty()) request["score"] = wanted.score;
    if (!wanted.game.empty()) request["game"] = wanted.game;
    if (!wanted.figures.empty()) request["figures"] = wanted.figures;
    for (const auto& [key, text] : {std::pair("a", &wanted.a), {"b", &wanted.b}, {"winner", &wanted.winner}})
        if (!text->empty()) request[key] = *text;
    return request;
}

/// The table that is meant: of a round, or, of a ladder, the number of a game; nothing for a new game on a
/// ladder.
std::optional<std::pair<int, int>> tableMeant(const LeagueBook& book, const Wanted& wanted) {
    const bool ladder = book.league().isLadder();
    if (ladder && wanted.round)
        throw Refused("no-rounds", "A ladder has no rounds: name who played with --a and --b.");
    if (ladder) return wanted.table ? std::optional(std::pair(1, *wanted.table)) : std::nullopt;
    if (!wanted.round || !wanted.table)
        throw Refused("bad-result", "Name the game with --round and --table.");
    return std::pair(*wanted.round, *wanted.table);
}

void tellTable(CampaignFile& file, LeagueBook& book, const Wanted& wanted, std::pair<int, int> at,
               Json& answer) {
    const auto [round, number] = at;
    std::vector<EntrantId> players;
    std::optional<league::Table> was;
    if (const league::Table* table = book.league().table(round, number)) {
        was = *table;
        players = {table->a, table->b};
    } else {
        static_cast<void>(granted(tell(book.league(), round, number, {})));
    }
    league::Outcome outcome = outcomeOf(file, book, wanted, players);
    if (outcome.game.empty() && was->outcome) outcome.game = was->outcome->game;
    const auto told = granted(tell(book.league(), round, number, outcome));
    if (!book.league().isLadder()) answer["round"] = round;
    answer["table"] = number;
    addName(answer, book, "a", was->a);
    addName(answer, book, "b", was->b);
    if (was->outcome && *was->outcome == outcome) {
        answer["changed"] = "Nothing: the result is the one that was told.";
        return;
    }
    const auto before = league::standings(book.league());
    book.append(file, requestOf(wanted), Json::array(), {told});
    was->outcome ? addChange(answer, book, *was, before) : answer.update(jsonOf(book, outcome));
}

void tellLadder(CampaignFile& file, LeagueBook& book, const Wanted& wanted, Json& answer) {
    if (wanted.a.empty() || wanted.b.empty())
        throw Refused("bad-result", "Name who played with --a and --b.");
    const EntrantId a = entrantCalled(file, book, wanted.a);
    const EntrantId b = entrantCalled(file, book, wanted.b);
    const auto outcome = outcomeOf(file, book, wanted, {a, b});
    const auto before = league::standings(book.league());
    book.append(file, requestOf(wanted), Json::array(), {granted(challenge(book.league(), a, b, outcome))});
    answer["table"] = static_cast<int>(book.league().rounds().front().tables.size());
    addName(answer, book, "a", a);
    addName(answer, book, "b", b);
    answer.update(jsonOf(book, outcome));
    addMoves(answer, book, before);
}

}  // namespace

void result(const Work& work) {
    CampaignFile file = opened(work.wanted);
    Json answer{{"ok", true}};
    file.atomically([&] {
        LeagueBook book = leagueIn(file, campaignIn(file, work.wanted.campaign));
        if (const auto at = tableMeant(book, work.wanted))
            tellTable(file, book, work.wanted, *at, answer);
        else
            tellLadder(file, book, work.wanted, answer);
    });
    work.out << lineOf(answer);
}

}  // namespace adjutant::cli::leagues
