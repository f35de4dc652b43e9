// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/found_rows.hpp"

#include <string_view>

namespace adjutant::db {
namespace {

/// A letter a column: t a text, n a number, x a number or NULL, which stands for a row's own number.
bool isShaped(const RawRow& row, bool ofRowidTable, std::string_view shape) {
    if (row.ofRowidTable != ofRowidTable || row.values.size() != shape.size()) return false;
    for (std::size_t column = 0; column < shape.size(); ++column) {
        const RawValue::Kind kind = row.values[column].kind;
        if ((kind == RawValue::Kind::text) != (shape[column] == 't')) return false;
        if (shape[column] == 'n' && kind != RawValue::Kind::number) return false;
    }
    return true;
}

// With the columns that later versions added, or without: a row keeps those that there were when it was
// written.

bool isCampaign(const RawRow& row) { return isShaped(row, true, "xtt") || isShaped(row, true, "xtttt"); }

bool isGame(const RawRow& row) {
    return isShaped(row, true, "xntttttnnt") || isShaped(row, true, "xntttttnnttt") ||
           isShaped(row, true, "xntttttnntttttt");
}

bool isPerson(const RawRow& row) {
    return isShaped(row, true, "xntt") || isShaped(row, true, "xntttnt") || isShaped(row, true, "xntttntt");
}

}  // namespace

FoundRows foundAmong(const std::vector<RawRow>& rows) {
    constexpr std::size_t hashLength = 64;
    FoundRows found;
    // The shapes are those of the tables in schema.cpp; no two that are looked for are alike.
    for (const RawRow& row : rows) {
        const auto text = [&](std::size_t column) { return row.values.at(column).text; };
        const auto number = [&](std::size_t column) { return row.values.at(column).number; };
        if (isShaped(row, false, "nnnttttt") && text(7).size() == hashLength) {
            EntryText entry{number(1), number(2), text(3), text(4), text(5), text(6), text(7)};
            found.entries[number(0)].emplace(entry.seq, std::move(entry));
        } else if (isCampaign(row)) {
            found.campaigns[row.rowid] = Campaign{{}, text(1), text(2)};
        } else if (isGame(row)) {
            found.games[row.rowid] =
                Game{{},      CampaignId{number(1)}, text(2),   text(3), text(4), text(5),
                     text(6), number(7) != 0,        number(8), text(9)};
        } else if (isPerson(row)) {
            found.people[row.rowid] = {number(1), Person{{}, text(2), text(3)}};
        } else if (isShaped(row, false, "nttt")) {
            found.tags.emplace_back(number(0), Tag{text(1), text(2), text(3)});
        } else if (isShaped(row, true, "nttt")) {
            found.documents.emplace_back(number(0), Document{text(1), text(2), text(3)});
        }
    }
    return found;
}

}  // namespace adjutant::db
