// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of one game: entries that are only ever appended. Undo and redo are entries too; which acts are
// in effect follows from folding them. Acting after an undo starts a branch; the old line stays readable.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chain/chain.hpp"

namespace adjutant {

using Seq = std::int64_t;  ///< number of an entry, from 1; 0 is "before the game"

/// What an entry does to the line of play.
struct Step {
    enum class Kind { act, undo, redo, rewind };
    Kind kind = Kind::act;
    Seq target = 0;  ///< the act taken back, done again, or gone to
};

class Journal {
  public:
    /// Appends an entry that carries its hash already. Its seq is size() + 1.
    void append(EntryText entry, Step step, std::optional<std::string> id);

    /// Fills in seq, parent and hash of an entry about to be appended.
    void seal(EntryText& entry) const;

    [[nodiscard]] bool empty() const { return entries_.empty(); }
    [[nodiscard]] Seq size() const { return static_cast<Seq>(entries_.size()); }
    [[nodiscard]] const EntryText& at(Seq seq) const {
        return entries_.at(static_cast<std::size_t>(seq - 1));
    }
    [[nodiscard]] Step step(Seq seq) const { return steps_.at(static_cast<std::size_t>(seq - 1)); }
    [[nodiscard]] const std::vector<EntryText>& entries() const { return entries_; }

    /// The act in whose state the game stands.
    [[nodiscard]] Seq cursor() const { return cursor_; }
    /// The act that undo takes back; nothing at the start of the game.
    [[nodiscard]] std::optional<Seq> undoTarget() const;
    /// The act that redo does again; nothing when nothing was undone since the last act.
    [[nodiscard]] std::optional<Seq> redoTarget() const;
    /// The acts from the start to `seq`, in order.
    [[nodiscard]] std::vector<Seq> lineTo(Seq seq) const;
    /// Which entries count: acts on the line to the cursor. Index seq - 1.
    [[nodiscard]] std::vector<bool> inEffect() const;
    /// Is `seq` an act (and not an undo, redo or rewind)?
    [[nodiscard]] bool isAct(Seq seq) const;
    /// The entry that an act's `id` was accepted with.
    [[nodiscard]] std::optional<Seq> withId(const std::string& id) const;

  private:
    std::vector<EntryText> entries_;
    std::vector<Step> steps_;
    std::vector<Seq> undone_;  ///< what redo would do again, the next one last
    std::map<std::string, Seq> ids_;
    Seq cursor_ = 0;
};

}  // namespace adjutant
