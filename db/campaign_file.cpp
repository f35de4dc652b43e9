// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/campaign_file.hpp"

#include <sqlite3.h>

#include <utility>

#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/line_of_play.hpp"
#include "db/query.hpp"
#include "db/schema.hpp"
#include "db/table_digests.hpp"
#include "db/text.hpp"
#include "engine/journal/digest.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

constexpr const char* gameColumns =
    "SELECT id, campaign, name, system, created, changed, summary, finished, acts, tip, archived != '' "
    "FROM game ";

Campaign campaignOf(SQLite::Statement& row) {
    return {.id = CampaignId{row.getColumn(0).getInt64()},
            .name = textOf(row, 1),
            .created = textOf(row, 2),
            .archived = row.getColumn(3).getInt() != 0};
}

Game gameOf(SQLite::Statement& row) {
    return {.id = GameId{row.getColumn(0).getInt64()},
            .campaign = CampaignId{row.getColumn(1).getInt64()},
            .name = textOf(row, 2),
            .system = textOf(row, 3),
            .created = textOf(row, 4),
            .changed = textOf(row, 5),
            .summary = textOf(row, 6),
            .finished = row.getColumn(7).getInt() != 0,
            .acts = row.getColumn(8).getInt64(),
            .tip = textOf(row, 9),
            .archived = row.getColumn(10).getInt() != 0};
}

Error taken(std::string_view what, std::string_view name) {
    return {Error::Kind::duplicate, failures::NameTaken{.what = what, .name = name}};
}

std::string gameQuery(const char* rest) { return std::string(gameColumns) + rest; }

}  // namespace

CampaignFile::CampaignFile(std::shared_ptr<Connection> connection) : connection_(std::move(connection)) {}

CampaignFile CampaignFile::open(const std::filesystem::path& path) {
    return atDisk([&] { return CampaignFile(Connection::toWrite(path)); });
}

CampaignFile CampaignFile::openToRead(const std::filesystem::path& path) {
    return atDisk([&] { return CampaignFile(Connection::toRead(path)); });
}

const std::filesystem::path& CampaignFile::path() const { return connection_->path(); }

void CampaignFile::atomically(const std::function<void()>& work) {
    connection_->together(doings::SaveIt{}, true, work);
}

void CampaignFile::readSnapshot(const std::function<void()>& work) const {
    connection_->together(doings::ReadIt{}, false, work);
}

std::vector<Campaign> CampaignFile::campaigns() const {
    return connection_->read(doings::ListTheCampaigns{}, [&] {
        return rowsOf(
            prepared(*connection_,
                     "SELECT id, name, created, archived != '' FROM campaign WHERE deleted = '' ORDER BY id"),
            campaignOf);
    });
}

Campaign CampaignFile::campaign(CampaignId id) const {
    return connection_->read(doings::ReadTheCampaign{}, [&] {
        const auto found = rowOf(
            prepared(*connection_,
                     "SELECT id, name, created, archived != '' FROM campaign WHERE id = ? AND deleted = ''",
                     id),
            campaignOf);
        if (!found) throw Error(Error::Kind::unknownCampaign, failures::NoSuchCampaign{});
        return *found;
    });
}

std::optional<Campaign> CampaignFile::findCampaign(std::string_view name) const {
    return connection_->read(doings::LookForTheCampaign{}, [&] {
        return rowOf(
            prepared(*connection_,
                     "SELECT id, name, created, archived != '' FROM campaign WHERE name = ? AND deleted = ''",
                     name),
            campaignOf);
    });
}

CampaignId CampaignFile::addCampaign(std::string_view name, std::string_view at) {
    requireName(name, texts::CampaignName{});
    return connection_->write(doings::SaveTheCampaign{}, [&] {
        if (findCampaign(name)) throw taken("campaign", name);
        prepared(*connection_, "INSERT INTO campaign(name, created) VALUES (?, ?)", name, at).exec();
        return CampaignId{connection_->sql().getLastInsertRowid()};
    });
}

std::vector<Game> CampaignFile::games() const {
    return connection_->read(doings::ListTheGames{}, [&] {
        return rowsOf(
            prepared(*connection_, gameQuery("WHERE deleted = '' AND campaign IN (SELECT id FROM campaign "
                                             "WHERE deleted = '') ORDER BY changed DESC, id DESC")
                                       .c_str()),
            gameOf);
    });
}

std::vector<Game> CampaignFile::games(CampaignId campaign) const {
    return connection_->read(doings::ListTheGames{}, [&] {
        const std::string query =
            gameQuery("WHERE campaign = ? AND deleted = '' ORDER BY changed DESC, id DESC");
        return rowsOf(prepared(*connection_, query.c_str(), campaign), gameOf);
    });
}

Game CampaignFile::game(GameId id) const {
    return connection_->read(doings::ReadTheGame{}, [&] {
        const auto found =
            rowOf(prepared(*connection_, gameQuery("WHERE id = ? AND deleted = ''").c_str(), id), gameOf);
        if (!found) throw Error(Error::Kind::unknownGame, failures::NoSuchGame{});
        return *found;
    });
}

std::optional<Game> CampaignFile::findGame(CampaignId campaign, std::string_view name) const {
    return connection_->read(doings::LookForTheGame{}, [&] {
        const std::string query = gameQuery("WHERE campaign = ? AND name = ? AND deleted = ''");
        return rowOf(prepared(*connection_, query.c_str(), campaign, name), gameOf);
    });
}

std::optional<Game> CampaignFile::findGameBegunBy(CampaignId campaign, std::string_view firstHash) const {
    return connection_->read(doings::LookForTheGame{}, [&] {
        const std::string query = gameQuery(
            "WHERE campaign = ? AND deleted = '' AND EXISTS (SELECT 1 FROM entry WHERE entry.game = game.id "
            "AND seq = 1 AND "
            "hash = ?) ORDER BY id LIMIT 1");
        return rowOf(prepared(*connection_, query.c_str(), campaign, firstHash), gameOf);
    });
}

GameId CampaignFile::addGame(CampaignId campaignId, std::string_view name, std::string_view system,
                             std::string_view at, std::string_view place) {
    requireName(name, texts::GameName{});
    requireName(system, texts::GameSystem{});
    requireText(place, texts::GamePlace{});
    return connection_->write(doings::SaveTheGame{}, [&] {
        static_cast<void>(campaign(campaignId));
        if (findGame(campaignId, name)) throw taken("game", name);
        prepared(
            *connection_,
            "INSERT INTO game(campaign, name, system, created, changed, place) VALUES (?, ?, ?, ?, ?, ?)",
            campaignId, name, system, at, at, place)
            .exec();
        return GameId{connection_->sql().getLastInsertRowid()};
    });
}

void CampaignFile::setSummary(GameId id, std::string_view summary, bool finished) {
    requireText(summary, texts::GameSummary{});
    connection_->write(doings::SaveTheSummary{}, [&] {
        const Game before = game(id);
        if (before.summary == summary && before.finished == finished) return;
        prepared(*connection_, "UPDATE game SET summary = ?, finished = ?, summary_sum = ? WHERE id = ?",
                 summary, finished, digestOf(summary), id)
            .exec();
    });
}

Journal CampaignFile::journal(GameId id) const { return {connection_, id}; }

std::vector<std::int64_t> CampaignFile::lines(GameId id) const {
    return lineOfPlay(journal(id).entries()).tips;
}

Verified CampaignFile::verify(GameId id) const {
    Verified verified;
    readSnapshot([&] {
        const Game remembered = game(id);
        verified = verifyChain(journal(id).stored(), remembered.acts, remembered.tip, "game");
    });
    return verified;
}

bool CampaignFile::settle() {
    return connection_->maintain(doings::PutTheActsIntoTheFile{}, [&] {
        int waiting = 0;
        int moved = 0;
        sqlite3_wal_checkpoint_v2(connection_->sql().getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE,
                                  &waiting, &moved);
        return waiting == moved;
    });
}

std::vector<Phrase> CampaignFile::checkFile() const {
    return connection_->read(doings::CheckTheFile{}, [&] {
        std::vector<Phrase> found = rowsOf(prepared(*connection_, "PRAGMA integrity_check"),
                                           [](SQLite::Statement& row) { return Phrase(textOf(row, 0)); });
        if (found.size() == 1 && found.front().text() == "ok") found.clear();
        SQLite::Statement pictures = prepared(
            *connection_,
            "SELECT photograph.name, picture, game.name FROM photograph JOIN game ON game.id = game");
        while (pictures.executeStep())
            if (digestOf(textOf(pictures, 1)) != textOf(pictures, 0))
                found.push_back(damages::Photograph{.game = textOf(pictures, 2)});
        for (const std::string& table : tablesTouched(connection_->sql()))
            found.push_back(damages::Rows{.of = table});
        SQLite::Statement listed =
            prepared(*connection_, "SELECT name, summary, summary_sum FROM game WHERE summary_sum <> ''");
        while (listed.executeStep())
            if (digestOf(textOf(listed, 1)) != textOf(listed, 2))
                found.push_back(damages::Listed{.game = textOf(listed, 0)});
        return found;
    });
}

}  // namespace adjutant::db
