// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game a club must not show to other tables, by the rules of its system.
#pragma once

#include "companion/club_rules.hpp"
#include "db/club/veil.hpp"

namespace adjutant::companion {

class ClubVeil final : public club::Veil {
  public:
    /// Also where the game cannot be read here: what is not known is not shown.
    [[nodiscard]] bool hides(std::string_view system, const EntryText& first) const override;
    /// The state without its hidden parts, as one line of JSON.
    [[nodiscard]] std::string seenByAll(std::string_view system,
                                        const std::vector<EntryText>& entries) const override;
    /// Those of leagues and chronicles.
    [[nodiscard]] const club::JournalRules& journalRules() const override { return rules_; }

  private:
    ClubRules rules_;
};

}  // namespace adjutant::companion
