// SPDX-License-Identifier: GPL-3.0-or-later
// Makes acts that the rules should refuse, for any system, out of what a client sees: offers, the state, and
// the acts that were taken before.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tests/engine/random_play.hpp"

namespace adjutant::tests {

class WrongActs {
  public:
    explicit WrongActs(std::uint32_t seed) : player_(seed) {}

    /// An act that was accepted: it is tried again later, when its time may be over.
    void learn(const nlohmann::json& action);
    /// Acts to try, given the answer to `ask actions` and the state. Most are refused.
    std::vector<nlohmann::json> attempts(const nlohmann::json& offers, const nlohmann::json& state);

  private:
    /// What parameters of these names could be, at any time so far.
    void rememberChoices(const nlohmann::json& offers);
    /// The act with one parameter after the other wrong.
    void spoilParameters(const nlohmann::json& action, const nlohmann::json& state,
                         std::vector<nlohmann::json>& acts);
    static void spoilRolls(const nlohmann::json& action, std::vector<nlohmann::json>& acts);

    RandomPlayer player_;
    std::map<std::string, std::vector<nlohmann::json>> taken_;    ///< the latest acts by their word
    std::map<std::string, std::vector<nlohmann::json>> choices_;  ///< by the parameter's name
};

}  // namespace adjutant::tests
