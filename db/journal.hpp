// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of one game in a campaign file: entries are appended and read, never changed. Its statements
// are prepared once, so keep one for as long as the game is open. One thread at a time, together with its
// file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::db {

class Connection;

/// What goes with an entry.
struct EntryExtras {
    std::string summary;             ///< what the home screen says of the game (CampaignFile::setSummary)
    bool finished = false;           ///< likewise
    std::string state{};             ///< the state after the entry, to open a long game by; mostly empty
    std::string maker{};             ///< a word for the program that made the state
    std::optional<Result> result{};  ///< who plays and how it came out, when that may have changed
};

class Journal {
  public:
    /// Used by CampaignFile::journal. Throws Error unknownGame.
    Journal(std::shared_ptr<Connection>, GameId);
    ~Journal();
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;

    [[nodiscard]] GameId game() const;
    /// The seq of the last entry, 0 while there is none.
    [[nodiscard]] std::int64_t size() const;
    /// The hash of the last entry, empty while there is none: what the next entry is chained to.
    [[nodiscard]] const std::string& lastHash() const;

    [[nodiscard]] std::vector<EntryText> entries() const;
    /// The entries with seq and later.
    [[nodiscard]] std::vector<EntryText> entriesFrom(std::int64_t seq) const;
    /// The entries whatever is in them, for the check of the log alone. The others throw at one that would
    /// end whoever reads it.
    [[nodiscard]] std::vector<EntryText> stored(std::int64_t from = 1) const;

    /// The entry is on disk when this returns. Throws Error notNext when its seq, its parent or its hash does
    /// not follow on the last entry, and the storage errors; nothing was written then, and it may be tried
    /// again.
    void append(const EntryText&);
    /// The same, and what goes with it in the same commit.
    void append(const EntryText&, const EntryExtras&);

    /// The states that were appended beside entries by this maker, in their order.
    [[nodiscard]] std::vector<StateText> states(std::string_view maker) const;

  private:
    void requireNext(const EntryText&) const;
    void insert(const EntryText&);
    void summarise(const EntryExtras&);
    void insertState(const EntryText&, const EntryExtras&);

    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace adjutant::db
