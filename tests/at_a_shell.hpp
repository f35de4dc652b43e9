// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign|league|chronicle …` without a process of its own.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/chronicle_command.hpp"
#include "companion/cli/league_command.hpp"

namespace adjutant::cli {

struct ShellAnswer {
    int status = 0;
    std::string out, errors;

    [[nodiscard]] nlohmann::json object() const { return nlohmann::json::parse(out); }
    [[nodiscard]] std::vector<nlohmann::json> lines() const {
        std::vector<nlohmann::json> read;
        std::istringstream text(out);
        for (std::string line; std::getline(text, line);) read.push_back(nlohmann::json::parse(line));
        return read;
    }
    /// Of the refusal; empty where there is none.
    [[nodiscard]] std::string code() const {
        return status == 0 ? "" : object().value("/error/code"_json_pointer, "");
    }
};

/// What it answers to these words.
inline ShellAnswer atAShell(std::vector<std::string> words) {
    std::ostringstream out, errors;
    CLI::App app;
    addCampaignCommands(app, out, errors);
    addLeagueCommands(app, out, errors);
    addChronicleCommands(app, out, errors);
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

/// The same of `campaign`.
inline ShellAnswer campaignAtAShell(std::vector<std::string> words) {
    words.insert(words.begin(), "campaign");
    return atAShell(std::move(words));
}

/// Put in behind the command and its word, such as `league enter`.
inline ShellAnswer atAShellOf(const std::string& file, const std::string& campaign,
                              std::vector<std::string> words) {
    words.insert(words.begin() + 2, {"--file", file, "--campaign", campaign});
    return atAShell(std::move(words));
}

}  // namespace adjutant::cli
