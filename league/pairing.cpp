// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/pairing.hpp"

#include <algorithm>
#include <tuple>

#include "league/draw.hpp"
#include "league/round_robin.hpp"
#include "league/tally.hpp"

namespace adjutant::league {
namespace {

/// Points in thousandths: rules have no finer ones.
std::int64_t thousandths(const Fraction& points) {
    const Fraction scaled = points * 1000;
    return scaled.get_num().get_si();
}

/// Enough that no two pairings draw the same sum, and little enough that sums stay exact.
std::int64_t drawOf(const League& league, int round, EntrantId a, EntrantId b) {
    constexpr unsigned kept = 48;
    const auto word = [](int number) { return static_cast<std::uint64_t>(number); };
    const std::uint64_t bits =
        drawn(league.rules().seed.value_or(0),
              {purpose::pairing, word(round), word(std::min(a, b)), word(std::max(a, b))});
    return static_cast<std::int64_t>(bits >> (64U - kept));
}

std::optional<Refusal> whyNot(const League& league, int round) {
    if (league.isLadder()) return Refusal{"no-rounds", "A ladder has no rounds: nobody is paired."};
    const auto last = league.rules().rounds;
    if (round < 1 || round > last.value_or(maxRounds))
        return Refusal{"bad-round", "The league has no round " + std::to_string(round) +
                                        ": its rounds are 1 to " + std::to_string(last.value_or(maxRounds)) +
                                        "."};
    for (int before = 1; before < round && before < league.nextRound(); ++before) {
        const auto& tables = league.round(before)->tables;
        for (std::size_t i = 0; i < tables.size(); ++i)
            if (!tables[i].outcome)
                return Refusal{"round-open", "Round " + std::to_string(before) + " is open: table " +
                                                 std::to_string(i + 1) + " has no result."};
    }
    if (round > league.nextRound())
        return Refusal{"round-open", "Round " + std::to_string(league.nextRound()) + " has not been paired."};
    return {};
}

/// The first table is that of the most points; at a table, who has more of them stands first.
void seat(const League& league, const Tallies& tallies, Paired& paired) {
    const auto placed = [&](EntrantId id) {
        return std::tuple(-thousandths(tallies.of(id).points), -league.entrant(id).lot);
    };
    for (auto& [a, b] : paired.tables)
        if (placed(b) < placed(a)) std::swap(a, b);
    std::ranges::sort(paired.tables, {}, [&](const auto& table) {
        return std::pair(placed(table.first), placed(table.second));
    });
}

}  // namespace

std::vector<EntrantId> playersOf(const League& league, int round) {
    std::vector<EntrantId> players;
    for (const Entrant& entrant : league.entrants())
        if (entrant.plays(round)) players.push_back(entrant.id);
    return players;
}

std::vector<Edge> swissEdges(const League& league, int round, const std::vector<EntrantId>& players) {
    const auto& rules = league.rules();
    const Tallies tallies(league, rules.seasonBegan(round), round - 1);
    std::vector<Edge> edges;
    for (std::size_t a = 0; a < players.size(); ++a) {
        const Tally& mine = tallies.of(players[a]);
        const std::int64_t points = thousandths(mine.points);
        if (players.size() % 2 != 0)
            edges.push_back(
                {a, players.size(), {mine.byes, points, 0, 0, drawOf(league, round, players[a], 0)}});
        for (std::size_t b = a + 1; b < players.size(); ++b) {
            if (rules.avoidRematch && tallies.met(players[a], players[b])) continue;
            const std::int64_t apart = points - thousandths(tallies.of(players[b]).points);
            const std::string& club = league.entrant(players[a]).club;
            const bool mates = rules.avoidClub && !club.empty() && club == league.entrant(players[b]).club;
            edges.push_back(
                {a, b, {0, 0, apart * apart, mates ? 1 : 0, drawOf(league, round, players[a], players[b])}});
        }
    }
    return edges;
}

Expected<Paired> swissPairing(const League& league, int round) {
    const auto players = playersOf(league, round);
    const auto pairs = leastMatching(players.size() + players.size() % 2, swissEdges(league, round, players));
    if (pairs.empty())
        return refuse("no-pairing", "Round " + std::to_string(round) + " cannot be paired: however the " +
                                        std::to_string(players.size()) +
                                        " who play it are paired, two meet again.");
    Paired paired{round, {}, {}};
    for (const auto& [a, b] : pairs)
        b == players.size() ? paired.byes.push_back(players[a])
                            : static_cast<void>(paired.tables.emplace_back(players[a], players[b]));
    seat(league, Tallies(league, league.rules().seasonBegan(round), round - 1), paired);
    return paired;
}

Expected<Paired> pair(const League& league, int number) {
    if (const Round* round = league.round(number); round != nullptr && !league.isLadder()) {
        Paired paired{number, {}, round->byes};
        for (const Table& table : round->tables) paired.tables.emplace_back(table.a, table.b);
        return paired;
    }
    if (const auto why = whyNot(league, number)) return tl::unexpected(*why);
    if (playersOf(league, number).empty())
        return refuse("nobody", "Nobody is entered for round " + std::to_string(number) + ".");
    return league.rules().kind == Kind::roundRobin ? roundRobinPairing(league, number)
                                                   : swissPairing(league, number);
}

}  // namespace adjutant::league
