// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean.
#include "engine/games/hex_acw/readings.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::acw {
namespace {

/// The strongpoints of the scenario (ACW-VP-04).
std::vector<Holding> holdings(const nlohmann::json& state) {
    std::vector<Holding> held;
    if (!state.is_object() || !state.contains("strongpoints")) return held;
    for (const auto& [id, point] : state.at("strongpoints").items()) {
        if (!point.is_object()) continue;
        const nlohmann::json holder = point.value("holder", nlohmann::json());
        held.push_back({PlaceId{id}, point.value("name", ""),
                        SideId{holder.is_string() ? holder.get<std::string>() : std::string()}});
    }
    return held;
}

}  // namespace

Readings readings() {
    return {.outcome =
                [](std::string_view label) {
                    return oneOf(label, {"holds", "nothing", "hits-#,holds"},
                                 {"routs", "eliminated", "commander-lost"});
                },
            .rulings = rulings,
            .cancels = {},
            .carriedOver = carriedOver,
            .holdings = holdings};
}

}  // namespace adjutant::acw
