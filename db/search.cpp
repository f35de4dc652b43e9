// SPDX-License-Identifier: GPL-3.0-or-later
// Finding things by words. SQLite's full-text search has the words of the entries without their texts, which
// stand in the journals; names and notes are few, and are searched by the same means as they are.
#include <algorithm>
#include <map>

#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/query.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

// A row of the index is an entry: its number in the game in the low bits, the game above.
constexpr unsigned seqBits = 24;
constexpr std::int64_t rowFor(GameId game, std::int64_t seq) {
    return (static_cast<std::int64_t>(game) << seqBits) | seq;
}
constexpr GameId gameIn(std::int64_t row) { return GameId{row >> seqBits}; }
constexpr std::int64_t seqIn(std::int64_t row) { return row & ((std::int64_t{1} << seqBits) - 1); }

/// `"comb"* "05"*`: each word may go on. Letters beyond ASCII are words, too; what is between words is not.
std::string matching(std::string_view words) {
    std::string match, word;
    const auto end = [&] {
        if (!word.empty()) match += (match.empty() ? "\"" : " \"") + word + "\"*";
        word.clear();
    };
    for (const char letter : words) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool part = byte >= 0x80 || (letter >= '0' && letter <= '9') ||
                          (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
        if (part)
            word += letter;
        else
            end();
    }
    end();
    return match;
}

std::int64_t number(SQLite::Statement& row) { return row.getColumn(0).getInt64(); }

/// An index in memory of what is not kept in the file's own.
class Beside {
  public:
    Beside() : database_(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        database_.exec(
            "CREATE VIRTUAL TABLE words USING fts5(text, tokenize = \"unicode61 remove_diacritics 2\")");
        insert_.emplace(database_, "INSERT INTO words(text) VALUES (?)");
    }

    void add(Found found) {
        insert_->bind(1, found.name + " \n" + found.text);
        insert_->exec();
        insert_->reset();
        all_.push_back(std::move(found));
    }

    /// In the order in which they were added.
    [[nodiscard]] std::vector<Found> matching(const std::string& match) {
        SQLite::Statement select(database_, "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid");
        select.bind(1, match);
        std::vector<Found> found;
        while (select.executeStep())
            found.push_back(all_.at(static_cast<std::size_t>(select.getColumn(0).getInt64() - 1)));
        return found;
    }

  private:
    SQLite::Database database_;
    std::optional<SQLite::Statement> insert_;
    std::vector<Found> all_;
};

/// Names, systems, notes and tags.
void addNames(Connection& file, const std::vector<Campaign>& campaigns, Beside& beside) {
    const auto add = [&](const char* what, const char* query, CampaignId campaign) {
        for (Found& found : rowsOf(prepared(file, query, campaign), [&](SQLite::Statement& row) {
                 return Found{what, campaign,       GameId{row.getColumn(0).getInt64()},
                              0,    textOf(row, 1), textOf(row, 2)};
             }))
            beside.add(std::move(found));
    };
    for (const Campaign& campaign : campaigns) {
        beside.add({"campaign", campaign.id, {}, 0, campaign.name, ""});
        add("person",
            "SELECT 0, name, trim(club || ' ' || note) FROM person WHERE campaign = ? AND deleted = ''",
            campaign.id);
        add("game",
            "SELECT id, name, trim(system || ' ' || place || ' ' || note || ' ' || coalesce((SELECT "
            "group_concat(tag, ' ') "
            "FROM "
            "game_tag WHERE game_tag.game = game.id), '')) FROM game WHERE campaign = ? AND deleted = '' "
            "ORDER BY "
            "changed DESC",
            campaign.id);
        add("play",
            "SELECT 0, title, trim(place || ' ' || note) FROM play WHERE campaign = ? ORDER BY played DESC",
            campaign.id);
    }
}

std::map<GameId, std::int64_t> indexedIn(Connection& file) {
    std::map<GameId, std::int64_t> indexed;
    SQLite::Statement select(file.sql(), "SELECT game, seq FROM indexed");
    while (select.executeStep())
        indexed[GameId{select.getColumn(0).getInt64()}] = select.getColumn(1).getInt64();
    return indexed;
}

}  // namespace

std::int64_t CampaignFile::index(const WordsOf& wordsOf, std::int64_t most) {
    return connection_->write(doings::IndexTheWords{}, [&] {
        std::int64_t left = 0;
        connection_->inTransaction([&] {
            auto indexed = indexedIn(*connection_);
            SQLite::Statement insert(connection_->sql(), "INSERT INTO words(rowid, text) VALUES (?, ?)");
            for (const Game& game : games()) {
                const std::int64_t seq = indexed[game.id];
                if (seq >= game.acts) continue;
                if (most <= 0) {
                    left += game.acts - seq;
                    continue;
                }
                std::int64_t last = seq;
                for (const EntryText& entry : journal(game.id).entriesFrom(seq + 1)) {
                    if (--most < 0) break;
                    last = entry.seq;
                    insert.bind(1, rowFor(game.id, entry.seq));
                    insert.bind(2, wordsOf(entry));
                    insert.exec();
                    insert.reset();
                }
                prepared(*connection_, "INSERT OR REPLACE INTO indexed(game, seq) VALUES (?, ?)", game.id,
                         last)
                    .exec();
                left += game.acts - last;
            }
        });
        return left;
    });
}

std::vector<Found> CampaignFile::search(std::string_view words, std::optional<CampaignId> in,
                                        std::size_t most, const WordsOf& wordsOf) const {
    const std::string match = matching(words);
    if (match.empty()) return {};
    return connection_->read(doings::Search{}, [&] {
        std::vector<Found> found;
        connection_->inTransaction([&] {
            auto all = campaigns();
            if (in) std::erase_if(all, [&](const Campaign& one) { return one.id != *in; });
            std::map<GameId, Game> games;
            for (const Campaign& campaign : all)
                for (Game& game : this->games(campaign.id)) games.emplace(game.id, std::move(game));
            Beside beside;
            addNames(*connection_, all, beside);
            auto indexed = indexedIn(*connection_);
            for (const auto& [id, game] : games)
                if (indexed[id] < game.acts)
                    for (const EntryText& entry : journal(id).entriesFrom(indexed[id] + 1))
                        beside.add({"entry", game.campaign, id, entry.seq, game.name, wordsOf(entry)});
            found = beside.matching(match);
            SQLite::Statement select(connection_->sql(),
                                     "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC");
            select.bind(1, match);
            SQLite::Statement entry(
                connection_->sql(),
                "SELECT seq, parent, at, request, rolls, events, hash FROM entry WHERE game = ? "
                "AND seq = ?");
            while (found.size() < most && select.executeStep()) {
                const std::int64_t row = number(select);
                const auto game = games.find(gameIn(row));
                if (game == games.end()) continue;
                entry.reset();
                entry.bind(1, static_cast<std::int64_t>(game->first));
                entry.bind(2, seqIn(row));
                if (!entry.executeStep()) continue;
                const EntryText text{.seq = entry.getColumn(0).getInt64(),
                                     .parent = entry.getColumn(1).getInt64(),
                                     .at = textOf(entry, 2),
                                     .request = textOf(entry, 3),
                                     .rolls = textOf(entry, 4),
                                     .events = textOf(entry, 5),
                                     .hash = textOf(entry, 6)};
                found.push_back({"entry", game->second.campaign, game->first, text.seq, game->second.name,
                                 wordsOf(text)});
            }
        });
        if (found.size() > most) found.resize(most);
        return found;
    });
}

}  // namespace adjutant::db
