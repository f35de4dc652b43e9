// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of the ledger's chapter "Odds" mean.
#include "engine/games/one_stat/readings.hpp"

namespace adjutant::onestat {
namespace {

/// Of a blow that was struck back at, what came of the blow itself says whether it failed.
OutcomeReading outcome(std::string_view label) {
    const auto struckBack = label.find(",attacker-");
    if (struckBack == std::string_view::npos)
        return oneOf(label, {"miss", "defended", "failure"}, {"wound", "out", "success"});
    return oneOf(label.substr(0, struckBack), {"miss", "defended"}, {});
}

}  // namespace

Readings readings() { return {.outcome = outcome, .rulings = rulings, .carriedOver = carriedOver}; }

}  // namespace adjutant::onestat
