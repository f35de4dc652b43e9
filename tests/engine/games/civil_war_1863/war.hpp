// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Civil War Game 1863 on a table of its own, for tests that read like the rulebook.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/table.hpp"

namespace adjutant::w63 {

class War {
  public:
    using json = nlohmann::json;
    using Stacks = std::map<std::string, std::string>;  ///< place → pieces: {"l6", "ci1 cc2"}

    /// A game with these options; `given` is ruled after the start, as in the cases.
    explicit War(const json& options = json::object(), const json& given = json::object());
    /// A game in which only these pieces are in play.
    static War ofOnly(const Stacks& stacks, const json& options = json::object(),
                      const json& given = json::object());

    /// Rules parts of the state, by pointer.
    void rule(const json& set);
    /// Makes it the turn of a side.
    War& turnOf(const std::string& side) &;
    War turnOf(const std::string& side) &&;

    /// Takes an act that must be accepted; its events.
    json act(json action, const json& rolls = nullptr);
    /// The names of the events of an act that must be accepted, in order; an `eliminated` with its reason.
    std::vector<std::string> eventsOf(json action, const json& rolls = nullptr);
    /// The code with which an act is refused; empty when it is accepted.
    std::string refusal(const json& action);
    /// The sentence of a refusal.
    std::string sentence(const json& action);

    json state(const std::string& pointer);
    json ask(const json& question);
    /// Outcome → probability.
    json odds(const json& action);
    [[nodiscard]] bool isOut(const std::string& piece) { return state("/pieces/" + piece + "/out"); }
    json placeOf(const std::string& piece) { return state("/pieces/" + piece + "/place"); }

    Table table;
};

/// "ci1 cc2" as a list.
[[nodiscard]] nlohmann::json list(const std::string& pieces);
[[nodiscard]] nlohmann::json march(const std::string& pieces, const std::string& to);
[[nodiscard]] nlohmann::json assault(const std::string& pieces, const std::string& to);
[[nodiscard]] nlohmann::json flee(const std::string& pieces, const std::string& to);
[[nodiscard]] nlohmann::json give(const std::string& pieces);
[[nodiscard]] nlohmann::json fortify(const std::string& city);
[[nodiscard]] nlohmann::json unfortify(const std::string& city);
inline const nlohmann::json endTurn{{"do", "end-turn"}};
inline const nlohmann::json heads{"heads"};
inline const nlohmann::json tails{"tails"};

}  // namespace adjutant::w63
