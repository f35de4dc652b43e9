// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of one game: entries that are only ever appended. Undo and redo are entries too; which
// acts are in effect follows from folding them (line.hpp).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"
#include "engine/journal/line.hpp"
#include "engine/journal/step.hpp"

namespace adjutant {

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

    /// Which acts count, and where the game stands.
    [[nodiscard]] Seq cursor() const { return line_.cursor(); }
    [[nodiscard]] std::optional<Seq> undoTarget() const { return line_.undoTarget(); }
    [[nodiscard]] std::optional<Seq> redoTarget() const { return line_.redoTarget(); }
    [[nodiscard]] std::vector<Seq> lineTo(Seq seq) const { return line_.lineTo(seq); }
    [[nodiscard]] std::vector<bool> inEffect() const { return line_.inEffect(); }
    [[nodiscard]] bool isAct(Seq seq) const { return line_.isAct(seq); }
    /// The entry that an act's `id` was accepted with.
    [[nodiscard]] std::optional<Seq> withId(const std::string& id) const;

  private:
    std::vector<EntryText> entries_;
    std::vector<Step> steps_;
    std::map<std::string, Seq> ids_;
    Line line_;
};

}  // namespace adjutant
