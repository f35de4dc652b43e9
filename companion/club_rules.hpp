// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of leagues and chronicles, for a club in which two tables wrote to one at once.
#pragma once

#include "db/club/journal_rules.hpp"

namespace adjutant::companion {

class ClubRules final : public club::JournalRules {
  public:
    /// Nothing where it cannot be read here, such as what a later Adjutant wrote.
    [[nodiscard]] std::optional<club::Behind> behind(const club::OwnJournal& club,
                                                     const club::OwnJournal& here,
                                                     std::int64_t common) const override;
    [[nodiscard]] std::optional<club::AskedAct> askedNow(const club::OwnJournal& now,
                                                         const club::OwnJournal& had, std::int64_t common,
                                                         const club::AskedAct& act) const override;
    [[nodiscard]] club::ToldAnew tellAnew(const club::OwnJournal& now, const club::OwnJournal& had,
                                          std::int64_t common, const club::AskedAct& act) const override;
};

}  // namespace adjutant::companion
