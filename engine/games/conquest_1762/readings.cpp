// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes and pays what by the events, and what the outcomes of C62-ODDS mean.
#include "engine/games/conquest_1762/readings.hpp"

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

}  // namespace

Readings readings() {
    return {.dealings = dealings,
            .outcome = outcome,
            .rulings = rulings,
            .cancels = CancellingCard{PlayCard::name, "vetoed-by", "royal-veto"},
            .carriedOver = carriedOver};  // C62-CARD-06
}

}  // namespace adjutant::conquest
