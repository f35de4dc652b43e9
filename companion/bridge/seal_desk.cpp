// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/seal_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicle_book.hpp"
#include "companion/game_check.hpp"
#include "companion/league_book.hpp"
#include "companion/seal.hpp"
#include "db/linked.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QString inWords(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

SealDesk::SealDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent), campaigns_(campaigns), table_(table), logs_({"id", "name", "note", "sound"}) {
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &SealDesk::checkNext);
    // Another campaign or another file is open: what was told of the last one is forgotten.
    const auto forget = [this] {
        soon_.stop();
        games_.clear();
        next_ = 0;
        logs_.setRows(json::array());
        told_.clear();
        answer_.clear();
        emit changed();
    };
    connect(&campaigns, &CampaignsController::campaignChanged, this, forget);
    connect(&campaigns, &CampaignsController::fileChanged, this, forget);
}

SealDesk::~SealDesk() = default;

SealDesk* SealDesk::create(QQmlEngine* engine, QJSEngine*) {
    Companion& companion = Companion::of(engine);
    return new SealDesk(companion.campaigns(), companion.table());  // QML's from now on
}

namespace {

/// What is wrong with a game, a sentence each; the first says which entry.
QStringList wrongWith(const GameCheck& check) {
    QStringList sentences;
    if (check.log.broken)
        sentences << SealDesk::tr("Changed at entry %1.").arg(check.log.broken->seq)
                  << asText(check.log.broken->why);
    else if (!check.unreadable.empty())
        sentences << SealDesk::tr("The log hangs together, but cannot be read.") << asText(check.unreadable);
    else
        for (const Phrase& finding : check.besides)
            sentences << SealDesk::tr(
                             "Its entries are in order, but something kept beside them was changed.") +
                             ' ' + asText(finding);
    return sentences;
}

QString entriesIn(std::int64_t count) { return SealDesk::tr("%n entries", nullptr, static_cast<int>(count)); }

/// As people read it out: eight letters at a time.
QString spelt(std::int64_t entries, const QString& hash) {
    constexpr int atATime = 8;
    QStringList words{QStringLiteral("ADJUTANT SEAL"), QString::number(entries)};
    for (int at = 0; at < hash.size(); at += atATime) words << hash.mid(at, atATime).toUpper();
    return words.join(' ');
}

/// Enough to know it by.
QString shortly(const std::string& hash) { return inWords(hash.substr(0, 12)); }

}  // namespace

TableSeal SealDesk::ofTheTable() {
    TableSeal seal;
    const bool read = guarded(
        [&] {
            const auto campaign = campaigns_.campaignId();
            if (!campaign || !table_.isOpen()) return true;
            const auto game = campaigns_.open()->findGame(*campaign, table_.gameName().toStdString());
            if (!game) return true;
            const GameCheck check = checkGame(*campaigns_.open(), *game);
            seal.problem = wrongWith(check).join(' ');
            if (!check.inOrder() || check.log.entries == 0) return true;
            seal.text = inWords(sealText({check.log.entries, check.log.lastHash}));
            seal.spelt = spelt(check.log.entries, inWords(check.log.lastHash));
            return true;
        },
        [&](const QString& sentence) { seal.problem = sentence; });
    if (!read || !seal.problem.isEmpty()) return {{}, {}, seal.problem};
    return seal;
}

std::vector<db::Game> SealDesk::gamesOfTheCampaign() {
    db::CampaignFile* file = campaigns_.open();
    const auto campaign =
        file != nullptr ? file->findCampaign(campaigns_.campaign().toStdString()) : std::nullopt;
    return campaign ? file->games(campaign->id) : std::vector<db::Game>();
}

void SealDesk::check() {
    logs_.setRows(json::array());
    wrong_ = 0;
    next_ = 0;
    games_.clear();
    told_.clear();
    guarded(
        [&] {
            games_ = gamesOfTheCampaign();
            if (campaigns_.open() == nullptr) return true;
            for (const Phrase& damage : campaigns_.open()->checkFile())
                tell("file", tr("The file is damaged"), asText(damage), false);
            return true;
        },
        [&](const QString& sentence) { tell("file", tr("The file cannot be read"), sentence, false); });
    soon_.start();
    emit changed();
}

void SealDesk::checkNext() {
    if (next_ < games_.size()) {
        const db::Game& game = games_[next_++];
        const QString name = inWords(game.name);
        guarded(
            [&] {
                const GameCheck check = checkGame(*campaigns_.open(), game);
                const QString note = check.log.entries == 0 ? tr("Nothing was played yet.")
                                                            : tr("In order: %1, last hash %2 …")
                                                                  .arg(entriesIn(check.log.entries),
                                                                       shortly(check.log.lastHash));
                tell(QString::number(static_cast<qint64>(game.id)), name,
                     check.inOrder() ? note : wrongWith(check).join(' '), check.inOrder());
                return true;
            },
            [&](const QString& sentence) { tell(name, name, sentence, false); });
    }
    if (next_ < games_.size()) {
        told_ = tr("%1 of %2 games checked …").arg(next_).arg(games_.size());
    } else {
        soon_.stop();
        checkLeague();
        told_ = logs_.count() == 0 ? tr("There is no game in this campaign yet.")
                : wrong_ == 0      ? tr("Every log is in order.")
                                   : tr("Problems found: %1.").arg(wrong_);
    }
    emit changed();
}

void SealDesk::checkLeague() {
    QString name = tr("The league");
    guarded(
        [&] {
            db::CampaignFile* file = campaigns_.open();
            const auto campaign =
                file != nullptr ? file->findCampaign(campaigns_.campaign().toStdString()) : std::nullopt;
            if (!campaign) return true;
            const db::Verified league = file->verifyLeague(campaign->id);
            if (league.entries == 0 && !league.broken) return true;
            const bool linked = db::isLinked(file->leagueEntries(campaign->id));
            if (linked) name = tr("The chronicle");
            const auto wrong =
                linked ? wrongWithChronicle(*file, *campaign) : wrongWithLeague(*file, *campaign);
            tell("league", name,
                 wrong ? asText(*wrong)
                       : tr("In order: %1, last hash %2 …")
                             .arg(entriesIn(league.entries), shortly(league.lastHash)),
                 !wrong);
            return true;
        },
        [&](const QString& sentence) { tell("league", name, sentence, false); });
}

void SealDesk::tell(const QString& id, const QString& name, const QString& note, bool sound) {
    if (!sound) ++wrong_;
    logs_.append(json::array({{{"id", (id + ' ' + QString::number(logs_.count())).toStdString()},
                               {"name", name.toStdString()},
                               {"note", note.toStdString()},
                               {"sound", sound}}}));
}

void SealDesk::compare(const QString& text) {
    fits_ = false;
    const auto seal = readSeal(text.toStdString());
    if (!seal) {
        answer_ =
            tr("This is no seal. One reads ADJUTANT SEAL, a number of entries, and 64 letters and digits.");
        emit changed();
        return;
    }
    answer_ = tr(
        "No game in this campaign matches this seal: its log is not here, or it has been rewritten since.");
    guarded(
        [&] {
            for (const db::Game& game : gamesOfTheCampaign()) {
                const auto entries = campaigns_.open()->journal(game.id).entries();
                const auto at = static_cast<std::size_t>(seal->entries);
                if (at > entries.size() || entries[at - 1].hash != seal->hash) continue;
                const GameCheck check = checkGame(*campaigns_.open(), game);
                fits_ = check.inOrder();
                answer_ = fits_
                              ? tr("The seal fits: up to entry %1 the log of %2 is the one that was sealed.")
                                    .arg(at)
                                    .arg(inWords(game.name))
                              : wrongWith(check).join(' ');
                if (fits_ && entries.size() > at)
                    answer_ +=
                        ' ' +
                        tr("Added since: %1.").arg(entriesIn(static_cast<std::int64_t>(entries.size() - at)));
            }
            return true;
        },
        [&](const QString& sentence) { answer_ = sentence; });
    emit changed();
}

}  // namespace adjutant::companion
