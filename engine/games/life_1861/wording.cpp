// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/wording.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace adjutant::life {
namespace {

struct Entry {
    std::string_view action;  ///< empty: of every action
    std::string_view word;
    std::string_view called;
    std::string_view clause;
};

constexpr Entry parameters[] = {
    {"", "piece", "the piece that acts", "L61-TURN-06"},
    {"", "attacker", "the attacker", "L61-TURN-06"},
    {"", "to", "the place to move to", "L61-MOVE-01"},
    {"", "spaces", "the length of the move", "L61-MOVE-05"},
    {"pick-up", "take", "what is picked up", "L61-PICK-01"},
    {"trade-at-store", "give", "what is given to the store", "L61-STORE-01"},
    {"trade-at-store", "take", "what is taken from the store", "L61-STORE-01"},
    {"swap", "give", "what is given to the merchant", "L61-MERCHANT-02"},
    {"swap", "take", "what is taken from the merchant", "L61-MERCHANT-02"},
    {"", "merchant", "the merchant", "L61-MERCHANT-02"},
    {"visit-doctor", "treat", "the treatment", "L61-DOCTOR-01"},
    {"use-medicine", "treat", "the treatment", "L61-MED-01"},
    {"use-medicine", "target", "the piece to treat", "L61-MED-02"},
    {"attack", "target", "the target", "L61-COMBAT-06"},
    {"", "range", "the range", "L61-COMBAT-08"},
    {"", "wish", "what a 6 is to bring", "L61-LOOT-04"},
    {"", "prefer", "what is preferred", "L61-CHURCH-04"},
    {"", "change", "the change of tension", "L61-CARD-08"},
    {"", "bandits", "the bandits that are near", "L61-BOARD-03"},
    {"", "bandits-near-s1", "the bandits near the Soldier", "L61-BOARD-03"},
    {"", "bandits-near-c1", "the bandits near Civilian 1", "L61-BOARD-03"},
    {"", "bandits-near-c2", "the bandits near Civilian 2", "L61-BOARD-03"},
    {"", "bandits-near-c3", "the bandits near Civilian 3", "L61-BOARD-03"},
    {"", "bandits-near-c4", "the bandits near Civilian 4", "L61-BOARD-03"},
    {"", "town", "whether the Soldier is near the town", "L61-BOARD-03"},
    {"", "fed", "who eats first", "L61-STATUS-03"},
    {"", "reason", "the reason", "L61-WIN-06"},
};

constexpr Entry chances[] = {
    {"", "place-food", "the hex of the food", "L61-RANDOM-01"},
    {"", "place-medicine", "the hex of the medicine", "L61-RANDOM-01"},
    {"", "place-ammo", "the hex of the ammo", "L61-RANDOM-01"},
    {"", "place-merchant", "the hex of the merchant", "L61-RANDOM-01"},
    {"", "place-bandit", "the hex of the bandit", "L61-RANDOM-01"},
    {"", "event", "the event", "L61-EVENT-01"},
    {"", "stricken", "the piece that falls ill", "L61-CARD-02"},
    {"", "attack", "the attack", "L61-COMBAT-01"},
    {"", "loot", "the looting", "L61-LOOT-01"},
    {"", "return-fire", "the shot from the battlefield", "L61-LOOT-02"},
    {"", "bandit", "the bandit's attack", "L61-BANDIT-02"},
    {"", "town", "the town's attack", "L61-TENSION-06"},
    {"", "typhoid", "the typhoid", "L61-DISEASE-05"},
    {"", "skirmish", "the skirmish", "L61-BOARD-06"},
};

template <std::size_t size>
Wording wordingIn(const Entry (&entries)[size], std::string_view action, std::string_view word) {
    const auto* found = std::find_if(std::begin(entries), std::end(entries), [&](const Entry& entry) {
        return entry.word == word && (entry.action.empty() || entry.action == action);
    });
    if (found == std::end(entries)) return {};
    return {std::string(found->called), std::string(found->clause)};
}

}  // namespace

Wording wordingOf(const State& /*state*/, std::string_view action, std::string_view parameter) {
    return wordingIn(parameters, action, parameter);
}
Wording wordingOfChance(const State& /*state*/, std::string_view purpose) {
    return wordingIn(chances, "", purpose);
}

}  // namespace adjutant::life
