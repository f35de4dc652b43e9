// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of the ledger's chapter "Odds" mean.
#include "engine/games/one_stat/readings.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

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

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> scenarios{
    {{"last-man-standing", "Last man standing"},
     {"king-of-the-hill", "King of the hill"},
     {"treasure-hunt", "Treasure hunt"},
     {"bombing-run", "Bombing run"},
     {"capture-the-flag", "Capture the flag"},
     {"hunt", "Solo: hunt"},
     {"bounty", "Solo: bounty"},
     {"collect", "Solo: collect"},
     {"escort", "Solo: escort"},
     {"investigate", "Solo: investigate"},
     {"rescue", "Solo: rescue"},
     {"shutdown", "Solo: shutdown"}}};

std::string_view scenario(const nlohmann::json& options) {
    const std::string id = options.is_object() ? options.value("scenario", "") : "";
    const auto* const found =
        std::ranges::find(scenarios, id, &std::pair<std::string_view, std::string_view>::first);
    return found == scenarios.end() ? "" : found->second;
}

}  // namespace

Readings readings() {
    return {.outcome = outcome,
            .rulings = rulings,
            .carriedOver = carriedOver,
            .scenario = scenario,
            .rosters = rosters};
}

}  // namespace adjutant::onestat
