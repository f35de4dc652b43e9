// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/round_robin.hpp"

#include <algorithm>
#include <set>

#include "league/draw.hpp"
#include "league/matching.hpp"
#include "league/pairing.hpp"

namespace adjutant::league {
namespace {

using Pair = std::pair<EntrantId, EntrantId>;
constexpr EntrantId nobody = 0;

Pair ordered(EntrantId a, EntrantId b) { return {std::min(a, b), std::max(a, b)}; }

/// In the season of that round: each season goes once around.
std::set<Pair> pairedBefore(const League& league, int began) {
    std::set<Pair> met;
    for (int number = began; league.round(number) != nullptr; ++number)
        for (const Table& table : league.round(number)->tables) met.insert(ordered(table.a, table.b));
    return met;
}

/// Those who began the season, in the order of the seed, with nobody as the last of an odd number.
std::vector<EntrantId> circleOf(const League& league, int began) {
    std::vector<EntrantId> circle;
    if (const Round* first = league.round(began)) {
        for (const Table& table : first->tables) circle.insert(circle.end(), {table.a, table.b});
        circle.insert(circle.end(), first->byes.begin(), first->byes.end());
    } else {
        circle = playersOf(league, began);
    }
    std::ranges::sort(circle, {}, [&](EntrantId id) {
        return std::pair(
            drawn(league.rules().seed.value_or(0), {purpose::seating, static_cast<std::uint64_t>(id)}), id);
    });
    if (circle.size() % 2 != 0) circle.push_back(nobody);
    return circle;
}

/// One stays, the others go round by one place a round; those who stand opposite play.
std::vector<Pair> turned(std::vector<EntrantId> circle, int round) {
    const auto turns =
        static_cast<std::ptrdiff_t>(round - 1) % std::max<std::ptrdiff_t>(std::ssize(circle) - 1, 1);
    if (circle.size() > 1) std::rotate(circle.begin() + 1, circle.end() - turns, circle.end());
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < circle.size() / 2; ++i) {
        const Pair facing{circle[i], circle[circle.size() - 1 - i]};
        // Who stays would otherwise always stand first.
        pairs.push_back(i == 0 && round % 2 == 0 ? Pair{facing.second, facing.first} : facing);
    }
    return pairs;
}

/// The circle's round, where it leaves no more out than must be.
std::optional<Paired> byCircle(const League& league, int round, const std::vector<EntrantId>& players,
                               const std::set<Pair>& met) {
    const int began = league.rules().seasonBegan(round);
    const auto circle = circleOf(league, began);
    const auto within = [](const auto& list, EntrantId id) { return std::ranges::count(list, id) > 0; };
    if (!std::ranges::all_of(players, [&](EntrantId id) { return within(circle, id); })) return {};
    Paired paired{round, {}, {}};
    for (const auto& [a, b] : turned(circle, round - began + 1)) {
        const bool aPlays = within(players, a);
        const bool bPlays = within(players, b);
        if (aPlays && bPlays && met.contains(ordered(a, b))) return {};
        if (aPlays && bPlays) paired.tables.emplace_back(a, b);
        if (aPlays != bPlays) paired.byes.push_back(aPlays ? a : b);
    }
    if (paired.byes.size() > players.size() % 2) return {};
    return paired;
}

/// As many tables as there can be, and those play first who have the most games before them. Pairs that sit
/// out are edges that cost.
Paired byMatching(const League& league, int round, const std::vector<EntrantId>& players,
                  const std::set<Pair>& met) {
    std::vector<std::int64_t> left(players.size(), 0);
    const auto may = [&](std::size_t a, std::size_t b) {
        return !met.contains(ordered(players[a], players[b]));
    };
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = 0; b < players.size(); ++b) left[a] += a != b && may(a, b) ? 1 : 0;
    const auto byes = [&](EntrantId id) {
        return std::ranges::count_if(league.rounds(), [&](const Round& one) { return one.hasBye(id); });
    };
    std::vector<Edge> edges;
    for (std::size_t a = 0; a < players.size(); ++a) {
        if (players.size() % 2 != 0)
            edges.push_back({a, players.size(), {0, byes(players[a]), left[a], 0, 0}});
        for (std::size_t b = a + 1; b < players.size(); ++b) {
            const bool plays = may(a, b);
            const auto draw =
                drawn(league.rules().seed.value_or(0),
                      {purpose::pairing, static_cast<std::uint64_t>(round),
                       static_cast<std::uint64_t>(players[a]), static_cast<std::uint64_t>(players[b])});
            edges.push_back({a,
                             b,
                             {plays ? 0 : 1, 0, plays ? 0 : left[a] + left[b], 0,
                              static_cast<std::int64_t>(draw >> 16U)}});
        }
    }
    Paired paired{round, {}, {}};
    for (const auto& [a, b] : leastMatching(players.size() + players.size() % 2, edges)) {
        if (b == players.size())
            paired.byes.push_back(players[a]);
        else if (may(a, b))
            paired.tables.emplace_back(players[a], players[b]);
    }
    return paired;
}

}  // namespace

Expected<Paired> roundRobinPairing(const League& league, int round) {
    const auto players = playersOf(league, round);
    const auto met = pairedBefore(league, league.rules().seasonBegan(round));
    Paired paired{round, {}, {}};
    if (const auto circle = byCircle(league, round, players, met))
        paired = *circle;
    else
        paired = byMatching(league, round, players, met);
    if (paired.tables.empty() && players.size() > 1)
        return refuse("no-pairing", "Round " + std::to_string(round) +
                                        " cannot be paired: everybody who plays it has "
                                        "met everybody.");
    return paired;
}

}  // namespace adjutant::league
