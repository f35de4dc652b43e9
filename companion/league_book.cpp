// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/league_book.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/clock.hpp"
#include "db/linked.hpp"
#include "engine/words/failure.hpp"
#include "messages/keeping.hpp"

namespace adjutant::companion {

using league::EntrantId;

LeagueBook::LeagueBook(const db::CampaignFile& file, const db::Campaign& campaign)
    : campaign_(campaign),
      entries_(file.leagueEntries(campaign.id)),
      people_(file.leaguePeople(campaign.id)),
      persons_(file.persons(campaign.id)),
      linked_(db::isLinked(entries_)) {
    if (linked_) {
        entries_.clear();
        people_.clear();
        return;
    }
    for (const EntryText& entry : entries_)
        for (const league::Event& event : league::readEvents(entry.events)) league_.apply(event);
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

std::optional<db::PersonId> LeagueBook::personOf(EntrantId id) const {
    const auto index = static_cast<std::size_t>(id - 1);
    return index < people_.size() ? people_[index] : std::nullopt;
}

std::string LeagueBook::idIfShared(EntrantId id) const {
    const auto person = personOf(id);
    if (!person || std::ranges::count(persons_, league_.entrant(id).name, &db::Person::name) < 2) return {};
    return db::shownId(*person);
}

void LeagueBook::append(db::CampaignFile& file, const nlohmann::ordered_json& request,
                        const nlohmann::ordered_json& drawn, const std::vector<league::Event>& events,
                        const std::vector<std::optional<db::PersonId>>& newcomers) {
    const auto last = static_cast<std::int64_t>(entries_.size());
    EntryText entry{.seq = last + 1,
                    .parent = last,
                    .at = utcNow(),
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

std::optional<Phrase> wrongWithLeague(const db::CampaignFile& file, const db::Campaign& campaign) {
    if (const auto broken = file.verifyLeague(campaign.id).broken)
        return keeping::findings::Touched{.seq = broken->seq, .why = broken->why};
    try {
        const LeagueBook book(file, campaign);
        if (!book.league().exists()) return keeping::findings::NoLeague{};
        if (file.leaguePeople(campaign.id).size() != book.league().entrants().size())
            return keeping::findings::OtherEntrants{.linked = false};
    } catch (const std::exception& error) {
        return keeping::findings::Unreadable{.why = toldBy(error)};
    }
    return {};
}

}  // namespace adjutant::companion
