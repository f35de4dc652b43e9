// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_answers.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {
namespace {

using Json = nlohmann::ordered_json;
using league::EntrantId;
using league::Outcome;

/// "Ann beat Bob, 3 to 1"
std::string told(const LeagueBook& book, const league::Table& table, const Outcome& outcome) {
    const auto name = [&](EntrantId id) { return book.league().entrant(id).name; };
    const bool second = outcome.winner == table.b;
    std::string text = outcome.winner == 0 ? name(table.a) + " and " + name(table.b) + " drew"
                       : second            ? name(table.b) + " beat " + name(table.a)
                                           : name(table.a) + " beat " + name(table.b);
    if (outcome.score) {
        const auto& [a, b] = *outcome.score;
        text += ", " + league::shown(second ? b : a) + " to " + league::shown(second ? a : b);
    }
    return text;
}

int rankOf(const std::vector<league::Standing>& standings, EntrantId id) {
    const auto found = std::ranges::find(standings, id, &league::Standing::entrant);
    return found == standings.end() ? 0 : found->rank;
}

}  // namespace

void addName(Json& json, const LeagueBook& book, const std::string& key, EntrantId id) {
    json[key] = book.league().entrant(id).name;
    if (std::string shared = book.idIfShared(id); !shared.empty())
        json[key == "person" ? "id" : key + "-id"] = std::move(shared);
}

std::vector<Json> linesOf(const LeagueBook& book, const league::Paired& paired) {
    std::vector<Json> lines;
    int number = 0;
    for (const auto& [a, b] : paired.tables) {
        Json line{{"round", paired.round}, {"table", ++number}};
        addName(line, book, "a", a);
        addName(line, book, "b", b);
        lines.push_back(std::move(line));
    }
    for (const EntrantId id : paired.byes) {
        Json line{{"round", paired.round}};
        addName(line, book, "bye", id);
        lines.push_back(std::move(line));
    }
    return lines;
}

Json jsonOf(const LeagueBook& book, const std::vector<league::Standing>& standings) {
    Json list = Json::array();
    const auto& chain = book.league().rules().tieBreaks;
    for (const league::Standing& standing : standings) {
        Json row{{"rank", standing.rank}};
        addName(row, book, "person", standing.entrant);
        const league::Tally& tally = standing.tally;
        row.update({{"played", tally.played()},
                    {"won", tally.won},
                    {"drawn", tally.drawn},
                    {"lost", tally.lost},
                    {"byes", tally.byes},
                    {"points", league::jsonOf(tally.points)},
                    {"tie-breaks", Json::object()}});
        for (std::size_t i = 0; i < standing.tieBreaks.size(); ++i) {
            const auto& value = standing.tieBreaks[i];
            row["tie-breaks"][std::string(nameOf(chain[i]))] = value ? league::jsonOf(*value) : Json();
        }
        row["because"] = standing.because;
        list.push_back(std::move(row));
    }
    return {{"standings", std::move(list)}};
}

Json jsonOf(const LeagueBook& book, const Outcome& outcome) {
    Json json = Json::object();
    if (outcome.winner == 0)
        json.update({{"winner", nullptr}, {"draw", true}});
    else
        addName(json, book, "winner", outcome.winner);
    if (outcome.score) json["score"] = {league::jsonOf(outcome.score->a), league::jsonOf(outcome.score->b)};
    if (!outcome.game.empty()) json["game"] = outcome.game;
    return json;
}

std::string addMoves(Json& answer, const LeagueBook& book, const std::vector<league::Standing>& before) {
    std::string sentences;
    answer["ranks"] = Json::array();
    for (const league::Standing& standing : standings(book.league())) {
        const int from = rankOf(before, standing.entrant);
        if (from == standing.rank) continue;
        Json moved = Json::object();
        addName(moved, book, "person", standing.entrant);
        moved.update({{"from", from}, {"to", standing.rank}});
        answer["ranks"].push_back(std::move(moved));
        sentences += " " + book.league().entrant(standing.entrant).name +
                     (standing.rank < from ? " rises" : " falls") + " from rank " + std::to_string(from) +
                     " to " + std::to_string(standing.rank) + ".";
    }
    return sentences.empty() ? " Nobody's rank moves." : sentences;
}

void addChange(Json& answer, const LeagueBook& book, const league::Table& was,
               const std::vector<league::Standing>& before) {
    const int round = answer.value("round", 1);
    const league::Table& now = *book.league().table(round, answer.at("table").get<int>());
    answer["was"] = jsonOf(book, *was.outcome);
    answer["now"] = jsonOf(book, *now.outcome);
    const std::string moves = addMoves(answer, book, before);
    answer["changed"] = "It was: " + told(book, was, *was.outcome) +
                        ". It is now: " + told(book, now, *now.outcome) + "." + moves;
}

}  // namespace adjutant::cli
