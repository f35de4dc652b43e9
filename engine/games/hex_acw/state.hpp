// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game (section 5 of the ledger): plain values, its keys the ledger's. Behind them, what is
// asked of it by every chapter: who stands where, whose commander, who has shot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/hex_acw/options.hpp"
#include "engine/words/common.hpp"
#include "engine/words/flat_map.hpp"

namespace adjutant::acw {

inline constexpr int lastRound = 15;
inline constexpr int maxUnits = 9;
inline constexpr int maxCommanders = 3;
inline constexpr int maxAtStart = 6;  ///< units of a side on the table when the game begins

struct Army {
    std::string name;
    int baseRow = 0;
    int takenUnits = 0;
    int takenCommanders = 0;
    int points = 0;  ///< derived (ACW-VP-06)

    static constexpr auto fields() {
        return listed(field("name", &Army::name), field("base-row", &Army::baseRow),
                      field("taken-units", &Army::takenUnits),
                      field("taken-commanders", &Army::takenCommanders), field("points", &Army::points));
    }
    auto operator<=>(const Army&) const = default;
};

struct Unit {
    Side side = Side::unionSide;
    Kind kind = Kind::infantry;
    std::optional<Place> place;
    std::optional<Facing> facing;
    int hits = 0;         ///< one number, whatever lies on the table (ACW-ELIM-04)
    int moves = 0;        ///< made this turn, 0 … 2
    bool tested = false;  ///< attacks on it are closed this turn
    bool dugIn = false;   ///< stonewall; in asked mode also any entrenched position
    bool reserve = false;
    bool out = false;

    static constexpr auto fields() {
        return listed(field("side", &Unit::side), field("kind", &Unit::kind), field("place", &Unit::place),
                      field("facing", &Unit::facing), field("hits", &Unit::hits),
                      field("moves", &Unit::moves), field("tested", &Unit::tested),
                      field("dug-in", &Unit::dugIn), field("reserve", &Unit::reserve),
                      field("out", &Unit::out));
    }
    auto operator<=>(const Unit&) const = default;
};

/// With its unit for the whole game (ACW-CMD-01).
struct Commander {
    Side side = Side::unionSide;
    Rank kind = Rank::commander;
    std::optional<PieceId> place;  ///< its unit, or nothing once removed
    bool out = false;

    static constexpr auto fields() {
        return listed(field("side", &Commander::side), field("kind", &Commander::kind),
                      field("place", &Commander::place), field("out", &Commander::out));
    }
    auto operator<=>(const Commander&) const = default;
};

/// Key `pieces`: one object on the wire, two kinds of things to the rules ("unit" never includes a
/// commander).
struct Pieces {
    FlatMap<PieceId, Unit> units;
    FlatMap<PieceId, Commander> commanders;

    auto operator<=>(const Pieces&) const = default;
};

struct Strongpoint {
    std::string name;
    std::optional<Place> hex;
    std::optional<Side> holder;  ///< derived where the board is known

    static constexpr auto fields() {
        return listed(field("name", &Strongpoint::name), field("hex", &Strongpoint::hex),
                      field("holder", &Strongpoint::holder));
    }
    auto operator<=>(const Strongpoint&) const = default;
};

struct EventDeck {
    FlatMap<Card, int> draw;    ///< every card, 0 when none is left
    std::vector<Card> discard;  ///< oldest first

    static constexpr auto fields() {
        return listed(field("draw", &EventDeck::draw), field("discard", &EventDeck::discard));
    }
    auto operator<=>(const EventDeck&) const = default;
};

/// A shot of this turn.
struct Fired {
    PieceId shooter, target;
    int hits = 0;

    static constexpr auto fields() {
        return listed(field("shooter", &Fired::shooter), field("target", &Fired::target),
                      field("hits", &Fired::hits));
    }
    auto operator<=>(const Fired&) const = default;
};

/// A hex left by a removed enemy, and who may advance into it (ACW-CMD-05).
struct Vacated {
    PieceId target;
    std::optional<Place> hex;
    std::vector<PieceId> by;

    static constexpr auto fields() {
        return listed(field("target", &Vacated::target), field("hex", &Vacated::hex),
                      field("by", &Vacated::by));
    }
    auto operator<=>(const Vacated&) const = default;
};

struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::card;
    std::optional<Side> active;
    FlatMap<Side, Army> sides;
    std::vector<Side> seating;
    Pieces pieces;
    std::optional<Ground> board;
    FlatMap<std::string, Strongpoint> strongpoints;
    FlatMap<Side, EventDeck> decks;
    std::optional<Card> card;
    std::optional<PieceId> cardUnit;
    std::vector<Fired> shots;
    std::vector<Vacated> vacated;
    std::optional<Verdict> verdict;

    static constexpr auto fields() {
        return listed(
            field("options", &State::options), field("round", &State::round), field("phase", &State::phase),
            field("active", &State::active), field("sides", &State::sides), field("seating", &State::seating),
            field("pieces", &State::pieces), field("board", &State::board),
            field("strongpoints", &State::strongpoints), field("decks", &State::decks),
            field("card", &State::card), field("card-unit", &State::cardUnit), field("shots", &State::shots),
            field("vacated", &State::vacated), field("verdict", &State::verdict));
    }
    auto operator<=>(const State&) const = default;
};

[[nodiscard]] inline bool known(const State& state, const PieceId& id) {
    return state.pieces.units.contains(id) || state.pieces.commanders.contains(id);
}

/// How a kind of unit moves and shoots (section 3.1).
struct Ability {
    int hexes;  ///< per move
    int range;  ///< of a shot
};
[[nodiscard]] constexpr Ability ability(Kind kind) {
    switch (kind) {
        case Kind::infantry:
            return {.hexes = 1, .range = 1};
        case Kind::cavalry:
            return {.hexes = 2, .range = 1};
        case Kind::artillery:
            break;
    }
    return {.hexes = 1, .range = 4};
}

[[nodiscard]] inline bool boardMode(const State& state) {
    return state.options.positions == Positions::board && state.board.has_value();
}
[[nodiscard]] inline const Unit& unitOf(const State& state, const PieceId& id) {
    return state.pieces.units.at(id);
}

/// Neither in reserve nor out; in board mode it stands in a hex.
[[nodiscard]] bool onTable(const State& state, const Unit& unit);
/// The unit in a hex, or null.
[[nodiscard]] const PieceId* unitAt(const State& state, Place place);
[[nodiscard]] inline bool occupied(const State& state, Place place) {
    return unitAt(state, place) != nullptr;
}
/// The unit's commander (ACW-CMD-04), or null.
[[nodiscard]] const PieceId* commanderOf(const State& state, const PieceId& unit);
/// How many units a side has, on the table or not.
[[nodiscard]] int unitsOf(const State& state, Side side);
/// Units of a side on the table, in unit order.
[[nodiscard]] std::vector<PieceId> fieldOf(const State& state, Side side);
/// Dug in, or in an entrenched hex (section 5).
[[nodiscard]] bool entrenched(const State& state, const Unit& unit);

[[nodiscard]] bool tookHit(const State& state, const PieceId& unit);
[[nodiscard]] bool hasShot(const State& state, const PieceId& unit);
[[nodiscard]] bool hasShotAt(const State& state, const PieceId& unit, const PieceId& target);
/// Does a unit of `side` stand next to the hex, across water too?
[[nodiscard]] bool nextTo(const State& state, Place place, Side side);

/// Who holds the strongpoint at present, also in the middle of an act (ACW-VP-04): the side whose unit
/// stands in its hex; without a board, the side that the referee stated.
[[nodiscard]] std::optional<Side> holderOf(const State& state, const Strongpoint& strongpoint);
/// The points of a side at present (section 4.10).
[[nodiscard]] int pointsOf(const State& state, Side side);

}  // namespace adjutant::acw
