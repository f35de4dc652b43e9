// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/league_book.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"

namespace adjutant::cli {

using league::EntrantId;

LeagueBook::LeagueBook(const db::CampaignFile& file, const db::Campaign& campaign, bool mustExist)
    : campaign_(campaign),
      entries_(file.leagueEntries(campaign.id)),
      people_(file.leaguePeople(campaign.id)),
      persons_(file.persons(campaign.id)) {
    for (const EntryText& entry : entries_)
        for (const league::Event& event : league::readEvents(entry.events)) league_.apply(event);
    if (mustExist && !league_.exists())
        throw Refused("no-league",
                      "The campaign '" + campaign.name + "' has no league. `league create` makes one.");
    nameEntrants(file);
}

/// As people are called now.
void LeagueBook::nameEntrants(const db::CampaignFile& file) {
    persons_ = file.persons(campaign_.id);
    for (std::size_t i = 0; i < people_.size() && i < league_.entrants().size(); ++i) {
        const auto person =
            std::ranges::find_if(persons_, [&](const db::Person& one) { return one.id == people_[i]; });
        if (person != persons_.end())
            league_.callEntrant(static_cast<EntrantId>(i) + 1, person->name, person->club);
    }
}

std::optional<EntrantId> LeagueBook::entrantOf(db::PersonId id) const {
    const auto found = std::ranges::find(people_, std::optional(id));
    if (found == people_.end()) return {};
    return static_cast<EntrantId>(found - people_.begin()) + 1;
}

std::string LeagueBook::idIfShared(EntrantId id) const {
    const auto index = static_cast<std::size_t>(id - 1);
    if (index >= people_.size() || !people_[index]) return {};
    if (std::ranges::count(persons_, league_.entrant(id).name, &db::Person::name) < 2) return {};
    return db::shownId(*people_[index]);
}

EntrantId LeagueBook::entrantCalled(const db::CampaignFile& file, const std::string& nameOrId,
                                    const std::vector<EntrantId>& among) const {
    const auto called = file.personsCalled(campaign_.id, nameOrId);
    if (called.empty())
        throw Refused("unknown-person",
                      "Nobody in the campaign is called '" + nameOrId +
                          "'. `campaign people` shows who there is, `campaign person` adds somebody.");
    std::vector<db::Person> entered, here;
    for (const db::Person& person : called) {
        const auto id = entrantOf(person.id);
        if (!id) continue;
        entered.push_back(person);
        if (std::ranges::count(among, *id) > 0) here.push_back(person);
    }
    const auto& meant = here.empty() ? entered : here;
    if (meant.empty())
        throw Refused("not-entered",
                      called.front().name + " is not entered in the league. `league enter` enters somebody.");
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + nameOrId +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    return *entrantOf(meant.front().id);
}

void LeagueBook::append(db::CampaignFile& file, const nlohmann::ordered_json& request,
                        const nlohmann::ordered_json& drawn, const std::vector<league::Event>& events,
                        const std::vector<std::optional<db::PersonId>>& newcomers) {
    const auto last = static_cast<std::int64_t>(entries_.size());
    EntryText entry{.seq = last + 1,
                    .parent = last,
                    .at = companion::utcNow(),
                    .request = request.dump(),
                    .rolls = drawn.dump(),
                    .events = league::written(events),
                    .hash = {}};
    entry.hash = chainHash(entries_.empty() ? std::string() : entries_.back().hash, entry);
    for (const league::Event& event : league::readEvents(entry.events)) league_.apply(event);
    file.appendToLeague(campaign_.id, entry, newcomers);
    entries_.push_back(std::move(entry));
    people_.insert(people_.end(), newcomers.begin(), newcomers.end());
    nameEntrants(file);
}

std::optional<std::string> wrongWithLeague(const db::CampaignFile& file, const db::Campaign& campaign) {
    if (const auto broken = file.verifyLeague(campaign.id).broken)
        return "touched at entry " + std::to_string(broken->seq) + ". " + broken->why;
    try {
        const LeagueBook book(file, campaign);
        if (file.leaguePeople(campaign.id).size() != book.league().entrants().size())
            return "touched. The people beside its entries are not those who were entered.";
    } catch (const std::exception& error) {
        return "the log hangs together, but cannot be read: " + std::string(error.what());
    }
    return {};
}

}  // namespace adjutant::cli
