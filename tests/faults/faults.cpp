// SPDX-License-Identifier: GPL-3.0-or-later
// faults kills --program CLI --count N --seed S; faults flips --count N --seed S; faults power --every N.
// Ends with 1 where something did not hold.
#include "tests/faults/faults.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

// NOLINTNEXTLINE(bugprone-exception-escape): what nobody expected may end it
int main(int argc, char** argv) {
    using namespace adjutant::faults;
    CLI::App app("Breaks what the campaign file promises to survive");
    app.require_subcommand(1);
    std::string program;
    int count = 20;
    std::uint32_t seed = 1;
    CLI::App* killing = app.add_subcommand("kills", "SIGKILL at random moments");
    killing->add_option("--program", program, "adjutant-cli")->required();
    CLI::App* flipping = app.add_subcommand("flips", "One flipped bit in each copy");
    for (CLI::App* mode : {killing, flipping}) {
        mode->add_option("--count", count, "How often")->check(CLI::Range(1, 1'000'000));
        mode->add_option("--seed", seed, "Where and when");
    }
    int every = 1;
    CLI::App* cutting = app.add_subcommand("power", "Power cuts at every request to the disk");
    cutting->add_option("--every", every, "One of so many moments")->check(CLI::Range(1, 1'000'000));
    CLI11_PARSE(app, argc, argv);
    const Found found = killing->parsed()   ? kills(program, count, seed)
                        : cutting->parsed() ? power(every)
                                            : flips(count, seed);
    std::cout << found.told << '\n';
    for (const std::string& failure : found.failures) std::cout << "FAILED: " << failure << '\n';
    return found.failures.empty() ? 0 : 1;
}
