// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_keeper.hpp"

#include <nlohmann/json.hpp>

#include "rules_build.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

bool isOver(const std::string& summary) { return json::parse(summary).value("over", false); }

}  // namespace

GameKeeper::GameKeeper(db::CampaignFile& file, std::string campaign, std::string game)
    : file_(file), campaign_(std::move(campaign)), game_(std::move(game)) {
    const auto campaignFound = file_.findCampaign(campaign_);
    if (!campaignFound) return;
    if (const auto found = file_.findGame(campaignFound->id, game_)) journal_ = file_.journal(found->id);
}

std::optional<GameKeeper::Stored> GameKeeper::stored() const {
    if (!journal_ || journal_->size() == 0) return {};
    return Stored{file_.game(journal_->game()).system, journal_->entries(), journal_->states(rulesBuild)};
}

std::optional<db::GameId> GameKeeper::id() const {
    return journal_ ? std::optional(journal_->game()) : std::nullopt;
}

void GameKeeper::keep(const EntryText& entry, const Beside& beside) {
    const std::string summary = summaryOf(entry, beside.standing);
    const db::Beside kept{summary, isOver(summary), beside.state, rulesBuild};
    journal_ ? journal_->append(entry, kept) : begin(entry, kept);
}

void GameKeeper::begin(const EntryText& entry, const db::Beside& beside) {
    std::optional<db::GameId> made;
    file_.atomically([&] {
        const auto found = file_.findCampaign(campaign_);
        const db::CampaignId campaign = found ? found->id : file_.addCampaign(campaign_, entry.at);
        made = file_.addGame(campaign, game_, json::parse(beside.summary).at("system").get<std::string>(),
                             entry.at);
        file_.journal(*made).append(entry, beside);
    });
    journal_ = file_.journal(*made);
}

std::string summaryOf(const EntryText& entry, const std::string& standing) {
    json summary = json::parse(standing);
    const json events = json::parse(entry.events);
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (const std::string say = event->value("say", ""); !say.empty()) {
            summary["say"] = say;
            break;
        }
    }
    return summary.dump();
}

}  // namespace adjutant::companion
