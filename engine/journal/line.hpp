// SPDX-License-Identifier: GPL-3.0-or-later
// Which acts of a journal count. A journal only grows: taking back and doing again are entries too, and
// acting after an undo starts another line while the old one stays readable. This folds the entries, one
// after the other, to the line that is played now.
#pragma once

#include <optional>
#include <vector>

#include "engine/journal/step.hpp"

namespace adjutant {

class Line {
  public:
    /// Takes the next entry. `parent`: the entry in whose state it was decided. A step that goes to no entry
    /// before it counts as an act.
    void add(Seq parent, Step step);

    [[nodiscard]] Seq size() const { return static_cast<Seq>(entries_.size()); }
    /// The act in whose state the game stands; 0 before the start.
    [[nodiscard]] Seq cursor() const { return cursor_; }
    /// The act that undo takes back; nothing at the start of the game.
    [[nodiscard]] std::optional<Seq> undoTarget() const;
    /// The act that redo does again; nothing when nothing was undone since the last act.
    [[nodiscard]] std::optional<Seq> redoTarget() const;
    /// Is `seq` an act (and not an undo, redo or rewind)?
    [[nodiscard]] bool isAct(Seq seq) const;
    /// The acts from the start to `seq`, in order.
    [[nodiscard]] std::vector<Seq> lineTo(Seq seq) const;
    /// Which entries count: acts on the line to the cursor. Index seq - 1.
    [[nodiscard]] std::vector<bool> inEffect() const;
    /// The last act of each line, oldest first.
    [[nodiscard]] std::vector<Seq> tips() const;

  private:
    struct Entry {
        bool isAct = false;
        bool wentOn = false;  ///< another act was decided after it
        Seq parent = 0;       ///< the act before it on its line
        Seq stands = 0;       ///< the act in whose state the game stood after this entry
    };

    [[nodiscard]] bool has(Seq seq) const { return seq >= 1 && seq <= size(); }
    [[nodiscard]] const Entry& entry(Seq seq) const { return entries_[static_cast<std::size_t>(seq - 1)]; }
    [[nodiscard]] Seq actAt(Seq seq) const { return has(seq) ? entry(seq).stands : 0; }

    std::vector<Entry> entries_;
    std::vector<Seq> undone_;  ///< what redo would do again, the next one last
    Seq cursor_ = 0;
};

}  // namespace adjutant
