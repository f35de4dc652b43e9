// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_results.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/game_keeper.hpp"

namespace adjutant::companion {
namespace {

/// All sides, also of a game in which nobody is named and that goes on.
db::Result resultAt(const Table& table) {
    const nlohmann::json reply = table.game()->ask({{"ask", "result"}});
    return resultIn(nlohmann::json{{"result", reply.at("result")}}.dump());
}

}  // namespace

std::unique_ptr<Table> foldedAnew(const db::CampaignFile& file, const db::Game& game) {
    auto table = std::make_unique<Table>(Surroundings{.now = [] { return std::string(); },
                                                      .seed = [] { return std::uint64_t{0}; }});
    table->resume(game.system, file.journal(game.id).entries());
    return table;
}

db::Result resultOf(const db::CampaignFile& file, const db::Game& game) {
    if (game.acts == 0) return {};
    db::Result result = resultAt(*foldedAnew(file, game));
    const db::Result kept = file.result(game.id);
    for (db::SideResult& side : result.sides) {
        if (side.person.empty()) continue;
        const auto row = std::ranges::find(kept.sides, side.side, &db::SideResult::side);
        const auto people = file.personsCalled(game.campaign, side.person);
        const bool renamed = row != kept.sides.end() && !row->who.empty();
        if (renamed) {
            side.person = row->person;
            side.who = row->who;
        } else if (!people.empty()) {
            side.who = db::shownId(people.front().id);
        }
    }
    return result;
}

void tellResult(db::CampaignFile& file, const db::Game& game) {
    if (game.acts == 0) return;
    GameKeeper(file, file.campaign(game.campaign).name, game.name)
        .tell(foldedAnew(file, game)->game()->standing());
}

}  // namespace adjutant::companion
