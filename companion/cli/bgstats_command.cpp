// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign bgstats`.
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/doors/bg_stats.hpp"

namespace adjutant::cli::answers {
namespace {

int bgStats(const Answering& with) {
    const auto file = db::CampaignFile::openToRead(with.asked.file);
    const auto play = companion::bgStatsPlay(file, gameIn(file, with.asked.campaign, with.asked.game));
    with.out << (with.asked.link ? companion::bgStatsLink(play) + "\n" : lineOf(play));
    return 0;
}

}  // namespace

void addBgStats(Commands& commands) {
    const auto [command, asked] = commands.add("bgstats", "Tell a game as a play for BG Stats", bgStats);
    command->add_option("--game", asked->game, "Name of the game; may be left out when there is one");
    command->add_flag("--link", asked->link,
                      "The link that opens the app with the play, instead of the JSON");
}

}  // namespace adjutant::cli::answers
