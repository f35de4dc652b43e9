// SPDX-License-Identifier: GPL-3.0-or-later
// What a club's database holds, as plain values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"

namespace adjutant::club {

/// What a device is in a club: kept beside its campaign file.
struct Membership {
    std::string url;                ///< as libpq takes it, with user and password
    std::string campaign;           ///< the campaign's number in the club, a UUID
    std::string name;               ///< the campaign's name, here and there
    std::string device;             ///< this device's number, a UUID
    std::string deviceName;         ///< what others call it
    std::string role;               ///< organiser, table or reader
    std::string organiserKey;       ///< what only the organiser can open is sealed for it
    std::string organiserSecret{};  ///< with the organiser alone
    std::string certificate{};      ///< that came with the invitation, packed; `url` leads to a file of it
};

/// A game as the club has it.
struct ClubGame {
    std::string key;  ///< a UUID
    std::string name;
    std::string system;
    std::string created;
    bool sealed = false;
    std::string branchOf{};  ///< the game that it left, a UUID; mostly empty
    std::int64_t branchAt = 0;
    std::string told = "{}";  ///< what its holder tells of it: JSON {summary, result, seen}
    bool finished = false;
    std::int64_t acts = 0;
    std::string tip{};
    std::string inside{};  ///< known here: what the tip of a sealed game is in a file; may be empty
    std::string holder{};  ///< a device; empty when nobody holds it
    std::int64_t lease = 0;
    std::string keyForOrganiser{};
    std::string keyForAll{};
    std::int64_t head = 0;

    bool operator==(const ClubGame&) const = default;
};

/// One version of something that is no journal.
struct Version {
    std::string kind, key;
    std::string id{};               ///< `device:number`
    std::vector<std::string> over;  ///< the versions that it replaces
    std::string text;
    bool removed = false;
    std::string at;
    std::int64_t head = 0;

    bool operator==(const Version&) const = default;
};

/// What an entry of a sealed game travels as is an entry too: its request is what is sealed, its hash is over
/// that.
using Travelling = EntryText;

}  // namespace adjutant::club
