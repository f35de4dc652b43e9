// SPDX-License-Identifier: GPL-3.0-or-later
// Where the words of a game are ruled, as its behind.md has it: the clauses behind an action, a card and an
// outcome, for screens that lead from a button to its rule.
#pragma once

#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/words/ledger.hpp"

namespace adjutant {

class BehindWords {
  public:
    /// Each row of the tables, "| kind | `word` | ID, ID |". Both must outlive this.
    BehindWords(std::string_view markdown, const Ledger& ledger);

    /// Where a word of that kind ("action", "card") is ruled, what says most first; empty where no row has
    /// it.
    [[nodiscard]] std::vector<const Clause*> of(std::string_view kind, std::string_view word) const;
    /// Where an outcome of an action is ruled: each of its parts ("hits-2,holds") by its own row, with `#`
    /// for numbers, the action before it where that matters ("recover success"), else as a card of that name;
    /// what none has is ruled where the action is.
    [[nodiscard]] std::vector<const Clause*> ofOutcome(std::string_view action,
                                                       std::string_view outcome) const;

    /// Every row, by kind and word, with its ids as they are written.
    using Rows = std::map<std::pair<std::string_view, std::string_view>, std::vector<std::string_view>>;
    [[nodiscard]] const Rows& rows() const { return rows_; }

  private:
    void take(std::string_view row);

    const Ledger& ledger_;
    Rows rows_;
};

}  // namespace adjutant
