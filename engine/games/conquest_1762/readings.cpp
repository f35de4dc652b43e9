// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes and pays what by the events, and what the outcomes of C62-ODDS mean.
#include "engine/games/conquest_1762/readings.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/conquest_1762/actions.hpp"
#include "engine/games/conquest_1762/events.hpp"
#include "engine/play/dealings_in.hpp"

namespace adjutant::conquest {
namespace {

std::vector<Dealing> dealings(const nlohmann::json& events) {
    return summed(dealingsIn<Event>(events), goodsInOrder);
}

OutcomeReading outcome(std::string_view label) {
    const LabelShape shape = shapeOf(label);
    if (shape.key == "attacker-#,defender-#")  // C62-ODDS-02
        return {.lost = OutcomeReading::Both{shape.numbers.at(0), shape.numbers.at(1)}};
    // C62-ODDS-03, C62-ODDS-05. A fight that was broken off has not won the place.
    return oneOf(label, {"repulsed", "repulsed-#", "mutual", "stopped", "stopped-#,defender-#", "safe"},
                 {"conquered", "sunk"});
}

/// The natives are nobody who plays.
std::vector<Holding> holdings(const nlohmann::json& state) {
    std::vector<Holding> held;
    if (!state.is_object() || !state.contains("territories")) return held;
    const nlohmann::json none;
    const nlohmann::json& sides = state.contains("sides") ? state.at("sides") : none;
    for (const auto& [id, territory] : state.at("territories").items()) {
        const nlohmann::json owner = territory.is_object() ? territory.value("owner", none) : none;
        const bool plays = owner.is_string() && sides.contains(owner.get<std::string>());
        held.push_back({PlaceId{id}, {}, SideId{plays ? owner.get<std::string>() : std::string()}});
    }
    return held;
}

}  // namespace

Readings readings() {
    return {.dealings = dealings,
            .outcome = outcome,
            .rulings = rulings,
            .cancels = CancellingCard{PlayCard::name, "vetoed-by", "royal-veto"},  // C62-CARD-06
            .trading = Trading{.withPlayer = PlayerTrade::name,
                               .withBank = BankTrade::name,
                               .partner = "with",
                               .give = "give",
                               .take = "take",
                               .times = "times"},  // C62-TRADE-01, C62-TRADE-03
            .carriedOver = carriedOver,
            .holdings = holdings};
}

}  // namespace adjutant::conquest
