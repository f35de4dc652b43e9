// SPDX-License-Identifier: GPL-3.0-or-later
// What the campaign gives out: the zip, the table of results, a game for BG Stats.
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/doors/bg_stats.hpp"
#include "companion/doors/campaign_zip.hpp"
#include "companion/doors/results_table.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

db::CampaignId campaignToTell(CampaignsController& campaigns) {
    if (campaigns.open() == nullptr) throw std::runtime_error(campaigns.problem().toStdString());
    const auto campaign = campaigns.campaignId();
    if (!campaign)
        throw std::runtime_error(DoorsDesk::tr("There is nothing in the campaign yet.").toStdString());
    return *campaign;
}

db::Game gameToTell(CampaignsController& campaigns, const QString& id) {
    if (campaigns.open() == nullptr) throw std::runtime_error(campaigns.problem().toStdString());
    return campaigns.open()->game(db::GameId{id.toLongLong()});
}

}  // namespace

/// Nothing is written over: of a name that is taken the file gets a number.
QString DoorsDesk::write(const QString& name, const QString& ending, const QString& folder,
                         const std::string& bytes) {
    QString path = freeFileFor(name, ending, folder);
    db::saveText(path.toStdString(), bytes);
    emit written(path);
    return path;
}

QString DoorsDesk::writeZip(const QString& folder) {
    QString path;
    guarded(this, [&] {
        const CampaignZip zip = zipOf(*campaigns_.open(), campaignToTell(campaigns_));
        path = write(campaigns_.campaign(), QStringLiteral(".zip"), folder, zip.bytes);
        return true;
    });
    return path;
}

QString DoorsDesk::writeResults(const QString& folder) {
    QString path;
    guarded(this, [&] {
        const db::CampaignId campaign = campaignToTell(campaigns_);
        const db::CampaignFile& file = *campaigns_.open();
        path = write(tr("Results of %1").arg(campaigns_.campaign()), QStringLiteral(".csv"), folder,
                     resultsTable(playedGames(file, campaign), file.plays(campaign)));
        return true;
    });
    return path;
}

QString DoorsDesk::writePlay(const QString& id, const QString& folder) {
    QString path;
    guarded(this, [&] {
        const db::Game game = gameToTell(campaigns_, id);
        const auto play = bgStatsPlay(*campaigns_.open(), game);
        path = write(tr("%1 for BG Stats").arg(QString::fromStdString(game.name)), QStringLiteral(".json"),
                     folder, play.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
        return true;
    });
    return path;
}

QString DoorsDesk::linkOf(const QString& id) {
    QString link;
    guarded(this, [&] {
        const auto play = bgStatsPlay(*campaigns_.open(), gameToTell(campaigns_, id));
        link = QString::fromStdString(bgStatsLink(play));
        return true;
    });
    return link;
}

}  // namespace adjutant::companion
