// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game, key for key as the ledger has it, and `victories`, which follows from the rest.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/options.hpp"

namespace adjutant::conquest {

/// The owner of a territory that natives hold; never a side.
inline const SideId natives{"natives"};

/// Cards of the five resources that a side holds.
struct Goods {
    int wood = 0, stone = 0, wheat = 0, iron = 0, gunpowder = 0;

    static constexpr auto fields() {
        return listed(field("wood", &Goods::wood), field("stone", &Goods::stone),
                      field("wheat", &Goods::wheat), field("iron", &Goods::iron),
                      field("gunpowder", &Goods::gunpowder));
    }
    auto operator<=>(const Goods&) const = default;
};

/// What the bank of the box still has.
struct Bank {
    int wood = 50, stone = 50, wheat = 50, iron = 50, gunpowder = 50, gold = 115;

    static constexpr auto fields() {
        return listed(field("wood", &Bank::wood), field("stone", &Bank::stone), field("wheat", &Bank::wheat),
                      field("iron", &Bank::iron), field("gunpowder", &Bank::gunpowder),
                      field("gold", &Bank::gold));
    }
    auto operator<=>(const Bank&) const = default;
};

struct Side {
    std::string name;
    std::optional<Goods> resources;  ///< none while the players keep their cards to themselves
    int gold = 0;
    std::vector<CardId> hand;  ///< oldest first
    int pool = 0;              ///< soldiers waiting to be placed
    bool out = false;

    static constexpr auto fields() {
        return listed(field("name", &Side::name), sparse("resources", &Side::resources),
                      field("gold", &Side::gold), field("hand", &Side::hand), field("pool", &Side::pool),
                      field("out", &Side::out));
    }
    auto operator<=>(const Side&) const = default;
};

struct Territory {
    std::optional<SideId> owner;  ///< a side, `natives`, or nobody
    int soldiers = 0;
    std::optional<Resource> resource;
    std::optional<int> number;
    bool capital = false;
    std::optional<Building> building;
    int garrisonLost = 0;  ///< this turn; heals at its end
    bool port = false;
    int portLost = 0;

    static constexpr auto fields() {
        using T = Territory;
        return listed(field("owner", &T::owner), field("soldiers", &T::soldiers),
                      field("resource", &T::resource), field("number", &T::number),
                      field("capital", &T::capital), field("building", &T::building),
                      field("garrison-lost", &T::garrisonLost), field("port", &T::port),
                      field("port-lost", &T::portLost));
    }
    auto operator<=>(const Territory&) const = default;
};

/// The only kind of piece: a warship.
struct Piece {
    SideId side;
    std::string kind = "warship";
    std::optional<PlaceId> place;
    int sailors = 4;
    bool out = true;  ///< not built yet, or sunk

    static constexpr auto fields() {
        return listed(field("side", &Piece::side), field("kind", &Piece::kind), field("place", &Piece::place),
                      field("sailors", &Piece::sailors), field("out", &Piece::out));
    }
    auto operator<=>(const Piece&) const = default;
};

struct Turn {
    std::optional<int> number;  ///< rolled
    std::vector<PlaceId> conquered;
    int redeployments = 1;  ///< left
    bool gunner = false;
    std::vector<PlaceId> entrenched;
    bool smugglers = false;

    static constexpr auto fields() {
        return listed(field("number", &Turn::number), field("conquered", &Turn::conquered),
                      field("redeployments", &Turn::redeployments), field("gunner", &Turn::gunner),
                      field("entrenched", &Turn::entrenched), field("smugglers", &Turn::smugglers));
    }
    auto operator<=>(const Turn&) const = default;
};

struct Battle {
    PlaceId from, to;
    std::optional<PieceId> ship;
    int soldiers = 0;  ///< aboard; 0 by land
    BattleStatus status = BattleStatus::open;
    int dice = 0;  ///< attack dice rolled last; 0 before
    std::optional<std::vector<int>> rolled;

    static constexpr auto fields() {
        return listed(field("from", &Battle::from), field("to", &Battle::to), field("ship", &Battle::ship),
                      field("soldiers", &Battle::soldiers), field("status", &Battle::status),
                      field("dice", &Battle::dice), field("rolled", &Battle::rolled));
    }
    auto operator<=>(const Battle&) const = default;
};

struct TruceBetween {
    SideId by, with;

    static constexpr auto fields() {
        return listed(field("by", &TruceBetween::by), field("with", &TruceBetween::with));
    }
    auto operator<=>(const TruceBetween&) const = default;
};

/// How far a side is from each of the four victories; derived.
struct Standing {
    int continents = 0;         ///< controlled; 4 win
    int capitals = 0;           ///< controlled; 8 win
    int gold = 0;               ///< 20 win
    int infrastructure = 0;     ///< units; 6 win, with every kind among them
    std::vector<Item> missing;  ///< kinds of infrastructure that it has none of

    static constexpr auto fields() {
        using S = Standing;
        return listed(field("continents", &S::continents), field("capitals", &S::capitals),
                      field("gold", &S::gold), field("infrastructure", &S::infrastructure),
                      field("missing", &S::missing));
    }
    auto operator<=>(const Standing&) const = default;
};

struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::setUp;
    std::optional<SideId> active;
    std::optional<SideId> first;
    std::map<SideId, Side> sides;
    std::vector<SideId> seating;
    std::map<PlaceId, Territory> territories;
    std::map<PieceId, Piece> pieces;
    std::map<std::string, Deck> decks;
    std::optional<Turn> turn;
    std::optional<Battle> battle;
    std::map<PlaceId, SideId> blockades;
    std::vector<TruceBetween> truces;
    int draftStep = 0;
    std::optional<Bank> bank;
    std::optional<Verdict> verdict;
    std::map<SideId, Standing> victories;

    static constexpr auto fields() {
        using S = State;
        return listed(field("options", &S::options), field("round", &S::round), field("phase", &S::phase),
                      field("active", &S::active), field("first", &S::first), field("sides", &S::sides),
                      field("seating", &S::seating), field("territories", &S::territories),
                      field("pieces", &S::pieces), field("decks", &S::decks), field("turn", &S::turn),
                      field("battle", &S::battle), field("blockades", &S::blockades),
                      field("truces", &S::truces), field("draft-step", &S::draftStep),
                      field("bank", &S::bank), field("verdict", &S::verdict),
                      field("victories", &S::victories));
    }
    auto operator<=>(const State&) const = default;
};

/// Does the app know how much of it every side has? Gold always: its pieces lie open on the table.
[[nodiscard]] inline bool isCounted(const State& state, Resource resource) {
    return resource == Resource::gold || state.options.hands != Hands::kept;
}

inline constexpr std::string_view empireDeck = "empire";

[[nodiscard]] inline const Map& mapOf(const State& state) {
    return state.options.map ? *state.options.map->map : Map::house();
}

[[nodiscard]] inline const Territory& at(const State& state, const PlaceId& place) {
    return state.territories.at(place);
}
[[nodiscard]] inline const Side& at(const State& state, const SideId& side) { return state.sides.at(side); }
[[nodiscard]] inline const Piece& at(const State& state, const PieceId& piece) {
    return state.pieces.at(piece);
}
[[nodiscard]] inline Territory& at(State& state, const PlaceId& place) { return state.territories.at(place); }
[[nodiscard]] inline Side& at(State& state, const SideId& side) { return state.sides.at(side); }
[[nodiscard]] inline Piece& at(State& state, const PieceId& piece) { return state.pieces.at(piece); }
/// The turn under way; a new one where there was none.
[[nodiscard]] inline Turn& turnOf(State& state) { return state.turn ? *state.turn : state.turn.emplace(); }

[[nodiscard]] inline bool owns(const State& state, const SideId& side, const PlaceId& place) {
    return at(state, place).owner == side;
}

}  // namespace adjutant::conquest
