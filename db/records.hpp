// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign file holds, as plain values. Times are UTC in ISO 8601 (`2026-11-21T19:30:00Z`), all text
// is UTF-8. The room knows no rules: what a system, a summary, a kind or a target mean is the caller's.
#pragma once

#include <cstdint>
#include <string>

namespace adjutant::db {

/// Numbers of campaigns and games are of types of their own, so that none is taken for the other.
enum class CampaignId : std::int64_t {};
enum class GameId : std::int64_t {};

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
