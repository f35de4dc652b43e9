// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/game_keeper.hpp"
#include "db/campaign_file.hpp"
#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/faults/faults.hpp"

namespace adjutant::faults {

using nlohmann::json;

void playInto(const std::filesystem::path& path, int acts) {
    auto file = db::CampaignFile::open(path);
    companion::GameKeeper keeper(file, "Club", "Thursday");
    Table table({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                 .seed = [] { return std::uint64_t{1}; },
                 .sink = &keeper,
                 .oneGame = true});
    json reply = table.answer(
        json{{"do", "start"}, {"system", "life-1861"}, {"seed", 7}, {"seats", {{"soldier", "Ann"}}}});
    tests::RandomPlayer player(7);
    for (int act = 0; act < acts && reply.value("ok", false); ++act) {
        json next = player.choose(table.answer(json{{"ask", "actions"}}));
        if (next.is_null()) next = json{{"do", "note"}, {"text", "over"}};
        reply = table.answer(next);
    }
    if (!reply.value("ok", false)) throw std::runtime_error("the evening was refused: " + reply.dump());
    const auto campaign = file.campaigns().at(0).id;
    file.bindTag(campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
    file.saveDocument(campaign, {"map", "River", "{}"});
}

}  // namespace adjutant::faults
