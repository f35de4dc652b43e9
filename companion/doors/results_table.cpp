// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/results_table.hpp"

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>

#include "companion/game_results.hpp"
#include "companion/report/csv_table.hpp"
#include "db/error.hpp"

namespace adjutant::companion {
namespace {

using Json = nlohmann::ordered_json;

template <class Value>
Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

std::optional<std::int64_t> lengthOf(const PlayedGame& played) {
    if (played.result.ended.empty()) return {};
    return minutesBetween(played.game.created, played.result.ended);
}

}  // namespace

std::vector<db::Game> gamesAsBegun(const db::CampaignFile& file, db::CampaignId campaign) {
    auto games = file.games(campaign);
    std::ranges::sort(games, {}, [](const db::Game& game) { return std::pair(game.created, game.id); });
    return games;
}

std::vector<PlayedGame> playedGames(const db::CampaignFile& file, db::CampaignId campaign) {
    std::vector<PlayedGame> played;
    for (db::Game& game : gamesAsBegun(file, campaign)) {
        if (game.acts == 0) continue;
        PlayedGame one{.game = std::move(game), .result = {}, .unreadable = {}};
        try {
            one.result = resultOf(file, one.game);
        } catch (const db::Error&) {
            throw;
        } catch (const std::exception& error) {
            one.unreadable = error.what();
        }
        played.push_back(std::move(one));
    }
    return played;
}

std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to) {
    const auto read = [](const std::string& at) -> std::optional<std::int64_t> {
        std::tm time{};
        if (::strptime(at.c_str(), "%Y-%m-%dT%H:%M:%S", &time) == nullptr) return {};
        return ::timegm(&time);
    };
    const auto began = read(from);
    const auto ended = read(to);
    if (!began || !ended) return {};
    constexpr std::int64_t secondsOfAMinute = 60;
    return (*ended - *began) / secondsOfAMinute;
}

Json jsonOf(const PlayedGame& played) {
    const db::Result& result = played.result;
    Json sides = Json::array();
    for (const db::SideResult& side : result.sides)
        sides.push_back({{"side", side.side},
                         {"person", side.person.empty() ? Json() : Json(side.person)},
                         {"outcome", side.outcome},
                         {"score", orNull(side.score)}});
    return {{"game", played.game.name},
            {"system", played.game.system},
            {"started", played.game.created},
            {"ended", result.ended.empty() ? Json() : Json(result.ended)},
            {"length-minutes", orNull(lengthOf(played))},
            {"sides", std::move(sides)},
            {"by", result.by.empty() ? Json() : Json(result.by)}};
}

std::string resultsTable(const std::vector<PlayedGame>& games) {
    using report::csvLine;
    std::string table = csvLine(
        {"game", "system", "started", "ended", "length-minutes", "side", "person", "outcome", "score", "by"});
    for (const PlayedGame& played : games) {
        if (!played.unreadable.empty()) continue;
        for (const db::SideResult& side : played.result.sides)
            table += csvLine({played.game.name, played.game.system, played.game.created, played.result.ended,
                              lengthOf(played), side.side, side.person, side.outcome, side.score,
                              played.result.by});
    }
    return table;
}

}  // namespace adjutant::companion
