// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/found_rows.hpp"

#include <algorithm>
#include <functional>
#include <string_view>

#include "db/row_shapes.hpp"

namespace adjutant::db {
namespace {

using Id = std::int64_t;

/// What is known comes first; what was told by its shape fills in what is missing.
void fillIn(FoundRows& known, FoundRows& guessed) {
    known.campaigns.merge(guessed.campaigns);
    known.games.merge(guessed.games);
    known.people.merge(guessed.people);
    known.eitherEntries.merge(guessed.eitherEntries);
    known.leagues.merge(guessed.leagues);
    known.sides.merge(guessed.sides);
    known.photographs.merge(guessed.photographs);
    known.plays.merge(guessed.plays);
    known.players.merge(guessed.players);
    known.tags.merge(guessed.tags);
    known.documents.merge(guessed.documents);
    known.changes.merge(guessed.changes);
    known.settings.merge(guessed.settings);
    known.lastNumbers.merge(guessed.lastNumbers);
    // Before people had numbers their rows looked as those of the tags of games.
    if (known.people.empty())
        known.names.merge(guessed.names);
    else
        known.labels.merge(guessed.labels);
}

constexpr std::string_view entrants = "league_entrant";

const RowShape* entrantShape(const RawRow& row) {
    const auto shapes = shapesOf(row);
    const auto found = std::ranges::find(shapes, entrants, &RowShape::table);
    return found == shapes.end() ? nullptr : *found;
}

bool canBeEntrant(const RawRow& row, const FoundRows& found) {
    if (entrantShape(row) == nullptr) return false;
    const Id campaign = row.values[0].number;
    if (!found.leagueEntries.contains(campaign) && !found.eitherEntries.contains(campaign)) return false;
    if (!isRowNumber(row.values[1].number)) return false;
    if (row.values[2].kind == RawValue::Kind::null) return true;
    const auto person = found.people.find(row.values[2].number);
    return person != found.people.end() && person->second.campaign == campaign;
}

/// Three numbers stand in more than one place. A page of them is believed to tell who the numbers of leagues
/// are where all of it can be read so; of two that contradict each other the longer one.
void guessEntrants(const std::vector<RawRow>& rows, FoundRows& found) {
    std::map<std::uint64_t, std::vector<const RawRow*>> pages;
    for (const RawRow& row : rows)
        if (row.of.empty()) pages[row.page].push_back(&row);
    std::vector<std::vector<const RawRow*>> believed;
    for (auto& [page, in] : pages)
        if (std::ranges::all_of(in, [&](const RawRow* row) { return canBeEntrant(*row, found); }))
            believed.push_back(std::move(in));
    std::ranges::stable_sort(believed, std::ranges::greater(), &std::vector<const RawRow*>::size);
    for (const auto& page : believed) {
        FoundRows guessed;
        for (const RawRow* row : page) entrantShape(*row)->take(*row, guessed);
        const bool fits = std::ranges::all_of(guessed.entrants, [&](const auto& one) {
            const auto there = found.entrants.find(one.first);
            return there == found.entrants.end() || there->second == one.second;
        });
        if (fits) found.entrants.merge(guessed.entrants);
    }
}

}  // namespace

FoundRows foundAmong(const RawFile& file) {
    FoundRows found;
    FoundRows guessed;
    for (const RawRow& row : file.rows) {
        const auto shapes = shapesOf(row);
        const bool known = shapes.size() == 1 && shapes.front()->table == row.of;
        if (!known && isOurTable(row.of)) ++found.unreadable[row.of];
        // Of what lies in an index or in another table only such rows are ours as nothing else looks like.
        if (!known && !row.of.empty() && shapes.size() > 1 && shapes.front()->table != "entry") continue;
        for (const RowShape* shape : shapes)
            if (known || shape->table != entrants) shape->take(row, known ? found : guessed);
    }
    fillIn(found, guessed);
    guessEntrants(file.rows, found);
    found.tables = file.tables;
    for (const auto& [table, count] : file.unreadable)
        if (isOurTable(table)) found.unreadable[table] += count;
    return found;
}

}  // namespace adjutant::db
