// SPDX-License-Identifier: GPL-3.0-or-later
// BGStatsExport.json: lists of games, players and places with numbers, and plays that name these.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "companion/doors/plays_in.hpp"
#include "db/error.hpp"
#include "engine/journal/parsed.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const json& at(const json& object, const char* key) {
    static const json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

/// A text, or a number as it is written.
std::string textAt(const json& object, const char* key) {
    const json& value = at(object, key);
    if (value.is_string()) return trimmed(value.get<std::string>());
    return value.is_number() ? value.dump() : "";
}

bool isSet(const json& object, const char* key) {
    const json& value = at(object, key);
    return (value.is_boolean() && value.get<bool>()) || (value.is_number_integer() && value != 0);
}

using ById = std::map<std::string, json>;

ById byId(const json& list) {
    ById all;
    if (list.is_array())
        for (const json& one : list)
            if (const std::string id = textAt(one, "id"); !id.empty()) all.emplace(id, one);
    return all;
}

std::string nameOf(const ById& all, const std::string& id) {
    const auto found = all.find(id);
    return found == all.end() ? "" : textAt(found->second, "name");
}

/// `2019-03-21T22:02:33Z`: the export has no zone, and what the app is sent is UTC.
std::string ourMoment(std::string at) {
    constexpr std::size_t day = 10;
    if (at.size() == day) return at + "T00:00:00Z";
    if (at.size() > day && at[day] == ' ') at[day] = 'T';
    return at.empty() || at.ends_with('Z') ? at : at + "Z";
}

class Reader {
  public:
    explicit Reader(const json& whole)
        : games_(byId(at(whole, "games"))),
          players_(byId(at(whole, "players"))),
          places_(byId(at(whole, "locations"))) {}

    PlaysIn read(const json& plays) {
        PlaysIn in{"BG Stats", {}, {}};
        if (!plays.is_array()) throw db::Error(db::Error::Kind::damaged, doors::failures::BgStatsNoList{});
        for (const json& play : plays) {
            db::Play made = playOf(play);
            if (made.source.empty() || made.title.empty())
                in.notices.push_back("A play without a number or without its game was left out.");
            else
                in.plays.push_back(std::move(made));
        }
        return in;
    }

  private:
    db::Play playOf(const json& play) {
        const std::string uuid = textAt(play, "uuid");
        const std::string id = uuid.empty() ? textAt(play, "id") : uuid;
        const auto game = games_.find(textAt(play, "gameRefId"));
        db::Play made{.source = id.empty() ? "" : "bg-stats:" + id,
                      .title = game == games_.end() ? "" : textAt(game->second, "name"),
                      .played = ourMoment(textAt(play, "playDate")),
                      .minutes = {},
                      .place = nameOf(places_, textAt(play, "locationRefId")),
                      .note = textAt(play, "comments"),
                      .sides = {}};
        if (const json& minutes = at(play, "durationMin"); minutes.is_number_integer() && minutes > 0)
            made.minutes = minutes.get<std::int64_t>();
        const json& scores = at(play, "playerScores");
        if (!scores.is_array()) return made;
        const bool won = std::ranges::any_of(scores, [](const json& one) { return isSet(one, "winner"); });
        const bool together = game != games_.end() && isSet(game->second, "cooperative");
        for (const json& one : scores)
            made.sides.push_back(
                {.person = nameOf(players_, textAt(one, "playerRefId")),
                 .who = {},
                 .role = textAt(one, "role").empty() ? textAt(one, "team") : textAt(one, "role"),
                 .outcome = isSet(one, "winner") ? "win"
                            : won || together    ? "loss"
                                                 : "open",
                 .score = textAt(one, "score")});
        return made;
    }

    ById games_, players_, places_;
};

}  // namespace

PlaysIn playsOfBgStats(std::string_view text) {
    const json whole = parsed(text);
    if (whole.is_discarded()) throw db::Error(db::Error::Kind::damaged, doors::failures::BgStatsTorn{});
    return Reader(whole).read(at(whole, "plays"));
}

}  // namespace adjutant::companion
