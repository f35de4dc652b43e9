// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/parameters.hpp"

#include <algorithm>
#include <string>

#include "engine/games/life_1861/names.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life::parameter {
namespace {

Allowed bad(Phrase sentence, std::string_view clause) {
    return refuse(code::badParameter, std::move(sentence), clause);
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
    if (const PieceId* twice = twiceIn(ids))
        return bad(refusals::NamedTwice{.piece = called(*twice)}, clause);
    return {};
}

}  // namespace

Allowed takesTurns(const PieceId& id) {
    if (isPerson(id)) return {};
    return bad(refusals::TakesNoTurns{.piece = called(id)}, "L61-TURN-01");
}

Allowed canBeTreated(const PieceId& id) {
    if (isPerson(id)) return {};
    return bad(refusals::TakesNoMedicine{.piece = called(id)}, "L61-MED-02");
}

Allowed isTrader(const PieceId& id) {
    if (isMerchant(id)) return {};
    return bad(refusals::IsNoMerchant{.piece = called(id)}, "L61-MERCHANT-02");
}

Allowed isLength(int spaces) {
    if (spaces >= 1) return {};
    return bad(refusals::MoveTooShort{.hexes = spaces}, "L61-MOVE-05");
}

Allowed isRange(int hexes) {
    if (hexes >= 0) return {};
    return bad(refusals::RangeBelowNone{.hexes = hexes}, "L61-COMBAT-08");
}

Allowed isChange(int tension) {
    if (tension == 1 || tension == -1) return {};
    return bad(refusals::SpeechTooStrong{.change = tension}, "L61-CARD-08");
}

Allowed isSomething(const std::vector<Resource>& list, std::string_view clause) {
    if (!list.empty()) return {};
    return bad(refusals::NoResourceNamed{}, clause);
}

Allowed areNear(const State& state, const std::vector<PieceId>& bandits) {
    constexpr std::string_view clause = "L61-BOARD-03";
    for (const PieceId& id : bandits) {
        if (!isBandit(id)) return bad(refusals::IsNoBandit{.piece = called(id)}, clause);
        if (isOut(state, id)) return bad(refusals::NotOnTheBoard{.piece = called(id)}, clause);
    }
    return namedOnce(bandits, clause);
}

Allowed areNearEach(const State& state, const std::map<PieceId, std::vector<PieceId>>& bandits) {
    for (const auto& [piece, list] : bandits) {
        if (!isPerson(piece))
            return bad(refusals::BanditsAttackPlayers{.piece = called(piece)}, "L61-BOARD-03");
        if (isOut(state, piece)) return bad(refusals::OutOfPlay{.piece = called(piece)}, "L61-TURN-11");
        if (Allowed near = areNear(state, list); !near) return near;
    }
    return {};
}

Allowed canEat(const State& state, const std::vector<PieceId>& people) {
    constexpr std::string_view clause = "L61-STATUS-03";
    for (const PieceId& id : people) {
        if (!isPerson(id)) return bad(refusals::IsNotFed{.piece = called(id)}, clause);
        if (isOut(state, id)) return bad(refusals::DeadAreNotFed{.piece = called(id)}, clause);
    }
    return namedOnce(people, clause);
}

Allowed canPrefer(const PieceId& looter, const std::vector<Reward>& rewards) {
    constexpr std::string_view clause = "L61-CHURCH-04";
    const Reward ofTheOther = isSoldier(looter) ? Reward::pistol : Reward::any;
    if (std::find(rewards.begin(), rewards.end(), ofTheOther) != rewards.end())
        return bad(refusals::CannotFind{.piece = called(looter), .reward = ofTheOther}, clause);
    if (const Reward* twice = twiceIn(rewards))
        return bad(refusals::PreferredTwice{.reward = *twice}, clause);
    return {};
}

}  // namespace adjutant::life::parameter
