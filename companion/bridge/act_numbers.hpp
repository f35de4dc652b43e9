// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that acts have in the log: the round, and which act of the round. The first act after an undo
// counts on from the act before it, not from what was undone.
#pragma once

#include <vector>

#include "engine/journal/journal.hpp"

namespace adjutant::companion {

struct ActNumber {
    int round = 1;
    int inRound = 0;
};

class ActNumbers {
  public:
    /// Counts the entries that were not counted yet.
    void count(const Journal& journal);
    /// Forgets the count, before another game.
    void clear() { numbers_.clear(); }

    /// Of an entry that was counted.
    [[nodiscard]] ActNumber of(Seq seq) const { return numbers_.at(static_cast<std::size_t>(seq - 1)); }

  private:
    std::vector<ActNumber> numbers_;  ///< index seq - 1
};

}  // namespace adjutant::companion
