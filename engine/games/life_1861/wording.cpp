// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/wording.hpp"

#include <algorithm>

namespace adjutant::life {
namespace {

struct Entry {
    std::string_view purpose;
    std::string_view called;
    std::string_view clause;
};

constexpr Entry chances[] = {
    {"place-food", "the hex of the food", "L61-RANDOM-01"},
    {"place-medicine", "the hex of the medicine", "L61-RANDOM-01"},
    {"place-ammo", "the hex of the ammo", "L61-RANDOM-01"},
    {"place-merchant", "the hex of the merchant", "L61-RANDOM-01"},
    {"place-bandit", "the hex of the bandit", "L61-RANDOM-01"},
    {"event", "the event", "L61-EVENT-01"},
    {"stricken", "the piece that falls ill", "L61-CARD-02"},
    {"attack", "the attack", "L61-COMBAT-01"},
    {"loot", "the looting", "L61-LOOT-01"},
    {"return-fire", "the shot from the battlefield", "L61-LOOT-02"},
    {"bandit", "the bandit's attack", "L61-BANDIT-02"},
    {"town", "the town's attack", "L61-TENSION-06"},
    {"typhoid", "the typhoid", "L61-DISEASE-05"},
    {"skirmish", "the skirmish", "L61-BOARD-06"},
};

}  // namespace

Wording wordingOfChance(const State& /*state*/, std::string_view purpose) {
    const auto* found = std::ranges::find(chances, purpose, &Entry::purpose);
    if (found == std::ranges::end(chances)) return {};
    return {std::string(found->called), std::string(found->clause)};
}

}  // namespace adjutant::life
