// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of everything but attacks that a fighter may do in its activation.
#include <algorithm>

#include "engine/games/one_stat/offers.hpp"
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

Phrase manipulated(const std::string& device) {
    if (device == "device") return offers::ManipulateDevice{};
    if (device == "site") return offers::ActAtSite{};
    return offers::ShutSpawnpoint{.number = spawnpointOf(device)};
}

class ActOffers {
  public:
    ActOffers(OfferList& list, const State& state, const PieceId& id)
        : list_(list), s_(state), id_(id), fighter_(pieceOf(state, id)), name_(nameOf(state, id)) {}

    void offerRecovery() {
        if (isActionScenario(s_)) return;  // OSS-ACTION-02: it stands up by itself
        list_.addWithReason(mayDo(s_, Recover{id_, 0}), Recover::name, offers::Recover{.fighter = name_},
                            {fixed(&Recover::fighter, id_), intOf(&Recover::friends, 0, 6, 0)});
    }

    void offerMoves() {
        const int most = std::max(0, movementAllowance(SumBuilder(list_.overrules()), fighter_).total());
        Move plain;
        plain.fighter = id_;
        Move charge = plain, slip = plain;
        charge.charge = slip.assassin = true;
        // How far within the allowance makes no difference (OSS-MOVE-01, OSS-MOVE-07), so nobody is asked for
        // it.
        if (mayDo(s_, plain, most)) {
            list_.add(Move::name, offers::Move{.fighter = name_}, {fixed(&Move::fighter, id_)});
            if (endsAtHill()) {
                list_.add(Move::name, offers::MoveToHill{.fighter = name_},
                          {fixed(&Move::fighter, id_), fixed(&Move::hill, true)});
            }
            // The distance on the ground is what is left (OSS-MOVE-04); a run-up as long as the jump
            // (OSS-MOVE-03).
            if (most > 0) addMove(offers::Climb{.fighter = name_}, {intOf(&Move::climb, 1, most, 1)});
            if (most > 1) addMove(offers::Jump{.fighter = name_}, {intOf(&Move::jump, 1, most / 2, 1)});
        }
        if (has(fighter_, Skill::maniac) && mayDo(s_, charge, most))
            addMove(offers::Charge{.fighter = name_}, {fixed(&Move::charge, true)});
        if (has(fighter_, Skill::assassin) && mayDo(s_, slip, most))
            addMove(offers::SlipThrough{.fighter = name_}, {fixed(&Move::assassin, true)});
    }

    /// One offer for each target that the rules allow at no distance. Near enough is all that matters.
    template <class Act, MessageStruct Label>
    void offerReaching(int most) {
        for (const auto& [target, piece] : s_.pieces) {
            Act likely;
            likely.fighter = id_;
            likely.target = target;
            if (!mayDo(s_, likely)) continue;
            list_.add(Act::name, Label{.target = nameOf(s_, piece)},
                      {fixed(&Act::fighter, id_), fixed(&Act::target, target), reachedWithin<Act>(most)});
        }
    }

    void offerSpecialization() {
        if (fighter_.kind == Kind::boss) offerReaching<Command, offers::Command>(5);
        if (has(fighter_, Skill::driver)) offerReaching<Drive, offers::Drive>(10);
        if (has(fighter_, Skill::healer)) offerReaching<Heal, offers::Heal>(5);
        if (has(fighter_, Skill::influencer)) offerReaching<Influence, offers::Influence>(15);
        if (has(fighter_, Skill::controller)) {
            list_.addWithReason(
                mayDo(s_, Summon{id_, {}}), Summon::name, offers::Summon{},
                {fixed(&Summon::fighter, id_), intOf(&Summon::stat, 1, fighter_.die, fighter_.stat)});
        }
        if (has(fighter_, Skill::shapeshifter)) {
            list_.addWithReason(mayDo(s_, Shapeshift{id_}), Shapeshift::name,
                                offers::Shapeshift{.fighter = name_}, {fixed(&Shapeshift::fighter, id_)});
        }
    }

    void offerTokens() {
        for (const auto& [token, it] : s_.tokens) {
            if (mayDo(s_, PickUp{id_, token, true}))
                list_.add(PickUp::name, offers::PickUp{.token = nameOf(s_, token)},
                          {fixed(&PickUp::fighter, id_), fixed(&PickUp::token, token), touching<PickUp>()});
        }
        std::vector<std::string> devices{"device", "site"};
        for (const auto& [number, point] : s_.spawnpoints) devices.push_back("spawn-" + number);
        for (const std::string& device : devices) {
            if (mayDo(s_, Manipulate{id_, device, true}))
                list_.add(Manipulate::name, manipulated(device),
                          {fixed(&Manipulate::fighter, id_), fixed(&Manipulate::device, device),
                           touching<Manipulate>()});
        }
    }

  private:
    /// The fact that the target is near enough; without it these acts are refused.
    template <class Act>
    static Param reachedWithin(int inches) {
        return oneOf(&Act::range, {inches}).noted(offers::WithinNote{.inches = inches});
    }
    /// May a move end at the token that the scenario is about (OSS-SCEN-03)?
    [[nodiscard]] bool endsAtHill() const { return s_.hill && mayHoldHill(s_, id_); }
    void addMove(Phrase label, std::vector<Param> facts) {
        facts.insert(facts.begin(), fixed(&Move::fighter, id_));
        if (endsAtHill()) facts.push_back(boolOf(&Move::hill, false));
        list_.add(Move::name, std::move(label), std::move(facts));
    }

    OfferList& list_;
    const State& s_;
    const PieceId& id_;
    const Piece& fighter_;
    Phrase name_;
};

}  // namespace

void offerActs(OfferList& list, const State& state, const PieceId& id) {
    ActOffers offers(list, state, id);
    if (pieceOf(state, id).down) return offers.offerRecovery();
    offerAttacks(list, state, id);
    offers.offerMoves();
    offers.offerSpecialization();
    offers.offerTokens();
}

}  // namespace adjutant::onestat
