// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of section 6, with their parameters in the ledger's order.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "engine/games/life_1861/parameter_checks.hpp"
#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/common.hpp"
#include "engine/words/describe.hpp"

namespace adjutant::life {

namespace parameter {

/// `piece` and `attacker`: by default the piece whose turn is open.
inline std::optional<PieceId> openTurn(const State& state, const auto& /*action*/) {
    return state.turn.piece;
}
template <class Action>
constexpr auto piece(std::string_view name, PieceId Action::*member) {
    return required(name, member)
        .byDefault([](const State& state, const Action& action) { return openTurn(state, action); })
        .checked([](const State&, const Action&, const PieceId& id) { return takesTurns(id); });
}
/// A check of one value, where it is given.
template <class Value, Allowed (*check)(Value)>
constexpr auto whereGiven =
    [](const State&, const auto& /*action*/, const auto& value) { return value ? check(*value) : Allowed(); };
/// The fact which bandits are near.
template <class Action>
constexpr auto bandits(std::string_view name, std::optional<std::vector<PieceId>> Action::*member) {
    return fact(name, member)
        .checked([](const State& state, const Action&, const std::optional<std::vector<PieceId>>& list) {
            return list ? areNear(state, *list) : Allowed();
        });
}

}  // namespace parameter

struct SetUp {
    static constexpr std::string_view name = "set-up";
    static constexpr auto fields() { return listed(); }
};

struct DrawEvent {
    static constexpr std::string_view name = "draw-event";
    static constexpr auto fields() { return listed(); }
};

struct Move {
    static constexpr std::string_view name = "move";
    PieceId piece;
    PlaceId to;
    std::optional<int> spaces;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &Move::piece),
                      required("to", &Move::to)
                          .byDefault([](const State& state, const Move&) -> std::optional<PlaceId> {
                              if (state.options.positions == Positions::board) return std::nullopt;
                              return PlaceId{"field"};
                          }),
                      fact("spaces", &Move::spaces).checked(parameter::whereGiven<int, parameter::isLength>));
    }
};

struct PickUp {
    static constexpr std::string_view name = "pick-up";
    PieceId piece;
    std::optional<std::vector<Resource>> take;

    static constexpr auto fields() {
        return listed(
            parameter::piece("piece", &PickUp::piece),
            optional("take", &PickUp::take)
                .checked([](const State&, const PickUp&, const std::optional<std::vector<Resource>>& take) {
                    return take ? parameter::isSomething(*take, "L61-PICK-01") : Allowed();
                }));
    }
};

struct TakeBread {
    static constexpr std::string_view name = "take-bread";
    PieceId piece;
    static constexpr auto fields() { return listed(parameter::piece("piece", &TakeBread::piece)); }
};

struct VisitDoctor {
    static constexpr std::string_view name = "visit-doctor";
    PieceId piece;
    std::optional<Treatment> treat;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &VisitDoctor::piece), optional("treat", &VisitDoctor::treat));
    }
};

struct UseMedicine {
    static constexpr std::string_view name = "use-medicine";
    PieceId piece;
    PieceId target;
    std::optional<Treatment> treat;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &UseMedicine::piece),
                      required("target", &UseMedicine::target)
                          .byDefault([](const State&, const UseMedicine& action) { return action.piece; })
                          .checked([](const State&, const UseMedicine&, const PieceId& id) {
                              return parameter::canBeTreated(id);
                          }),
                      optional("treat", &UseMedicine::treat));
    }
};

struct TradeAtStore {
    static constexpr std::string_view name = "trade-at-store";
    PieceId piece;
    std::vector<Resource> give;
    Resource take = Resource::food;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &TradeAtStore::piece),
                      required("give", &TradeAtStore::give)
                          .checked([](const State&, const TradeAtStore&, const std::vector<Resource>& give) {
                              return parameter::isSomething(give, "L61-STORE-01");
                          }),
                      required("take", &TradeAtStore::take));
    }
};

struct ActivateFarm {
    static constexpr std::string_view name = "activate-farm";
    PieceId piece;
    static constexpr auto fields() { return listed(parameter::piece("piece", &ActivateFarm::piece)); }
};

struct BuyCrop {
    static constexpr std::string_view name = "buy-crop";
    PieceId piece;
    static constexpr auto fields() { return listed(parameter::piece("piece", &BuyCrop::piece)); }
};

struct ActivateChurch {
    static constexpr std::string_view name = "activate-church";
    PieceId piece;
    static constexpr auto fields() { return listed(parameter::piece("piece", &ActivateChurch::piece)); }
};

struct Loot {
    static constexpr std::string_view name = "loot";
    PieceId piece;
    Resource wish = Resource::food;
    std::vector<Reward> prefer;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &Loot::piece), optional("wish", &Loot::wish),
                      optional("prefer", &Loot::prefer)
                          .checked([](const State&, const Loot& action, const std::vector<Reward>& list) {
                              return parameter::canPrefer(action.piece, list);
                          }));
    }
};

struct Swap {
    static constexpr std::string_view name = "swap";
    PieceId piece;
    std::optional<PieceId> merchant;
    Resource give = Resource::food;
    Resource take = Resource::food;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &Swap::piece),
                      optional("merchant", &Swap::merchant)
                          .checked(parameter::whereGiven<const PieceId&, parameter::isTrader>),
                      required("give", &Swap::give), required("take", &Swap::take));
    }
};

struct Speak {
    static constexpr std::string_view name = "speak";
    PieceId piece;
    int change = 1;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &Speak::piece),
                      required("change", &Speak::change).checked([](const State&, const Speak&, int change) {
                          return parameter::isChange(change);
                      }));
    }
};

struct Attack {
    static constexpr std::string_view name = "attack";
    PieceId attacker;
    PieceId target;
    std::optional<int> range;

    static constexpr auto fields() {
        return listed(parameter::piece("attacker", &Attack::attacker), required("target", &Attack::target),
                      fact("range", &Attack::range).checked(parameter::whereGiven<int, parameter::isRange>));
    }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    PieceId piece;
    std::optional<std::vector<PieceId>> bandits;
    std::optional<bool> town;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &EndTurn::piece),
                      parameter::bandits("bandits", &EndTurn::bandits), fact("town", &EndTurn::town));
    }
};

struct StatusStage {
    using Bandits = std::optional<std::vector<PieceId>>;

    static constexpr std::string_view name = "status-stage";
    std::vector<PieceId> fed;
    std::optional<std::map<PieceId, std::vector<PieceId>>> bandits;
    std::optional<bool> town;
    /// The fact `bandits` piece by piece, as offers ask for it; `bandits` counts before these.
    Bandits nearS1{}, nearC1{}, nearC2{}, nearC3{}, nearC4{};

    [[nodiscard]] const Bandits& near(const PieceId& piece) const {
        const Bandits* of[] = {&nearS1, &nearC1, &nearC2, &nearC3, &nearC4};
        return *of[std::find(peopleIds().begin(), peopleIds().end(), piece) - peopleIds().begin()];
    }

    static constexpr auto fields() {
        return listed(
            optional("fed", &StatusStage::fed)
                .checked([](const State& state, const StatusStage&, const std::vector<PieceId>& list) {
                    return parameter::canEat(state, list);
                }),
            fact("bandits", &StatusStage::bandits)
                .checked([](const State& state, const StatusStage&,
                            const std::optional<std::map<PieceId, std::vector<PieceId>>>& near) {
                    return near ? parameter::areNear(state, *near) : Allowed();
                }),
            fact("town", &StatusStage::town), parameter::bandits("bandits-near-s1", &StatusStage::nearS1),
            parameter::bandits("bandits-near-c1", &StatusStage::nearC1),
            parameter::bandits("bandits-near-c2", &StatusStage::nearC2),
            parameter::bandits("bandits-near-c3", &StatusStage::nearC3),
            parameter::bandits("bandits-near-c4", &StatusStage::nearC4));
    }
};

using Action =
    std::variant<SetUp, DrawEvent, Move, PickUp, TakeBread, VisitDoctor, UseMedicine, TradeAtStore,
                 ActivateFarm, BuyCrop, ActivateChurch, Loot, Swap, Speak, Attack, EndTurn, StatusStage, End>;

}  // namespace adjutant::life
