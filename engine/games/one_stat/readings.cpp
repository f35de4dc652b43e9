// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of the ledger's chapter "Odds" mean.
#include "engine/games/one_stat/readings.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace adjutant::onestat {
namespace {

/// What comes of a blow or a try, from worst to best for who strikes it.
constexpr std::array<std::string_view, 7> worstToBest{"miss",   "failure", "defended", "ignored",
                                                      "shrunk", "wound",   "out"};

/// Of a blow that was struck back at, what came of the blow itself says whether it failed.
OutcomeReading outcome(std::string_view label) {
    const auto comma = label.find(',');
    const std::string_view blow = label.substr(0, comma);
    const bool struckBack = label.find(",attacker-") != std::string_view::npos;
    OutcomeReading reading = struckBack
                                 ? oneOf(blow, {"miss", "defended"}, {})
                                 : oneOf(label, {"miss", "defended", "failure"}, {"wound", "out", "success"});
    if (const auto at = std::ranges::find(worstToBest, blow); at != worstToBest.end())
        reading.rank = static_cast<int>(at - worstToBest.begin()) + 1;
    reading.removes = blow == "out";
    return reading;
}

}  // namespace

Readings readings() {
    return {.outcome = outcome, .rulings = rulings, .carriedOver = carriedOver, .rosters = rosters};
}

}  // namespace adjutant::onestat
