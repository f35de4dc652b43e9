// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/keepsakes.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/query.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;

bool isOf(const std::string& cells, std::string_view table, std::int64_t id) {
    const json read = json::parse(cells, nullptr, false);
    if (!read.is_array()) return false;
    for (const json& cell : read)
        if (cell.is_object() && cell.value("table", json()) == table && cell.contains("key") &&
            cell.at("key") == json{{"id", id}})
            return true;
    return false;
}

std::optional<ChangeId> lastOf(Connection& connection, std::string_view what, std::string_view table,
                               std::int64_t id) {
    SQLite::Statement rows = prepared(
        connection, "SELECT id, cells FROM change WHERE what = ? AND undone = '' ORDER BY id DESC", what);
    while (rows.executeStep())
        if (isOf(textOf(rows, 1), table, id)) return ChangeId{rows.getColumn(0).getInt64()};
    return {};
}

}  // namespace

Keepsakes CampaignFile::keepsakes(CampaignId campaign) const {
    return connection_->read(doings::ListTheNotes{}, [&] {
        Keepsakes kept;
        kept.games = rowsOf(prepared(*connection_,
                                     "SELECT id, name, note, archived, deleted != '', place FROM game WHERE "
                                     "campaign = ? ORDER BY id",
                                     campaign),
                            [](SQLite::Statement& row) {
                                return GameKeepsake{.id = GameId{row.getColumn(0).getInt64()},
                                                    .name = textOf(row, 1),
                                                    .note = textOf(row, 2),
                                                    .archived = textOf(row, 3),
                                                    .deleted = row.getColumn(4).getInt() != 0,
                                                    .place = textOf(row, 5)};
                            });
        std::map<GameId, std::vector<std::string>> labels;
        SQLite::Statement rows = prepared(*connection_, "SELECT game, tag FROM game_tag ORDER BY game, tag");
        while (rows.executeStep()) labels[GameId{rows.getColumn(0).getInt64()}].push_back(textOf(rows, 1));
        for (GameKeepsake& game : kept.games)
            if (const auto found = labels.find(game.id); found != labels.end())
                game.labels = std::move(found->second);
        std::map<GameId, std::vector<Photograph>> pictures;
        SQLite::Statement photographs =
            prepared(*connection_, "SELECT game, name, at, words FROM photograph WHERE removed = ''");
        while (photographs.executeStep())
            pictures[GameId{photographs.getColumn(0).getInt64()}].push_back(
                {textOf(photographs, 1), textOf(photographs, 2), textOf(photographs, 3), {}});
        for (GameKeepsake& game : kept.games)
            if (const auto found = pictures.find(game.id); found != pictures.end())
                game.photographs = std::move(found->second);
        kept.persons =
            rowsOf(prepared(*connection_,
                            "SELECT id, note, archived, merged FROM person WHERE campaign = ? ORDER BY id",
                            campaign),
                   [](SQLite::Statement& row) {
                       return PersonKeepsake{.id = PersonId{row.getColumn(0).getInt64()},
                                             .note = textOf(row, 1),
                                             .archived = textOf(row, 2),
                                             .merged = PersonId{row.getColumn(3).getInt64()}};
                   });
        return kept;
    });
}

std::optional<ChangeId> CampaignFile::standingChange(std::string_view what, GameId id) const {
    return connection_->read(doings::ListTheChanges{}, [&] {
        return lastOf(*connection_, what, "game", static_cast<std::int64_t>(id));
    });
}

std::optional<ChangeId> CampaignFile::standingChange(std::string_view what, PersonId id) const {
    return connection_->read(doings::ListTheChanges{}, [&] {
        return lastOf(*connection_, what, "person", static_cast<std::int64_t>(id));
    });
}

void CampaignFile::signedAs(std::string_view who, const std::function<void()>& work) {
    const std::string before(connection_->signature());
    connection_->setSignature(who);
    try {
        work();
    } catch (...) {
        connection_->setSignature(before);
        throw;
    }
    connection_->setSignature(before);
}

}  // namespace adjutant::db
