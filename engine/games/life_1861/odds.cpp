// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome labels (section 7).
#include <algorithm>

#include "engine/chance/happened.hpp"
#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {
namespace {

bool died(const std::vector<Event>& events, const PieceId& piece) {
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        const auto* death = std::get_if<Died>(&event);
        return death != nullptr && death->piece == piece;
    });
}

struct Label {
    const State& before;
    const std::vector<Event>& events;
    const State& after;

    std::string operator()(const Attack& attack) const {
        if (!firstOf<Attacked>(events)->hit) return "miss";
        return died(events, attack.target) ? "kill" : "hit";
    }
    std::string operator()(const Loot& loot) const {
        std::string reward(word(firstOf<Looted>(events)->reward));
        const auto* shot = firstOf<ShotAt>(events);
        if (shot == nullptr) return reward;
        if (!shot->hit) return reward + ",unhurt";
        return reward + (died(events, loot.piece) ? ",killed" : ",hurt");
    }
    std::string operator()(const EndTurn& end) const {
        if (died(events, end.piece)) return "killed";
        return "lost-" + std::to_string(person(before, end.piece).health - person(after, end.piece).health);
    }
    std::string operator()(const DrawEvent& /*draw*/) const {
        const auto* drawn = firstOf<EventDrawn>(events);
        return drawn == nullptr ? "certain" : std::string(word(drawn->card));
    }
    std::string operator()(const StatusStage& /*stage*/) const {
        int lost[2] = {0, 0};  // of the two sides
        for (const PieceId& id : peopleIds()) {
            lost[isSoldier(id) ? 0 : 1] += person(before, id).health - person(after, id).health;
        }
        return "soldier-" + std::to_string(lost[0]) + ",civilians-" + std::to_string(lost[1]);
    }
    template <class Other>
    std::string operator()(const Other& /*other*/) const {
        return "certain";
    }
};

}  // namespace

std::string Life::label(const Action& action, const State& before, const std::vector<Event>& events,
                        const State& after) {
    return std::visit(Label{before, events, after}, action);
}

}  // namespace adjutant::life
