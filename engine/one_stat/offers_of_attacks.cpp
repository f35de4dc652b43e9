// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of attacks: one for each weapon and target, with the facts that can matter between these two. Crowd,
// cover and Preachers are asked for only where the armies have them.
#include <algorithm>
#include <set>

#include "engine/one_stat/combat.hpp"
#include "engine/one_stat/offer_list.hpp"
#include "engine/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

Param ofChoice(Param param) {
    param.of = "choice";
    return param;
}

/// The bands by their far ends, those that the weapon reaches.
Param bands(const Piece& fighter, Weapon weapon) {
    Param param = choiceOf("range", std::vector<int>{}).asFact().noted("Inches: the far end of the band");
    for (int far = 5; far <= reach(fighter, weapon); far += 5) param.choices.push_back(value(far));
    return param.byDefault(value(5));
}

bool hasTeacher(const State& state, const PieceId& id) {
    const Piece& piece = pieceOf(state, id);
    return piece.tier == Tier::rookie && !piece.out && hasPreacher(state, piece);
}

class AttackOffers {
  public:
    AttackOffers(OfferList& list, const State& state, const PieceId& id)
        : list_(list), s_(state), id_(id), fighter_(pieceOf(state, id)), everybody_(inPlay(state)) {
        for (const auto& [terrain, kind] : *state.terrain) {
            if (kind.visibility) seenThrough_.push_back(terrain);
        }
        for (const PieceId& other : everybody_) {
            if (other != id_ && pieceOf(state, other).side == fighter_.side) ++friends_;
        }
    }

    void offer(Weapon weapon) {
        const bool melee = isMelee(weapon);
        const std::string verb = melee ? "Fight " : "Shoot ";
        const std::string note = "with " + std::string(nameOf(weapon));
        for (const PieceId& target : everybody_) {
            if (!mayDo(s_, Attack{.fighter = id_, .target = target, .weapon = weapon})) continue;
            std::vector<Param> params{fighterIs(id_), targetIs(target),
                                      choiceOf("weapon", std::vector{weapon})};
            if (melee) {
                addMelee(params, target);
            } else {
                addShot(params, target, weapon);
            }
            addArmies(params, target, weapon);
            list_.add(Attack::name, verb + nameOf(s_, target), std::move(params), note);
        }
    }

  private:
    void addMelee(std::vector<Param>& params, const PieceId& target) {
        params.push_back(touching());
        if (friends_ > 0) params.push_back(intOf("friends", 0, std::min(friends_, 6), 0).asFact());
        params.push_back(anyOf("covered", {target}));
    }

    void addShot(std::vector<Param>& params, const PieceId& target, Weapon weapon) {
        const bool blast = weapon == Weapon::heavyBlast;
        params.push_back(bands(fighter_, weapon));
        params.push_back(blast ? anyOf("covered", everybody_) : anyOf("covered", {target}));
        params.push_back(choiceOf("los", std::vector<bool>{true}).asFact().noted("Is it in sight?"));
        const auto most = static_cast<std::int64_t>(seenThrough_.size());
        params.push_back(ofChoice(someOf("through", seenThrough_, 0, most))
                             .byDefault(std::vector<std::string>{})
                             .asFact()
                             .noted("Terrain between"));
        std::vector<PieceId> others;
        for (const PieceId& other : everybody_) {
            if (other != target && (blast || other != id_)) others.push_back(other);
        }
        params.push_back(anyOf(blast ? "blast" : "crowd", others));
    }

    /// What depends on who fights on either side.
    void addArmies(std::vector<Param>& params, const PieceId& target, Weapon weapon) {
        std::vector<PieceId> listeners;
        for (const PieceId& other : everybody_) {
            const bool named = other == id_ || other == target || weapon == Weapon::heavyBlast;
            if (named && hasTeacher(s_, other)) listeners.push_back(other);
        }
        if (!listeners.empty()) params.push_back(anyOf("preached", listeners));
    }

    OfferList& list_;
    const State& s_;
    const PieceId& id_;
    const Piece& fighter_;
    std::vector<PieceId> everybody_;
    std::vector<TerrainId> seenThrough_;
    int friends_ = 0;
};

}  // namespace

void offerAttacks(OfferList& list, const State& state, const PieceId& id) {
    const Frame& frame = state.stack.back();
    if (!frame.other && frame.bonus == 0) return;
    AttackOffers offers(list, state, id);
    std::set<Weapon> seen;
    for (const Weapon weapon : usable(pieceOf(state, id))) {
        if (seen.insert(weapon).second) offers.offer(weapon);
    }
}

}  // namespace adjutant::onestat
