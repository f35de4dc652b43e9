// SPDX-License-Identifier: GPL-3.0-or-later
// How the dice fell in the acts of one person against what fair ones show on the whole.
#pragma once

#include <cstdint>
#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

class DiceLuck {
  public:
    /// Adds the dice of this person's acts in a game; those that were taken back are left out. Throws
    /// std::runtime_error for a game that cannot be read; nothing is added then.
    void add(const db::CampaignFile&, const db::Game&, const std::string& person);

    [[nodiscard]] std::int64_t dice() const { return dice_; }
    /// The sum of all pips less what was to be expected of it.
    [[nodiscard]] double above() const { return above_; }
    /// The standard error of that sum for fair dice.
    [[nodiscard]] double error() const;

  private:
    std::int64_t dice_ = 0;
    double above_ = 0;
    double variance_ = 0;
};

}  // namespace adjutant::companion
