// SPDX-License-Identifier: GPL-3.0-or-later
// long_games games [--system S] --count N [--seed S] [--acts N]; long_games acts [--system S] --count N. Ends
// with 1 where something did not hold.
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>

#include "tests/long/endless_game.hpp"
#include "tests/long/invariants.hpp"
#include "tests/long/whole_game.hpp"

namespace adjutant::longs {
namespace {

int failed(const std::vector<std::string>& failures) {
    for (const std::string& failure : failures) std::cout << "FAILED: " << failure << '\n';
    return failures.empty() ? 0 : 1;
}

int playGames(const std::string& system, int count, std::uint32_t seed, int mostActs) {
    std::int64_t acts = 0;
    int byRules = 0;
    int longest = 0;
    std::vector<std::string> failures;
    constexpr std::size_t enough = 10;
    int played = 0;
    for (; played < count && failures.size() < enough; ++played) {
        const WholeGame game = playWhole(system, seed + static_cast<std::uint32_t>(played), mostActs);
        acts += game.acts;
        longest = std::max(longest, game.acts);
        if (game.byRules) ++byRules;
        failures.insert(failures.end(), game.failures.begin(), game.failures.end());
    }
    std::cout << system << ": " << played << " games, " << acts << " acts, the longest " << longest << ", "
              << byRules << " decided by the rules before the players agreed; " << failures.size()
              << " failures\n";
    return failed(failures);
}

int playActs(const std::string& system, int count) {
    const Endless game = playEndless(system, count);
    std::cout << std::fixed << std::setprecision(3) << system << ": one game of " << count << " acts\n";
    for (const Quarter& quarter : game.quarters)
        std::cout << "  " << quarter.acts << " acts: median " << quarter.median << " ms, 99 of 100 within "
                  << quarter.slowest1 << " ms, " << std::setprecision(0) << quarter.grown
                  << " bytes of memory an act\n"
                  << std::setprecision(3);
    std::cout << std::setprecision(1) << "  " << game.memory << " MB of memory in the end, a file of "
              << game.file << " MB, opened again in " << game.opening << " ms\n";
    return failed(game.failures);
}

}  // namespace
}  // namespace adjutant::longs

// NOLINTNEXTLINE(bugprone-exception-escape): what nobody expected may end it
int main(int argc, char** argv) {
    using namespace adjutant::longs;
    CLI::App app("Plays long, and looks whether what must hold does");
    app.require_subcommand(1);
    std::string system;
    int count = 20;
    std::uint32_t seed = 1;
    int mostActs = 1500;
    CLI::App* games = app.add_subcommand("games", "Whole random games");
    CLI::App* acts = app.add_subcommand("acts", "One game of very many acts");
    for (CLI::App* mode : {games, acts}) {
        mode->add_option("--system", system, "Of this system; of all when left out")
            ->check(CLI::IsMember(systemsWithInvariants()));
        mode->add_option("--count", count, "How many")->check(CLI::Range(1, 10'000'000));
    }
    games->add_option("--seed", seed, "Of the first game");
    games->add_option("--acts", mostActs, "After so many the players agree on the end");
    CLI11_PARSE(app, argc, argv);
    int status = 0;
    for (const std::string& one : systemsWithInvariants()) {
        if (!system.empty() && one != system) continue;
        status |= games->parsed() ? playGames(one, count, seed, mostActs) : playActs(one, count);
    }
    return status;
}
