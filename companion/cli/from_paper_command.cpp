// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign from-paper`: a game out of the codes that `print state` put on paper.
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"
#include "companion/doors/state_codes.hpp"
#include "companion/game_keeper.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli::answers {
namespace {

int fromPaper(const Answering& with) {
    const Asked& asked = with.asked;
    if (asked.campaign.empty())
        throw Refused("bad-request", "Name the campaign of the game with --campaign.");
    const auto acts = companion::actsOfCodes(db::loadText(asked.text, db::largestDocument));
    auto file = db::CampaignFile::open(asked.file);
    nlohmann::ordered_json answer{{"ok", true}};
    companion::GameKeeper keeper(file, asked.campaign, asked.game);
    if (keeper.stored())
        throw Refused("game-exists",
                      "There is a game '" + asked.game + "' already. Nothing was changed. Name another.");
    Table table(Environment{
        .now = companion::utcNow, .seed = companion::randomSeed, .sink = &keeper, .oneGame = true});
    for (const nlohmann::json& act : acts) {
        const nlohmann::json reply = table.answer(act);
        if (!reply.value("ok", false))
            throw Refused(reply.value("/error/code"_json_pointer, "refused"),
                          reply.value("/error/message"_json_pointer, "The state cannot be brought back."));
    }
    answer.update({{"campaign", asked.campaign}, {"game", asked.game}, {"acts", acts.size()}});
    with.out << lineOf(answer);
    return 0;
}

}  // namespace

void addFromPaper(Commands& commands) {
    const auto [command, asked] = commands.add(
        "from-paper", "Bring a game back from the codes that `print state` put on paper", fromPaper);
    command
        ->add_option("codes", asked->text, "File with the codes, a line each, or with what `scan` answered")
        ->required();
    command->add_option("--game", asked->game, "Name of the new game")->required();
}

}  // namespace adjutant::cli::answers
