// SPDX-License-Identifier: GPL-3.0-or-later
// Plays any system at random through its offers alone, as a client would that knows nothing of the game.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <random>

namespace adjutant::tests {

class RandomPlayer {
  public:
    explicit RandomPlayer(std::uint32_t seed) : random_(seed) {}

    /// An action made of one of the offers (a reply to `ask actions`), each parameter filled with its default
    /// or one of its choices. Null when nothing but `end` is offered.
    nlohmann::json choose(const nlohmann::json& reply);
    /// An action made of this offer.
    nlohmann::json fill(const nlohmann::json& offer);
    /// The act that a blocked offer speaks of, as far as it says: facts, which might unblock it, are left
    /// out, and so is what has nothing to choose from.
    nlohmann::json fillBlocked(const nlohmann::json& offer);
    /// A number from 0 to bound - 1.
    std::size_t below(std::size_t bound);

  private:
    nlohmann::json valueOf(const nlohmann::json& param);
    [[nodiscard]] static bool follows(const nlohmann::json& param);
    nlohmann::json following(const nlohmann::json& param, const nlohmann::json& action);
    nlohmann::json someOf(const nlohmann::json& param);
    nlohmann::json countsOf(const nlohmann::json& param);
    nlohmann::json pairsOf(const nlohmann::json& param);

    std::mt19937 random_;
};

}  // namespace adjutant::tests
