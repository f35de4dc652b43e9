// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_rows.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ranges>

#include "companion/leagues/league_words.hpp"
#include "league/ladder.hpp"

namespace adjutant::companion {
namespace {

using league::EntrantId;
using league::League;
using nlohmann::json;

constexpr std::size_t shownForm = 5;

/// How a table came out for one who sat at it: 'w', 'd' or 'l'.
char letterFor(EntrantId id, const league::Outcome& outcome) {
    return outcome.winner == 0 ? 'd' : outcome.winner == id ? 'w' : 'l';
}

json tableRow(const LeagueBook& book, const KnownResults& known, int round, int number,
              const league::Table& table) {
    const League& league = book.league();
    const LeagueWords words(league);
    json row{{"id", std::to_string(round) + "." + std::to_string(number)},
             {"table", number},
             {"a", league.entrant(table.a).name},
             {"b", league.entrant(table.b).name},
             {"done", table.outcome.has_value()},
             {"winner", ""},
             {"words", ""},
             {"score", ""},
             {"bonus", ""},
             {"game", ""},
             {"known", ""},
             {"going", ""},
             {"bye", false}};
    if (table.outcome) {
        const league::Outcome& outcome = *table.outcome;
        row["winner"] = outcome.winner == 0 ? "draw" : outcome.winner == table.a ? "a" : "b";
        row["words"] = words.outcome(table, outcome).toStdString();
        row["bonus"] = words.bonuses(table).toStdString();
        row["game"] = outcome.game;
        if (outcome.score)
            row["score"] =
                QStringLiteral("%1 : %2")
                    .arg(LeagueWords::figure(outcome.score->a), LeagueWords::figure(outcome.score->b))
                    .toStdString();
        return row;
    }
    if (const auto over = known.over(table.a, table.b, round)) {
        row["known"] = words.outcome(table, {.winner = over->winner, .score = {}, .game = {}}).toStdString();
        row["game"] = over->name;
    } else if (const auto going = known.going(table.a, table.b, round)) {
        row["going"] = std::to_string(static_cast<std::int64_t>(going->id));
        row["game"] = going->name;
    }
    return row;
}

/// Games of a ladder that are known and wait: their tables are yet to be.
json waitingRow(const LeagueBook& book, const LeagueGame& game) {
    const League& league = book.league();
    const league::Table table{.a = game.a, .b = game.b, .outcome = {}};
    const QString words =
        LeagueWords(league).outcome(table, {.winner = game.winner, .score = {}, .game = {}});
    return {{"id", "game." + std::to_string(static_cast<std::int64_t>(game.id))},
            {"table", 0},
            {"a", league.entrant(game.a).name},
            {"b", league.entrant(game.b).name},
            {"done", false},
            {"winner", ""},
            {"words", ""},
            {"score", ""},
            {"bonus", ""},
            {"game", game.name},
            {"known", words.toStdString()},
            {"going", ""},
            {"bye", false}};
}

/// Is a round of the season that is shown, as far as it is shown?
bool isShown(const League& league, int round, int upTo) {
    return league.isLadder() || (round >= league.rules().seasonBegan(upTo) && round <= upTo);
}

/// The last games of somebody, the latest last.
json formOf(const League& league, EntrantId id, int upTo) {
    json letters = json::array();
    int number = 0;
    for (const league::Round& round : league.rounds()) {
        if (!isShown(league, ++number, upTo)) continue;
        for (const league::Table& table : round.tables)
            if (table.outcome && (table.a == id || table.b == id))
                letters.push_back(std::string(1, letterFor(id, *table.outcome)));
    }
    while (letters.size() > shownForm) letters.erase(letters.begin());
    return letters;
}

/// Against each of the others, as they stand: {own: it is oneself, results: as formOf}.
json cellsOf(const League& league, EntrantId id, const std::vector<league::Standing>& standings, int upTo) {
    json cells = json::array();
    for (const league::Standing& other : standings) {
        json results = json::array();
        int number = 0;
        for (const league::Round& round : league.rounds()) {
            if (!isShown(league, ++number, upTo)) continue;
            for (const league::Table& table : round.tables) {
                const bool theirs = (table.a == id && table.b == other.entrant) ||
                                    (table.b == id && table.a == other.entrant);
                if (table.outcome && theirs) results.push_back(std::string(1, letterFor(id, *table.outcome)));
            }
        }
        cells.push_back({{"own", other.entrant == id}, {"results", results}});
    }
    return cells;
}

json tieBreaksOf(const League& league, const league::Standing& standing) {
    json list = json::array();
    const auto& chain = league.rules().tieBreaks;
    for (std::size_t i = 0; i < standing.tieBreaks.size() && i < chain.size(); ++i) {
        const auto& value = standing.tieBreaks[i];
        list.push_back({{"name", LeagueWords::nameOf(chain[i]).toStdString()},
                        {"value", value ? LeagueWords::figure(*value).toStdString() : "–"}});
    }
    return list;
}

}  // namespace

json tableRows(const LeagueBook& book, const KnownResults& known, int round) {
    json rows = json::array();
    const League& league = book.league();
    if (league.isLadder())
        for (const LeagueGame& game : known.untold()) rows.push_back(waitingRow(book, game));
    const league::Round* shown = league.round(league.isLadder() ? 1 : round);
    if (shown == nullptr) return rows;
    const int count = static_cast<int>(shown->tables.size());
    for (int i = 0; i < count; ++i) {
        // Of a ladder the last game comes first.
        const int number = league.isLadder() ? count - i : i + 1;
        rows.push_back(tableRow(book, known, league.isLadder() ? 1 : round, number,
                                shown->tables[static_cast<std::size_t>(number - 1)]));
    }
    for (const EntrantId id : shown->byes)
        rows.push_back({{"id", "bye." + std::to_string(id)},
                        {"table", 0},
                        {"a", league.entrant(id).name},
                        {"b", ""},
                        {"done", true},
                        {"winner", ""},
                        {"words", ""},
                        {"score", ""},
                        {"bonus", ""},
                        {"game", ""},
                        {"known", ""},
                        {"going", ""},
                        {"bye", true}});
    return rows;
}

json standingRows(const League& league, const std::vector<league::Standing>& standings, int upTo) {
    json rows = json::array();
    const LeagueWords words(league);
    for (const league::Standing& standing : standings) {
        const league::Entrant& entrant = league.entrant(standing.entrant);
        const league::Tally& tally = standing.tally;
        rows.push_back({{"id", std::to_string(standing.entrant)},
                        {"rank", standing.rank},
                        {"name", entrant.name},
                        {"club", entrant.club},
                        {"plays", league.isLadder() || entrant.plays(league.nextRound())},
                        {"played", tally.played()},
                        {"won", tally.won},
                        {"drawn", tally.drawn},
                        {"lost", tally.lost},
                        {"byes", tally.byes},
                        {"points", LeagueWords::figure(tally.points).toStdString()},
                        {"because", words.because(standing.reason).toStdString()},
                        {"tieBreaks", tieBreaksOf(league, standing)},
                        {"form", formOf(league, standing.entrant, upTo)},
                        {"cells", cellsOf(league, standing.entrant, standings, upTo)}});
    }
    return rows;
}

json leaguePeopleRows(const LeagueBook& book, const std::vector<db::Person>& persons) {
    json rows = json::array();
    const League& league = book.league();
    const auto ladder = league.isLadder() ? league::ladderOrder(league) : std::vector<EntrantId>();
    for (const db::Person& person : persons) {
        const auto id = book.entrantOf(person.id);
        const bool plays = id && (league.isLadder() ? std::ranges::count(ladder, *id) > 0
                                                    : league.entrant(*id).plays(league.nextRound()));
        rows.push_back({{"id", db::shownId(person.id)},
                        {"name", person.name},
                        {"club", person.club},
                        {"entered", id.has_value()},
                        {"plays", plays}});
    }
    return rows;
}

}  // namespace adjutant::companion
