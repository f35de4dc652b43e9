// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "companion/cli/commands.hpp"
#include "companion/cli/referee.hpp"

namespace adjutant::cli {

void addRefereeCommand(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("referee", "Answer requests, one line of JSON each");
    auto request = std::make_shared<RefereeRequest>();
    auto* file =
        command->add_option("--file", request->file, "Campaign file to keep the game in; made when absent");
    auto* campaign =
        command->add_option("--campaign", request->campaign, "Name of the campaign; made when absent");
    auto* game = command->add_option("--game", request->game, "Name of the game; resumed when present");
    // An empty name is a variable that was not set: a game must not be kept in memory by mistake.
    const auto named = [](const std::string& text) {
        return std::string(text.empty() ? "a name is needed" : "");
    };
    for (auto* option : {file, campaign, game}) option->check(named);
    file->needs(campaign, game);
    campaign->needs(file);
    game->needs(file);
    command
        ->add_flag("--take-over", request->takeOver,
                   "In a club: go on with a game that another table writes, when that table is lost")
        ->needs(game);
    const auto seats = std::make_shared<std::vector<std::string>>();
    command
        ->add_option("--seat", *seats,
                     "SIDE=NAME: who plays a side of a game that is started; once for each side")
        ->check([](const std::string& text) {
            const auto equals = text.find('=');
            const bool both = equals != std::string::npos && equals > 0 && equals + 1 < text.size();
            return std::string(both ? "" : "it is SIDE=NAME, such as french=Boris");
        });
    command->footer(
        "Without --file the game is kept in memory only.\n"
        "Exit status: 0 at the end of the input, 1 when an answer could not be written, 2 when the file\n"
        "cannot be used.");
    command->callback([request, seats, &status] {
        for (const std::string& seat : *seats) {
            const auto equals = seat.find('=');
            request->seats.emplace_back(seat.substr(0, equals), seat.substr(equals + 1));
        }
        std::ios::sync_with_stdio(false);
        request->watchesSignals = true;
        request->backsUp = true;
        status = referee(*request, std::cin, std::cout, std::cerr);
    });
}

}  // namespace adjutant::cli
