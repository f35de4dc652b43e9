// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/results_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <nlohmann/json.hpp>

#include "companion/clock.hpp"
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

/// What somebody played, or else the how-manieth player it is.
std::string sideOf(const db::Play& play, const db::PlaySide& side) {
    if (!side.role.empty()) return side.role;
    return std::to_string(&side - play.sides.data() + 1);
}

/// A number where it is a whole one.
Json scoreOf(const db::PlaySide& side) {
    std::int64_t number = 0;
    const char* end = side.score.data() + side.score.size();
    const auto read = std::from_chars(side.score.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end) return number;
    return side.score.empty() ? Json() : Json(side.score);
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

std::string endOf(const db::Play& play) {
    std::tm time{};
    if (!play.minutes || ::strptime(play.played.c_str(), "%Y-%m-%dT%H:%M:%S", &time) == nullptr) return {};
    constexpr std::int64_t secondsOfAMinute = 60;
    const std::time_t end = ::timegm(&time) + *play.minutes * secondsOfAMinute;
    if (::gmtime_r(&end, &time) == nullptr) return {};
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &time)};
}

Json jsonOf(const db::Play& play) {
    Json sides = Json::array();
    std::string by;
    for (const db::PlaySide& side : play.sides) {
        if (side.outcome != "open") by = "agreement";
        sides.push_back({{"side", sideOf(play, side)},
                         {"person", side.person.empty() ? Json() : Json(side.person)},
                         {"outcome", side.outcome},
                         {"score", scoreOf(side)}});
    }
    const std::string ended = endOf(play);
    return {{"game", play.title},
            {"system", "unknown"},
            {"started", play.played},
            {"ended", ended.empty() ? Json() : Json(ended)},
            {"length-minutes", orNull(play.minutes)},
            {"sides", std::move(sides)},
            {"by", by.empty() ? Json() : Json(by)},
            {"play", play.source}};
}

std::string resultsTable(const std::vector<PlayedGame>& games, const std::vector<db::Play>& plays) {
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
    for (const db::Play& play : plays)
        for (const db::PlaySide& side : play.sides)
            table +=
                csvLine({play.title, "unknown", play.played, endOf(play), play.minutes, sideOf(play, side),
                         side.person, side.outcome, side.score, side.outcome == "open" ? "" : "agreement"});
    return table;
}

}  // namespace adjutant::companion
