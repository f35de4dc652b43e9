// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign file holds, as plain values. Times are UTC in ISO 8601 (`2026-11-21T19:30:00Z`), all text
// is UTF-8. The room knows no rules: what a system, a summary, a kind or a target mean is the caller's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::db {

/// Numbers of campaigns and games are of types of their own, so that none is taken for the other.
enum class CampaignId : std::int64_t {};
enum class GameId : std::int64_t {};
enum class PersonId : std::int64_t {};
enum class ChangeId : std::int64_t {};

struct Campaign {
    CampaignId id{};
    std::string name;  ///< not empty, one of its kind in the file
    std::string created;
    bool archived = false;

    bool operator==(const Campaign&) const = default;
};

struct Game {
    GameId id{};
    CampaignId campaign{};
    std::string name;    ///< not empty, one of its kind in the campaign
    std::string system;  ///< for instance `life-1861`
    std::string created;
    std::string changed;    ///< when its last entry was accepted, or `created`
    std::string summary;    ///< a line for the home screen, such as round and phase
    bool finished = false;  ///< the players are done with it
    std::int64_t acts = 0;  ///< the seq of the last entry
    std::string tip;        ///< the hash of the last entry
    bool archived = false;

    bool operator==(const Game&) const = default;
};

/// Who plays in a campaign. Two people may share a name.
struct Person {
    PersonId id{};
    std::string name;
    std::string club;  ///< may be empty
    bool archived = false;

    bool operator==(const Person&) const = default;
};

/// A person's number as people see and type it: `p7`.
[[nodiscard]] std::string shownId(PersonId id);
/// The number that such a text names; nothing for other texts.
[[nodiscard]] std::optional<PersonId> personIdFrom(std::string_view text);

/// One side of a game: who plays it, and how it came out.
struct SideResult {
    std::string side;
    std::string name;     ///< what people call the side
    std::string person;   ///< who plays it, as people are called now; empty when nobody is named
    std::string who;      ///< the person's number as it is shown; empty when nobody is named
    std::string outcome;  ///< `win`, `draw`, `loss`, or `open` while the game goes on
    std::optional<std::int64_t> score;

    bool operator==(const SideResult&) const = default;
};

/// Who plays the sides of a game, in the order of seating, and how it came out. It follows from the journal,
/// by rules that this room does not know: whoever keeps the game tells it. Without sides while nobody is
/// named and the game goes on.
struct Result {
    std::string by;     ///< `rules` or `agreement`; empty while the game goes on
    std::string ended;  ///< when; empty while the game goes on
    std::vector<SideResult> sides;

    bool operator==(const Result&) const = default;
};

/// A picture of a game's table.
struct Photograph {
    std::string name;     ///< SHA-256 of `picture`, so that the same picture is there once
    std::string at;       ///< when it came into the file
    std::string words;    ///< what it shows; may be empty
    std::string picture;  ///< JPEG in base64

    bool operator==(const Photograph&) const = default;
};

/// Something that people renamed, archived, deleted, merged, moved or noted; it can be taken back.
struct Change {
    ChangeId id{};
    std::string at;
    std::string what;                ///< `rename-game`, `merge-people` …
    std::string told;                ///< a sentence
    std::string undone;              ///< when it was taken back; empty otherwise
    std::string who;                 ///< who made it, as CampaignFile::signAs; may be empty
    std::vector<std::string> names;  ///< of what it is, in the order of the sentence; none in older files

    bool operator==(const Change&) const = default;
};

/// What was found by words.
struct Found {
    std::string what;  ///< `game`, `person`, `play`, `note`, `sentence` …
    CampaignId campaign{};
    GameId game{};         ///< 0 for a person or a play
    std::int64_t seq = 0;  ///< the entry; 0 for what is none
    std::string name;      ///< of the person, the game or the play
    std::string text;      ///< where the words stand, with some beside

    bool operator==(const Found&) const = default;
};

/// A player of a play that has no journal here.
struct PlaySide {
    std::string person;   ///< as people are called now; empty when nobody is named
    std::string who;      ///< the person's number as it is shown; empty when nobody is named
    std::string role;     ///< a side, a team or a colour; may be empty
    std::string outcome;  ///< as SideResult
    std::string score;    ///< as it was written; may be empty

    bool operator==(const PlaySide&) const = default;
};

/// A play of a game that no rules here know, as another program told of it.
struct Play {
    std::string source;  ///< who told of it and by what number, one of its kind in the campaign
    std::string title;   ///< what was played
    std::string played;  ///< when it began
    std::optional<std::int64_t> minutes;
    std::string place;
    std::string note;
    std::vector<PlaySide> sides;

    bool operator==(const Play&) const = default;
};

/// Do two plays tell the same? People may have been renamed here since.
[[nodiscard]] bool isSame(const Play&, const Play&);

/// A code and what it stands for in a campaign.
struct Tag {
    std::string code;
    std::string kind;
    std::string target;

    bool operator==(const Tag&) const = default;
};

/// A map, a board, a warband …: a named JSON text of a campaign.
struct Document {
    std::string kind;
    std::string name;
    std::string text;

    bool operator==(const Document&) const = default;
};

}  // namespace adjutant::db
