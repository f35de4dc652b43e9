// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/campaigns_controller.hpp"

#include <QDateTime>
#include <QStandardPaths>
#include <QUrl>
#include <nlohmann/json.hpp>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/option_words.hpp"
#include "companion/bridge/system_look.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/bridge/text_documents.hpp"
#include "db/report.hpp"
#include "db/text_file.hpp"
#include "engine/systems.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QString defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/campaigns.adjutant");
}

QString systemName(const QString& id) {
    const SystemEntry* system = findSystem(id.toStdString());
    return system == nullptr ? id : QString::fromUtf8(system->name);
}

/// "today 22:41", "yesterday 22:41", "3 March".
QString whenWas(const std::string& at) {
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
    if (!moment.isValid()) return QString::fromStdString(at);
    const qint64 days = moment.date().daysTo(QDate::currentDate());
    const QString time = moment.toString(QStringLiteral("HH:mm"));
    if (days == 0) return CampaignsController::tr("today %1").arg(time);
    if (days == 1) return CampaignsController::tr("yesterday %1").arg(time);
    return QLocale().toString(moment.date(), QStringLiteral("d MMMM yyyy"));
}

/// Counters for a picture of the game: what its look file names, or its emblem in the colours of two sides.
json tokensOf(const SystemLook& look) {
    const std::string emblem = look.data().value("emblem", "flag");
    const json plain = {{{"side", "blue"}, {"sign", emblem}}, {{"side", "brick"}, {"sign", emblem}}};
    return look.data().value("tokens", plain);
}

json rowOf(const db::Game& game, const std::string& campaign) {
    const json read = json::parse(game.summary, nullptr, false);
    const json summary = read.is_object() ? read : json::object();
    const QString system = QString::fromStdString(game.system);
    const SystemLook look(system);
    return {{"id", std::to_string(static_cast<std::int64_t>(game.id))},
            {"campaign", campaign},
            {"name", game.name},
            {"system", game.system},
            {"systemName", systemName(system).toStdString()},
            {"round", summary.value("round", 0)},
            {"roundWord", look.data().value("round", "Round")},
            {"phase", look.word(textAt(summary, "phase")).toStdString()},
            {"active", look.word(textAt(summary, "active")).toStdString()},
            {"colour", look.colour(textAt(summary, "active"), json::array()).toStdString()},
            {"sign", look.data().value("emblem", "flag")},
            {"tokens", tokensOf(look)},
            {"say", summary.value("say", "")},
            {"when", whenWas(game.changed).toStdString()},
            {"finished", game.finished},
            {"acts", game.acts}};
}

}  // namespace

CampaignsController::CampaignsController(TableController& table, QObject* parent)
    : QObject(parent),
      table_(table),
      campaign_(tr("My games")),
      games_({"campaign", "name", "system", "systemName", "round", "roundWord", "phase", "active", "colour",
              "sign", "tokens", "say", "when", "finished", "acts"}),
      campaigns_({"name", "games"}) {
    connect(&table_, &TableController::openChanged, this, &CampaignsController::refresh);
}

CampaignsController::~CampaignsController() = default;

CampaignsController* CampaignsController::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).campaigns();
}

bool CampaignsController::openFile(const QString& path) {
    const QString wanted = path.isEmpty() ? defaultFile() : path;
    table_.close();
    file_.reset();
    problem_.clear();
    guarded(
        [&] {
            file_ = db::CampaignFile::open(wanted.toStdString());
            return true;
        },
        [&](const QString& sentence) { problem_ = sentence; });
    refresh();
    emit fileChanged();
    return problem_.isEmpty();
}

QString CampaignsController::file() const {
    return file_ ? QString::fromStdString(file_->path().string()) : QString();
}

void CampaignsController::refresh() {
    json games = json::array();
    json campaigns = json::array();
    guarded(
        [&] {
            if (!file_) return true;
            std::map<db::CampaignId, std::string> names;
            for (const db::Campaign& campaign : file_->campaigns()) {
                names[campaign.id] = campaign.name;
                campaigns.push_back({{"id", campaign.name},
                                     {"name", campaign.name},
                                     {"games", file_->games(campaign.id).size()}});
            }
            for (const db::Game& game : file_->games()) {
                if (game.acts > 0) games.push_back(rowOf(game, names[game.campaign]));
            }
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    games_.setRows(games);
    campaigns_.setRows(campaigns);
    emit gamesChanged();
}

QVariantMap CampaignsController::lastGame() const {
    for (int row = 0; row < games_.count(); ++row) {
        QVariantMap game = games_.at(row);
        if (!game.value("finished").toBool()) return game;
    }
    return {};
}

void CampaignsController::setCampaign(const QString& name) {
    if (name.trimmed().isEmpty() || name == campaign_) return;
    campaign_ = name.trimmed();
    emit campaignChanged();
}

std::optional<db::CampaignId> CampaignsController::campaignId() {
    if (!file_) return {};
    const QString name = table_.isOpen() ? table_.campaignName() : campaign_;
    const auto found = file_->findCampaign(name.toStdString());
    return found ? std::optional(found->id) : std::nullopt;
}

/// "Game 3", as the first that is not taken in this campaign.
QString CampaignsController::freeName(const QString&) {
    const auto campaign = file_->findCampaign(campaign_.toStdString());
    for (int number = 1;; ++number) {
        QString name = tr("Game %1").arg(number);
        if (!campaign || !file_->findGame(campaign->id, name.toStdString())) return name;
    }
}

bool CampaignsController::newGame(const QString& system, const QVariantMap& options, const QString& name) {
    if (!file_) {
        emit failed(problem_);
        return false;
    }
    return guarded(
        [&] {
            const QString game = name.trimmed().isEmpty() ? freeName(system) : name.trimmed();
            const auto campaign = file_->findCampaign(campaign_.toStdString());
            if (campaign && file_->findGame(campaign->id, game.toStdString())) {
                emit failed(tr("%1 has a game of the name %2 already. Give this one another name.")
                                .arg(campaign_, game));
                return false;
            }
            json start{{"do", "start"}, {"system", system.toStdString()}, {"options", toJson(options)}};
            return table_.begin(*file_, campaign_, game, start);
        },
        [this](const QString& sentence) { emit failed(sentence); });
}

bool CampaignsController::resume(const QString& id) {
    const QVariantMap game = games_.find(id);
    if (!file_ || game.isEmpty()) return false;
    campaign_ = game.value("campaign").toString();
    emit campaignChanged();
    return table_.resume(*file_, campaign_, game.value("name").toString());
}

bool CampaignsController::backUpTo(const QUrl& where) {
    return guarded(
        [&] {
            if (!file_) return false;
            file_->backUpTo(where.toLocalFile().toStdString());
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
}

std::optional<db::GameId> CampaignsController::gameAtTable() {
    const auto campaign = campaignId();
    if (!campaign || !table_.isOpen()) return {};
    const auto game = file_->findGame(*campaign, table_.gameName().toStdString());
    return game ? std::optional(game->id) : std::nullopt;
}

QString CampaignsController::reportText() {
    QString text;
    guarded(
        [&] {
            if (const auto game = gameAtTable())
                text = QString::fromStdString(db::markdownOf(db::reportOf(*file_, *game)));
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    return text;
}

QString CampaignsController::writeReport(const QString& folder) {
    QString page;
    guarded(
        [&] {
            const auto game = gameAtTable();
            if (!game) return false;
            const QString name =
                fileFor(table_.campaignName() + QStringLiteral(" - ") + table_.gameName(), {}, folder);
            const db::Report report = db::reportOf(*file_, *game);
            db::saveText((name + QStringLiteral(".md")).toStdString(), db::markdownOf(report));
            db::saveText((name + QStringLiteral(".html")).toStdString(), db::htmlOf(report));
            page = name + QStringLiteral(".html");
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    return page;
}

QVariantList CampaignsController::systems() const {
    QVariantList list;
    for (const SystemEntry& entry : adjutant::systems()) {
        const QString id = QString::fromUtf8(entry.id);
        const SystemLook look(id);
        QVariantList options;
        for (const json& param : entry.options()) options.append(optionWords(param, look));
        list.append(QVariantMap{{"id", id},
                                {"name", QString::fromUtf8(entry.name)},
                                {"about", textAt(look.data(), "about")},
                                {"sign", QString::fromStdString(look.data().value("emblem", "flag"))},
                                {"options", options}});
    }
    return list;
}

}  // namespace adjutant::companion
