// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant-cli. The commands that need Qt are in a program of their own beside it, because loading Qt takes
// longer than most games' whole answer; their names are passed on.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string_view>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/chronicle_command.hpp"
#include "companion/cli/club_command.hpp"
#include "companion/cli/commands.hpp"
#include "companion/cli/league_command.hpp"
#include "companion/cli/program.hpp"
#include "companion/cli/terminal_text.hpp"

namespace {

struct PassedOn {
    const char* name;
    const char* what;
};
constexpr std::array passedOn{PassedOn{"scan", "Read the codes in pictures or in a film"},
                              PassedOn{"print", "Make sheets of cards, tags or places to print"}};

bool isPassedOn(std::string_view name) {
    for (const PassedOn& command : passedOn) {
        if (name == command.name) return true;
    }
    return false;
}

/// `campaign report` on paper.
bool isReportOnPaper(int argc, char** argv) {
    if (argc < 3 || std::string_view(argv[1]) != "campaign" || std::string_view(argv[2]) != "report")
        return false;
    for (int i = 3; i < argc; ++i) {
        const std::string_view word(argv[i]);
        if (word == "pdf" || word == "--format=pdf" || word.ends_with(".pdf")) return true;
    }
    return false;
}

int passOn(char** argv) {
    std::error_code failure;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", failure);
    const auto program = self.parent_path() / "adjutant-cli-qt";
    execv(program.c_str(), argv);
    std::cerr << adjutant::cli::forTerminal(program.string())
              << " could not be started: " << std::strerror(errno) << ".\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    if ((argc > 1 && isPassedOn(argv[1])) || isReportOnPaper(argc, argv)) return passOn(argv);
    return adjutant::cli::runProgram(argc, argv, [](CLI::App& app, int& status) {
        adjutant::cli::addRefereeCommand(app, status);
        adjutant::cli::addCampaignCommands(app);
        adjutant::cli::addLeagueCommands(app);
        adjutant::cli::addChronicleCommands(app);
        adjutant::cli::addClubCommands(app);
        for (const PassedOn& command : passedOn) app.add_subcommand(command.name, command.what);
    });
}
