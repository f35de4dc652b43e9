// SPDX-License-Identifier: GPL-3.0-or-later
// Where the words of a game are ruled, as its behind.md has it: the clauses behind an action, its parameters
// and outcomes, a card, an option, a stock, a piece, a place and the reason of an end, for screens that lead
// from whatever they show to its rule.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/words/ledger.hpp"

namespace adjutant {

class BehindWords {
  public:
    /// Each row of the tables, "| kind | `word` | ID, ID |". Both must outlive this.
    BehindWords(std::string_view markdown, const Ledger& ledger);

    /// Where a word of that kind ("action", "card", "option", "stock", "piece") is ruled, what says most
    /// first; empty where no row has it.
    [[nodiscard]] std::vector<const Clause*> of(std::string_view kind, std::string_view word) const;
    /// Where an outcome of an action is ruled: each of its parts ("hits-2,holds") by its own row, with `#`
    /// for numbers, the action before it where that matters ("recover success"), else as a card of that name;
    /// what none has is ruled where the action is.
    [[nodiscard]] std::vector<const Clause*> ofOutcome(std::string_view action,
                                                       std::string_view outcome) const;

    /// Where a parameter of an action is ruled: by the row of both, else by its own, else where the action
    /// is.
    [[nodiscard]] std::vector<const Clause*> ofParameter(std::string_view action,
                                                         std::string_view parameter) const;
    /// Where a place is ruled: by its id, its marks and its kind, each by its own row; else as open ground.
    [[nodiscard]] std::vector<const Clause*> ofPlace(std::string_view id, std::string_view kind,
                                                     const std::vector<std::string>& marks) const;
    /// Why a game ended; a reason that people gave is ruled where the action `end` is.
    [[nodiscard]] std::vector<const Clause*> ofReason(std::string_view reason) const;

    /// Every row, by kind and word, with its ids as they are written.
    using Rows = std::map<std::pair<std::string_view, std::string_view>, std::vector<std::string_view>>;
    [[nodiscard]] const Rows& rows() const { return rows_; }

  private:
    void take(std::string_view row);

    const Ledger& ledger_;
    Rows rows_;
};

}  // namespace adjutant
