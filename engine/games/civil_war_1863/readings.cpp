// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean: who is left of either side, and what else comes
// of a battle.
#include "engine/games/civil_war_1863/readings.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {
namespace {

constexpr std::string_view whoIsLeft = "attacker-#,defender-#";

OutcomeReading outcome(std::string_view label) {
    const LabelShape shape = shapeOf(label);
    std::string_view rest = shape.key;
    if (!rest.starts_with(whoIsLeft)) return {};
    rest.remove_prefix(whoIsLeft.size());
    if (!rest.empty() && rest.front() != ',') return {};
    OutcomeReading reading;
    reading.left = OutcomeReading::Both{shape.numbers.at(0), shape.numbers.at(1)};
    while (!rest.empty()) {
        rest.remove_prefix(1);
        reading.besides.emplace_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(reading.besides.back().size());
    }
    return reading;
}

/// A city that was captured is the enemy's (W63-CITY-08).
std::vector<Holding> holdings(const nlohmann::json& state) {
    std::vector<Holding> held;
    if (!state.is_object() || !state.contains("cities")) return held;
    for (const auto& [id, city] : state.at("cities").items()) {
        if (!city.is_object()) continue;
        const SideId owner{city.value("owner", "")};
        held.push_back(
            {PlaceId{id}, city.value("name", ""), city.value("captured", false) ? enemyOf(owner) : owner});
    }
    return held;
}

}  // namespace

Readings readings() {
    return {.outcome = outcome,
            .rulings = rulings,
            .cancels = {},
            .carriedOver = carriedOver,
            .holdings = holdings};
}

}  // namespace adjutant::w63
