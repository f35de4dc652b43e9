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

std::string_view scenario(const nlohmann::json& options) {
    const std::string id = options.is_object() ? options.value("scenario", "") : "";
    return id == "mill-run"     ? "Mill Run"
           : id == "stone-ford" ? "Stone Ford"
           : id == "own"        ? "A battle of your own"
                                : "";
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
            .holdings = holdings,
            .scenario = scenario};
}

}  // namespace adjutant::acw
