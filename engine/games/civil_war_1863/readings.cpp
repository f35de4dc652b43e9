// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean: who is left of either side, and what else comes
// of a battle.
#include "engine/games/civil_war_1863/readings.hpp"

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

}  // namespace

Readings readings() { return {.outcome = outcome, .rulings = rulings, .carriedOver = carriedOver}; }

}  // namespace adjutant::w63
