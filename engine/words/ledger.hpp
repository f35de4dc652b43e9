// SPDX-License-Identifier: GPL-3.0-or-later
// The rule ledger of a game system, as its rules.md has it: numbered clauses with their texts, in their
// order. Sums, refusals and comments name a clause by its id; this is what the id means.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace adjutant {

/// A numbered clause. The views look into the ledger's text.
struct Clause {
    std::string_view id;       ///< "L61-COMBAT-05"
    std::string_view tag;      ///< "book" where the rulebook says so, "house" where the project decided
    std::string_view chapter;  ///< the heading that it stands under
    std::string_view text;     ///< Markdown, tables included
    /// Why the program has nothing to do for it; empty for nearly all.
    std::string_view leftToPeople{};

    bool operator==(const Clause&) const = default;
};

class Ledger {
  public:
    /// `markdown` must outlive the ledger. A clause begins with a line `**ID** [tag] …`, as a list item or
    /// not, and goes on to the next clause or heading. Under the heading "Left to people" each row of the
    /// table, `| ID | why |`, is about a clause before it.
    explicit Ledger(std::string_view markdown);

    [[nodiscard]] const std::vector<Clause>& clauses() const { return clauses_; }
    /// The clause of that id, or null. A part of a sum may bear a word behind its clause
    /// ("GAM-CARD-05 gunner"): it is passed over.
    [[nodiscard]] const Clause* find(std::string_view id) const;
    /// The clause right before or after it in the ledger; null at either end.
    [[nodiscard]] const Clause* before(const Clause& clause) const;
    [[nodiscard]] const Clause* after(const Clause& clause) const;
    /// Those that have every one of the words, in the id, the chapter or the text; small and capital letters
    /// are the same. All of them for no word.
    [[nodiscard]] std::vector<const Clause*> search(std::string_view words) const;

  private:
    std::vector<Clause> clauses_;
    std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace adjutant
