// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/wording.hpp"

#include <algorithm>

#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

struct Entry {
    std::string_view purpose;
    Phrase (*called)();
    std::string_view clause;
};

constexpr Entry entries[] = {
    {"place-food", &phraseOf<chances::PlaceFood>, "L61-RANDOM-01"},
    {"place-medicine", &phraseOf<chances::PlaceMedicine>, "L61-RANDOM-01"},
    {"place-ammo", &phraseOf<chances::PlaceAmmo>, "L61-RANDOM-01"},
    {"place-merchant", &phraseOf<chances::PlaceMerchant>, "L61-RANDOM-01"},
    {"place-bandit", &phraseOf<chances::PlaceBandit>, "L61-RANDOM-01"},
    {"event", &phraseOf<chances::Event>, "L61-EVENT-01"},
    {"stricken", &phraseOf<chances::Stricken>, "L61-CARD-02"},
    {"attack", &phraseOf<chances::Attack>, "L61-COMBAT-01"},
    {"loot", &phraseOf<chances::Loot>, "L61-LOOT-01"},
    {"return-fire", &phraseOf<chances::ReturnFire>, "L61-LOOT-02"},
    {"bandit", &phraseOf<chances::Bandit>, "L61-BANDIT-02"},
    {"town", &phraseOf<chances::Town>, "L61-TENSION-06"},
    {"typhoid", &phraseOf<chances::Typhoid>, "L61-DISEASE-05"},
    {"skirmish", &phraseOf<chances::Skirmish>, "L61-BOARD-06"},
};

}  // namespace

Wording wordingOfChance(const State& /*state*/, std::string_view purpose) {
    const auto* found = std::ranges::find(entries, purpose, &Entry::purpose);
    if (found == std::ranges::end(entries)) return {};
    return {found->called(), std::string(found->clause)};
}

}  // namespace adjutant::life
