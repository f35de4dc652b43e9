// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of our own tables among the rows of a damaged file: those that their trees lead to, and those that
// are told by their shapes. Inside the room only.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "db/raw_records.hpp"
#include "db/records.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::db {

/// Entries of one journal by seq. A number may have been found more than once; the hash decides.
using Candidates = std::multimap<std::int64_t, EntryText>;

struct FoundCampaign {
    std::string name, created, archived, deleted;
};

struct FoundGame {
    std::int64_t campaign = 0;
    std::string name, system, created, changed, summary, tip, ended, endedBy, archived, deleted, note, place;
    bool finished = false, isSummed = false;
    std::int64_t acts = 0;
};

struct FoundPerson {
    std::int64_t campaign = 0;
    std::string name, club, deleted, note, archived;
    std::int64_t merged = 0;
};

struct FoundSide {
    std::int64_t place = 0;
    std::string name, typed, outcome;
    std::optional<std::int64_t> person, score;
};

struct FoundPlay {
    std::int64_t campaign = 0;
    std::string source, title, played, place, note;
    std::optional<std::int64_t> minutes;
};

struct FoundPlayer {
    std::string typed, role, outcome, score;
    std::optional<std::int64_t> person;
};

struct FoundPhotograph {
    std::string at, words, picture, removed;
};

struct FoundChange {
    std::string at, what, told, cells, undone, who, names;
};

struct FoundLeague {
    std::int64_t acts = 0;
    std::string tip;
};

/// All by the numbers that they had there.
struct FoundRows {
    template <class Value>
    using Numbered = std::map<std::int64_t, Value>;
    /// By the number of what they belong to, and what they are called or numbered there.
    template <class Within, class Value>
    using Belonging = std::map<std::pair<std::int64_t, Within>, Value>;

    Numbered<FoundCampaign> campaigns;
    Numbered<FoundGame> games;
    Numbered<FoundPerson> people;
    Numbered<Candidates> entries;        ///< of games
    Numbered<Candidates> leagueEntries;  ///< of campaigns
    Numbered<Candidates> eitherEntries;  ///< of one or the other
    Numbered<FoundLeague> leagues;
    Belonging<std::int64_t, std::optional<std::int64_t>> entrants;  ///< of leagues, by their numbers there
    Belonging<std::string, FoundSide> sides;                        ///< of games
    Belonging<std::string, std::monostate> labels;                  ///< of games
    Belonging<std::string, std::monostate> names;                   ///< people from before they had numbers
    Belonging<std::string, FoundPhotograph> photographs;            ///< of games
    Numbered<FoundPlay> plays;
    Belonging<std::int64_t, FoundPlayer> players;                           ///< of plays, by their place
    Belonging<std::string, Tag> tags;                                       ///< of campaigns
    Belonging<std::pair<std::string, std::string>, std::string> documents;  ///< of campaigns
    Numbered<FoundChange> changes;
    std::map<std::string, std::string> settings;
    std::map<std::string, std::int64_t> lastNumbers;  ///< that were given in a table

    bool tables = false;                    ///< which tables there are could be read
    std::map<std::string, int> unreadable;  ///< by table: rows or pages that are damaged
};

[[nodiscard]] FoundRows foundAmong(const RawFile&);

}  // namespace adjutant::db
