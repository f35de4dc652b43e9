// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of initiative, turns and solo rounds.
#pragma once

#include <optional>

#include "engine/games/one_stat/parameter_hooks.hpp"

namespace adjutant::onestat {

struct RollInitiative {
    static constexpr std::string_view name = "roll-initiative";
    static constexpr auto fields() { return listed(); }
};

struct ChoosePosition {
    static constexpr std::string_view name = "choose-position";
    SideId side;
    int position = 1;

    static constexpr auto fields() {
        return listed(
            required("side", &ChoosePosition::side).byDefault([](const State& s, const ChoosePosition&) {
                return s.active;
            }),
            adjutant::optional("position", &ChoosePosition::position)
                .byDefault([](const State& s, const ChoosePosition&) {
                    int free = 1;
                    for (const auto& taken : s.order) {
                        if (!taken) break;
                        ++free;
                    }
                    return free;
                })
                .checked([](const State&, const ChoosePosition&, int place) { return place >= 1; }));
    }
};

struct Activate {
    static constexpr std::string_view name = "activate";
    PieceId fighter;
    static constexpr auto fields() { return listed(required("fighter", &Activate::fighter)); }
};

struct EndActivation {
    static constexpr std::string_view name = "end-activation";
    static constexpr auto fields() { return listed(); }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return listed(); }
};

struct PlacePoints {
    static constexpr std::string_view name = "place-points";
    static Allowed beforePhase(const State& state);  ///< OSS-SOLO-02
    static constexpr auto fields() { return listed(); }
};

struct Spawn {
    static constexpr std::string_view name = "spawn";
    static constexpr auto fields() { return listed(); }
};

struct OpponentTurn {
    static constexpr std::string_view name = "opponent-turn";
    static Allowed beforePhase(const State& state);  ///< OSS-SOLO-06
    std::optional<PieceId> fighter;
    std::optional<CanAttack> canAttack;
    std::optional<bool> inCover;
    std::optional<bool> inSight;
    int friends = 0;
    static constexpr auto fields() {
        return listed(adjutant::optional("fighter", &OpponentTurn::fighter),
                      fact("can-attack", &OpponentTurn::canAttack), fact("in-cover", &OpponentTurn::inCover),
                      fact("in-sight", &OpponentTurn::inSight),
                      fact("friends", &OpponentTurn::friends).checked(notNegative));
    }
};

}  // namespace adjutant::onestat
