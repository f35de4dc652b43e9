// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/row_shapes.hpp"

#include <algorithm>

namespace adjutant::db {
namespace {

/// Columns that a later version added may be missing, and are empty then.
std::string text(const RawRow& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].text : std::string();
}

std::int64_t number(const RawRow& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].number : 0;
}

std::optional<std::int64_t> perhaps(const RawRow& row, std::size_t column) {
    const RawValue& value = row.values.at(column);
    return value.kind == RawValue::Kind::number ? std::optional(value.number) : std::nullopt;
}

void takeCampaign(const RawRow& row, FoundRows& found) {
    found.campaigns[row.rowid] = {
        .name = text(row, 1), .created = text(row, 2), .archived = text(row, 3), .deleted = text(row, 4)};
}

/// Of the same game, which was written again and again, the row that knows more.
void takeGame(const RawRow& row, FoundRows& found) {
    FoundGame game{.campaign = number(row, 1),
                   .name = text(row, 2),
                   .system = text(row, 3),
                   .created = text(row, 4),
                   .changed = text(row, 5),
                   .summary = text(row, 6),
                   .tip = text(row, 9),
                   .ended = text(row, 10),
                   .endedBy = text(row, 11),
                   .archived = text(row, 12),
                   .deleted = text(row, 13),
                   .note = text(row, 14),
                   .place = text(row, 15),
                   .finished = number(row, 7) != 0,
                   .isSummed = !text(row, 16).empty(),
                   .acts = number(row, 8)};
    const auto there = found.games.find(row.rowid);
    if (there == found.games.end() || there->second.acts <= game.acts)
        found.games[row.rowid] = std::move(game);
}

void takePerson(const RawRow& row, FoundRows& found) {
    found.people[row.rowid] = {.campaign = number(row, 1),
                               .name = text(row, 2),
                               .club = text(row, 3),
                               .deleted = text(row, 4),
                               .note = text(row, 6),
                               .archived = text(row, 7),
                               .merged = number(row, 5)};
}

void takeName(const RawRow& row, FoundRows& found) { found.names[{number(row, 0), text(row, 1)}] = {}; }

void takeEntry(const RawRow& row, FoundRows::Numbered<Candidates>& journals) {
    constexpr std::size_t hashLength = 64;
    EntryText entry{.seq = number(row, 1),
                    .parent = number(row, 2),
                    .at = text(row, 3),
                    .request = text(row, 4),
                    .rolls = text(row, 5),
                    .events = text(row, 6),
                    .hash = text(row, 7)};
    if (entry.hash.size() == hashLength) journals[number(row, 0)].emplace(entry.seq, std::move(entry));
}

void takeGameEntry(const RawRow& row, FoundRows& found) {
    takeEntry(row, row.of == "entry" ? found.entries : found.eitherEntries);
}

void takeLeagueEntry(const RawRow& row, FoundRows& found) {
    if (row.of == "league_entry") takeEntry(row, found.leagueEntries);
}

void takeLeague(const RawRow& row, FoundRows& found) {
    found.leagues[row.rowid] = {.acts = number(row, 1), .tip = text(row, 2)};
}

void takeEntrant(const RawRow& row, FoundRows& found) {
    found.entrants[{number(row, 0), number(row, 1)}] = perhaps(row, 2);
}

void takeSide(const RawRow& row, FoundRows& found) {
    found.sides[{number(row, 0), text(row, 1)}] = {.place = number(row, 2),
                                                   .name = text(row, 3),
                                                   .typed = text(row, 4),
                                                   .outcome = text(row, 6),
                                                   .person = perhaps(row, 5),
                                                   .score = perhaps(row, 7)};
}

void takePlay(const RawRow& row, FoundRows& found) {
    found.plays[row.rowid] = {.campaign = number(row, 1),
                              .source = text(row, 2),
                              .title = text(row, 3),
                              .played = text(row, 4),
                              .place = text(row, 6),
                              .note = text(row, 7),
                              .minutes = perhaps(row, 5)};
}

void takePlayer(const RawRow& row, FoundRows& found) {
    found.players[{number(row, 0), number(row, 1)}] = {.typed = text(row, 2),
                                                       .role = text(row, 4),
                                                       .outcome = text(row, 5),
                                                       .score = text(row, 6),
                                                       .person = perhaps(row, 3)};
}

void takeTag(const RawRow& row, FoundRows& found) {
    found.tags[{number(row, 0), text(row, 1)}] = {
        .code = text(row, 1), .kind = text(row, 2), .target = text(row, 3)};
}

void takeDocument(const RawRow& row, FoundRows& found) {
    found.documents[{number(row, 0), {text(row, 1), text(row, 2)}}] = text(row, 3);
}

void takeLabel(const RawRow& row, FoundRows& found) { found.labels[{number(row, 0), text(row, 1)}] = {}; }

void takePhotograph(const RawRow& row, FoundRows& found) {
    found.photographs[{number(row, 0), text(row, 1)}] = {
        .at = text(row, 2), .words = text(row, 3), .picture = text(row, 4), .removed = text(row, 5)};
}

void takeChange(const RawRow& row, FoundRows& found) {
    found.changes[row.rowid] = {.at = text(row, 1),
                                .what = text(row, 2),
                                .told = text(row, 3),
                                .cells = text(row, 4),
                                .undone = text(row, 5),
                                .who = text(row, 6),
                                .names = text(row, 7)};
}

void takeSetting(const RawRow& row, FoundRows& found) { found.settings[text(row, 0)] = text(row, 1); }

void takeLastNumber(const RawRow& row, FoundRows& found) { found.lastNumbers[text(row, 0)] = number(row, 1); }

constexpr RowShape shapes[] = {
    {"campaign", true, "xtt", takeCampaign},       {"campaign", true, "xtttt", takeCampaign},
    {"game", true, "xntttttnnt", takeGame},        {"game", true, "xntttttnnttt", takeGame},
    {"game", true, "xntttttnntttttt", takeGame},   {"game", true, "xntttttnnttttttt", takeGame},
    {"game", true, "xntttttnntttttttt", takeGame}, {"photograph", true, "nttttt", takePhotograph},
    {"person", true, "xntt", takePerson},          {"person", true, "xntttnt", takePerson},
    {"person", true, "xntttntt", takePerson},      {"person", false, "nt", takeName},  // of earlier versions
    {"entry", false, "nnnttttt", takeGameEntry},   {"league_entry", false, "nnnttttt", takeLeagueEntry},
    {"league", true, "xnt", takeLeague},           {"league_entrant", false, "nnx", takeEntrant},
    {"side", false, "ntnttxtx", takeSide},         {"play", true, "xntttxtt", takePlay},
    {"play_side", false, "nntxttt", takePlayer},   {"tag", false, "nttt", takeTag},
    {"document", true, "nttt", takeDocument},      {"game_tag", false, "nt", takeLabel},
    {"change", true, "xttttt", takeChange},        {"change", true, "xttttttt", takeChange},
    {"setting", false, "tt", takeSetting},         {"sqlite_sequence", true, "tn", takeLastNumber},
};

/// The numbers by which the row is known: its own, where it has one, and that of what it belongs to.
bool hasGoodNumbers(const RawRow& row, std::string_view columns) {
    const bool own = columns.starts_with('x');
    if (own && !isRowNumber(row.rowid)) return false;
    if (own && columns.starts_with("xn") && columns != "xnt") return isRowNumber(number(row, 1));
    return !columns.starts_with('n') || isRowNumber(number(row, 0));
}

/// People and plays have the same columns since people have an archive. Where no tree tells whose row it is,
/// a play is known by its source, the program and its number there ("bgg:1"), or by having none. Photographs
/// have the number of their game where changes of an earlier version have nothing.
bool isOfItsKind(const RawRow& row, const RowShape& shape) {
    if (!row.of.empty()) return true;
    const std::string name = text(row, 2);
    const bool sourced = name.empty() || name.starts_with("bgg:") || name.starts_with("bg-stats:");
    if (shape.table == "change") return row.values.front().kind == RawValue::Kind::null;
    return shape.table == "play" ? sourced : shape.table != "person" || !sourced;
}

bool isShaped(const RawRow& row, const RowShape& shape) {
    if (row.ofRowidTable != shape.ofRowidTable || row.values.size() != shape.columns.size()) return false;
    for (std::size_t column = 0; column < shape.columns.size(); ++column) {
        const RawValue::Kind kind = row.values[column].kind;
        if ((kind == RawValue::Kind::text) != (shape.columns[column] == 't')) return false;
        if (shape.columns[column] == 'n' && kind != RawValue::Kind::number) return false;
    }
    return hasGoodNumbers(row, shape.columns) && isOfItsKind(row, shape);
}

}  // namespace

std::vector<const RowShape*> shapesOf(const RawRow& row) {
    std::vector<const RowShape*> had;
    for (const RowShape& shape : shapes)
        if (isShaped(row, shape)) had.push_back(&shape);
    const auto own = std::ranges::find_if(had, [&](const RowShape* shape) { return shape->table == row.of; });
    return own == had.end() ? had : std::vector{*own};
}

bool isOurTable(std::string_view name) { return std::ranges::count(shapes, name, &RowShape::table) > 0; }

bool isRowNumber(std::int64_t number) {
    constexpr std::int64_t most = 1'000'000'000'000;
    return number >= 1 && number <= most;
}

}  // namespace adjutant::db
