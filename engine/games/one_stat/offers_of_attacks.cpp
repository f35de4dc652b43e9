// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of attacks: one for each weapon and target, with the facts that can matter between these two.
// Preachers and Tanks are asked for only where the armies have them.
#include <algorithm>
#include <set>
#include <utility>

#include "engine/games/one_stat/combat.hpp"
#include "engine/games/one_stat/offers.hpp"
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// The bands by their far ends, those that the weapon reaches.
Param bands(const Piece& fighter, Weapon weapon) {
    Param param = paramOf(&Attack::range, "choice").noted(offers::RangeNote{});
    for (const int far : {5, 10, 15}) {
        if (far > reach(fighter, weapon)) break;
        param.choices.push_back(value(far));
        param.called.emplace_back(offers::Band{.inches = far});
    }
    return param.byDefault(value(5));
}

bool hasTeacher(const State& state, const PieceId& id) {
    const Piece& piece = pieceOf(state, id);
    return piece.tier == Tier::rookie && !piece.out && hasPreacher(state, piece);
}

/// Those whose die and stat others may use, as far as they stand (OSS-SPEC-19).
std::vector<PieceId> tanksAmong(const State& state, const std::vector<PieceId>& everybody) {
    std::vector<PieceId> tanks;
    for (const PieceId& id : everybody) {
        const Piece& piece = pieceOf(state, id);
        if (has(piece, Skill::tank) && !piece.down) tanks.push_back(id);
    }
    return tanks;
}

class AttackOffers {
  public:
    AttackOffers(OfferList& list, const State& state, const PieceId& id)
        : list_(list), s_(state), id_(id), fighter_(pieceOf(state, id)), everybody_(inPlay(state)) {
        std::vector<TerrainId> seenThrough;
        for (const auto& [terrain, kind] : *state.terrain) {
            if (kind.visibility) seenThrough.push_back(terrain);
        }
        through_ = anyOf(&Attack::through, seenThrough).noted(offers::ThroughNote{});
        crowd_ = anyOf(&Attack::crowd, everybody_);
        blast_ = anyOf(&Attack::blast, everybody_);
        for (const PieceId& other : everybody_) {
            if (other != id_ && pieceOf(state, other).side == fighter_.side) ++friends_;
        }
        tanks_ = tanksAmong(state, everybody_);
        lent_ = std::make_shared<const std::vector<Pair>>(lentTo(everybody_));
    }

    void offer(Weapon weapon) {
        const bool melee = isMelee(weapon);
        const Phrase note = offers::AttackNote{.weapon = weapon};
        for (const PieceId& target : everybody_) {
            if (!mayDo(s_, Attack{.fighter = id_, .target = target, .weapon = weapon})) continue;
            std::vector<Param> params;
            params.reserve(9);
            params.push_back(fixed(&Attack::fighter, id_));
            params.push_back(fixed(&Attack::target, target));
            params.push_back(fixed(&Attack::weapon, weapon));
            if (melee) {
                addMelee(params, target);
            } else {
                addShot(params, target, weapon);
            }
            addArmies(params, target, weapon);
            list_.add(Attack::name, offers::Attack{.melee = melee, .target = nameOf(s_, target)},
                      std::move(params), note);
        }
    }

  private:
    void addMelee(std::vector<Param>& params, const PieceId& target) {
        params.push_back(touching<Attack>());
        if (friends_ > 0) params.push_back(intOf(&Attack::friends, 0, std::min(friends_, 6), 0));
        params.push_back(anyOf(&Attack::covered, std::vector{target}));
    }

    void addShot(std::vector<Param>& params, const PieceId& target, Weapon weapon) {
        const bool blast = weapon == Weapon::heavyBlast;
        params.push_back(bands(fighter_, weapon));
        params.push_back(anyOf(&Attack::covered, blast ? everybody_ : std::vector{target}));
        params.push_back(oneOf(&Attack::los, {true}).noted(offers::SightNote{}));
        params.push_back(through_);
        params.push_back(blast ? blast_ : crowd_);
        Param& others = params.back();
        std::erase(others.choices, value(target));
        if (!blast) std::erase(others.choices, value(id_));
        others.max = static_cast<std::int64_t>(others.choices.size());
    }

    /// What depends on who fights on either side.
    void addArmies(std::vector<Param>& params, const PieceId& target, Weapon weapon) {
        std::vector<PieceId> listeners;
        for (const PieceId& other : everybody_) {
            const bool named = other == id_ || other == target || weapon == Weapon::heavyBlast;
            if (named && hasTeacher(s_, other)) listeners.push_back(other);
        }
        if (!listeners.empty()) params.push_back(anyOf(&Attack::preached, listeners));
        addTanks(params, target, weapon);
    }

    /// Who may defend with whose die and stat (OSS-SPEC-19): the target, whoever else a shot may hit, and the
    /// attacker, whom a Warrior strikes back.
    void addTanks(std::vector<Param>& params, const PieceId& target, Weapon weapon) {
        if (lent_->empty()) return;
        std::vector<Parameter> keys{&Attack::target};
        auto lent = lent_;
        if (isMelee(weapon)) {
            const Piece& victim = pieceOf(s_, target);
            std::vector<PieceId> rolling;
            if (!victim.down) rolling.push_back(target);
            if (!victim.down && has(victim, Skill::warrior)) rolling.push_back(id_);
            lent = std::make_shared<const std::vector<Pair>>(lentTo(rolling));
            keys.push_back(&Attack::fighter);
        } else {
            keys.push_back(weapon == Weapon::heavyBlast ? Parameter(&Attack::blast)
                                                        : Parameter(&Attack::crowd));
        }
        if (!lent->empty())
            params.push_back(pairsOf(&Attack::tanks, PieceTag::type, std::move(lent)).among(keys));
    }
    [[nodiscard]] std::vector<Pair> lentTo(const std::vector<PieceId>& defenders) const {
        std::vector<Pair> pairs;
        for (const PieceId& defender : defenders) {
            Pair pair{.key = defender.text};
            for (const PieceId& tank : tanks_) {
                if (!pieceOf(s_, defender).down && mayLend(s_, defender, tank))
                    pair.choices.push_back(value(tank));
            }
            if (!pair.choices.empty()) pairs.push_back(std::move(pair));
        }
        return pairs;
    }

    OfferList& list_;
    const State& s_;
    const PieceId& id_;
    const Piece& fighter_;
    std::vector<PieceId> everybody_;
    Param through_, crowd_, blast_;  ///< the same for all shots, but for who takes part in them
    std::vector<PieceId> tanks_;
    std::shared_ptr<const std::vector<Pair>> lent_;  ///< of everybody
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
