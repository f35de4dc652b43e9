// SPDX-License-Identifier: GPL-3.0-or-later
// The actions and events of the ledger (chapter 6).
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/civil_war_1863/state.hpp"
#include "engine/core/given.hpp"
#include "engine/core/sum.hpp"

namespace adjutant::w63 {

// A list of pieces names each once (chapter 6, General).
inline constexpr auto differing = [](const State&, const auto&, const auto& list) {
    auto sorted = [&] {
        if constexpr (requires { list->size(); }) {
            return *list;
        } else {
            return list;
        }
    }();
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
};
inline constexpr auto someDiffering = [](const State& state, const auto& action, const auto& list) {
    if constexpr (requires { list->empty(); }) {
        return !list->empty() && differing(state, action, list);
    } else {
        return !list.empty() && differing(state, action, list);
    }
};

struct Move {
    static constexpr std::string_view name = "move";
    std::vector<PieceId> pieces;
    PlaceId to;

    static constexpr auto fields() {
        return std::tuple{required("pieces", &Move::pieces).checked(someDiffering),
                          required("to", &Move::to)};
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
        return std::tuple{required("pieces", &Attack::pieces).checked(someDiffering),
                          required("to", &Attack::to),
                          fact("defenders", &Attack::defenders).checked(someDiffering),
                          adjutant::optional("eliminate", &Attack::eliminate),
                          adjutant::optional("targets", &Attack::targets).checked(someDiffering),
                          adjutant::optional("losses", &Attack::losses).checked(differing),
                          adjutant::optional("keep", &Attack::keep),
                          adjutant::optional("defender-keep", &Attack::defenderKeep)};
    }
};

struct Retreat {
    static constexpr std::string_view name = "retreat";
    std::vector<PieceId> pieces;
    bool trapped = false;
    std::optional<PlaceId> to;

    static constexpr auto fields() {
        return std::tuple{required("pieces", &Retreat::pieces).checked(someDiffering),
                          fact("trapped", &Retreat::trapped),
                          adjutant::optional("to", &Retreat::to)};  // left out by the trapped only
    }
};

struct Remove {
    static constexpr std::string_view name = "remove";
    std::vector<PieceId> pieces;

    static constexpr auto fields() {
        return std::tuple{required("pieces", &Remove::pieces).checked(someDiffering)};
    }
};

inline constexpr auto isCity = [](const State& state, const auto&, const PlaceId& city) {
    return state.cities.contains(city);
};

struct Fortify {
    static constexpr std::string_view name = "fortify";
    PlaceId city;

    static constexpr auto fields() { return std::tuple{required("city", &Fortify::city).checked(isCity)}; }
};

struct Unfortify {
    static constexpr std::string_view name = "unfortify";
    PlaceId city;

    static constexpr auto fields() { return std::tuple{required("city", &Unfortify::city).checked(isCity)}; }
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return std::tuple{}; }
};

/// `board-known` is looked at before the parameters, so the rule reads them itself.
struct Station {
    static constexpr std::string_view name = "station";
    Given<std::vector<PieceId>> pieces;
    Given<PlaceId> at;

    static constexpr auto fields() {
        return std::tuple{adjutant::optional("pieces", &Station::pieces),
                          adjutant::optional("at", &Station::at)};
    }
};

struct Surrender {
    static constexpr std::string_view name = "surrender";
    SideId side;

    static constexpr auto fields() {
        return std::tuple{required("side", &Surrender::side).byDefault([](const State& s, const Surrender&) {
            return s.active;
        })};
    }
};

using Action =
    std::variant<Move, Attack, Retreat, Remove, Fortify, Unfortify, EndTurn, Station, Surrender, End>;

// -- events
// ----------------------------------------------------------------------------------------------------

enum class How { march, rail, sail, told };
enum class BattleKind { larger, even, sacrifice };

/// `moved`; the state marks pieces as moved except on an extra move.
struct Moved {
    static constexpr std::string_view name = "moved";
    std::vector<PieceId> pieces;
    PlaceId from, to;
    How how = How::march;
    bool extra = false;  ///< an extra move of survivors

    static constexpr auto fields();
};
struct Battle {
    static constexpr std::string_view name = "battle";
    PlaceId place;
    SideId side;
    int attackers = 0;
    int defence = 0;
    BattleKind kind = BattleKind::larger;
    Sum sum;  ///< the defence

    static constexpr auto fields();
};
struct CoinTossed {
    static constexpr std::string_view name = "coin";
    std::string got;
    SideId winner;
    static constexpr auto fields() {
        return std::tuple{field("got", &CoinTossed::got), field("winner", &CoinTossed::winner)};
    }
};
struct Eliminated {
    static constexpr std::string_view name = "eliminated";
    SideId side;
    std::vector<PieceId> pieces;
    std::string reason;  ///< `battle`, `at-sea`, `no-way-out`, `penalty`
    static constexpr auto fields() {
        return std::tuple{field("side", &Eliminated::side), field("pieces", &Eliminated::pieces),
                          field("reason", &Eliminated::reason)};
    }
};
struct Disabled {
    static constexpr std::string_view name = "disabled";
    SideId side;
    std::vector<PieceId> pieces;
    std::string marker;
    static constexpr auto fields() {
        return std::tuple{field("side", &Disabled::side), field("pieces", &Disabled::pieces),
                          field("marker", &Disabled::marker)};
    }
};
struct Captured {
    static constexpr std::string_view name = "captured";
    PlaceId city;
    SideId side;
    int penalty = 0;
    static constexpr auto fields() {
        return std::tuple{field("city", &Captured::city), field("side", &Captured::side),
                          field("penalty", &Captured::penalty)};
    }
};
struct ExtraMoveDue {
    static constexpr std::string_view name = "extra-move-due";
    SideId side;
    PlaceId place;
    std::vector<PieceId> pieces;
    static constexpr auto fields() {
        return std::tuple{field("side", &ExtraMoveDue::side), field("place", &ExtraMoveDue::place),
                          field("pieces", &ExtraMoveDue::pieces)};
    }
};
struct RemovalDue {
    static constexpr std::string_view name = "removal-due";
    SideId side;
    PlaceId city;
    int count = 0;
    static constexpr auto fields() {
        return std::tuple{field("side", &RemovalDue::side), field("city", &RemovalDue::city),
                          field("count", &RemovalDue::count)};
    }
};
struct Fortified {
    static constexpr std::string_view name = "fortified";
    PlaceId city;
    SideId side;
    static constexpr auto fields() {
        return std::tuple{field("city", &Fortified::city), field("side", &Fortified::side)};
    }
};
struct Unfortified {
    static constexpr std::string_view name = "unfortified";
    PlaceId city;
    SideId side;
    std::string reason;  ///< `order`, `no-troops`
    static constexpr auto fields() {
        return std::tuple{field("city", &Unfortified::city), field("side", &Unfortified::side),
                          field("reason", &Unfortified::reason)};
    }
};
struct Recovered {
    static constexpr std::string_view name = "recovered";
    SideId side;
    std::vector<PieceId> pieces;
    static constexpr auto fields() {
        return std::tuple{field("side", &Recovered::side), field("pieces", &Recovered::pieces)};
    }
};
struct TurnEnded {
    static constexpr std::string_view name = "turn-ended";
    SideId side;
    int round = 1;
    static constexpr auto fields() {
        return std::tuple{field("side", &TurnEnded::side), field("round", &TurnEnded::round)};
    }
};
struct TurnBegan {
    static constexpr std::string_view name = "turn-began";
    SideId side;
    int round = 1;
    static constexpr auto fields() {
        return std::tuple{field("side", &TurnBegan::side), field("round", &TurnBegan::round)};
    }
};
struct Stationed {
    static constexpr std::string_view name = "stationed";
    std::vector<PieceId> pieces;
    PlaceId at;
    static constexpr auto fields() {
        return std::tuple{field("pieces", &Stationed::pieces), field("at", &Stationed::at)};
    }
};

using Event =
    std::variant<Moved, Battle, CoinTossed, Eliminated, Disabled, Captured, ExtraMoveDue, RemovalDue,
                 Fortified, Unfortified, Recovered, TurnEnded, TurnBegan, Stationed, GameOver>;

}  // namespace adjutant::w63

namespace adjutant {

template <>
struct Names<w63::How> {
    static constexpr auto list = std::to_array<Name<w63::How>>({{w63::How::march, "march"},
                                                                {w63::How::rail, "rail"},
                                                                {w63::How::sail, "sail"},
                                                                {w63::How::told, "told"}});
};
template <>
struct Names<w63::BattleKind> {
    static constexpr auto list =
        std::to_array<Name<w63::BattleKind>>({{w63::BattleKind::larger, "larger"},
                                              {w63::BattleKind::even, "even"},
                                              {w63::BattleKind::sacrifice, "sacrifice"}});
};

namespace w63 {

constexpr auto Moved::fields() {
    return std::tuple{field("pieces", &Moved::pieces), field("from", &Moved::from), field("to", &Moved::to),
                      field("how", &Moved::how), field("extra", &Moved::extra)};
}

constexpr auto Battle::fields() {
    return std::tuple{field("place", &Battle::place),         field("side", &Battle::side),
                      field("attackers", &Battle::attackers), field("defence", &Battle::defence),
                      field("kind", &Battle::kind),           field("sum", &Battle::sum)};
}

}  // namespace w63
}  // namespace adjutant
