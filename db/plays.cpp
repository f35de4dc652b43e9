// SPDX-License-Identifier: GPL-3.0-or-later
// Plays of games that have no journal here.
#include <algorithm>
#include <functional>

#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// A file of an earlier version on a disk that cannot be written to has no place for them.
bool hasPlays(Connection& connection) { return connection.sql().tableExists("play"); }

struct Row {
    std::int64_t id = 0;
    Play play;
};

Row rowIn(SQLite::Statement& row) {
    Row read{row.getColumn(0).getInt64(),
             {.source = textOf(row, 1),
              .title = textOf(row, 2),
              .played = textOf(row, 3),
              .minutes = {},
              .place = textOf(row, 5),
              .note = textOf(row, 6),
              .sides = {}}};
    if (!row.getColumn(4).isNull()) read.play.minutes = row.getColumn(4).getInt64();
    return read;
}

PlaySide sideIn(SQLite::Statement& row) {
    PlaySide side{.person = textOf(row, 0),
                  .who = {},
                  .role = textOf(row, 2),
                  .outcome = textOf(row, 3),
                  .score = textOf(row, 4)};
    if (!row.getColumn(1).isNull()) side.who = shownId(PersonId{row.getColumn(1).getInt64()});
    return side;
}

constexpr const char* playsOf =
    "SELECT id, source, title, played, minutes, place, note FROM play WHERE campaign = ? ORDER BY played, id";
constexpr const char* sidesOf =
    "SELECT coalesce(person.name, play_side.typed), person.id, play_side.role, play_side.outcome, "
    "play_side.score FROM play_side LEFT JOIN person ON person.id = play_side.person "
    "WHERE play_side.play = ? ORDER BY play_side.place";

void requireTexts(const Play& play) {
    requireName(play.source, texts::PlaySource{});
    requireName(play.title, texts::GameName{});
    for (const std::string* text : {&play.played, &play.place, &play.note})
        requireText(*text, texts::PlayWord{});
    for (const PlaySide& side : play.sides)
        for (const std::string* text : {&side.person, &side.role, &side.outcome, &side.score})
            requireText(*text, texts::PlayerWord{});
}

std::optional<std::int64_t> personNamed(Connection& connection, CampaignId campaign,
                                        const std::string& name) {
    if (name.find_first_not_of(" \t\r\n") == std::string::npos) return {};
    const auto number = [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); };
    if (auto found = rowOf(prepared(connection,
                                    "SELECT id FROM person WHERE campaign = ? AND name = ? AND deleted = '' "
                                    "ORDER BY id LIMIT 1",
                                    campaign, name),
                           number))
        return found;
    prepared(connection, "INSERT INTO person(campaign, name) VALUES (?, ?)", campaign, name).exec();
    return connection.sql().getLastInsertRowid();
}

using PersonOf = std::function<std::optional<std::int64_t>(const PlaySide&)>;

void insertSides(Connection& connection, std::int64_t play, const std::vector<PlaySide>& sides,
                 const PersonOf& personOf) {
    std::int64_t place = 0;
    for (const PlaySide& side : sides) {
        SQLite::Statement insert = prepared(connection,
                                            "INSERT INTO play_side(play, place, typed, role, outcome, score, "
                                            "person) VALUES (?, ?, ?, ?, ?, ?, ?7)",
                                            play, ++place, side.person, side.role, side.outcome, side.score);
        constexpr int personAt = 7;
        if (const auto person = personOf(side)) insert.bind(personAt, *person);
        insert.exec();
    }
}

/// Of that number in the campaign, also somebody who is in no list any more.
std::optional<std::int64_t> personNumbered(Connection& connection, CampaignId campaign,
                                           const PlaySide& side) {
    const auto id = personIdFrom(side.who);
    if (!id) return {};
    return rowOf(prepared(connection, "SELECT id FROM person WHERE id = ? AND campaign = ?", *id, campaign),
                 [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); });
}

void insertPlay(Connection& connection, CampaignId campaign, const Play& play, const PersonOf& personOf) {
    SQLite::Statement insert =
        prepared(connection,
                 "INSERT INTO play(campaign, source, title, played, place, note, minutes) VALUES (?, ?, ?, "
                 "?, ?, ?, ?7)",
                 campaign, play.source, play.title, play.played, play.place, play.note);
    constexpr int minutesAt = 7;
    if (play.minutes) insert.bind(minutesAt, *play.minutes);
    insert.exec();
    insertSides(connection, connection.sql().getLastInsertRowid(), play.sides, personOf);
}

}  // namespace

bool isSame(const Play& a, const Play& b) {
    const auto same = [](const PlaySide& one, const PlaySide& other) {
        return one.role == other.role && one.outcome == other.outcome && one.score == other.score;
    };
    return a.title == b.title && a.played == b.played && a.minutes == b.minutes && a.place == b.place &&
           a.note == b.note &&
           std::equal(a.sides.begin(), a.sides.end(), b.sides.begin(), b.sides.end(), same);
}

std::vector<Play> CampaignFile::plays(CampaignId campaign) const {
    return connection_->read(doings::ListThePlays{}, [&] {
        std::vector<Play> plays;
        if (!hasPlays(*connection_)) return plays;
        for (Row& row : rowsOf(prepared(*connection_, playsOf, campaign), rowIn)) {
            row.play.sides = rowsOf(prepared(*connection_, sidesOf, row.id), sideIn);
            plays.push_back(std::move(row.play));
        }
        return plays;
    });
}

void CampaignFile::addPlay(CampaignId id, const Play& play) {
    requireTexts(play);
    connection_->write(doings::SaveThePlay{}, [&] {
        connection_->inTransaction([&] {
            static_cast<void>(campaign(id));
            const auto number = [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); };
            if (rowOf(prepared(*connection_, "SELECT id FROM play WHERE campaign = ? AND source = ?", id,
                               play.source),
                      number))
                throw Error(Error::Kind::duplicate, failures::PlayIsThere{.source = play.source});
            insertPlay(*connection_, id, play,
                       [&](const PlaySide& side) { return personNamed(*connection_, id, side.person); });
        });
    });
}

void CampaignFile::setPlay(CampaignId id, const Play& play) {
    requireTexts(play);
    const PersonOf numbered = [&](const PlaySide& side) { return personNumbered(*connection_, id, side); };
    connection_->write(doings::SaveThePlay{}, [&] {
        connection_->inTransaction([&] {
            static_cast<void>(campaign(id));
            const auto there =
                rowOf(prepared(*connection_, "SELECT id FROM play WHERE campaign = ? AND source = ?", id,
                               play.source),
                      [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); });
            if (!there) return insertPlay(*connection_, id, play, numbered);
            // The row stays, so that changes that were made to it can still be taken back.
            prepared(*connection_,
                     "UPDATE play SET title = ?, played = ?, place = ?, note = ?, minutes = ? WHERE id = ?",
                     play.title, play.played, play.place, play.note, play.minutes, *there)
                .exec();
            prepared(*connection_, "DELETE FROM play_side WHERE play = ?", *there).exec();
            insertSides(*connection_, *there, play.sides, numbered);
        });
    });
}

bool CampaignFile::removePlay(CampaignId campaign, std::string_view source) {
    return connection_->write(doings::RemoveThePlay{}, [&] {
        bool removed = false;
        connection_->inTransaction([&] {
            prepared(
                *connection_,
                "DELETE FROM play_side WHERE play IN (SELECT id FROM play WHERE campaign = ? AND source = ?)",
                campaign, source)
                .exec();
            removed =
                prepared(*connection_, "DELETE FROM play WHERE campaign = ? AND source = ?", campaign, source)
                    .exec() > 0;
        });
        return removed;
    });
}

}  // namespace adjutant::db
