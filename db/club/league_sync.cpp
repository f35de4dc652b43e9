// SPDX-License-Identifier: GPL-3.0-or-later
// The league of a campaign, both ways: a journal that many tables write in turn.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/sync.hpp"
#include "db/club/told_json.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

}  // namespace

void Sync::bringInLeague(const ClubGame& game, Passed& passed) {
    std::vector<EntryText> here;
    door_.read([&](const db::CampaignFile& file) { here = file.leagueEntries(campaign_); });
    const auto acts = static_cast<std::int64_t>(here.size());
    if (acts > 0 && game.acts > 0) {
        const auto there = link_.entries(member_.campaign, game.key, std::min(acts, game.acts) - 1, 1);
        if (there.empty()) return;
        const bool apart =
            there.front().hash != here[static_cast<std::size_t>(std::min(acts, game.acts) - 1)].hash;
        notebook_.setWord("league-apart", apart ? std::to_string(game.acts) : "");
        if (apart) return;
    }
    if (acts >= game.acts) return;
    std::vector<EntryText> more;
    std::string tip = here.empty() ? std::string() : here.back().hash;
    while (acts + static_cast<std::int64_t>(more.size()) < game.acts) {
        const auto page = link_.entries(member_.campaign, game.key,
                                        acts + static_cast<std::int64_t>(more.size()), entriesInAQuestion);
        if (page.empty()) return;
        const auto entries = opened(game, page, tip, tip);
        tip = entries.back().hash;
        more.insert(more.end(), entries.begin(), entries.end());
    }
    const json told = toldObject(game.told, "the league");
    const auto people =
        told.contains("people") ? toldTexts(told, "people", "the league") : std::vector<std::string>();
    door_.write([&](db::CampaignFile& file) {
        const auto known = file.leaguePeople(campaign_).size();
        std::vector<std::optional<db::PersonId>> newcomers;
        for (std::size_t i = known; i < people.size(); ++i) newcomers.push_back(notebook_.person(people[i]));
        for (std::size_t i = 0; i < more.size(); ++i)
            file.appendToLeague(campaign_, more[i], i + 1 == more.size() ? newcomers : decltype(newcomers)());
    });
    passed.received += static_cast<std::int64_t>(more.size());
    passed.games.insert(game.key);
}

void Sync::sendLeague(Passed& passed) {
    std::vector<EntryText> here;
    json people = json::array();
    door_.read([&](const db::CampaignFile& file) {
        here = file.leagueEntries(campaign_);
        for (const auto& person : file.leaguePeople(campaign_))
            people.push_back(person ? notebook_.keyOf(*person).value_or("") : "");
    });
    if (here.empty() || !notebook_.word("league-apart").empty()) return;
    // One league a campaign: it has the campaign's number.
    auto game = notebook_.game(member_.campaign);
    if (!game) {
        game = ClubGame{
            .key = member_.campaign, .name = ":league", .system = leagueSystem, .created = here.front().at};
        game->name = link_.beginGame(member_, *game);
        hear(passed);  // another table may have begun it
        game = notebook_.game(member_.campaign);
        if (!game || game->acts > 0) return;
    }
    const auto acts = static_cast<std::size_t>(game->acts);
    if (here.size() < acts) return;
    if (acts > 0 && here[acts - 1].hash != game->tip) return;
    const std::vector<EntryText> more(here.begin() + static_cast<std::ptrdiff_t>(acts), here.end());
    const std::string told = json{{"people", people}}.dump();
    if (more.empty()) return;
    const std::int64_t lease = link_.hold(member_, game->key, false);
    if (lease == 0) return;  // another table writes to it this moment: the next time
    const std::int64_t sent = appendThere(
        *game, more, lease, {.game = {}, .lease = lease, .entries = {}, .told = told, .finished = false});
    link_.letGo(member_, game->key);
    passed.sent += sent;
    passed.games.insert(game->key);
}

}  // namespace adjutant::club
