// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of outcomes, by which odds are told.
#include <algorithm>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {

/// The attacking and the defending pieces that are in play at the end.
std::string CivilWar::label(const Action& action, const State& before, const std::vector<Event>& events,
                            const State& after) {
    const auto* attack = std::get_if<Attack>(&action);
    if (attack == nullptr) return "certain";
    const auto alive = [&](const PieceId& id) { return !after.pieces.at(id).out; };
    const SideId enemy = enemyOf(before.turn.side);
    const auto defenders =
        attack->defenders.value_or(stackAt(before, enemy, canonicalPlace(before, attack->to)));
    std::string label = "attacker-" + std::to_string(std::ranges::count_if(attack->pieces, alive)) +
                        ",defender-" + std::to_string(std::ranges::count_if(defenders, alive));
    for (const Event& event : events) {
        if (std::holds_alternative<Captured>(event)) label += ",captured";
        if (std::holds_alternative<Disabled>(event)) label += ",disabled";
    }
    return label;
}

}  // namespace adjutant::w63
