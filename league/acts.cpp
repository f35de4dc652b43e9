// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/acts.hpp"

#include <algorithm>

#include "league/draw.hpp"
#include "league/ladder.hpp"

namespace adjutant::league {
namespace {

/// The round that an entry or a drop begins with, checked.
Expected<int> roundFor(const League& league, std::optional<int> round) {
    if (league.isLadder()) {
        if (round) return refuse("no-rounds", "A ladder has no rounds. Leave --round out.");
        return 1;
    }
    const int last = league.rules().rounds.value_or(maxRounds);
    const int wanted = round.value_or(league.nextRound());
    if (wanted < 1 || wanted > last)
        return refuse("bad-round", round ? "The league has no round " + std::to_string(wanted) +
                                               ": its rounds are 1 to " + std::to_string(last) + "."
                                         : "All rounds of the league are paired: nobody can enter any more.");
    return wanted;
}

/// A number that nobody has, by the seed.
int lotFor(const League& league, EntrantId id) {
    constexpr int maxLot = 999'999;
    for (std::uint64_t attempt = 0;; ++attempt) {
        const auto bits =
            drawn(league.rules().seed.value_or(0), {purpose::lot, static_cast<std::uint64_t>(id), attempt});
        const int lot = static_cast<int>(bits % maxLot) + 1;
        if (std::ranges::count(league.entrants(), lot, &Entrant::lot) == 0) return lot;
    }
}

bool isOnLadder(const League& league, EntrantId id) {
    const auto order = ladderOrder(league);
    return std::ranges::count(order, id) > 0;
}

/// Out now and from then on, so that there is nothing to come back from.
bool isInFrom(const League& league, const Entrant& entrant, int round) {
    if (league.isLadder()) return isOnLadder(league, entrant.id);
    int last = round;
    for (const auto& [from, comes] : entrant.changes) last = std::max(last, from);
    for (int one = round; one <= last; ++one)
        if (!entrant.plays(one)) return false;
    return true;
}

bool isOutFrom(const League& league, const Entrant& entrant, int round) {
    if (league.isLadder()) return !isOnLadder(league, entrant.id);
    int last = round;
    for (const auto& [from, comes] : entrant.changes) last = std::max(last, from);
    for (int one = round; one <= last; ++one)
        if (entrant.plays(one)) return false;
    return true;
}

}  // namespace

Expected<Entered> enter(const League& league, std::string name, std::string club, std::optional<int> round) {
    return roundFor(league, round).map([&](int from) {
        const auto id = static_cast<EntrantId>(league.entrants().size()) + 1;
        return Entered{id, std::move(name), std::move(club), from, lotFor(league, id)};
    });
}

Expected<Returned> enterAgain(const League& league, EntrantId id, std::optional<int> round) {
    const auto from = roundFor(league, round);
    if (!from) return tl::unexpected(from.error());
    const Entrant& entrant = league.entrant(id);
    if (isInFrom(league, entrant, *from)) return refuse("duplicate", entrant.name + " is entered already.");
    for (int number = *from; number < league.nextRound() && !league.isLadder(); ++number)
        if (!entrant.plays(number))
            return refuse("round-paired", "Round " + std::to_string(number) + " is paired already, without " +
                                              entrant.name + ". Enter from round " +
                                              std::to_string(league.nextRound()) + ".");
    return Returned{id, *from};
}

Expected<Dropped> drop(const League& league, EntrantId id, std::optional<int> round) {
    if (!round && !league.isLadder())
        return refuse("bad-round", "Say with --round which is the first round not played.");
    const auto from = roundFor(league, round);
    if (!from) return tl::unexpected(from.error());
    const Entrant& entrant = league.entrant(id);
    if (isOutFrom(league, entrant, *from))
        return refuse("not-entered", entrant.name + " does not play " +
                                         (league.isLadder() ? "on the ladder"
                                                            : "from round " + std::to_string(*from) + " on") +
                                         " as it is.");
    for (int number = league.nextRound() - 1; number >= *from && !league.isLadder(); --number) {
        const Table* table = league.round(number)->tableOf(id);
        if ((table != nullptr && table->outcome) || league.round(number)->hasBye(id))
            return refuse(
                "round-played",
                entrant.name + (table == nullptr ? " had the bye of round " : " has played round ") +
                    std::to_string(number) + ". Drop from round " + std::to_string(number + 1) + ".");
    }
    return Dropped{id, *from};
}

Expected<Told> tell(const League& league, int round, int table, const Outcome& outcome) {
    const Table* at = league.table(round, table);
    if (at == nullptr && league.isLadder())
        return refuse("unknown-table", "No game on the ladder has the number " + std::to_string(table) + ".");
    if (league.round(round) == nullptr)
        return refuse("unknown-table", "Round " + std::to_string(round) + " has not been paired.");
    if (at == nullptr)
        return refuse("unknown-table", "Round " + std::to_string(round) + " has no table " +
                                           std::to_string(table) + ": it has " +
                                           std::to_string(league.round(round)->tables.size()) + ".");
    if (outcome.winner != 0 && outcome.winner != at->a && outcome.winner != at->b)
        return refuse("not-at-table", league.entrant(outcome.winner).name + " does not play at table " +
                                          std::to_string(table) + ": " + league.entrant(at->a).name +
                                          " and " + league.entrant(at->b).name + " do.");
    return Told{round, table, outcome};
}

Expected<Challenged> challenge(const League& league, EntrantId a, EntrantId b, const Outcome& outcome) {
    if (!league.isLadder())
        return refuse("not-a-ladder",
                      "The league has rounds: tell the result of a table with --round and --table.");
    if (a == b) return refuse("bad-result", "Nobody plays against themselves.");
    for (const EntrantId id : {a, b})
        if (!isOnLadder(league, id))
            return refuse("not-entered", league.entrant(id).name + " is not on the ladder any more.");
    if (outcome.winner != 0 && outcome.winner != a && outcome.winner != b)
        return refuse("not-at-table", league.entrant(outcome.winner).name + " did not play in this game.");
    return Challenged{a, b, outcome};
}

}  // namespace adjutant::league
