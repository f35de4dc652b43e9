// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game is hidden from other tables while it is played, and where to ask what its campaign's own
// journal means. This room knows no rules: whoever does tells it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/club/journal_rules.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::club {

class Veil {
  public:
    virtual ~Veil() = default;
    /// Has a game that begins so parts that not everybody at the table may see?
    [[nodiscard]] virtual bool hides(std::string_view system, const EntryText& first) const = 0;
    /// What everybody at that table may see after these entries, as one line of JSON; may be empty.
    [[nodiscard]] virtual std::string seenByAll(std::string_view system,
                                                const std::vector<EntryText>& entries) const = 0;
    /// What the campaign's own journal means; nothing is known of it where nobody says so.
    [[nodiscard]] virtual const JournalRules& journalRules() const {
        static const JournalRules none;
        return none;
    }
};

}  // namespace adjutant::club
