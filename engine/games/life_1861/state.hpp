// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game (section 5 of the ledger): plain values. Pieces come in three shapes, so they are kept
// in three lists and meet under the key `pieces` on the wire (pieces_wire.hpp).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/life_1861/options.hpp"
#include "engine/games/life_1861/words.hpp"
#include "engine/words/common.hpp"

namespace adjutant::life {

/// What a merchant has when it appears (L61-MERCHANT-01).
struct Stock {
    int food = 1;
    int medicine = 1;
    int ammo = 1;
    int tradeGoods = 1;

    static constexpr auto fields() {
        return listed(field("food", &Stock::food), field("medicine", &Stock::medicine),
                      field("ammo", &Stock::ammo), field("trade-goods", &Stock::tradeGoods));
    }
    auto operator<=>(const Stock&) const = default;
};

struct Side {
    std::string name;
    int food = 0;
    int medicine = 0;
    int ammo = 0;
    int tradeGoods = 0;

    static constexpr auto fields() {
        return listed(field("name", &Side::name), field("food", &Side::food),
                      field("medicine", &Side::medicine), field("ammo", &Side::ammo),
                      field("trade-goods", &Side::tradeGoods));
    }
    auto operator<=>(const Side&) const = default;
};

struct Sides {
    Side soldier{"Soldier", 2, 1, 3, 2};  // L61-SETUP-05
    Side civilians{"Civilians", 7, 2, 0, 2};

    static constexpr auto fields() {
        return listed(field("soldier", &Sides::soldier), field("civilians", &Sides::civilians));
    }
    auto operator<=>(const Sides&) const = default;
};

/// How much of a resource a side or a merchant has.
template <class Holder>
[[nodiscard]] auto& amount(Holder& holder, Resource resource) {
    switch (resource) {
        case Resource::food:
            return holder.food;
        case Resource::medicine:
            return holder.medicine;
        case Resource::ammo:
            return holder.ammo;
        case Resource::tradeGoods:
            break;
    }
    return holder.tradeGoods;
}

/// A player's piece: the Soldier or a Civilian (L61-GAME-01).
struct Person {
    Player side = Player::civilians;
    Kind kind = Kind::civilian;
    std::optional<PlaceId> place;
    bool out = false;
    int health = 2;
    std::optional<Gun> gun;
    std::vector<Disease> diseases;  ///< in the order caught; they stay with the piece (L61-DISEASE-01)
    bool boon = false;
    bool praying = false;  ///< activated the church in this turn
    int turns = 0;         ///< turns taken this round

    static constexpr auto fields() {
        return listed(field("side", &Person::side), field("kind", &Person::kind),
                      field("place", &Person::place), field("out", &Person::out),
                      field("health", &Person::health), field("gun", &Person::gun),
                      field("diseases", &Person::diseases), field("boon", &Person::boon),
                      field("praying", &Person::praying), field("turns", &Person::turns));
    }
    auto operator<=>(const Person&) const = default;
};

struct Merchant {
    std::optional<Player> side;
    Kind kind = Kind::merchant;
    std::optional<PlaceId> place;
    bool out = true;
    Stock stock;
    std::optional<int> leaves;  ///< the round in whose status stage it leaves

    static constexpr auto fields() {
        return listed(field("side", &Merchant::side), field("kind", &Merchant::kind),
                      field("place", &Merchant::place), field("out", &Merchant::out),
                      field("stock", &Merchant::stock), field("leaves", &Merchant::leaves));
    }
    auto operator<=>(const Merchant&) const = default;
};

struct Bandit {
    std::optional<Player> side;
    Kind kind = Kind::bandit;
    std::optional<PlaceId> place;
    bool out = true;

    static constexpr auto fields() {
        return listed(field("side", &Bandit::side), field("kind", &Bandit::kind),
                      field("place", &Bandit::place), field("out", &Bandit::out));
    }
    auto operator<=>(const Bandit&) const = default;
};

struct Pieces {
    std::array<Person, 5> people;  ///< s1, c1 … c4: the piece order
    std::array<Merchant, 4> merchants;
    std::array<Bandit, 4> bandits;

    auto operator<=>(const Pieces&) const = default;
};

/// The open turn; no piece when none is open.
struct Turn {
    std::optional<PieceId> piece;
    int left = 0;   ///< actions
    int moved = 0;  ///< hexes

    static constexpr auto fields() {
        return listed(field("piece", &Turn::piece), field("left", &Turn::left), field("moved", &Turn::moved));
    }
    auto operator<=>(const Turn&) const = default;
};

struct Tension {
    int level = 3;    ///< 1 to 10
    int counter = 0;  ///< 0 to 2

    static constexpr auto fields() {
        return listed(field("level", &Tension::level), field("counter", &Tension::counter));
    }
    auto operator<=>(const Tension&) const = default;
};

struct Bakery {
    int food = 1;                    // L61-SETUP-02
    std::vector<PieceId> freeTaken;  ///< the Civilians who took free food this round, in order

    static constexpr auto fields() {
        return listed(field("food", &Bakery::food), field("free-taken", &Bakery::freeTaken));
    }
    auto operator<=>(const Bakery&) const = default;
};

struct Farm {
    FarmStatus status = FarmStatus::idle;
    std::optional<Player> owner;
    std::optional<int> due;  ///< the round in whose status stage it changes
    int food = 0;

    static constexpr auto fields() {
        return listed(field("status", &Farm::status), field("owner", &Farm::owner), field("due", &Farm::due),
                      field("food", &Farm::food));
    }
    auto operator<=>(const Farm&) const = default;
};

/// Resources lying on a place; none at 0.
using Heap = std::map<Resource, int>;

/// The trackers of the table are kept here (L61-COMP-03).
struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::setup;
    std::optional<Player> active;
    Sides sides;
    std::vector<Player> seating{Player::soldier, Player::civilians};
    Pieces pieces;
    std::map<std::string, Deck> decks;
    std::optional<Verdict> verdict;
    Turn turn;
    std::optional<Player> lastTurn;
    Tension tension;
    std::optional<Card> event;
    std::map<PlaceId, Heap> ground;
    Bakery bakery;
    Farm farm;

    static constexpr auto fields() {
        return listed(
            field("options", &State::options), field("round", &State::round), field("phase", &State::phase),
            field("active", &State::active), field("sides", &State::sides), field("seating", &State::seating),
            field("pieces", &State::pieces), field("decks", &State::decks), field("verdict", &State::verdict),
            field("turn", &State::turn), field("last-turn", &State::lastTurn),
            field("tension", &State::tension), field("event", &State::event), field("ground", &State::ground),
            field("bakery", &State::bakery), field("farm", &State::farm));
    }
    auto operator<=>(const State&) const = default;
};

}  // namespace adjutant::life
