// SPDX-License-Identifier: GPL-3.0-or-later
// The second table: it knows what may be done, and is given each act that the app has put into its journal,
// so that both can be held against one another.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"
#include "engine/table.hpp"

namespace adjutant::evenings {

class Twin {
  public:
    using json = nlohmann::json;

    Twin();

    /// Does what this entry of the journal asked, with the dice that it had. What differs, in words; nothing
    /// when both came to the same.
    std::optional<std::string> take(const EntryText& entry);

    /// All that may be done: {"actions": [...], "blocked": [...]}
    [[nodiscard]] json offers();
    [[nodiscard]] json state();
    [[nodiscard]] json board();
    [[nodiscard]] json cards();
    /// Would it be accepted as it stands? Asked of the odds, which change nothing.
    [[nodiscard]] bool accepts(const json& action);
    /// The first chance that this act leaves open after the answers in it, and null when it has none.
    [[nodiscard]] json needOf(const json& action);
    /// Would this act have done what the last entry did, to the letter, with the same dice?
    [[nodiscard]] bool comesToTheSame(const json& action) const;
    [[nodiscard]] bool isOver();
    /// How many sides play.
    [[nodiscard]] std::size_t sides();

  private:
    Table table_;
    std::vector<EntryText> taken_;
};

}  // namespace adjutant::evenings
