// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue_people.hpp"

#include <algorithm>

namespace adjutant::db {
namespace {

using Id = std::int64_t;

FoundPerson personCalled(const std::string& name, Id campaign) {
    FoundPerson person;
    person.campaign = campaign;
    person.name = name;
    return person;
}

/// By number, then by campaign and name: how many seats say so.
using Callings = std::map<Id, std::map<std::pair<Id, std::string>, int>>;

/// What `seats`, which belong to `owners`, call those who have no row.
template <class Seats, class Owners>
void listen(const Seats& seats, const Owners& owners, const FoundRows& found, Callings& callings) {
    for (const auto& [key, seat] : seats) {
        const auto owner = owners.find(key.first);
        if (owner == owners.end() || !seat.person || found.people.contains(*seat.person)) continue;
        auto& called = callings[*seat.person];
        if (!seat.typed.empty()) ++called[{owner->second.campaign, seat.typed}];
    }
}

template <class Seats>
void leaveOpen(Seats& seats, Id person) {
    for (auto& [key, seat] : seats)
        if (seat.person == person) seat.person.reset();
}

}  // namespace

void completePeople(FoundRows& found, std::vector<std::string>& lost) {
    Id next = found.people.empty() ? 1 : found.people.rbegin()->first + 1;
    for (const auto& [key, nothing] : found.names) found.people[next++] = personCalled(key.second, key.first);
    Callings callings;
    listen(found.sides, found.games, found, callings);
    listen(found.players, found.plays, found, callings);
    for (const auto& [id, called] : callings) {
        const std::string who = "The person of the number p" + std::to_string(id) + " cannot be read";
        if (called.empty()) {
            lost.push_back(who + ", nor what a game calls them.");
            leaveOpen(found.sides, id);
            leaveOpen(found.players, id);
            continue;
        }
        const auto most = std::ranges::max_element(
            called, [](const auto& one, const auto& other) { return one.second < other.second; });
        lost.push_back(who + "; it is '" + most->first.second + "' now, as a game says.");
        found.people[id] = personCalled(most->first.second, most->first.first);
    }
}

}  // namespace adjutant::db
