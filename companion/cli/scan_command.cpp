// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "companion/cli/commands.hpp"
#include "scanner/scan_files.hpp"

namespace adjutant::cli {

void addScanCommand(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("scan", "Read the codes in pictures or in a film");
    auto request = std::make_shared<scanner::ScanRequest>();
    command->add_option("images", request->pictures, "Pictures to read")->type_name("IMAGE");
    command->add_option("--video", request->film, "A film of which every frame is read")->type_name("FILE");
    command->add_option("--jobs", request->jobs, "Pictures read at the same time; 0 for one a processor")
        ->check(CLI::Range(0, 64))
        ->capture_default_str();
    command->footer(
        "Prints one line of JSON for each picture or frame.\n"
        "Exit status: 0 when all was read, 1 when something was not.");
    command->callback([request, &status] {
        if (request->pictures.empty() && request->film.empty()) {
            throw CLI::RequiredError("At least one picture or --video");
        }
        status = scanner::scanFiles(*request, std::cout, std::cerr);
    });
}

}  // namespace adjutant::cli
