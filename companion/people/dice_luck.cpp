// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/dice_luck.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "companion/doors/actors.hpp"
#include "companion/game_results.hpp"
#include "companion/report/dice_tally.hpp"
#include "companion/session.hpp"
#include "db/line_of_play.hpp"

namespace adjutant::companion {

namespace {

std::string personAt(const db::Result& result, const std::string& side) {
    for (const db::SideResult& one : result.sides)
        if (one.side == side) return one.person;
    return {};
}

}  // namespace

void DiceLuck::add(const db::CampaignFile& file, const db::Game& game, const std::string& person) {
    const auto table = foldedAnew(file, game);
    const db::Result result = resultOf(file, game, *table);
    const auto actors = actorsOf(*table, result);
    const auto& entries = table->game()->journal().entries();
    const auto leftOut = db::lineOfPlay(entries).leftOut;
    const std::set<std::int64_t> undone(leftOut.begin(), leftOut.end());
    report::DiceCount count;
    for (const EntryText& entry : entries) {
        const auto actor = actors.find(entry.seq);
        if (actor == actors.end() || undone.contains(entry.seq)) continue;
        for (const nlohmann::json& roll : Session::rollsOf(entry)) {
            // A roll may be another side's than the act is: whoever defends.
            const std::string side = roll.value("who", actor->second.side);
            const bool acts = side == actor->second.side;
            if ((acts ? actor->second.person : personAt(result, side)) == person) count.add(roll);
        }
    }
    for (const report::DiceTally& tally : count.tallies()) {
        if (tally.expectedMean == 0) continue;  // coins have no pips
        const auto thrown = static_cast<double>(tally.thrown);
        const auto sides = static_cast<double>(tally.faces.size());
        dice_ += tally.thrown;
        above_ += (tally.mean - tally.expectedMean) * thrown;
        variance_ += thrown * (sides * sides - 1) / 12;
    }
}

double DiceLuck::error() const { return std::sqrt(variance_); }

}  // namespace adjutant::companion
