// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the ledger: resources, buildings, phases, options.
#pragma once

#include <map>
#include <string>

#include "engine/words/common.hpp"

namespace adjutant::conquest {

/// In resource order, gold last.
enum class Resource { wood, stone, wheat, iron, gunpowder, gold };
enum class Building { colony, metropolis, fortress };
/// What can be built.
enum class Item { port, colony, fortress, metropolis, warship };
enum class Phase { setUp, draft, balance, reinforce, roll, build, attack, redeploy, over };

enum class Setup { random, standard, entered };
enum class Deal { random, draft };
enum class FarmersHand { redeal, trade, ignore };
enum class Reinforcement { allAtOnce, snake, spread };
enum class ReinforcementCount { additional, total };
enum class Casualties { difference, single, unmatched };
enum class Defence { choose, max };
enum class PlunderValues { text, table };
enum class BankKind { open, box };
/// Does the app count the players' resource cards? Beyond the ledger.
enum class Hands { known, kept };

enum class BattleStatus { open, rolled, won };
/// Parameter `defence-dice`.
enum class DefenceDice { ask, max, one, two };

/// Amounts of resources that an event speaks of: never zero, in resource order.
using Amounts = std::map<Resource, int>;

}  // namespace adjutant::conquest

namespace adjutant {

template <>
struct Names<conquest::Resource> {
    using R = conquest::Resource;
    static constexpr auto list = std::to_array<Name<R>>({{R::wood, "wood"},
                                                         {R::stone, "stone"},
                                                         {R::wheat, "wheat"},
                                                         {R::iron, "iron"},
                                                         {R::gunpowder, "gunpowder"},
                                                         {R::gold, "gold"}});
};
template <>
struct Names<conquest::Building> {
    using B = conquest::Building;
    static constexpr auto list = std::to_array<Name<B>>(
        {{B::colony, "colony"}, {B::metropolis, "metropolis"}, {B::fortress, "fortress"}});
};
template <>
struct Names<conquest::Item> {
    using I = conquest::Item;
    static constexpr auto list = std::to_array<Name<I>>({{I::port, "port"},
                                                         {I::colony, "colony"},
                                                         {I::fortress, "fortress"},
                                                         {I::metropolis, "metropolis"},
                                                         {I::warship, "warship"}});
};
template <>
struct Names<conquest::Phase> {
    using P = conquest::Phase;
    static constexpr auto list = std::to_array<Name<P>>({{P::setUp, "set-up"},
                                                         {P::draft, "draft"},
                                                         {P::balance, "balance"},
                                                         {P::reinforce, "reinforce"},
                                                         {P::roll, "roll"},
                                                         {P::build, "build"},
                                                         {P::attack, "attack"},
                                                         {P::redeploy, "redeploy"},
                                                         {P::over, "over"}});
};
template <>
struct Names<conquest::Setup> {
    using S = conquest::Setup;
    static constexpr auto list =
        std::to_array<Name<S>>({{S::random, "random"}, {S::standard, "standard"}, {S::entered, "entered"}});
};
template <>
struct Names<conquest::Deal> {
    using D = conquest::Deal;
    static constexpr auto list = std::to_array<Name<D>>({{D::random, "random"}, {D::draft, "draft"}});
};
template <>
struct Names<conquest::FarmersHand> {
    using F = conquest::FarmersHand;
    static constexpr auto list =
        std::to_array<Name<F>>({{F::redeal, "redeal"}, {F::trade, "trade"}, {F::ignore, "ignore"}});
};
template <>
struct Names<conquest::Reinforcement> {
    using R = conquest::Reinforcement;
    static constexpr auto list =
        std::to_array<Name<R>>({{R::allAtOnce, "all-at-once"}, {R::snake, "snake"}, {R::spread, "spread"}});
};
template <>
struct Names<conquest::ReinforcementCount> {
    using R = conquest::ReinforcementCount;
    static constexpr auto list = std::to_array<Name<R>>({{R::additional, "additional"}, {R::total, "total"}});
};
template <>
struct Names<conquest::Casualties> {
    using C = conquest::Casualties;
    static constexpr auto list = std::to_array<Name<C>>(
        {{C::difference, "difference"}, {C::single, "single"}, {C::unmatched, "unmatched"}});
};
template <>
struct Names<conquest::Defence> {
    using D = conquest::Defence;
    static constexpr auto list = std::to_array<Name<D>>({{D::choose, "choose"}, {D::max, "max"}});
};
template <>
struct Names<conquest::PlunderValues> {
    using P = conquest::PlunderValues;
    static constexpr auto list = std::to_array<Name<P>>({{P::text, "text"}, {P::table, "table"}});
};
template <>
struct Names<conquest::BankKind> {
    using B = conquest::BankKind;
    static constexpr auto list = std::to_array<Name<B>>({{B::open, "open"}, {B::box, "box"}});
};
template <>
struct Names<conquest::Hands> {
    using H = conquest::Hands;
    static constexpr auto list = std::to_array<Name<H>>({{H::known, "known"}, {H::kept, "private"}});
};
template <>
struct Names<conquest::BattleStatus> {
    using B = conquest::BattleStatus;
    static constexpr auto list =
        std::to_array<Name<B>>({{B::open, "open"}, {B::rolled, "rolled"}, {B::won, "won"}});
};
template <>
struct Names<conquest::DefenceDice> {
    using D = conquest::DefenceDice;
    static constexpr auto list =
        std::to_array<Name<D>>({{D::ask, "ask"}, {D::max, "max"}, {D::one, "1"}, {D::two, "2"}});
};

}  // namespace adjutant
