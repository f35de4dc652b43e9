// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue_leagues.hpp"

#include <algorithm>

#include "db/rescue_chain.hpp"

namespace adjutant::db {
namespace {

/// The one person of that name, if there is one such.
std::optional<std::int64_t> personCalled(const FoundRows& found, std::int64_t campaign,
                                         const std::string& name) {
    const auto isIt = [&](const auto& one) {
        return one.second.campaign == campaign && one.second.deleted.empty() && one.second.name == name;
    };
    if (std::ranges::count_if(found.people, isIt) != 1) return {};
    return std::ranges::find_if(found.people, isIt)->first;
}

}  // namespace

std::map<std::int64_t, std::vector<EntryText>> leaguesIn(FoundRows& found) {
    std::map<std::int64_t, std::vector<EntryText>> leagues;
    for (const auto& [id, league] : found.leagues) leagues[id];
    for (const auto* journals : {&found.leagueEntries, &found.eitherEntries})
        for (const auto& [id, entries] : *journals) leagues[id];
    for (auto& league : leagues) {
        const std::int64_t id = league.first;
        std::vector<EntryText>& chain = league.second;  // no binding: clang 14 has none in a lambda
        Candidates all = found.leagueEntries[id];
        Candidates& either = found.eitherEntries[id];
        all.insert(either.begin(), either.end());
        chain = chainOf(all, true);
        for (auto* left : {&either, &found.leagueEntries[id]})
            std::erase_if(*left, [&](const auto& one) {
                return one.first >= 1 && one.first <= static_cast<std::int64_t>(chain.size()) &&
                       chain[static_cast<std::size_t>(one.first) - 1].hash == one.second.hash;
            });
    }
    std::erase_if(leagues,
                  [&](const auto& one) { return one.second.empty() && !found.leagues.contains(one.first); });
    return leagues;
}

LeagueEntrants entrantsIn(const FoundRows& found, std::int64_t campaign,
                          const std::optional<std::vector<std::string>>& names) {
    LeagueEntrants entrants;
    const auto begin = found.entrants.lower_bound({campaign, 1});
    const auto end = found.entrants.lower_bound({campaign + 1, 1});
    const auto rows = static_cast<std::size_t>(std::distance(begin, end));
    // A number far beyond all others is a damaged one.
    constexpr std::size_t mostMissing = 1000;
    std::map<std::size_t, std::optional<std::int64_t>> people;
    for (auto row = begin; row != end; ++row) {
        const auto number = static_cast<std::size_t>(row->first.second);
        if (row->second && !found.people.contains(*row->second)) continue;
        if (number <= (names ? names->size() : rows + mostMissing)) people[number] = row->second;
    }
    entrants.people.resize(names ? names->size() : people.empty() ? 0 : people.rbegin()->first);
    for (std::size_t number = 1; number <= entrants.people.size(); ++number) {
        auto& person = entrants.people[number - 1];
        if (const auto row = people.find(number); row != people.end())
            person = row->second;
        else if (!names || !(person = personCalled(found, campaign, (*names)[number - 1])))
            entrants.unknown.insert(number);
    }
    return entrants;
}

}  // namespace adjutant::db
