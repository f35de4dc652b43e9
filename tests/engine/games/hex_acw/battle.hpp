// SPDX-License-Identifier: GPL-3.0-or-later
// A game of hex-acw on a table of its own, for tests that read like the rulebook.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/table.hpp"

namespace adjutant::acw {

class Battle {
  public:
    using json = nlohmann::json;

    /// A game with these options; `given` is ruled after the start, as in the cases.
    explicit Battle(const json& options = json::object(), const json& given = json::object());

    /// Draws the card `rally`, which is void while nobody is out, and so comes to movement.
    Battle& afterTheCard(const std::string& card = "rally");
    /// Rules parts of the state, by pointer.
    void rule(const json& set);

    /// Takes an act that must be accepted; its events.
    json act(json action, const json& rolls = nullptr);
    /// The code with which an act is refused; empty when it is accepted.
    std::string refusal(const json& action);
    /// The clause that a refusal cites.
    std::string clause(const json& action);
    /// The names of the events of an act that must be accepted, in order.
    std::vector<std::string> eventsOf(json action, const json& rolls = nullptr);

    json state(const std::string& pointer);
    json ask(const json& question);
    /// Outcome → probability.
    json odds(const json& action);

    Table table;
};

/// The request for a shot.
[[nodiscard]] nlohmann::json shoot(const char* shooter, const char* target);
/// What is given so that u2 at E5 faces c2 at E4, and more.
[[nodiscard]] nlohmann::json faceToFace(nlohmann::json more = nlohmann::json::object());

}  // namespace adjutant::acw
