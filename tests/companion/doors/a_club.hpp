// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign file that was played at a shell, for the tests of the doors.
#pragma once

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/league_command.hpp"
#include "companion/cli/referee.hpp"
#include "db/campaign_file.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::companion {

using AtAShell = cli::ShellAnswer;

class AClub : public testing::Test {
  protected:
    using Seats = std::vector<std::pair<std::string, std::string>>;

    /// `campaign WORD … --file F --campaign Club`
    [[nodiscard]] AtAShell campaign(std::vector<std::string> words) const {
        words.insert(words.begin(), "campaign");
        return cli::atAShellOf(folder.file().string(), "Club", std::move(words));
    }
    [[nodiscard]] AtAShell league(std::vector<std::string> words) const {
        words.insert(words.begin(), "league");
        return cli::atAShellOf(folder.file().string(), "Club", std::move(words));
    }
    void play(const std::string& game, const std::string& lines, Seats seats = {}) const {
        std::istringstream in(lines);
        std::ostringstream out;
        std::ostringstream errors;
        ASSERT_EQ(cli::referee({folder.file(), "Club", game, std::move(seats)}, in, out, errors), 0)
            << errors.str();
    }
    /// A game with names that would run, a league, a board and a roster.
    void playAll() const {
        play("../x",
             start + R"({"do":"draw"})"
                     "\n"
                     R"({"do":"note","text":"=1+1"})"
                     "\n"
                     R"({"do":"undo"})"
                     "\n",
             {{"union", "=1+1"}, {"confederate", "<script>alert(1)</script>"}});
        play("First evening",
             start + R"({"do":"end","reason":"late","winners":["union"]})"
                     "\n",
             {{"union", "Ann"}, {"confederate", "Bob"}});
        {
            db::CampaignFile file = db::CampaignFile::open(folder.file());
            const auto club = file.campaigns().at(0).id;
            for (const char* kind : {"board", "roster"}) file.saveDocument(club, {kind, "../../x", "{}"});
            file.bindTag(club, {"A1/T/7K3M9QX2", "piece", "s1"});
        }
        db::writeBytes(at("R.json"), R"({"kind":"swiss","rounds":3,"seed":7})");
        ASSERT_EQ(league({"create", "--rules", at("R.json")}).status, 0);
        for (const char* name : {"Ann", "Bob", "=1+1", "Zoe"})
            ASSERT_EQ(league({"enter", "--person", name}).status, 0);
        ASSERT_EQ(league({"pair", "--round", "1"}).status, 0);
        ASSERT_EQ(league({"result", "--round", "1", "--table", "1", "--draw", "--score", "2", "2"}).status,
                  0);
    }
    [[nodiscard]] std::string at(const std::string& name) const { return folder.path() / name; }

    db::TemporaryFolder folder;
    const std::string start = R"({"do":"start","system":"hex-acw","seed":1})"
                              "\n";
};

}  // namespace adjutant::companion
