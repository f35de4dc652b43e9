// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/league.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/words/failure.hpp"
#include "messages/league.hpp"

namespace adjutant::league {
namespace {

[[noreturn]] void doesNotFollow(Phrase why) { throw Failure(failures::BrokenLog{.why = std::move(why)}); }

void requireAtTable(const Outcome& outcome, EntrantId a, EntrantId b) {
    if (outcome.winner != 0 && outcome.winner != a && outcome.winner != b)
        doesNotFollow(breaks::StrangerWon{});
}

}  // namespace

const Table* Round::tableOf(EntrantId id) const {
    const auto found =
        std::ranges::find_if(tables, [&](const Table& table) { return table.a == id || table.b == id; });
    return found == tables.end() ? nullptr : &*found;
}

bool Round::hasBye(EntrantId id) const { return std::ranges::count(byes, id) > 0; }

bool Entrant::plays(int round) const {
    bool in = false;
    for (const auto& [from, comes] : changes)
        if (round >= from) in = comes;
    return in;
}

int Entrant::since() const {
    int first = maxRounds + 1;
    for (const auto& [from, comes] : changes)
        if (comes) first = std::min(first, from);
    return first;
}

League League::of(const std::vector<Event>& events) {
    League league;
    for (const Event& event : events) league.apply(event);
    return league;
}

void League::apply(const Event& event) {
    if (exists_ == std::holds_alternative<Created>(event))
        doesNotFollow(exists_ ? Phrase(breaks::BeginsTwice{}) : Phrase(breaks::NoBeginning{}));
    std::visit([this](const auto& one) { take(one); }, event);
}

const Round* League::round(int number) const {
    if (number < 1 || number >= nextRound()) return nullptr;
    return &rounds_[static_cast<std::size_t>(number - 1)];
}

const Table* League::table(int roundNumber, int number) const {
    const Round* found = round(roundNumber);
    if (found == nullptr || number < 1 || static_cast<std::size_t>(number) > found->tables.size())
        return nullptr;
    return &found->tables[static_cast<std::size_t>(number - 1)];
}

void League::callEntrant(EntrantId id, std::string name, std::string club) {
    known(id).name = std::move(name);
    known(id).club = std::move(club);
}

Entrant& League::known(EntrantId id) {
    if (id < 1 || static_cast<std::size_t>(id) > entrants_.size())
        doesNotFollow(breaks::NobodyNumbered{.number = id});
    return entrants_[static_cast<std::size_t>(id - 1)];
}

void League::take(const Created& event) {
    exists_ = true;
    rules_ = event.rules;
    if (isLadder()) rounds_.emplace_back();
}

void League::take(const Entered& event) {
    if (event.entrant != static_cast<EntrantId>(entrants_.size()) + 1)
        doesNotFollow(breaks::EnteredOutOfTurn{.number = event.entrant});
    entrants_.push_back({event.entrant, event.name, event.club, event.lot, {{event.from, true}}});
    ladder_.push_back({LadderStep::Kind::came, event.entrant});
}

void League::take(const Returned& event) {
    known(event.entrant).changes.emplace_back(event.from, true);
    ladder_.push_back({LadderStep::Kind::came, event.entrant});
}

void League::take(const Dropped& event) {
    known(event.entrant).changes.emplace_back(event.from, false);
    ladder_.push_back({LadderStep::Kind::went, event.entrant});
}

void League::take(const Paired& event) {
    if (isLadder() || event.round != nextRound())
        doesNotFollow(breaks::PairedOutOfTurn{.round = event.round});
    Round round{{}, event.byes};
    std::set<EntrantId> seated;
    const auto seat = [&](EntrantId id) {
        if (!seated.insert(known(id).id).second) doesNotFollow(breaks::TwoPlaces{.number = id});
    };
    for (const auto& [a, b] : event.tables) {
        seat(a);
        seat(b);
        round.tables.push_back({a, b, {}});
    }
    for (const EntrantId id : event.byes) seat(id);
    rounds_.push_back(std::move(round));
}

void League::take(const Told& event) {
    if (table(event.round, event.table) == nullptr) doesNotFollow(breaks::NoSuchTable{});
    Table& at =
        rounds_[static_cast<std::size_t>(event.round - 1)].tables[static_cast<std::size_t>(event.table - 1)];
    requireAtTable(event.outcome, at.a, at.b);
    at.outcome = event.outcome;
}

void League::take(const Challenged& event) {
    if (!isLadder() || known(event.a).id == known(event.b).id) doesNotFollow(breaks::NoSuchGame{});
    requireAtTable(event.outcome, event.a, event.b);
    rounds_.front().tables.push_back({event.a, event.b, event.outcome});
    ladder_.push_back({LadderStep::Kind::played, static_cast<int>(rounds_.front().tables.size())});
}

}  // namespace adjutant::league
