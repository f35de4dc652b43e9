// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of section 6, with their parameters in the ledger's order.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "engine/games/life_1861/parameters.hpp"
#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/common.hpp"
#include "engine/words/describe.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {

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
                          .byDefault([](const State& state) -> std::optional<PlaceId> {
                              if (state.options.positions == Positions::board) return std::nullopt;
                              return PlaceId{"field"};
                          })
                          .called(parameters::PlaceToMoveTo{}, "L61-MOVE-01"),
                      fact("spaces", &Move::spaces)
                          .checked(parameter::isLength)
                          .called(parameters::LengthOfMove{}, "L61-MOVE-05"));
    }
};

struct PickUp {
    static constexpr std::string_view name = "pick-up";
    PieceId piece;
    std::optional<std::vector<Resource>> take;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &PickUp::piece),
                      optional("take", &PickUp::take)
                          .checked([](const std::vector<Resource>& take) {
                              return parameter::isSomething(take, "L61-PICK-01");
                          })
                          .called(parameters::WhatIsPickedUp{}, "L61-PICK-01"));
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
        return listed(
            parameter::piece("piece", &VisitDoctor::piece),
            optional("treat", &VisitDoctor::treat).called(parameters::Treatment{}, "L61-DOCTOR-01"));
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
                          .checked(parameter::canBeTreated)
                          .called(parameters::PieceToTreat{}, "L61-MED-02"),
                      optional("treat", &UseMedicine::treat).called(parameters::Treatment{}, "L61-MED-01"));
    }
};

struct TradeAtStore {
    static constexpr std::string_view name = "trade-at-store";
    PieceId piece;
    std::vector<Resource> give;
    Resource take = Resource::food;

    static constexpr auto fields() {
        return listed(
            parameter::piece("piece", &TradeAtStore::piece),
            required("give", &TradeAtStore::give)
                .checked([](const std::vector<Resource>& give) {
                    return parameter::isSomething(give, "L61-STORE-01");
                })
                .called(parameters::GivenToStore{}, "L61-STORE-01"),
            required("take", &TradeAtStore::take).called(parameters::TakenFromStore{}, "L61-STORE-01"));
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
        return listed(parameter::piece("piece", &Loot::piece),
                      optional("wish", &Loot::wish).called(parameters::WhatSixBrings{}, "L61-LOOT-04"),
                      optional("prefer", &Loot::prefer)
                          .checked([](const State&, const Loot& action, const std::vector<Reward>& list) {
                              return parameter::canPrefer(action.piece, list);
                          })
                          .called(parameters::Preferred{}, "L61-CHURCH-04"));
    }
};

struct Swap {
    static constexpr std::string_view name = "swap";
    PieceId piece;
    std::optional<PieceId> merchant;
    Resource give = Resource::food;
    Resource take = Resource::food;

    static constexpr auto fields() {
        return listed(
            parameter::piece("piece", &Swap::piece),
            optional("merchant", &Swap::merchant)
                .checked(parameter::isTrader)
                .called(parameters::Merchant{}, "L61-MERCHANT-02"),
            required("give", &Swap::give).called(parameters::GivenToMerchant{}, "L61-MERCHANT-02"),
            required("take", &Swap::take).called(parameters::TakenFromMerchant{}, "L61-MERCHANT-02"));
    }
};

struct Speak {
    static constexpr std::string_view name = "speak";
    PieceId piece;
    int change = 1;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &Speak::piece),
                      required("change", &Speak::change)
                          .checked(parameter::isChange)
                          .called(parameters::ChangeOfTension{}, "L61-CARD-08"));
    }
};

struct Attack {
    static constexpr std::string_view name = "attack";
    PieceId attacker;
    PieceId target;
    std::optional<int> range;

    static constexpr auto fields() {
        return listed(
            parameter::piece("attacker", &Attack::attacker).called(parameters::Attacker{}, "L61-TURN-06"),
            required("target", &Attack::target).called(parameters::Target{}, "L61-COMBAT-06"),
            fact("range", &Attack::range)
                .checked(parameter::isRange)
                .called(parameters::Range{}, "L61-COMBAT-08"));
    }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    PieceId piece;
    std::optional<std::vector<PieceId>> bandits;
    std::optional<bool> town;

    static constexpr auto fields() {
        return listed(parameter::piece("piece", &EndTurn::piece),
                      parameter::bandits("bandits", &EndTurn::bandits, parameters::BanditsNear{}),
                      parameter::town("town", &EndTurn::town));
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
                .checked(parameter::canEat)
                .called(parameters::WhoEatsFirst{}, "L61-STATUS-03"),
            fact("bandits", &StatusStage::bandits)
                .checked(parameter::areNearEach)
                .called(parameters::BanditsNear{}, "L61-BOARD-03"),
            parameter::town("town", &StatusStage::town),
            parameter::bandits("bandits-near-s1", &StatusStage::nearS1, parameters::BanditsNearS1{}),
            parameter::bandits("bandits-near-c1", &StatusStage::nearC1, parameters::BanditsNearC1{}),
            parameter::bandits("bandits-near-c2", &StatusStage::nearC2, parameters::BanditsNearC2{}),
            parameter::bandits("bandits-near-c3", &StatusStage::nearC3, parameters::BanditsNearC3{}),
            parameter::bandits("bandits-near-c4", &StatusStage::nearC4, parameters::BanditsNearC4{}));
    }
};

struct End {
    static constexpr std::string_view name = "end";
    std::string reason;

    static constexpr auto fields() {
        return listed(required("reason", &End::reason).called(parameters::Reason{}, "L61-WIN-06"));
    }
};

using Action =
    std::variant<SetUp, DrawEvent, Move, PickUp, TakeBread, VisitDoctor, UseMedicine, TradeAtStore,
                 ActivateFarm, BuyCrop, ActivateChurch, Loot, Swap, Speak, Attack, EndTurn, StatusStage, End>;

}  // namespace adjutant::life
