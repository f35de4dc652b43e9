// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/campaigns_controller.hpp"

#include <QGuiApplication>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/from_row.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/moments.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/stored_result.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/clock.hpp"
#include "companion/game_results.hpp"
#include "companion/games/face.hpp"
#include "companion/report/report.hpp"
#include "db/text_file.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What the face of the game names, or its emblem in the colours of two sides.
QList<GameToken> tokensOf(const Cover& cover) {
    QList<GameToken> list;
    for (const Token& token : cover.tokens) list.append(GameToken{token.side, token.sign});
    if (list.isEmpty())
        list = {{QStringLiteral("blue"), cover.emblem}, {QStringLiteral("brick"), cover.emblem}};
    return list;
}

json rowOf(const db::Game& game, const std::string& campaign, const db::Result& result) {
    const json read = json::parse(game.summary, nullptr, false);
    const json summary = read.is_object() ? read : json::object();
    const QString system = QString::fromStdString(game.system);
    const GameFace& look = faceOf(system);
    const Cover cover = look.cover();
    return {{"id", std::to_string(static_cast<std::int64_t>(game.id))},
            {"campaign", campaign},
            {"name", game.name},
            {"system", game.system},
            {"systemName", systemName(game.system)},
            {"round", summary.value("round", 0)},
            {"roundWord", look.told(cover.round).toStdString()},
            {"phase", look.word(QStringLiteral("phase"), textAt(summary, "phase")).toStdString()},
            {"active", look.word(textAt(summary, "active")).toStdString()},
            {"colour", look.colour(textAt(summary, "active"), json::array()).toStdString()},
            {"sign", cover.emblem},
            {"say", summary.value("say", "")},
            {"played", playedWords(game.system, result).toStdString()},
            {"resultWords", outcomeWords(game.system, result).toStdString()},
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
              "sign", "say", "played", "resultWords", "when", "finished", "acts"}),
      campaigns_({"name", "games"}) {
    connect(&table_, &TableController::openChanged, this, &CampaignsController::refresh);
    constexpr int afterAnAct = 2000;  // milliseconds
    settling_.setSingleShot(true);
    settling_.setInterval(afterAnAct);
    connect(&table_.log(), &GameLog::journalChanged, &settling_, qOverload<>(&QTimer::start));
    connect(&settling_, &QTimer::timeout, this, &CampaignsController::settle);
    if (auto* app = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        connect(app, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state != Qt::ApplicationActive) settle();
        });
}

void CampaignsController::settle() {
    settling_.stop();
    guarded([&] { return file_ && file_->settle(); },
            [](const QString& why) { qWarning("The acts wait beside the file: %s", qUtf8Printable(why)); });
}

CampaignsController::~CampaignsController() = default;

CampaignsController* CampaignsController::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).campaigns();
}

void CampaignsController::refresh() {
    json games = json::array();
    json campaigns = json::array();
    guarded(this, [&] {
        if (!file_) return true;
        std::map<db::CampaignId, std::string> names;
        std::map<db::CampaignId, int> counts;
        for (const db::Campaign& campaign : file_->campaigns())
            if (!campaign.archived) names[campaign.id] = campaign.name;
        for (const db::Game& game : file_->games()) {
            if (game.archived || !names.contains(game.campaign)) continue;
            ++counts[game.campaign];
            if (game.acts > 0) games.push_back(rowOf(game, names[game.campaign], file_->result(game.id)));
        }
        for (const auto& [id, name] : names)
            campaigns.push_back({{"id", name}, {"name", name}, {"games", counts[id]}});
        return true;
    });
    games_.setRows(games);
    campaigns_.setRows(campaigns);
    emit gamesChanged();
}

LastGame CampaignsController::lastGame() const {
    for (const json& row : games_.rows()) {
        if (row.at("finished") == true) continue;
        auto game = fromRow<LastGame>(row);
        game.tokens = tokensOf(faceOf(textAt(row, "system")).cover());
        if (spokenNow() != QStringLiteral("en")) game.say = lastSaidOf(game);
        return game;
    }
    return {};
}

/// The list keeps sentences as the journal does, in English. It is folded once for each act.
QString CampaignsController::lastSaidOf(const LastGame& game) const {
    const QStringList of{game.id, QString::number(game.acts), spokenNow()};
    if (of == told_.of) return told_.say;
    told_ = {of, game.say};
    try {
        const auto id = static_cast<db::GameId>(game.id.toLongLong());
        told_.say = QString::fromStdString(lastSaid(*file_, file_->game(id), spokenNow().toStdString()));
    } catch (const std::exception& fault) {  // the sentence that is kept stands for it
        qWarning("What happened last could not be told: %s", fault.what());
    }
    return told_.say;
}

void CampaignsController::setCampaign(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted == campaign_) return;
    if (table_.isOpen() && table_.campaignName() != wanted) table_.close();
    campaign_ = wanted;
    emit campaignChanged();
}

/// In a file that was opened just now.
void CampaignsController::chooseCampaignPlayedLast() {
    campaign_ = games_.count() > 0       ? games_.at(0).value("campaign").toString()
                : campaigns_.count() > 0 ? campaigns_.at(0).value("name").toString()
                                         : tr("My games");
    emit campaignChanged();
}

std::optional<db::CampaignId> CampaignsController::campaignId() {
    if (!file_) return {};
    const QString name = table_.isOpen() ? table_.campaignName() : campaign_;
    const auto found = file_->findCampaign(name.toStdString());
    return found ? std::optional(found->id) : std::nullopt;
}

db::CampaignId CampaignsController::campaignToWrite() {
    if (!file_) throw std::runtime_error(problem_.toStdString());
    const auto made = campaignId();
    return made ? *made : file_->addCampaign(campaign_.toStdString(), utcNow());
}

bool CampaignsController::makeCampaign(const QString& name) {
    const bool made = guarded(this, [&] {
        if (!file_) throw std::runtime_error(problem_.toStdString());
        file_->addCampaign(name.trimmed().toStdString(), utcNow());
        return true;
    });
    if (!made) return false;
    refresh();
    setCampaign(name);
    return true;
}

bool CampaignsController::renameCampaign(const QString& name) {
    const QString wanted = name.trimmed();
    const bool renamed = guarded(this, [&] {
        const db::CampaignId id = campaignToWrite();
        if (wanted == campaign_) return true;
        file_->renameCampaign(id, wanted.toStdString(), utcNow());
        table_.close();  // it knows its game by the old name
        return true;
    });
    if (!renamed) return false;
    refresh();
    setCampaign(wanted);
    return true;
}

QString CampaignsController::nextName(const QString& campaign) {
    int number = 1;
    guarded(this, [&] {
        const auto found = file_ ? file_->findCampaign(campaign.trimmed().toStdString()) : std::nullopt;
        while (found && file_->findGame(found->id, tr("Game %1").arg(number).toStdString())) ++number;
        return true;
    });
    return tr("Game %1").arg(number);
}

QVariantMap CampaignsController::lastSeats(const QString& system) {
    QVariantMap seats;
    guarded(this, [&] {
        const auto campaign = file_ ? file_->findCampaign(campaign_.toStdString()) : std::nullopt;
        if (!campaign) return true;
        for (const db::SideResult& side : file_->lastSeats(campaign->id, system.toStdString()))
            if (!side.person.empty())
                seats[QString::fromStdString(side.side)] = QString::fromStdString(side.person);
        return true;
    });
    return seats;
}

bool CampaignsController::newGame(const QString& system, const QVariantMap& options, const QString& name,
                                  const QVariantMap& seats) {
    if (!file_) {
        emit failed(problem_);
        return false;
    }
    return guarded(this, [&] {
        const QString game = name.trimmed().isEmpty() ? nextName(campaign_) : name.trimmed();
        const auto campaign = file_->findCampaign(campaign_.toStdString());
        if (campaign && file_->findGame(campaign->id, game.toStdString())) {
            emit failed(
                tr("%1 already has a game called %2. Give this one another name.").arg(campaign_, game));
            return false;
        }
        json start{{"do", "start"}, {"system", system.toStdString()}, {"options", toJson(options)}};
        if (!seats.isEmpty()) start["seats"] = toJson(seats);
        return table_.begin(*file_, campaign_, game, start);
    });
}

bool CampaignsController::resume(const QString& id) {
    db::Game game;
    const bool there = guarded(this, [&] {
        if (!file_ || id.isEmpty()) return false;
        game = file_->game(db::GameId{id.toLongLong()});  // also one in the archive
        campaign_ = QString::fromStdString(file_->campaign(game.campaign).name);
        return true;
    });
    if (!there) return false;
    emit campaignChanged();
    return table_.resume(*file_, campaign_, QString::fromStdString(game.name));
}

std::optional<db::GameId> CampaignsController::gameAtTable() {
    const auto campaign = campaignId();
    if (!campaign || !table_.isOpen()) return {};
    const auto game = file_->findGame(*campaign, table_.gameName().toStdString());
    return game ? std::optional(game->id) : std::nullopt;
}

QString CampaignsController::reportText() {
    QString text;
    guarded(this, [&] {
        if (const auto game = gameAtTable())
            text = QString::fromStdString(
                report::markdownOf(companion::reportOf(*file_, *game, spokenNow().toStdString())));
        return true;
    });
    return text;
}

}  // namespace adjutant::companion
