// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody eats: what is needed, who goes hungry (L61-STATUS-01, L61-STATUS-02, L61-STATUS-03,
// L61-STATUS-04).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

/// L61-STATUS-01: one food feeds the Soldier, or two Civilians.
int mouthsPerFood(Player player) { return player == Player::soldier ? 1 : 2; }

Sum foodNeeded(SumBuilder sum, const State& state, Player player) {
    const auto mouths = static_cast<int>(peopleInPlay(state, player).size());
    return sum.base(player == Player::soldier ? "the Soldier" : "half the Civilians in play, rounded up",
                    (mouths + mouthsPerFood(player) - 1) / mouthsPerFood(player), "L61-STATUS-01");
}

std::vector<PieceId> feedingOrder(const State& state, Player player, const std::vector<PieceId>& named) {
    std::vector<PieceId> rest = peopleInPlay(state, player);
    std::vector<PieceId> order;
    for (const PieceId& id : named) {
        if (std::erase(rest, id) > 0) order.push_back(id);
    }
    std::stable_sort(rest.begin(), rest.end(), [&](const PieceId& a, const PieceId& b) {
        return person(state, a).health < person(state, b).health;
    });
    order.insert(order.end(), rest.begin(), rest.end());
    return order;
}

namespace {

/// Feeds one side; those who stay hungry, in piece order (L61-STATUS-02).
std::vector<PieceId> feed(Draft& draft, Player player, const std::vector<PieceId>& named) {
    auto order = feedingOrder(draft.state(), player, named);
    if (order.empty()) return {};
    const int mouths = static_cast<int>(order.size());
    const Sum needed = foodNeeded(draft.sum(), draft.state(), player);
    const int food = std::min(std::max(needed.total(), 0), sideOf(draft.state(), player).food);
    const bool enough = food >= needed.total();
    const auto fed = order.begin() + (enough ? mouths : std::min(mouths, food * mouthsPerFood(player)));
    std::vector<PieceId> hungry(fed, order.end());
    order.erase(fed, order.end());
    const auto inPieceOrder = [](const PieceId& a, const PieceId& b) { return a.text < b.text; };
    std::sort(order.begin(), order.end(), inPieceOrder);
    std::sort(hungry.begin(), hungry.end(), inPieceOrder);
    draft.emit(Fed{player, food, order, needed});
    return hungry;
}

}  // namespace

void everybodyEats(Draft& draft, const StatusStage& action) {
    std::vector<PieceId> hungry;
    for (const Player player : draft.state().seating) {
        const auto unfed = feed(draft, player, action.fed);
        hungry.insert(hungry.end(), unfed.begin(), unfed.end());
    }
    for (const PieceId& id : hungry) {
        draft.emit(WentHungry{id});
        damage(draft, id, "hunger");
    }
    checkElimination(draft);  // L61-STATUS-04: after all losses from hunger
}

void apply(State& state, const Fed& e) { sideOf(state, e.side).food -= e.food; }

}  // namespace adjutant::life
