// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/pieces.hpp"

#include <algorithm>
#include <cassert>

#include "engine/games/life_1861/places.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::life {
namespace {

std::vector<PieceId> ids(char letter) {
    std::vector<PieceId> list;
    for (int number = 1; number <= 4; ++number) {
        list.push_back(PieceId{std::string{letter, static_cast<char>('0' + number)}});
    }
    return list;
}

bool hasForm(const PieceId& id, char letter, char most = '4') {
    return id.text.size() == 2 && id.text[0] == letter && id.text[1] >= '1' && id.text[1] <= most;
}

std::size_t numberOf(const PieceId& id) { return static_cast<std::size_t>(id.text[1] - '1'); }

template <class Pieces>
auto& personIn(Pieces& pieces, const PieceId& id) {
    assert(isPerson(id));
    return pieces.people[isSoldier(id) ? 0 : numberOf(id) + 1];
}

}  // namespace

const std::vector<PieceId>& peopleIds() {
    static const std::vector<PieceId> list{{"s1"}, {"c1"}, {"c2"}, {"c3"}, {"c4"}};
    return list;
}
const std::vector<PieceId>& merchantIds() {
    static const std::vector<PieceId> list = ids('m');
    return list;
}
const std::vector<PieceId>& banditIds() {
    static const std::vector<PieceId> list = ids('b');
    return list;
}

bool isSoldier(const PieceId& id) { return hasForm(id, 's', '1'); }
bool isPerson(const PieceId& id) { return isSoldier(id) || hasForm(id, 'c'); }
bool isMerchant(const PieceId& id) { return hasForm(id, 'm'); }
bool isBandit(const PieceId& id) { return hasForm(id, 'b'); }

Person& person(State& state, const PieceId& id) { return personIn(state.pieces, id); }
const Person& person(const State& state, const PieceId& id) { return personIn(state.pieces, id); }
Merchant& merchant(State& state, const PieceId& id) { return state.pieces.merchants[numberOf(id)]; }
const Merchant& merchant(const State& state, const PieceId& id) {
    return state.pieces.merchants[numberOf(id)];
}
Bandit& bandit(State& state, const PieceId& id) { return state.pieces.bandits[numberOf(id)]; }
const Bandit& bandit(const State& state, const PieceId& id) { return state.pieces.bandits[numberOf(id)]; }

bool isOut(const State& state, const PieceId& id) {
    if (isPerson(id)) return person(state, id).out;
    return isMerchant(id) ? merchant(state, id).out : bandit(state, id).out;
}

std::optional<PlaceId> placeOf(const State& state, const PieceId& id) {
    if (isPerson(id)) return person(state, id).place;
    return isMerchant(id) ? merchant(state, id).place : bandit(state, id).place;
}

Side& sideOf(State& state, Player player) {
    return player == Player::soldier ? state.sides.soldier : state.sides.civilians;
}
const Side& sideOf(const State& state, Player player) {
    return player == Player::soldier ? state.sides.soldier : state.sides.civilians;
}
Side& sideOf(State& state, const PieceId& id) { return sideOf(state, playerOf(id)); }
const Side& sideOf(const State& state, const PieceId& id) { return sideOf(state, playerOf(id)); }
SideId idOf(Player player) { return SideId{std::string(word(player))}; }
std::string whoseRoll(Player player) { return std::string(word(player)); }
Player playerOf(const PieceId& id) { return isSoldier(id) ? Player::soldier : Player::civilians; }

std::vector<PieceId> peopleInPlay(const State& state) {
    std::vector<PieceId> list;
    for (const PieceId& id : peopleIds()) {
        if (!person(state, id).out) list.push_back(id);
    }
    return list;
}

std::vector<PieceId> peopleInPlay(const State& state, Player player) {
    std::vector<PieceId> list = peopleInPlay(state);
    std::erase_if(list, [player](const PieceId& id) { return playerOf(id) != player; });
    return list;
}

std::vector<PieceId> banditsInPlay(const State& state) {
    std::vector<PieceId> list;
    for (const PieceId& id : banditIds()) {
        if (!bandit(state, id).out) list.push_back(id);
    }
    return list;
}

bool has(const Person& person, Disease disease) { return contains(person.diseases, disease); }

int startHealth(Kind kind) { return kind == Kind::soldier ? 3 : 2; }

bool known(const State& /*state*/, const PieceId& id) {
    return isPerson(id) || isMerchant(id) || isBandit(id);
}
bool known(const State& state, const PlaceId& id) { return isPlace(state.options.positions, id); }

}  // namespace adjutant::life
