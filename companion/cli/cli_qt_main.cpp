// SPDX-License-Identifier: GPL-3.0-or-later
// adjutant-cli-qt: the commands of adjutant-cli that need Qt. adjutant-cli starts it.
#include <CLI/CLI.hpp>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/commands.hpp"
#include "companion/cli/print_command.hpp"
#include "companion/cli/program.hpp"
#include "companion/label_distances.hpp"
#include "companion/page_pdf.hpp"
#include "companion/printable_rosters.hpp"
#include "companion/printables.hpp"
#include "engine/games.hpp"

int main(int argc, char** argv) {
    return adjutant::cli::runProgram(argc, argv, [](CLI::App& app, int& status) {
        adjutant::cli::addScanCommand(app, status);
        adjutant::cli::addCampaignCommands(app, [](const adjutant::report::PrintedPage& page) {
            adjutant::cli::provideFonts();
            return adjutant::companion::pdfOf(page);
        });
        CLI::App& print = adjutant::cli::addPrintCommand(
            app, {.system = adjutant::companion::printable,
                  .noSystem = [](const std::string& id) { return adjutant::noSystem(id).text(); },
                  .rosters = adjutant::companion::printableRosters,
                  .readsFrom = adjutant::companion::labelDistances()});
        adjutant::cli::addStatePrint(print);
    });
}
