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

struct Campaign {
    CampaignId id{};
    std::string name;  ///< not empty, one of its kind in the file
    std::string created;

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

    bool operator==(const Game&) const = default;
};

/// Who plays in a campaign. Two people may share a name.
struct Person {
    PersonId id{};
    std::string name;
    std::string club;  ///< may be empty

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
