// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seats.hpp"

#include "db/campaign_file.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// The person of that number, if it is one of the campaign of that name; else the first of that name.
std::optional<std::int64_t> personOf(Connection& connection, std::int64_t campaign, const SideResult& side) {
    const auto number = [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); };
    if (const auto told = personIdFrom(side.who)) {
        // Who was merged into another is that one from then on.
        auto found =
            rowOf(prepared(connection,
                           "SELECT CASE WHEN merged > 0 THEN merged ELSE id END FROM person WHERE id = ? "
                           "AND campaign = ? AND name = ?",
                           *told, campaign, side.person),
                  number);
        if (found) return found;
    }
    return rowOf(
        prepared(connection,
                 "SELECT id FROM person WHERE campaign = ? AND name = ? AND deleted = '' ORDER BY id LIMIT 1",
                 campaign, side.person),
        number);
}

std::int64_t personFor(Connection& connection, std::int64_t campaign, const SideResult& side) {
    if (const auto found = personOf(connection, campaign, side)) return *found;
    prepared(connection, "INSERT INTO person(campaign, name) VALUES (?, ?)", campaign, side.person).exec();
    return connection.sql().getLastInsertRowid();
}

void insertSide(Connection& connection, GameId game, std::int64_t campaign, std::int64_t place,
                const SideResult& side) {
    SQLite::Statement insert = prepared(
        connection,
        "INSERT INTO side(game, place, side, name, typed, outcome, person, score) VALUES (?, ?, ?, ?, ?, ?, "
        "?7, ?8)",
        game, place, side.side, side.name, side.person, side.outcome);
    constexpr int personAt = 7;
    constexpr int scoreAt = 8;
    if (!side.person.empty()) insert.bind(personAt, personFor(connection, campaign, side));
    if (side.score) insert.bind(scoreAt, *side.score);
    insert.exec();
}

constexpr const char* sidesOf =
    "SELECT side.side, side.name, coalesce(person.name, side.typed), person.id, side.outcome, side.score "
    "FROM side LEFT JOIN person ON person.id = side.person WHERE side.game = ? ORDER BY side.place";

SideResult sideOf(SQLite::Statement& row) {
    SideResult side{.side = textOf(row, 0),
                    .name = textOf(row, 1),
                    .person = textOf(row, 2),
                    .who = {},
                    .outcome = textOf(row, 4),
                    .score = {}};
    if (!row.getColumn(3).isNull()) side.who = shownId(PersonId{row.getColumn(3).getInt64()});
    if (!row.getColumn(5).isNull()) side.score = row.getColumn(5).getInt64();
    return side;
}

/// A file of an earlier version on a disk that cannot be written to has no place for them.
bool hasSides(Connection& connection) { return connection.sql().tableExists("side"); }

}  // namespace

void keepResult(Connection& connection, GameId game, const Result& result) {
    for (const SideResult& side : result.sides) {
        for (const std::string* text : {&side.side, &side.name, &side.person, &side.outcome})
            requireText(*text, texts::SideWord{});
    }
    const auto campaign = rowOf(prepared(connection, "SELECT campaign FROM game WHERE id = ?", game),
                                [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); });
    if (!campaign) return;
    prepared(connection, "UPDATE game SET ended = ?, ended_by = ? WHERE id = ?", result.ended, result.by,
             game)
        .exec();
    prepared(connection, "DELETE FROM side WHERE game = ?", game).exec();
    std::int64_t place = 0;
    for (const SideResult& side : result.sides) insertSide(connection, game, *campaign, ++place, side);
}

Result CampaignFile::result(GameId id) const {
    return connection_->read(doings::ReadWhoPlayed{}, [&] {
        Result result;
        if (!hasSides(*connection_)) return result;
        auto game = prepared(*connection_, "SELECT ended, ended_by FROM game WHERE id = ?", id);
        if (game.executeStep()) {
            result.ended = textOf(game, 0);
            result.by = textOf(game, 1);
        }
        result.sides = rowsOf(prepared(*connection_, sidesOf, id), sideOf);
        return result;
    });
}

void CampaignFile::setResult(GameId id, const Result& result) {
    connection_->write(doings::SaveWhoPlayed{},
                       [&] { connection_->inTransaction([&] { keepResult(*connection_, id, result); }); });
}

std::vector<SideResult> CampaignFile::lastSeats(CampaignId campaign, std::string_view system) const {
    return connection_->read(doings::ReadWhoPlayed{}, [&] {
        if (!hasSides(*connection_)) return std::vector<SideResult>();
        const auto last = rowOf(
            prepared(*connection_,
                     "SELECT id FROM game WHERE campaign = ? AND system = ? AND EXISTS (SELECT 1 FROM side "
                     "WHERE side.game = game.id AND side.typed <> '') ORDER BY changed DESC, id DESC LIMIT 1",
                     campaign, system),
            [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); });
        if (!last) return std::vector<SideResult>();
        return rowsOf(prepared(*connection_, sidesOf, *last), sideOf);
    });
}

}  // namespace adjutant::db
