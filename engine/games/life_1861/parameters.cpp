// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/parameters.hpp"

#include <algorithm>
#include <string>

#include "engine/games/life_1861/names.hpp"

namespace adjutant::life::parameter {
namespace {

Allowed bad(std::string sentence, std::string_view clause) {
    return refuse(code::badParameter, std::move(sentence), clause);
}

std::string called(Reward reward) {
    if (reward == Reward::any) return "resource of choice";
    return reward == Reward::tradeGoods ? "trade goods" : std::string(word(reward));
}

/// The first that stands in the list twice.
template <class T>
const T* twiceIn(const std::vector<T>& list) {
    for (const T& item : list) {
        if (std::count(list.begin(), list.end(), item) > 1) return &item;
    }
    return nullptr;
}

Allowed namedOnce(const std::vector<PieceId>& ids, std::string_view clause) {
    if (const PieceId* twice = twiceIn(ids)) return bad(capital(*twice) + " is named twice.", clause);
    return {};
}

}  // namespace

Allowed takesTurns(const PieceId& id) {
    if (isPerson(id)) return {};
    return bad(capital(id) + " is no player's piece and takes no turns.", "L61-TURN-01");
}

Allowed canBeTreated(const PieceId& id) {
    if (isPerson(id)) return {};
    return bad(capital(id) + " is no player's piece; medicine is for those.", "L61-MED-02");
}

Allowed isTrader(const PieceId& id) {
    if (isMerchant(id)) return {};
    return bad(capital(id) + " is no merchant.", "L61-MERCHANT-02");
}

Allowed isLength(int spaces) {
    if (spaces >= 1) return {};
    return bad("A move is at least 1 hex long, not " + std::to_string(spaces) + ".", "L61-MOVE-05");
}

Allowed isRange(int hexes) {
    if (hexes >= 0) return {};
    return bad("A range is 0 hexes or more, not " + std::to_string(hexes) + ".", "L61-COMBAT-08");
}

Allowed isChange(int tension) {
    if (tension == 1 || tension == -1) return {};
    return bad("A speech changes tension by 1 or -1, not by " + std::to_string(tension) + ".", "L61-CARD-08");
}

Allowed isSomething(const std::vector<Resource>& list, std::string_view clause) {
    if (!list.empty()) return {};
    return bad("At least one resource has to be named.", clause);
}

Allowed areNear(const State& state, const std::vector<PieceId>& bandits) {
    constexpr std::string_view clause = "L61-BOARD-03";
    for (const PieceId& id : bandits) {
        if (!isBandit(id)) return bad(capital(id) + " is no bandit.", clause);
        if (isOut(state, id)) return bad(capital(id) + " is not on the board.", clause);
    }
    return namedOnce(bandits, clause);
}

Allowed areNearEach(const State& state, const std::map<PieceId, std::vector<PieceId>>& bandits) {
    for (const auto& [piece, list] : bandits) {
        if (!isPerson(piece))
            return bad(capital(piece) + " is no player's piece; bandits attack those.", "L61-BOARD-03");
        if (isOut(state, piece)) return bad(capital(piece) + " is out of play.", "L61-TURN-11");
        if (Allowed near = areNear(state, list); !near) return near;
    }
    return {};
}

Allowed canEat(const State& state, const std::vector<PieceId>& people) {
    constexpr std::string_view clause = "L61-STATUS-03";
    for (const PieceId& id : people) {
        if (!isPerson(id)) return bad(capital(id) + " is no player's piece and is not fed.", clause);
        if (isOut(state, id)) return bad(capital(id) + " is out of play and is not fed.", clause);
    }
    return namedOnce(people, clause);
}

Allowed canPrefer(const PieceId& looter, const std::vector<Reward>& rewards) {
    constexpr std::string_view clause = "L61-CHURCH-04";
    const Reward ofTheOther = isSoldier(looter) ? Reward::pistol : Reward::any;
    if (std::find(rewards.begin(), rewards.end(), ofTheOther) != rewards.end())
        return bad(capital(looter) + " finds no " + called(ofTheOther) + " on the battlefield.", clause);
    if (const Reward* twice = twiceIn(rewards))
        return bad(atStart(called(*twice)) + " is preferred twice.", clause);
    return {};
}

}  // namespace adjutant::life::parameter
