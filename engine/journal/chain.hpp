// SPDX-License-Identifier: GPL-3.0-or-later
// The chain of hashes through a game's log: each entry's hash covers its own text and the hash of the entry
// before it, so that a club can check that nobody touched a log. Used by the engine's journal, which makes
// entries, and by the campaign file, which keeps and verifies them. Knows neither rules nor storage.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace adjutant {

/// One entry of a journal as text, exactly as it is stored, exported and hashed.
struct EntryText {
    std::int64_t seq = 0;     ///< 1-based, without gaps; the start of the game is entry 1
    std::int64_t parent = 0;  ///< the entry in whose state this one was decided; 0 for the start
    std::string at;           ///< when it was accepted, UTC, ISO 8601 (`2026-11-21T19:30:00Z`)
    std::string request;      ///< one line of JSON: what was asked
    std::string rolls;        ///< one line of JSON: every chance with its answer
    std::string events;       ///< one line of JSON: what happened
    std::string hash;         ///< chainHash of the above and the hash of entry seq - 1

    bool operator==(const EntryText&) const = default;
};

/// The state after an entry as text: what the fold of all entries up to it leads to.
struct StateText {
    std::int64_t seq = 0;
    std::string hash;   ///< of that entry
    std::string state;  ///< one line of JSON

    bool operator==(const StateText&) const = default;
};

/// SHA-256 in 64 lower-case hex digits over `previous` (empty for entry 1) and the fields of the entry but
/// `hash`. Each field is preceded by its length, so that no text can be moved from one field to another.
[[nodiscard]] std::string chainHash(std::string_view previous, const EntryText& entry);

}  // namespace adjutant
