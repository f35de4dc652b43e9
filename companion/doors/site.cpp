// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/site.hpp"

#include <map>

#include "companion/doors/club_pages.hpp"
#include "companion/doors/file_names.hpp"

namespace adjutant::companion {

std::vector<ZipMember> siteOf(const db::CampaignFile& file, db::CampaignId campaign,
                              const std::string& language) {
    std::vector<ZipMember> members;
    FileNames gameNames, personNames;
    std::map<db::GameId, std::string> games;
    const ClubFacts facts = clubFacts(file, campaign, language, [&](const report::Report& told) {
        const std::string name = games[told.game.id] = gameNames.of(told.game.name, ".html");
        members.push_back({"games/" + name, report::htmlOf(told)});
    });
    std::map<db::PersonId, std::string> people;
    for (const db::Person& person : facts.people) people[person.id] = personNames.of(person.name, ".html");

    const auto linksFrom = [&](const std::string& up) {
        PageLinks links;
        links.person = [&people, up](const db::Person& person) {
            return up + "people/" + inLink(people.at(person.id));
        };
        links.game = [&games, up](const ToldGame& game) {
            return game.game ? up + "games/" + inLink(games.at(*game.game)) : std::string();
        };
        links.home = up + "index.html";
        if (facts.league) links.season = up + "season.html";
        return links;
    };
    for (const db::Person& person : facts.people)
        members.push_back({"people/" + people.at(person.id),
                           report::htmlOf(personPage(facts, person, language, linksFrom("../")))});
    if (facts.league)
        members.push_back({"season.html", report::htmlOf(seasonPage(facts, language, linksFrom("")))});
    PageLinks links = linksFrom("");
    members.insert(members.begin(), {"index.html", report::htmlOf(campaignPage(facts, language, links))});
    return members;
}

}  // namespace adjutant::companion
