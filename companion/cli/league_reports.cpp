// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files: out of a league, and a league out of one.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/league_commands.hpp"
#include "companion/cli/league_names.hpp"
#include "db/text_file.hpp"
#include "league/acts.hpp"
#include "league/trf.hpp"

namespace adjutant::cli::leagues {
namespace {

using db::CampaignFile;
using Json = nlohmann::ordered_json;

/// Those in the campaign first, each once; who is not there is added.
std::vector<std::optional<db::PersonId>> peopleFor(CampaignFile& file, db::CampaignId campaign,
                                                   const league::FromTrf& trf) {
    std::vector<std::optional<db::PersonId>> people;
    for (const league::Entered& entered : trf.entrants) {
        std::optional<db::PersonId> meant;
        for (const db::Person& person : file.persons(campaign))
            if (!meant && person.name == entered.name &&
                std::ranges::count(people, std::optional(person.id)) == 0)
                meant = person.id;
        people.push_back(meant ? *meant : file.addAnother(campaign, entered.name, ""));
    }
    return people;
}

/// The beginning, and everybody with a lot drawn; then what happened.
std::vector<league::Event> eventsOf(const league::FromTrf& trf, const league::Rules& rules) {
    std::vector<league::Event> events{league::Created{rules}};
    league::League league = league::League::of(events);
    for (const league::Entered& entered : trf.entrants) {
        // Who has no round in the file comes in the one after its last, which the rules may not have.
        auto event = granted(league::enter(league, entered.name, entered.club, 1));
        event.from = entered.from;
        events.emplace_back(event);
        league.apply(event);
    }
    events.insert(events.end(), trf.rest.begin(), trf.rest.end());
    return events;
}

}  // namespace

void trf(const Work& work) {
    const auto& wanted = work.wanted;
    const CampaignFile file = CampaignFile::openToRead(wanted.file);
    const LeagueBook book = leagueIn(file, campaignIn(file, wanted.campaign));
    const auto format = wanted.format == 16 ? league::TrfFormat::trf16 : league::TrfFormat::trf26;
    const std::string text = granted(writeTrf(
        book.league(), {book.campaign().name, book.entries().front().at, book.entries().back().at}, format));
    std::error_code ignored;
    if (!wanted.force && std::filesystem::exists(std::filesystem::symlink_status(wanted.out, ignored)))
        throw Refused("file-exists",
                      "There is a file '" + wanted.out +
                          "' already. It was left as it is. Name another, or write over it with --force.");
    db::saveText(wanted.out, text);
    work.out << lineOf({{"ok", true},
                        {"wrote", wanted.out},
                        {"format", wanted.format},
                        {"people", book.league().entrants().size()},
                        {"rounds", book.league().nextRound() - 1}});
}

void importTrf(const Work& work) {
    const auto trf = granted(league::readTrf(db::loadText(work.wanted.from, db::largestDocument)));
    league::Rules rules = trf.rules;
    Json drawn = Json::array();
    if (!rules.seed) {
        rules.seed = aSeed();
        drawn.push_back({{"seed", *rules.seed}});
    }
    CampaignFile file = CampaignFile::open(work.wanted.file);
    Json answer{{"ok", true}};
    file.atomically([&] {
        const std::string name = work.wanted.campaign.empty() && file.campaigns().empty() && !trf.name.empty()
                                     ? trf.name
                                     : work.wanted.campaign;
        LeagueBook book(file, campaignFor(file, name));
        if (book.isLinked())
            throw Refused("linked", "The campaign '" + book.campaign().name +
                                        "' is a linked one and keeps a chronicle. Import into another.");
        if (book.league().exists())
            throw Refused("duplicate", "The campaign '" + book.campaign().name +
                                           "' has a league already. Import into another.");
        book.append(file, {{"do", "import-trf"}, {"name", trf.name}}, drawn, eventsOf(trf, rules),
                    peopleFor(file, book.campaign().id, trf));
        answer.update({{"campaign", book.campaign().name},
                       {"name", trf.name},
                       {"people", book.league().entrants().size()},
                       {"rounds", book.league().nextRound() - 1},
                       {"rules", jsonOf(rules)},
                       {"notes", trf.notes}});
    });
    work.out << lineOf(answer);
}

}  // namespace adjutant::cli::leagues
