// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue_rows.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/query.hpp"
#include "db/text.hpp"
#include "engine/journal/digest.hpp"

namespace adjutant::db {

/// With a sign for each letter that cannot be read. Where a page was lost, zeros stand.
std::string RescueRows::mended(const std::string& text) {
    const bool zeros = text.find('\0') != std::string::npos;
    if (!zeros && isUtf8(text)) return text;
    ++mended_;
    using nlohmann::json;
    std::string signs = text;
    std::ranges::replace(signs, '\0', '\xff');
    return json::parse(json(signs).dump(-1, ' ', false, json::error_handler_t::replace)).get<std::string>();
}

std::string RescueRows::nameOr(const std::string& name, std::string_view other) {
    if (name.find_first_not_of(" \t\r\n") == std::string::npos) return std::string(other);
    return mended(name);
}

bool RescueRows::isTaken(const char* query, std::int64_t within, const std::string& name) {
    return rowOf(prepared(connection_, query, within, name), [](SQLite::Statement&) { return true; })
        .has_value();
}

std::string RescueRows::insert(std::int64_t id, const FoundCampaign& campaign) {
    std::string name = nameOr(campaign.name, "Rescued campaign");
    while (isTaken("SELECT 1 FROM campaign WHERE id <> ? AND name = ?", id, name)) name += " (rescued)";
    prepared(connection_, "INSERT INTO campaign(id, name, created, archived, deleted) VALUES (?, ?, ?, ?, ?)",
             id, name, mended(campaign.created), mended(campaign.archived), mended(campaign.deleted))
        .exec();
    return name;
}

std::string RescueRows::insert(std::int64_t id, const FoundGame& game) {
    std::string name = nameOr(game.name, "Game " + std::to_string(id));
    while (isTaken("SELECT 1 FROM game WHERE campaign = ? AND name = ?", game.campaign, name))
        name += " (rescued)";
    const std::string summary = mended(game.summary);
    prepared(connection_,
             "INSERT INTO game(id, campaign, name, system, created, changed, summary, summary_sum, finished, "
             "ended, ended_by, archived, deleted, note, place) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
             id, game.campaign, name, nameOr(game.system, "unknown"), mended(game.created),
             mended(game.changed), summary, game.isSummed ? digestOf(summary) : "", game.finished,
             mended(game.ended), mended(game.endedBy), mended(game.archived), mended(game.deleted),
             mended(game.note), mended(game.place))
        .exec();
    return name;
}

std::string RescueRows::insert(std::int64_t id, const FoundPerson& person) {
    std::string name = nameOr(person.name, "Somebody");
    prepared(connection_,
             "INSERT INTO person(id, campaign, name, club, deleted, merged, note, archived) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
             id, person.campaign, name, mended(person.club), mended(person.deleted), person.merged,
             mended(person.note), mended(person.archived))
        .exec();
    return name;
}

void RescueRows::insertEntries(std::int64_t game, const std::vector<EntryText>& entries) {
    for (const EntryText& entry : entries)
        prepared(connection_,
                 "INSERT INTO entry(game, seq, parent, at, request, rolls, events, hash) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                 game, entry.seq, entry.parent, entry.at, entry.request, entry.rolls, entry.events,
                 entry.hash)
            .exec();
}

void RescueRows::insertLeague(std::int64_t campaign, const std::vector<EntryText>& entries,
                              const std::vector<std::optional<std::int64_t>>& people) {
    prepared(connection_, "INSERT INTO league(campaign) VALUES (?)", campaign).exec();
    for (const EntryText& entry : entries)
        prepared(connection_,
                 "INSERT INTO league_entry(campaign, seq, parent, at, request, rolls, events, hash) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                 campaign, entry.seq, entry.parent, entry.at, entry.request, entry.rolls, entry.events,
                 entry.hash)
            .exec();
    for (std::size_t index = 0; index < people.size(); ++index)
        prepared(connection_, "INSERT INTO league_entrant(campaign, number, person) VALUES (?, ?, ?)",
                 campaign, index + 1, people[index])
            .exec();
}

void RescueRows::insert(std::int64_t game, const std::string& side, const FoundSide& row) {
    prepared(connection_,
             "INSERT OR IGNORE INTO side(game, side, place, name, typed, person, outcome, score) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
             game, mended(side), row.place, mended(row.name), mended(row.typed), row.person,
             mended(row.outcome), row.score)
        .exec();
}

void RescueRows::insertLabel(std::int64_t game, const std::string& label) {
    prepared(connection_, "INSERT OR IGNORE INTO game_tag(game, tag) VALUES (?, ?)", game,
             nameOr(label, "unreadable"))
        .exec();
}

void RescueRows::insert(std::int64_t game, const std::string& name, const FoundPhotograph& row) {
    prepared(connection_,
             "INSERT OR IGNORE INTO photograph(game, name, at, words, picture, removed) "
             "VALUES (?, ?, ?, ?, ?, ?)",
             game, nameOr(name, "rescued"), mended(row.at), mended(row.words), row.picture,
             mended(row.removed))
        .exec();
}

void RescueRows::insert(std::int64_t id, const FoundPlay& play) {
    std::string source = nameOr(play.source, "rescued:" + std::to_string(id));
    while (isTaken("SELECT 1 FROM play WHERE campaign = ? AND source = ?", play.campaign, source))
        source += " (rescued)";
    prepared(connection_,
             "INSERT INTO play(id, campaign, source, title, played, minutes, place, note) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
             id, play.campaign, source, nameOr(play.title, "Rescued play"), mended(play.played), play.minutes,
             mended(play.place), mended(play.note))
        .exec();
}

void RescueRows::insert(std::int64_t play, std::int64_t place, const FoundPlayer& player) {
    prepared(connection_,
             "INSERT INTO play_side(play, place, typed, person, role, outcome, score) "
             "VALUES (?, ?, ?, ?, ?, ?, ?)",
             play, place, mended(player.typed), player.person, mended(player.role), mended(player.outcome),
             mended(player.score))
        .exec();
}

void RescueRows::insert(std::int64_t campaign, const Tag& tag) {
    prepared(connection_, "INSERT OR IGNORE INTO tag(campaign, code, kind, target) VALUES (?, ?, ?, ?)",
             campaign, nameOr(tag.code, "unreadable"), nameOr(tag.kind, "unreadable"), mended(tag.target))
        .exec();
}

void RescueRows::insert(std::int64_t campaign, const Document& document) {
    prepared(connection_, "INSERT OR IGNORE INTO document(campaign, kind, name, text) VALUES (?, ?, ?, ?)",
             campaign, nameOr(document.kind, "unreadable"), nameOr(document.name, "unreadable"),
             mended(document.text))
        .exec();
}

void RescueRows::insert(std::int64_t id, const FoundChange& change) {
    prepared(connection_,
             "INSERT INTO change(id, at, what, told, cells, undone, who, names) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
             id, mended(change.at), mended(change.what), mended(change.told), mended(change.cells),
             mended(change.undone), mended(change.who),
             change.names.empty() ? std::string("[]") : mended(change.names))
        .exec();
}

void RescueRows::insertSetting(const std::string& key, const std::string& value) {
    prepared(connection_, "INSERT OR IGNORE INTO setting(key, value) VALUES (?, ?)",
             nameOr(key, "unreadable"), mended(value))
        .exec();
}

void RescueRows::insertLastNumber(const std::string& table, std::int64_t number) {
    prepared(connection_, "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", number, table)
        .exec();
    prepared(connection_,
             "INSERT INTO sqlite_sequence(name, seq) SELECT ?, ? WHERE NOT EXISTS "
             "(SELECT 1 FROM sqlite_sequence WHERE name = ?)",
             table, number, table)
        .exec();
}

}  // namespace adjutant::db
