// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/transfer.hpp"
#include "db/transfer_format.hpp"

namespace adjutant::db {
namespace {

using Json = nlohmann::ordered_json;

Json entryJson(const EntryText& entry) {
    return {{"seq", entry.seq},     {"parent", entry.parent}, {"at", entry.at},    {"request", entry.request},
            {"rolls", entry.rolls}, {"events", entry.events}, {"hash", entry.hash}};
}

Json gameJson(const CampaignFile& file, const Game& game) {
    Json entries = Json::array();
    for (const EntryText& entry : file.journal(game.id).entries()) entries.push_back(entryJson(entry));
    Json json{{"name", game.name},       {"system", game.system},     {"created", game.created},
              {"summary", game.summary}, {"finished", game.finished}, {"entries", std::move(entries)}};
    if (std::string note = file.note(game.id); !note.empty()) json["note"] = std::move(note);
    if (auto labels = file.labels(game.id); !labels.empty()) json["tags"] = std::move(labels);
    if (std::string place = file.place(game.id); !place.empty()) json["place"] = std::move(place);
    for (const Photograph& one : file.photographs(game.id))
        json["photographs"].push_back(
            {{"name", one.name}, {"at", one.at}, {"words", one.words}, {"picture", one.picture}});
    return json;
}

Json playsJson(const CampaignFile& file, CampaignId campaign) {
    Json plays = Json::array();
    for (const Play& play : file.plays(campaign)) {
        Json json{{"source", play.source}, {"title", play.title}, {"played", play.played},
                  {"place", play.place},   {"note", play.note},   {"sides", Json::array()}};
        if (play.minutes) json["minutes"] = *play.minutes;
        for (const PlaySide& side : play.sides)
            json["sides"].push_back({{"person", side.person},
                                     {"role", side.role},
                                     {"outcome", side.outcome},
                                     {"score", side.score}});
        plays.push_back(std::move(json));
    }
    return plays;
}

/// With their clubs, and two who share a name apart; nothing where the names alone tell as much.
Json personsJson(const std::vector<Person>& people) {
    Json persons = Json::array();
    bool more = false;
    for (const Person& person : people) {
        more = more || !person.club.empty() || (!persons.empty() && persons.back()["name"] == person.name);
        persons.push_back({{"name", person.name}, {"club", person.club}});
    }
    return more ? persons : Json();
}

Json campaignJson(const CampaignFile& file, const Campaign& campaign) {
    Json tags = Json::array();
    for (const Tag& tag : file.tags(campaign.id))
        tags.push_back({{"code", tag.code}, {"kind", tag.kind}, {"target", tag.target}});
    Json documents = Json::array();
    for (const Document& document : file.documents(campaign.id))
        documents.push_back({{"kind", document.kind}, {"name", document.name}, {"text", document.text}});
    Json whole{{"format", format::name},
               {"version", format::version},
               {"campaign", {{"name", campaign.name}, {"created", campaign.created}}},
               {"people", file.people(campaign.id)},
               {"tags", std::move(tags)},
               {"documents", std::move(documents)},
               {"games", Json::array()}};
    if (Json persons = personsJson(file.persons(campaign.id)); persons.is_array())
        whole["persons"] = std::move(persons);
    return whole;
}

/// Who is entered, as the place in the list of people, or -1 for somebody who was removed; and the entries.
Json leagueJson(const CampaignFile& file, CampaignId id) {
    Json people = Json::array();
    const auto all = file.persons(id);
    for (const auto& person : file.leaguePeople(id)) {
        const auto at =
            std::find_if(all.begin(), all.end(), [&](const Person& one) { return one.id == person; });
        people.push_back(at == all.end() ? -1 : at - all.begin());
    }
    Json entries = Json::array();
    for (const EntryText& entry : file.leagueEntries(id)) entries.push_back(entryJson(entry));
    return {{"people", std::move(people)}, {"entries", std::move(entries)}};
}

std::string written(const Json& json) { return json.dump(1) + '\n'; }

}  // namespace

std::string exportCampaign(const CampaignFile& file, CampaignId id) {
    Json json;
    file.readSnapshot([&] {
        json = campaignJson(file, file.campaign(id));
        std::vector<Game> games = file.games(id);
        std::sort(games.begin(), games.end(), [](const Game& a, const Game& b) { return a.id < b.id; });
        for (const Game& game : games) json["games"].push_back(gameJson(file, game));
        if (Json league = leagueJson(file, id); !league["entries"].empty())
            json["league"] = std::move(league);
        if (Json plays = playsJson(file, id); !plays.empty()) json["plays"] = std::move(plays);
    });
    return written(json);
}

std::string exportGame(const CampaignFile& file, GameId id) {
    Json json;
    file.readSnapshot([&] {
        const Game game = file.game(id);
        json = campaignJson(file, file.campaign(game.campaign));
        json["games"].push_back(gameJson(file, game));
    });
    return written(json);
}

}  // namespace adjutant::db
