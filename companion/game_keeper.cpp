// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_keeper.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules_build.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

bool isOver(const std::string& summary) { return json::parse(summary).value("over", false); }

db::SideResult sideIn(const json& told) {
    const json score = told.value("score", json());
    return {.side = told.at("side"),
            .name = told.at("name"),
            .person = told.at("person"),
            .who = told.value("who", ""),
            .outcome = told.at("outcome"),
            .score = score.is_number_integer() ? std::optional(score.get<std::int64_t>()) : std::nullopt};
}

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

std::string GameKeeper::name() const { return journal_ ? file_.game(journal_->game()).name : game_; }

std::vector<EntryText> GameKeeper::after(Seq seq) {
    if (!journal_) return {};
    journal_ = file_.journal(journal_->game());
    if (journal_->size() <= seq) return {};
    told_.reset();
    return journal_->entriesFrom(seq + 1);
}

void GameKeeper::turnTo(db::GameId game) {
    journal_ = file_.journal(game);
    told_.reset();
    game_ = file_.game(game).name;
}

void GameKeeper::append(const EntryText& entry, const EntryMetadata& metadata) {
    const std::string summary = summaryOf(entry, metadata.standing);
    db::EntryExtras extras{summary, isOver(summary), metadata.state, rulesBuild, resultIn(metadata.standing)};
    if (extras.result == told_) extras.result.reset();
    journal_ ? journal_->append(entry, extras) : begin(entry, extras);
    if (extras.result) told_ = std::move(extras.result);
}

void GameKeeper::tell(const std::string& standing) {
    if (!journal_) return;
    const db::Result result = resultIn(standing);
    const db::Result there = file_.result(journal_->game());
    told_ = result;
    if (!isTold(result, there)) file_.setResult(journal_->game(), result);
}

void GameKeeper::begin(const EntryText& entry, const db::EntryExtras& extras) {
    std::optional<db::GameId> made;
    file_.atomically([&] {
        const auto found = file_.findCampaign(campaign_);
        const db::CampaignId campaign = found ? found->id : file_.addCampaign(campaign_, entry.at);
        made = file_.addGame(campaign, game_, json::parse(extras.summary).at("system").get<std::string>(),
                             entry.at, file_.lastPlace(campaign));
        file_.journal(*made).append(entry, extras);
    });
    journal_ = file_.journal(*made);
}

bool isTold(const db::Result& result, const db::Result& there) {
    const auto same = [](const db::SideResult& a, const db::SideResult& b) {
        return a.side == b.side && a.outcome == b.outcome && a.score == b.score &&
               a.person.empty() == b.person.empty();
    };
    return result.by == there.by && result.ended == there.ended &&
           std::ranges::equal(result.sides, there.sides, same);
}

db::Result resultIn(const std::string& standing) {
    const json told = json::parse(standing).value("result", json());
    db::Result result;
    if (!told.is_object()) return result;
    const json ended = told.value("ended", json());
    result.by = told.at("by");
    result.ended = ended.is_string() ? ended.get<std::string>() : "";
    for (const json& side : told.at("sides")) result.sides.push_back(sideIn(side));
    return result;
}

std::string summaryOf(const EntryText& entry, const std::string& standing) {
    json summary = json::parse(standing);
    summary.erase("result");
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
