// SPDX-License-Identifier: GPL-3.0-or-later
// How the dice of a game fell against what was to be expected of fair ones.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace adjutant::report {

struct FaceCount {
    std::string face;  ///< `1` … or `heads`, `tails`
    std::int64_t fell = 0;
    double expected = 0;

    bool operator==(const FaceCount&) const = default;
};

/// All dice of one size, or all coins.
struct DiceTally {
    std::string die;  ///< `d6`, `coin`
    std::int64_t thrown = 0;
    std::vector<FaceCount> faces = {};  ///< every face, also those that never fell
    double mean = 0;                    ///< of the faces; 0 for coins
    double expectedMean = 0;

    bool operator==(const DiceTally&) const = default;
};

/// Counts the answers of chances; cards, lots and what it cannot read it leaves out.
class DiceCount {
  public:
    /// A roll as entries have them: {"dice":"2d6","got":[3,5]}, {"dice":"coin","got":"heads"}.
    void add(const nlohmann::json& roll);
    /// Coins first, then dice by their size.
    [[nodiscard]] std::vector<DiceTally> tallies() const;

  private:
    std::map<int, std::map<int, std::int64_t>> dice_;  ///< by sides and face
    std::map<std::string, std::int64_t> coins_;
};

}  // namespace adjutant::report
