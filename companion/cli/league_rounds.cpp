// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_commands.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/league_answers.hpp"
#include "companion/cli/league_names.hpp"
#include "companion/clock.hpp"
#include "db/text_file.hpp"
#include "league/pairing.hpp"
#include "league/standings.hpp"

namespace adjutant::cli::leagues {

using db::CampaignFile;
using Json = nlohmann::ordered_json;

CampaignFile opened(const Wanted& wanted) {
    std::error_code ignored;
    if (!std::filesystem::exists(wanted.file, ignored)) return CampaignFile::openToRead(wanted.file);
    return CampaignFile::open(wanted.file);
}

db::Campaign campaignFor(CampaignFile& file, const std::string& name) {
    if (!name.empty() && !file.findCampaign(name)) file.addCampaign(name, companion::utcNow());
    return campaignIn(file, name);
}

std::uint64_t aSeed() { return companion::randomSeed() >> 11U; }

void create(const Work& work) {
    league::Rules rules = granted(league::readRules(db::loadText(work.wanted.rules, db::largestDocument)));
    Json drawn = Json::array();
    if (!rules.seed) {
        rules.seed = aSeed();
        drawn.push_back({{"seed", *rules.seed}});
    }
    CampaignFile file = CampaignFile::open(work.wanted.file);
    Json answer{{"ok", true}};
    file.atomically([&] {
        LeagueBook book(file, campaignFor(file, work.wanted.campaign));
        if (book.isLinked())
            throw Refused("linked",
                          "The campaign '" + book.campaign().name +
                              "' is a linked one and keeps a chronicle. Make the league in another.");
        if (book.league().exists())
            throw Refused("duplicate", "The campaign '" + book.campaign().name + "' has a league already.");
        book.append(file, {{"do", "create"}}, drawn, {league::Created{rules}});
        answer["campaign"] = book.campaign().name;
        answer["rules"] = jsonOf(rules);
    });
    work.out << lineOf(answer);
}

void pair(const Work& work) {
    CampaignFile file = opened(work.wanted);
    std::string lines;
    file.atomically([&] {
        LeagueBook book = leagueIn(file, campaignIn(file, work.wanted.campaign));
        const auto paired = granted(league::pair(book.league(), *work.wanted.round));
        if (paired.round == book.league().nextRound())
            book.append(file, {{"do", "pair"}, {"round", paired.round}}, Json::array(), {paired});
        for (const Json& line : linesOf(book, paired)) lines += lineOf(line);
    });
    work.out << lines;
}

void standings(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const LeagueBook book = leagueIn(file, campaignIn(file, work.wanted.campaign));
    const auto round = work.wanted.round;
    if (round && book.league().isLadder())
        throw Refused("no-rounds", "A ladder has no rounds. Leave --round out.");
    if (round && *round < 0) throw Refused("bad-round", "There is no round " + std::to_string(*round) + ".");
    if (!work.wanted.season) {
        work.out << lineOf(jsonOf(book, league::standings(book.league(), round)));
        return;
    }
    const auto season =
        book.league().isLadder() ? std::nullopt : book.league().rules().season(*work.wanted.season);
    if (!season)
        throw Refused("bad-season", "The league has no season " + std::to_string(*work.wanted.season) + ".");
    work.out << lineOf(
        jsonOf(book, league::standings(book.league(), season->first,
                                       std::min(season->second, round.value_or(season->second)))));
}

}  // namespace adjutant::cli::leagues
