// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/game_desk.hpp"

#include <QDir>
#include <QStandardPaths>
#include <QVideoFrame>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/stored_result.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/game_results.hpp"
#include "companion/people/game_notes.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/photograph.hpp"
#include "companion/people/result_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

db::GameId gameOf(const QString& id) { return static_cast<db::GameId>(id.toLongLong()); }

json sideRow(const std::string& system, const db::SideResult& side) {
    return {{"id", side.side},         {"name", sideWords(system, side).toStdString()},
            {"person", side.person},   {"who", side.who},
            {"outcome", side.outcome}, {"score", side.score ? std::to_string(*side.score) : std::string()}};
}

/// Which of the system's scenarios it is, as its first entry tells.
QString scenarioOf(const db::CampaignFile& file, const db::Game& game) {
    if (game.acts == 0) return {};
    return QString::fromStdString(
        scenarioBegun(game.system, file.journal(game.id).entries().front(), spokenNow().toStdString()));
}

}  // namespace

GameDesk::GameDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      table_(table),
      sides_({"name", "person", "who", "outcome", "score"}),
      photographs_({"picture", "words"}) {}

GameDesk* GameDesk::create(QQmlEngine* engine, QJSEngine*) { return &PeopleDesks::of(engine).game(); }

void GameDesk::show(const QString& id) {
    json sides = json::array(), photographs = json::array();
    const bool found = guarded(this, [&] {
        if (campaigns_.open() == nullptr || id.isEmpty()) return false;
        const db::CampaignFile& file = *campaigns_.open();
        const auto all = file.games();
        const auto there = std::ranges::find(all, gameOf(id), &db::Game::id);
        if (there == all.end()) return false;  // it was deleted
        const db::Game& game = *there;
        const db::Result result = file.result(game.id);
        name_ = QString::fromStdString(game.name);
        systemName_ = ResultWords::system(game.system);
        over_ = game.finished;
        archived_ = game.archived;
        outcome_ = outcomeWords(game.system, result);
        if (outcome_.isEmpty()) outcome_ = over_ ? tr("Over, without a result") : tr("Goes on");
        const QString length = ResultWords::length(game.created, game.changed);
        const QString count = game.acts == 1 ? tr("1 entry") : tr("%1 entries").arg(game.acts);
        QStringList parts{scenarioOf(file, game), ResultWords::day(game.created), length, count};
        parts.removeAll(QString());
        when_ = parts.join(QStringLiteral(" · "));
        place_ = QString::fromStdString(file.place(game.id));
        for (const db::Photograph& one : file.photographs(game.id))
            photographs.push_back({{"id", one.name}, {"picture", one.picture}, {"words", one.words}});
        for (const db::SideResult& side : result.sides) sides.push_back(sideRow(game.system, side));
        notes_.clear();
        for (const Written& one : writtenIn(file, game.id))
            if (!one.ruling) notes_ << one.text;
        tags_ = tagsIn(notes_);
        return true;
    });
    id_ = found ? id : QString();
    sides_.setRows(sides);
    photographs_.setRows(photographs);
    emit changed();
}

bool GameDesk::rename(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted == name_) return true;
    const bool done = guarded(this, [&] {
        const db::Game game = campaigns_.open()->game(gameOf(id_));
        campaigns_.open()->renameGame(game.id, wanted.toStdString(), utcNow());
        // The table knows its game by the old name.
        if (table_.isOpen() && table_.gameName() == name_) table_.close();
        return true;
    });
    if (!done) return false;
    campaigns_.refresh();
    show(id_);
    return true;
}

bool GameDesk::setPlace(const QString& place) {
    const bool done = guarded(this, [&] {
        campaigns_.open()->setPlace(gameOf(id_), place.trimmed().toStdString(), utcNow());
        return true;
    });
    show(id_);
    return done;
}

bool GameDesk::keep(const std::string& picture) {
    if (photographs_.count() >= static_cast<int>(mostPhotographs))
        throw std::runtime_error(tr("A game has room for %n photographs. Take one out first.", nullptr,
                                    static_cast<int>(mostPhotographs))
                                     .toStdString());
    const std::string now = utcNow();
    campaigns_.open()->addPhotograph(gameOf(id_), {.name = {}, .at = now, .words = {}, .picture = picture},
                                     now);
    show(id_);
    return true;
}

QUrl GameDesk::picturesFolder() const {
    using Paths = QStandardPaths;
    for (const auto where : {Paths::PicturesLocation, Paths::DownloadLocation})
        if (const QString folder = Paths::writableLocation(where); QDir(folder).exists())
            return QUrl::fromLocalFile(folder);
    return QUrl::fromLocalFile(QDir::homePath());
}

int GameDesk::addPhotographs(const QList<QUrl>& files) {
    int kept = 0;
    for (const QUrl& file : files)
        kept += guarded(this, [&] { return keep(photographOf(pictureOf(file.toLocalFile()))); }) ? 1 : 0;
    return kept;
}

bool GameDesk::takePhotograph(QVideoSink* sink) {
    return guarded(this, [&] {
        const QVideoFrame frame = sink == nullptr ? QVideoFrame() : sink->videoFrame();
        const QImage picture = frame.isValid() ? frame.toImage() : QImage();
        if (picture.isNull()) throw std::runtime_error(tr("The camera shows no picture yet.").toStdString());
        return keep(photographOf(picture));
    });
}

bool GameDesk::describePhotograph(const QString& name, const QString& words) {
    const bool done = guarded(this, [&] {
        campaigns_.open()->describePhotograph(gameOf(id_), name.toStdString(), words.trimmed().toStdString(),
                                              utcNow());
        return true;
    });
    show(id_);
    return done;
}

bool GameDesk::open() { return campaigns_.resume(id_); }

bool GameDesk::addNote(const QString& text) {
    const QString note = text.trimmed();
    if (note.isEmpty()) return false;
    const bool atTable = table_.isOpen() && table_.gameName() == name_;
    if (!atTable && !open()) return false;
    const bool done = table_.act({{"do", "note"}, {"text", note}});
    show(id_);
    return done;
}

}  // namespace adjutant::companion
