// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/backups_desk.hpp"

#include <QLocale>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/moments.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/upkeep/upkeep_desks.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int afterAnAct = 2000;  // milliseconds

/// "Sumter: 12 games, the last one The ford, yesterday 22:41", a line for each campaign.
QString holdings(const db::CampaignFile& file) {
    QStringList lines;
    for (const db::Campaign& campaign : file.campaigns()) {
        const auto games = file.games(campaign.id);
        QString line = BackupsDesk::tr("%1: %n games", "", static_cast<int>(games.size()))
                           .arg(QString::fromStdString(campaign.name));
        if (!games.empty())
            line += BackupsDesk::tr(", played last: %1, %2")
                        .arg(QString::fromStdString(games.front().name), whenWas(games.front().changed));
        lines << line;
    }
    return lines.isEmpty() ? BackupsDesk::tr("no campaign yet") : lines.join(QLatin1Char('\n'));
}

}  // namespace

BackupsDesk::BackupsDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent), campaigns_(campaigns), table_(table), rows_({"when", "size"}) {
    due_.setSingleShot(true);
    due_.setInterval(afterAnAct);
    connect(&due_, &QTimer::timeout, this, &BackupsDesk::played);
    connect(&campaigns_, &CampaignsController::fileChanged, this, &BackupsDesk::refresh);
    connect(&table_, &TableController::openChanged, this, &BackupsDesk::watch);
    // An act is told first, and what came of it after that.
    connect(&table_.log(), &GameLog::journalChanged, this, &BackupsDesk::hear);
    connect(&table_.standing(), &TableStanding::verdictChanged, this, &BackupsDesk::hear);
}

BackupsDesk* BackupsDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &UpkeepDesks::of(engine).backups();
}

/// Of each game that is opened: when it is over, and after each hour. What was due when it is closed is made
/// then.
void BackupsDesk::watch() {
    if (due_.isActive()) played();
    keeper_.reset();
    if (!table_.isOpen() || campaigns_.open() == nullptr) return;
    over_ = table_.standing().isOver();
    keeper_.emplace(*campaigns_.open(), utcNow(), over_);
}

void BackupsDesk::hear() {
    if (!keeper_ || !table_.isOpen()) return;
    over_ = table_.standing().isOver();
    due_.start();
}

void BackupsDesk::played() {
    due_.stop();
    if (!keeper_) return;
    guarded(this, [&] { return keeper_->played(over_, utcNow()).has_value(); });
}

void BackupsDesk::refresh() {
    json rows = json::array();
    guarded(this, [&] {
        const QString path = campaigns_.fileWanted();
        if (path.isEmpty()) return true;
        for (const db::KeptBackup& backup : db::backupsOf(path.toStdString()))
            rows.push_back(
                {{"id", std::to_string(backup.number)},
                 {"when", whenWas(backup.at).toStdString()},
                 {"size", QLocale().formattedDataSize(static_cast<qint64>(backup.bytes)).toStdString()}});
        return true;
    });
    rows_.setRows(rows);
}

std::optional<db::KeptBackup> BackupsDesk::chosen() const {
    for (const db::KeptBackup& backup : db::backupsOf(campaigns_.fileWanted().toStdString()))
        if (backup.number == number_) return backup;
    return {};
}

bool BackupsDesk::look(const QString& id) {
    number_ = id.toLongLong();
    const bool read = guarded(this, [&] {
        const auto backup = chosen();
        if (!backup) return false;
        held_ = holdings(db::CampaignFile::openToRead(backup->path));
        title_ = tr("The backup of %1").arg(whenWas(backup->at));
        now_ = campaigns_.open() != nullptr ? holdings(*campaigns_.open()) : campaigns_.problem();
        return true;
    });
    emit changed();
    return read;
}

bool BackupsDesk::restore() {
    const auto backup = chosen();
    if (!backup) return false;
    const bool done = campaigns_.replaceFile(
        [&](const std::filesystem::path& path) { db::restoreBackup(path, *backup, utcNow()); });
    refresh();
    if (done) emit told(tr("Restored. What was there before is kept as a backup, too."));
    return done;
}

bool BackupsDesk::make() {
    const bool made = guarded(this, [&] {
        return campaigns_.open() != nullptr && db::keepBackup(*campaigns_.open(), utcNow()).has_value();
    });
    refresh();
    return made;
}

}  // namespace adjutant::companion
