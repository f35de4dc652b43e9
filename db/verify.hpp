// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a game's journal against its chain of hashes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/chain.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::db {

/// The first entry at which a journal is not what was written.
struct Broken {
    std::int64_t seq = 0;
    Phrase why;  ///< a sentence

    bool operator==(const Broken&) const = default;
};

struct Verified {
    std::int64_t entries = 0;      ///< how many are in order, from the start
    std::string lastHash;          ///< of the last of these: a club may write it down
    std::optional<Broken> broken;  ///< nothing when the whole journal is in order
};

/// What Journal::append asks of the entry that follows on `seq` with `hash`; the reason when it does not
/// follow.
[[nodiscard]] std::optional<Phrase> whyNotNext(const EntryText&, std::int64_t seq, const std::string& hash);

/// What is remembered of a journal beside its entries, held against them: how many there are, and the last
/// hash. `whose`: `game` or `league`.
[[nodiscard]] Verified verifyChain(const std::vector<EntryText>&, std::int64_t acts, const std::string& tip,
                                   std::string_view whose);

/// Entries in the order of their seq, as stored. Finds touched, missing and reordered ones.
[[nodiscard]] Verified verifyChain(const std::vector<EntryText>&);

}  // namespace adjutant::db
