// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game, and what is asked of it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/civil_war_1863/options.hpp"

namespace adjutant::w63 {

inline const PlaceId openField{"field"};  ///< asked mode: anywhere but a city

struct Side {
    std::string name;
    std::vector<PlaceId> flags;  ///< cities captured, in order

    static constexpr auto fields() {
        return listed(field("name", &Side::name), field("flags", &Side::flags));
    }
    auto operator<=>(const Side&) const = default;
};

struct Piece {
    SideId side;
    Kind kind = Kind::infantry;
    std::optional<PlaceId> place;  ///< a square; in asked mode a city or `field`; nothing when out
    bool out = false;
    bool moved = false;
    std::optional<std::string> disabled{};  ///< the disabled marker on it

    static constexpr auto fields() {
        return listed(field("side", &Piece::side), field("kind", &Piece::kind), field("place", &Piece::place),
                      field("out", &Piece::out), field("moved", &Piece::moved),
                      field("disabled", &Piece::disabled));
    }
    auto operator<=>(const Piece&) const = default;
};

/// A key city or a capital.
struct City {
    std::string name;
    CityKind kind = CityKind::key;
    SideId owner;
    std::optional<PlaceId> square{};  ///< nothing in asked mode
    int penalty = 0;
    bool captured = false;
    int garrison = 0;
    std::optional<SideId> fortified{};
    bool fresh = false;  ///< the doubling marker was laid this turn

    static constexpr auto fields() {
        return listed(field("name", &City::name), field("kind", &City::kind), field("owner", &City::owner),
                      field("square", &City::square), field("penalty", &City::penalty),
                      field("captured", &City::captured), field("garrison", &City::garrison),
                      field("fortified", &City::fortified), field("fresh", &City::fresh));
    }
    auto operator<=>(const City&) const = default;
};

struct Markers {
    int doubling = 6;
    int disabled = 3;

    static constexpr auto fields() {
        return listed(field("doubling", &Markers::doubling), field("disabled", &Markers::disabled));
    }
    auto operator<=>(const Markers&) const = default;
};

/// Something that must be done before anything else: an extra move of survivors, or a removal.
struct Duty {
    DutyKind kind = DutyKind::extraMove;
    SideId side;
    std::optional<PlaceId> place;                ///< extra move: the square to leave
    std::optional<std::vector<PieceId>> pieces;  ///< extra move: who has yet to make it
    std::optional<PlaceId> city;                 ///< removal: the city that was lost
    std::optional<int> count;                    ///< removal: how many pieces go

    static constexpr auto fields() {
        return listed(field("kind", &Duty::kind), field("side", &Duty::side), sparse("place", &Duty::place),
                      sparse("pieces", &Duty::pieces), sparse("city", &Duty::city),
                      sparse("count", &Duty::count));
    }
    auto operator<=>(const Duty&) const = default;
};

struct Turn {
    SideId side = confederate;
    bool moved = false;  ///< a piece has moved this turn

    static constexpr auto fields() {
        return listed(field("side", &Turn::side), field("moved", &Turn::moved));
    }
    auto operator<=>(const Turn&) const = default;
};

/// Nothing of it is hidden from anybody (W63-GAME-05).
struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::play;
    std::optional<SideId> active;
    Turn turn;
    std::vector<SideId> seating{confederate, unionSide};
    std::map<SideId, Side> sides;
    std::map<PieceId, Piece> pieces;
    std::map<PlaceId, City> cities;
    Markers markers;
    std::vector<Duty> pending;  ///< the first is due first
    std::map<std::string, Deck> decks;
    std::optional<Verdict> verdict;

    static constexpr auto fields() {
        return listed(
            field("options", &State::options), field("round", &State::round), field("phase", &State::phase),
            field("active", &State::active), field("turn", &State::turn), field("seating", &State::seating),
            field("sides", &State::sides), field("pieces", &State::pieces), field("cities", &State::cities),
            field("markers", &State::markers), field("pending", &State::pending),
            field("decks", &State::decks), field("verdict", &State::verdict));
    }
    auto operator<=>(const State&) const = default;
};

// -- asking the state

[[nodiscard]] SideId enemyOf(const SideId& side);
/// The board in play: the group's own or the house board.
[[nodiscard]] const BoardMap& mapOf(const State& state);
[[nodiscard]] bool known(const State& state, const PieceId& piece);  ///< and in play
[[nodiscard]] bool known(const State& state, const PlaceId& place);
[[nodiscard]] bool known(const State& state, const SideId& side);
[[nodiscard]] inline bool asked(const State& state) { return state.options.positions == Positions::asked; }

/// A place parameter as the state writes it: in board mode the square of a city.
[[nodiscard]] PlaceId canonicalPlace(const State& state, const PlaceId& place);
/// The key city or capital at a place; null when there is none.
[[nodiscard]] const City* cityAt(const State& state, const PlaceId& place);
[[nodiscard]] PlaceId cityIdAt(const State& state, const PlaceId& place);

/// The side's pieces in play, in piece order.
[[nodiscard]] std::vector<PieceId> inPlay(const State& state, const SideId& side);
/// The side's pieces in play at a place, in piece order; as many as there are (W63-GAME-04).
[[nodiscard]] std::vector<PieceId> stackAt(const State& state, const SideId& side, const PlaceId& place);
/// Piece order: by side, kind and number.
[[nodiscard]] std::vector<PieceId> inPieceOrder(const State& state, std::vector<PieceId> pieces);
[[nodiscard]] inline bool isGround(const Piece& piece) { return piece.kind != Kind::gunboat; }
/// A city's garrison that still defends it, 0 for other places.
[[nodiscard]] int garrisonAt(const State& state, const PlaceId& place, const SideId& owner);
/// Are there pieces or a garrison of the enemy of `side`?
[[nodiscard]] bool enemyForce(const State& state, const SideId& side, const PlaceId& place);
/// An enemy key city, not captured yet, with no enemy pieces in it.
[[nodiscard]] bool openKeyCity(const State& state, const SideId& side, const PlaceId& place);
/// Has `side` fortified the city there?
[[nodiscard]] bool fortifiedBy(const State& state, const SideId& side, const PlaceId& place);

}  // namespace adjutant::w63
