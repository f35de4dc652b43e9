// SPDX-License-Identifier: GPL-3.0-or-later
// What the players and the referee can do: one struct an action, parameters in the ledger's
// order.
#pragma once

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "engine/games/civil_war_1863/state.hpp"
#include "engine/words/given.hpp"

namespace adjutant::w63 {

// A list of pieces names each once; only `losses` may be empty.
inline constexpr auto differing = [](const State&, const auto&, std::vector<PieceId> list) {
    std::sort(list.begin(), list.end());
    return std::adjacent_find(list.begin(), list.end()) == list.end();
};
inline constexpr auto someDiffering = [](const State& state, const auto& action, const auto& list) {
    if constexpr (requires { list->empty(); }) {
        return !list->empty() && differing(state, action, *list);
    } else {
        return !list.empty() && differing(state, action, list);
    }
};
inline constexpr auto differingIfGiven = [](const State& state, const auto& action, const auto& list) {
    return differing(state, action, *list);
};

struct Move {
    static constexpr std::string_view name = "move";
    std::vector<PieceId> pieces;
    PlaceId to;

    static constexpr auto fields() {
        return listed(required("pieces", &Move::pieces).checked(someDiffering), required("to", &Move::to));
    }
};

struct Attack {
    static constexpr std::string_view name = "attack";
    std::vector<PieceId> pieces;
    PlaceId to;
    std::optional<std::vector<PieceId>> defenders;
    std::optional<int> eliminate;
    std::optional<std::vector<PieceId>> targets;
    std::optional<std::vector<PieceId>> losses;
    std::optional<PieceId> keep;
    std::optional<PieceId> defenderKeep;

    static constexpr auto fields() {
        return listed(required("pieces", &Attack::pieces).checked(someDiffering), required("to", &Attack::to),
                      fact("defenders", &Attack::defenders).checked(someDiffering),
                      adjutant::optional("eliminate", &Attack::eliminate),
                      adjutant::optional("targets", &Attack::targets).checked(someDiffering),
                      adjutant::optional("losses", &Attack::losses).checked(differingIfGiven),
                      adjutant::optional("keep", &Attack::keep),
                      adjutant::optional("defender-keep", &Attack::defenderKeep));
    }
};

struct Retreat {
    static constexpr std::string_view name = "retreat";
    std::vector<PieceId> pieces;
    bool trapped = false;
    std::optional<PlaceId> to;

    static Allowed beforePhase(const State& state, const Retreat& retreat);
    static constexpr auto fields() {
        return listed(required("pieces", &Retreat::pieces).checked(someDiffering),
                      fact("trapped", &Retreat::trapped),
                      adjutant::optional("to", &Retreat::to));  // left out by the trapped only
    }
};

struct Remove {
    static constexpr std::string_view name = "remove";
    std::vector<PieceId> pieces;

    static constexpr auto fields() {
        return listed(required("pieces", &Remove::pieces).checked(someDiffering));
    }
};

inline constexpr auto isCity = [](const State& state, const auto&, const PlaceId& city) {
    return state.cities.contains(city);
};

struct Fortify {
    static constexpr std::string_view name = "fortify";
    PlaceId city;

    static constexpr auto fields() { return listed(required("city", &Fortify::city).checked(isCity)); }
};

struct Unfortify {
    static constexpr std::string_view name = "unfortify";
    PlaceId city;

    static constexpr auto fields() { return listed(required("city", &Unfortify::city).checked(isCity)); }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return listed(); }
};

/// `board-known` is judged before the parameters, so that it reads them itself.
struct Station {
    static constexpr std::string_view name = "station";
    Given<std::vector<PieceId>> pieces;
    Given<PlaceId> at;

    static Allowed beforePhase(const State& state, const Station& station);
    static constexpr auto fields() {
        return listed(adjutant::optional("pieces", &Station::pieces), adjutant::optional("at", &Station::at));
    }
};

struct Surrender {
    static constexpr std::string_view name = "surrender";
    SideId side;

    static constexpr auto fields() {
        return listed(required("side", &Surrender::side).byDefault([](const State& s, const Surrender&) {
            return s.active;
        }));
    }
};

using Action =
    std::variant<Move, Attack, Retreat, Remove, Fortify, Unfortify, EndTurn, Station, Surrender, End>;

}  // namespace adjutant::w63
