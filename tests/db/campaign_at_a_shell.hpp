// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign …` without a process of its own.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "companion/cli/campaign_command.hpp"

namespace adjutant::cli {

struct ShellAnswer {
    int status = 0;
    std::string out;
    std::string errors;
};

/// What it answers to these words.
inline ShellAnswer campaignAtAShell(std::vector<std::string> words) {
    std::ostringstream out;
    std::ostringstream errors;
    CLI::App app;
    addCampaignCommands(app, out, errors);
    words.insert(words.begin(), "campaign");
    std::reverse(words.begin(), words.end());
    int status = 0;
    try {
        app.parse(words);
    } catch (const CLI::RuntimeError& error) {
        status = error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        status = app.exit(error, out, errors) == 0 ? 0 : 2;
    }
    return {status, out.str(), errors.str()};
}

}  // namespace adjutant::cli
