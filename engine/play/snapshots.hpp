// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of the past, one now and then, so that undo, looking back and taking up a long game fold a few
// acts instead of all. They are a short cut and nothing more: every position follows from the journal alone.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"
#include "engine/journal/journal.hpp"
#include "engine/play/position.hpp"

namespace adjutant {

class Snapshots {
  public:
    explicit Snapshots(const SystemEntry& system) : system_(&system) {}

    /// Is the position after an act worth a snapshot? At least once in 64 entries of each line of play.
    [[nodiscard]] static bool isDue(Seq act, Seq parent) { return act / every != parent / every; }

    void remember(Seq act, const Position& position) { positions_[act] = position.clone(); }
    /// Takes snapshots that were kept as text. They are read when they are asked for.
    void take(std::vector<StateText> kept);

    /// The position after an act; null when there is no snapshot of it. What was kept counts only when it
    /// names the hash of this entry and can be read.
    [[nodiscard]] std::unique_ptr<Position> after(const EntryText& act) const;

  private:
    static constexpr Seq every = 64;

    const SystemEntry* system_;
    std::map<Seq, std::unique_ptr<Position>> positions_;
    std::map<Seq, StateText> kept_;
};

}  // namespace adjutant
