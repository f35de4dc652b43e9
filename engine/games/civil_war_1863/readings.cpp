// SPDX-License-Identifier: GPL-3.0-or-later
// What the outcomes of section 7 of the ledger, "Odds", mean: who is left of either side, and what else comes
// of a battle; how many there were before it; who holds which city.
#include "engine/games/civil_war_1863/readings.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/civil_war_1863/actions.hpp"
#include "engine/games/civil_war_1863/state.hpp"
#include "engine/words/wire.hpp"

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

/// The pieces of an attack and those that it meets (W63-BATTLE-02): the defenders that it names, or all of
/// the enemy there.
std::optional<OutcomeReading::Both> fighting(const json& from, const json& action) {
    if (at(action, "do") != Attack::name) return {};
    State state;
    std::vector<PieceId> attackers, defenders;
    PlaceId to;
    try {
        wire::read(from, state);
        wire::read(at(action, "pieces"), attackers);
        wire::read(at(action, "to"), to);
        if (const json& named = at(action, "defenders"); !named.is_null()) wire::read(named, defenders);
    } catch (const wire::ParseError&) {
        return {};
    }
    if (attackers.empty() || !known(state, attackers.front())) return {};
    if (defenders.empty())
        defenders =
            stackAt(state, enemyOf(state.pieces.at(attackers.front()).side), canonicalPlace(state, to));
    return OutcomeReading::Both{static_cast<int>(attackers.size()), static_cast<int>(defenders.size())};
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
