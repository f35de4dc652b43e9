// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as rows for the log: each act with its sentence, its sums, its dice and its time.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "companion/bridge/table_view.hpp"
#include "engine/core/journal.hpp"

namespace adjutant::companion {

class EntryRows {
  public:
    using json = nlohmann::json;

    explicit EntryRows(const TableView& view) : view_(view) {}

    /// Rows for the acts of the journal from entry `from` on. Keeps count of the rounds, so entries are to be
    /// given in order. The first act after an undo counts on from the act before it, not from what was
    /// undone.
    [[nodiscard]] json rows(const Journal& journal, Seq from);
    /// Forgets the count, before another game.
    void restart();

  private:
    [[nodiscard]] json row(const EntryText& entry);

    struct Count {
        int round = 1;
        int inRound = 0;
    };

    const TableView& view_;
    std::vector<Count> counts_;  ///< of each entry; index seq - 1
};

/// The sentences of these events, one after the other. Those that only keep the books (`murmurs` of the look
/// file) are left out, unless there are no others.
[[nodiscard]] QString sentenceOf(const nlohmann::json& events, const SystemLook& look);
/// The rolls of an act that everybody may see: without the card that one side alone may know.
[[nodiscard]] nlohmann::json toldRolls(const nlohmann::json& rolls, const nlohmann::json& events);

/// What Undo takes back, in a few words: "the attack".
[[nodiscard]] QString takesBack(const EntryText& entry, const SystemLook& look);

}  // namespace adjutant::companion
