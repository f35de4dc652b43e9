// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli club` and its referee, as they are called at a shell.
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "companion/cli/club_command.hpp"
#include "companion/cli/referee.hpp"
#include "companion/cli/seats_command.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {

class Commands : public Club {
  protected:
    struct Answer {
        int status = 0;
        std::string out, errors;
        [[nodiscard]] nlohmann::json object() const { return nlohmann::json::parse(out); }
    };
    static Answer run(const std::vector<std::string>& words) {
        return answerOf([](auto&... to) { cli::addClubCommands(to...); }, "club", words);
    }
    static Answer ofSeats(const std::vector<std::string>& words) {
        return answerOf([](auto&... to) { cli::addSeatCommands(to...); }, nullptr, words);
    }
    template <class Adding>
    static Answer answerOf(Adding add, const char* command, const std::vector<std::string>& words) {
        std::ostringstream out, errors;
        CLI::App app;
        add(app, out, errors);
        Answer answer;
        std::vector<std::string> reversed(words.rbegin(), words.rend());
        if (command != nullptr) reversed.emplace_back(command);
        try {
            app.parse(reversed);
        } catch (const CLI::RuntimeError& error) {
            answer.status = error.get_exit_code();
        }
        answer.out = out.str();
        answer.errors = errors.str();
        return answer;
    }
    [[nodiscard]] std::string file(int number) const { return tablet(number).string(); }
    Answer referee(int number, const std::string& game, const std::string& lines,
                   bool takeOver = false) const {
        std::istringstream in(lines);
        std::ostringstream out, errors;
        const int status =
            cli::referee({.file = file(number), .campaign = "Sumter", .game = game, .takeOver = takeOver}, in,
                         out, errors);
        return {status, out.str(), errors.str()};
    }
    static constexpr const char* start = R"({"do":"start","system":"hex-acw","seed":7})";
    static constexpr const char* note = R"({"do":"note","text":"tea"})";
};

}  // namespace adjutant::club
