// SPDX-License-Identifier: GPL-3.0-or-later
// What keeping.cpp wrote down: notes, tags, the archive, and the list of changes.
#include <nlohmann/json.hpp>

#include "db/campaign_file.hpp"
#include "db/changes.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// Names that cannot be read are left out: the sentence has them, too.
std::vector<std::string> namesIn(const std::string& text) {
    std::vector<std::string> names;
    const auto read = nlohmann::json::parse(text, nullptr, false);
    if (!read.is_array()) return names;
    for (const auto& name : read)
        if (name.is_string()) names.push_back(name.get<std::string>());
    return names;
}

Change changeIn(SQLite::Statement& row) {
    return {.id = ChangeId{row.getColumn(0).getInt64()},
            .at = textOf(row, 1),
            .what = textOf(row, 2),
            .told = textOf(row, 3),
            .undone = textOf(row, 4),
            .who = textOf(row, 5),
            .names = namesIn(textOf(row, 6))};
}

Photograph photographIn(SQLite::Statement& row) {
    return {textOf(row, 0), textOf(row, 1), textOf(row, 2), textOf(row, 3)};
}

constexpr const char* allOfThem =
    "SELECT id, at, what, told, undone, who, names, cells FROM change ORDER BY id";
constexpr const char* oneOfThem =
    "SELECT id, at, what, told, undone, who, names, cells FROM change WHERE id = ?";

/// The text that the query answers for that number; empty where there is none.
template <class Id>
std::string kept(Connection& connection, Doing doing, const char* query, Id id) {
    return connection.read(doing, [&] {
        return rowOf(prepared(connection, query, id), [](SQLite::Statement& row) { return textOf(row, 0); })
            .value_or("");
    });
}

}  // namespace

std::string CampaignFile::note(GameId id) const {
    return kept(*connection_, doings::ReadTheNote{}, "SELECT note FROM game WHERE id = ?", id);
}

std::string CampaignFile::note(PersonId id) const {
    return kept(*connection_, doings::ReadTheNote{}, "SELECT note FROM person WHERE id = ?", id);
}

std::string CampaignFile::place(GameId id) const {
    return kept(*connection_, doings::ReadThePlace{}, "SELECT place FROM game WHERE id = ?", id);
}

std::string CampaignFile::lastPlace(CampaignId campaign) const {
    return kept(*connection_, doings::ReadThePlace{},
                "SELECT place FROM game WHERE campaign = ? AND deleted = '' "
                "ORDER BY changed DESC, id DESC LIMIT 1",
                campaign);
}

std::string CampaignFile::archivedAt(GameId id) const {
    return kept(*connection_, doings::ReadTheGame{}, "SELECT archived FROM game WHERE id = ?", id);
}

std::string CampaignFile::archivedAt(PersonId id) const {
    return kept(*connection_, doings::ReadTheName{}, "SELECT archived FROM person WHERE id = ?", id);
}

std::string CampaignFile::archivedAt(CampaignId id) const {
    return kept(*connection_, doings::ReadTheCampaign{}, "SELECT archived FROM campaign WHERE id = ?", id);
}

std::vector<std::string> CampaignFile::labels(GameId id) const {
    return connection_->read(doings::ReadTheTags{}, [&] {
        return rowsOf(prepared(*connection_, "SELECT tag FROM game_tag WHERE game = ? ORDER BY tag", id),
                      [](SQLite::Statement& row) { return textOf(row, 0); });
    });
}

std::vector<Photograph> CampaignFile::photographs(GameId id) const {
    return connection_->read(doings::ReadThePhotographs{}, [&] {
        return rowsOf(
            prepared(*connection_,
                     "SELECT name, at, words, picture FROM photograph WHERE game = ? AND removed = '' "
                     "ORDER BY at, rowid",
                     id),
            photographIn);
    });
}

std::optional<Photograph> CampaignFile::photograph(GameId id, std::string_view name) const {
    return connection_->read(doings::ReadThePhotographs{}, [&] {
        return rowOf(
            prepared(*connection_,
                     "SELECT name, at, words, picture FROM photograph WHERE game = ? AND name = ? AND "
                     "removed = ''",
                     id, name),
            photographIn);
    });
}

void CampaignFile::signAs(std::string_view who) { connection_->setSignature(who); }

std::vector<Change> CampaignFile::changes() const {
    return connection_->read(doings::ListTheChanges{},
                             [&] { return rowsOf(prepared(*connection_, allOfThem), changeIn); });
}

Change CampaignFile::takeBack(ChangeId id, std::string_view at) {
    return connection_->write(doings::TakeTheChangeBack{}, [&] {
        const auto found = rowOf(prepared(*connection_, oneOfThem, id), [](SQLite::Statement& row) {
            return std::pair(changeIn(row), textOf(row, 7));
        });
        if (!found)
            throw Error(Error::Kind::changedSince,
                        failures::NoSuchChange{.number = static_cast<std::int64_t>(id)});
        if (!found->first.undone.empty())
            throw Error(Error::Kind::changedSince, failures::TakenBackAlready{});
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
