// SPDX-License-Identifier: GPL-3.0-or-later
// What the lines of a tournament report file say of the tournament, beside its players. Inside the room only.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "league/event.hpp"
#include "league/rules.hpp"

namespace adjutant::league {

class TrfTournament {
  public:
    TrfTournament();

    /// Any line but a player's. Answers why it cannot be taken; nothing for those that tell us nothing.
    [[nodiscard]] std::optional<std::string> take(std::string_view line);

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const Rules& rules() const { return own_ ? *own_ : rules_; }
    [[nodiscard]] std::optional<Score> scoreOf(int round, EntrantId a, EntrantId b) const;

  private:
    [[nodiscard]] std::optional<std::string> takeRounds(const std::string& number);
    [[nodiscard]] std::optional<std::string> takePoints26(std::string_view line);
    [[nodiscard]] std::optional<std::string> takePoints16(std::string_view line);
    [[nodiscard]] std::optional<std::string> takePoints(const std::string& key, const std::string& value);
    [[nodiscard]] std::optional<std::string> takeOwn(std::string_view json);

    std::string name_;
    Rules rules_;
    std::optional<Rules> own_;
    std::map<std::tuple<int, EntrantId, EntrantId>, Score> scores_;
};

}  // namespace adjutant::league
