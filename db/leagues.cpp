// SPDX-License-Identifier: GPL-3.0-or-later
// The league of a campaign, as a journal and the people behind its numbers. What its entries mean is not
// known here.
#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// A file of an earlier version on a disk that cannot be written to has no place for one.
bool hasLeagues(Connection& connection) { return connection.sql().tableExists("league"); }

EntryText entryOf(SQLite::Statement& row) {
    return {.seq = row.getColumn(0).getInt64(),
            .parent = row.getColumn(1).getInt64(),
            .at = textOf(row, 2),
            .request = textOf(row, 3),
            .rolls = textOf(row, 4),
            .events = textOf(row, 5),
            .hash = textOf(row, 6)};
}

/// What the league remembers of its last entry.
struct Tip {
    std::int64_t acts = 0;
    std::string hash;
};

Tip tipOf(Connection& connection, CampaignId id) {
    return rowOf(prepared(connection, "SELECT acts, tip FROM league WHERE campaign = ?", id),
                 [](SQLite::Statement& row) {
                     return Tip{row.getColumn(0).getInt64(), textOf(row, 1)};
                 })
        .value_or(Tip());
}

void insertEntry(Connection& connection, CampaignId id, const EntryText& entry) {
    prepared(connection, "INSERT OR IGNORE INTO league(campaign) VALUES (?)", id).exec();
    prepared(connection,
             "INSERT INTO league_entry(campaign, seq, parent, at, request, rolls, events, hash) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
             id, entry.seq, entry.parent, entry.at, entry.request, entry.rolls, entry.events, entry.hash)
        .exec();
}

void insertEntrant(Connection& connection, CampaignId id, const std::optional<PersonId>& person) {
    // NULL for 0: numbers of people begin with 1.
    prepared(connection,
             "INSERT INTO league_entrant(campaign, number, person) SELECT ?1, count(*) + 1, nullif(?2, 0) "
             "FROM league_entrant WHERE campaign = ?1",
             id, person.value_or(PersonId{0}))
        .exec();
}

/// A journal only grows, says a trigger. It rests while what a club never had makes way for what it has.
template <class Work>
void withoutGuard(Connection& connection, Work&& work) {
    constexpr const char* guard = "league_entry_not_removed";
    const auto text = rowOf(prepared(connection, "SELECT sql FROM sqlite_master WHERE name = ?", guard),
                            [](SQLite::Statement& row) { return textOf(row, 0); });
    if (text) connection.sql().exec("DROP TRIGGER " + std::string(guard));
    std::forward<Work>(work)();
    if (text) connection.sql().exec(*text);
}

}  // namespace

std::vector<EntryText> CampaignFile::leagueEntries(CampaignId id) const {
    return connection_->read(doings::ReadTheLeague{}, [&] {
        if (!hasLeagues(*connection_)) return std::vector<EntryText>();
        return rowsOf(prepared(*connection_,
                               "SELECT seq, parent, at, request, rolls, events, hash FROM league_entry "
                               "WHERE campaign = ? ORDER BY seq",
                               id),
                      entryOf);
    });
}

std::vector<std::optional<PersonId>> CampaignFile::leaguePeople(CampaignId id) const {
    return connection_->read(doings::ReadTheLeague{}, [&] {
        if (!hasLeagues(*connection_)) return std::vector<std::optional<PersonId>>();
        return rowsOf(prepared(*connection_,
                               "SELECT person FROM league_entrant WHERE campaign = ? ORDER BY number", id),
                      [](SQLite::Statement& row) -> std::optional<PersonId> {
                          if (row.getColumn(0).isNull()) return {};
                          return PersonId{row.getColumn(0).getInt64()};
                      });
    });
}

void CampaignFile::appendToLeague(CampaignId id, const EntryText& entry,
                                  const std::vector<std::optional<PersonId>>& newcomers) {
    for (const std::string* text : {&entry.at, &entry.request, &entry.rolls, &entry.events})
        requireText(*text, texts::LeagueEntry{.seq = entry.seq});
    connection_->write(doings::SaveTheLeague{}, [&] {
        connection_->inTransaction([&] {
            static_cast<void>(campaign(id));
            const Tip tip = tipOf(*connection_, id);
            if (const auto why = whyNotNext(entry, tip.acts, tip.hash))
                throw Error(Error::Kind::notNext, failures::LeagueNotSaved{.why = *why});
            insertEntry(*connection_, id, entry);
            for (const auto& person : newcomers) insertEntrant(*connection_, id, person);
        });
    });
}

void CampaignFile::replaceLeagueAfter(CampaignId id, std::int64_t kept, const std::vector<EntryText>& entries,
                                      const std::vector<std::optional<PersonId>>& people) {
    for (const EntryText& entry : entries)
        for (const std::string* text : {&entry.at, &entry.request, &entry.rolls, &entry.events})
            requireText(*text, texts::LeagueEntry{.seq = entry.seq});
    connection_->write(doings::SaveTheLeague{}, [&] {
        connection_->inTransaction([&] {
            static_cast<void>(campaign(id));
            Tip tip =
                rowOf(prepared(*connection_,
                               "SELECT seq, hash FROM league_entry WHERE campaign = ? AND seq <= ? ORDER "
                               "BY seq DESC LIMIT 1",
                               id, kept),
                      [](SQLite::Statement& row) {
                          return Tip{row.getColumn(0).getInt64(), textOf(row, 1)};
                      })
                    .value_or(Tip());
            for (const EntryText& entry : entries) {
                if (const auto why = whyNotNext(entry, tip.acts, tip.hash))
                    throw Error(Error::Kind::notNext, failures::LeagueNotSaved{.why = *why});
                tip = {entry.seq, entry.hash};
            }
            withoutGuard(*connection_, [&] {
                prepared(*connection_, "DELETE FROM league_entry WHERE campaign = ? AND seq > ?", id, kept)
                    .exec();
            });
            prepared(*connection_, "DELETE FROM league_entrant WHERE campaign = ?", id).exec();
            for (const EntryText& entry : entries) insertEntry(*connection_, id, entry);
            prepared(*connection_, "UPDATE league SET acts = ?, tip = ? WHERE campaign = ?", tip.acts,
                     tip.hash, id)
                .exec();
            for (const auto& person : people) insertEntrant(*connection_, id, person);
        });
    });
}

Verified CampaignFile::verifyLeague(CampaignId id) const {
    Verified verified;
    readSnapshot([&] {
        const Tip tip = hasLeagues(*connection_) ? tipOf(*connection_, id) : Tip();
        verified = verifyChain(leagueEntries(id), tip.acts, tip.hash, "league");
    });
    return verified;
}

}  // namespace adjutant::db
