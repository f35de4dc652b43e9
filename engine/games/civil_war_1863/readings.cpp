// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean: who is left of either side, and what else comes
// of a battle; how many there were before it; who holds which city.
#include "engine/games/civil_war_1863/readings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/games/civil_war_1863/actions.hpp"
#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;

/// Null where it is not there.
const json& at(const json& value, std::string_view key) {
    static const json nothing;
    const auto found = value.is_object() ? value.find(key) : value.end();
    return found == value.end() ? nothing : *found;
}

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

/// The square of a place, which its city may stand for.
const json& squareOf(const json& state, const json& place) {
    if (!place.is_string()) return place;
    const json& square = at(at(at(state, "cities"), place.get<std::string>()), "square");
    return square.is_null() ? place : square;
}

/// The pieces of an attack and those that it meets (W63-BATTLE-02): the defenders that it names, or all of
/// the enemy there.
std::optional<OutcomeReading::Both> fighting(const json& state, const json& action) {
    const json& going = at(action, "pieces");
    if (at(action, "do") != Attack::name || !going.is_array() || going.empty() || !going.front().is_string())
        return {};
    OutcomeReading::Both before{.attacker = static_cast<int>(going.size())};
    if (const json& named = at(action, "defenders"); named.is_array()) {
        before.defender = static_cast<int>(named.size());
        return before;
    }
    const json& pieces = at(state, "pieces");
    const json& side = at(at(pieces, going.front().get<std::string>()), "side");
    const json& square = squareOf(state, at(action, "to"));
    before.defender = static_cast<int>(std::ranges::count_if(pieces, [&](const json& piece) {
        return at(piece, "place") == square && at(piece, "side") != side && at(piece, "out") != true;
    }));
    return before;
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
            .fighting = fighting,
            .rulings = rulings,
            .cancels = {},
            .carriedOver = carriedOver,
            .holdings = holdings};
}

}  // namespace adjutant::w63
