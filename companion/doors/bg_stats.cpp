// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/bg_stats.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/clock.hpp"
#include "companion/doors/file_names.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

using Json = nlohmann::ordered_json;

/// `2026-11-21 19:30:00` of `2026-11-21T19:30:00Z`: UTC, as BG Stats asks for it.
std::string theirMoment(std::string at) {
    std::ranges::replace(at, 'T', ' ');
    if (at.ends_with('Z')) at.pop_back();
    return at;
}

/// The number of a person alone would be somebody else's in the file of another club.
std::string playerId(const db::Campaign& campaign, const db::Game& game, const db::SideResult& side) {
    if (side.who.empty()) return "adjutant:" + game.system + ":" + side.side;
    return "adjutant:" + campaign.created + ":" + side.who;
}

Json playerOf(const db::Campaign& campaign, const db::Game& game, const db::SideResult& side) {
    Json player{{"name", side.person.empty() ? side.name : side.person},
                {"sourcePlayerId", playerId(campaign, game, side)},
                {"role", side.name},
                {"startPlayer", false},
                {"winner", side.outcome == "win"}};  // left out, the app stumbles over it
    if (side.score) player["score"] = *side.score;
    return player;
}

}  // namespace

Json bgStatsPlay(const db::CampaignFile& file, const db::Game& game) {
    const auto entries = file.journal(game.id).entries();
    if (entries.empty())
        throw db::Error(db::Error::Kind::unknownGame, doors::failures::GameNotStarted{.game = game.name});
    const auto table = foldedAnew(file, game);
    const db::Result result = resultOf(file, game, *table);
    const db::Campaign campaign = file.campaign(game.campaign);
    Json players = Json::array();
    for (const db::SideResult& side : result.sides) players.push_back(playerOf(campaign, game, side));
    const bool scored =
        std::ranges::any_of(result.sides, [](const db::SideResult& side) { return side.score.has_value(); });
    Json play{{"sourceName", "Adjutant"},
              {"sourcePlayId", entries.front().hash},
              {"playDate", theirMoment(game.created)},
              {"game",
               {{"name", table->game()->system().name},
                {"sourceGameId", game.system},
                {"highestWins", true},
                {"noPoints", !scored}}},
              {"players", std::move(players)}};
    if (const auto minutes = minutesBetween(game.created, result.ended)) play["durationMin"] = *minutes;
    play["comments"] = campaign.name + ": " + game.name;
    return play;
}

std::string bgStatsLink(const Json& play) {
    return "https://app.bgstatsapp.com/createPlay.html?data=" +
           inLink(play.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace adjutant::companion
