// SPDX-License-Identifier: GPL-3.0-or-later
// What keeping.cpp wrote down: notes, tags, the archive, and the list of changes.
#include "db/campaign_file.hpp"
#include "db/changes.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"

namespace adjutant::db {
namespace {

Change changeIn(SQLite::Statement& row) {
    return {.id = ChangeId{row.getColumn(0).getInt64()},
            .at = textOf(row, 1),
            .what = textOf(row, 2),
            .told = textOf(row, 3),
            .undone = textOf(row, 4)};
}

}  // namespace

std::string CampaignFile::note(GameId id) const {
    return connection_->read("read the note", [&] {
        return rowOf(prepared(*connection_, "SELECT note FROM game WHERE id = ?", id),
                     [](SQLite::Statement& row) { return textOf(row, 0); })
            .value_or("");
    });
}

std::string CampaignFile::note(PersonId id) const {
    return connection_->read("read the note", [&] {
        return rowOf(prepared(*connection_, "SELECT note FROM person WHERE id = ?", id),
                     [](SQLite::Statement& row) { return textOf(row, 0); })
            .value_or("");
    });
}

std::vector<std::string> CampaignFile::labels(GameId id) const {
    return connection_->read("read the tags", [&] {
        return rowsOf(prepared(*connection_, "SELECT tag FROM game_tag WHERE game = ? ORDER BY tag", id),
                      [](SQLite::Statement& row) { return textOf(row, 0); });
    });
}

std::string CampaignFile::archivedAt(GameId id) const {
    return connection_->read("read the game", [&] {
        return rowOf(prepared(*connection_, "SELECT archived FROM game WHERE id = ?", id),
                     [](SQLite::Statement& row) { return textOf(row, 0); })
            .value_or("");
    });
}

std::string CampaignFile::archivedAt(CampaignId id) const {
    return connection_->read("read the campaign", [&] {
        return rowOf(prepared(*connection_, "SELECT archived FROM campaign WHERE id = ?", id),
                     [](SQLite::Statement& row) { return textOf(row, 0); })
            .value_or("");
    });
}

std::vector<Change> CampaignFile::changes() const {
    return connection_->read("list the changes", [&] {
        return rowsOf(prepared(*connection_, "SELECT id, at, what, told, undone FROM change ORDER BY id"),
                      changeIn);
    });
}

Change CampaignFile::takeBack(ChangeId id, std::string_view at) {
    return connection_->write("take the change back", [&] {
        const auto found = rowOf(
            prepared(*connection_, "SELECT id, at, what, told, undone, cells FROM change WHERE id = ?", id),
            [](SQLite::Statement& row) { return std::pair(changeIn(row), textOf(row, 5)); });
        if (!found || !found->first.undone.empty())
            throw Error(Error::Kind::changedSince,
                        found ? "This change was taken back already. Nothing was changed."
                              : "There is no change " + std::to_string(static_cast<std::int64_t>(id)) +
                                    " in this campaign file.");
        connection_->inTransaction([&] {
            db::takeBack(*connection_, found->second);
            prepared(*connection_, "UPDATE change SET undone = ? WHERE id = ?", at.empty() ? "undone" : at,
                     id)
                .exec();
        });
        return found->first;
    });
}

}  // namespace adjutant::db
