// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_commands.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/league_answers.hpp"
#include "companion/cli/league_names.hpp"
#include "league/acts.hpp"

namespace adjutant::cli::leagues {
namespace {

using db::CampaignFile;
using Json = nlohmann::ordered_json;
using league::EntrantId;

/// The person who is meant; a name that nobody has yet becomes one of the people, as at a seat.
db::PersonId personToEnter(CampaignFile& file, db::CampaignId campaign, const std::string& name,
                           Json& answer) {
    const auto meant = file.personsCalled(campaign, name);
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + name +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    if (meant.empty() && db::personIdFrom(name))
        throw Refused("unknown-person",
                      "Nobody in the campaign has the number " + name +
                          ". `campaign people` shows who there is, `campaign person` adds somebody.");
    if (!meant.empty()) return meant.front().id;
    answer["added"] = true;
    return file.addAnother(campaign, name, "");
}

}  // namespace

void enter(const Work& work) {
    CampaignFile file = opened(work.wanted);
    const auto& wanted = work.wanted;
    Json answer{{"ok", true}};
    file.atomically([&] {
        LeagueBook book = leagueIn(file, campaignIn(file, wanted.campaign));
        Json added = Json::object();
        const db::PersonId person = personToEnter(file, book.campaign().id, wanted.person, added);
        Json request{{"do", "enter"}, {"person", wanted.person}};
        if (wanted.round) request["round"] = *wanted.round;
        int from = 1;
        if (const auto again = book.entrantOf(person)) {
            const auto returned = granted(enterAgain(book.league(), *again, wanted.round));
            from = returned.from;
            book.append(file, request, Json::array(), {returned});
        } else {
            const auto persons = file.personsCalled(book.campaign().id, db::shownId(person));
            const auto entered = granted(
                league::enter(book.league(), persons.front().name, persons.front().club, wanted.round));
            from = entered.from;
            book.append(file, request, Json::array({{{"lot", entered.lot}}}), {entered}, {person});
        }
        addName(answer, book, "person", *book.entrantOf(person));
        if (!book.league().isLadder()) answer["from"] = from;
        for (int round = from; round < book.league().nextRound() && !book.league().isLadder(); ++round)
            if (book.league().round(round)->tableOf(*book.entrantOf(person)) == nullptr)
                answer["absent"].push_back(round);
        answer.update(added);
    });
    work.out << lineOf(answer);
}

void drop(const Work& work) {
    CampaignFile file = opened(work.wanted);
    const auto& wanted = work.wanted;
    Json answer{{"ok", true}};
    file.atomically([&] {
        LeagueBook book = leagueIn(file, campaignIn(file, wanted.campaign));
        const EntrantId id = entrantCalled(file, book, wanted.person);
        const auto dropped = granted(league::drop(book.league(), id, wanted.round));
        Json request{{"do", "drop"}, {"person", wanted.person}};
        if (wanted.round) request["round"] = *wanted.round;
        book.append(file, request, Json::array(), {dropped});
        addName(answer, book, "person", id);
        if (!book.league().isLadder()) answer["from"] = dropped.from;
    });
    work.out << lineOf(answer);
}

}  // namespace adjutant::cli::leagues
