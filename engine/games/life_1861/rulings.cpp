// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one. The bounds are those of the ledger, and closer than those of a state
// that can be played on (check.cpp).
#include "engine/games/life_1861/readings.hpp"
#include "engine/games/life_1861/state.hpp"

namespace adjutant::life {

RulingFields rulings() {
    using Kind = RulingField::Kind;
    return {
        .game = {ruled("/round", &State::round).from(1).to(30),  // L61-GAME-03
                 ruled("/tension/level", &Tension::level).from(1).to(10),
                 ruled("/tension/counter", &Tension::counter).to(2), ruled("/bakery/food", &Bakery::food),
                 ruled("/farm/food", &Farm::food).to(2), ruled("/farm/due", &Farm::due).from(1),
                 ruled("/turn/left", &Turn::left).to(2), ruled("/turn/moved", &Turn::moved),
                 ruled("/event", &State::event).as(Kind::card), ruled("/farm/status", &Farm::status),
                 ruled("/farm/owner", &Farm::owner).as(Kind::side), ruled("/phase", &State::phase),
                 ruled("/turn/piece", &Turn::piece).oneOf({"s1", "c1", "c2", "c3", "c4"}),
                 ruled("/last-turn", &State::lastTurn).as(Kind::side)},
        .piece = {ruled("/out", &Person::out), ruled("/boon", &Person::boon),
                  ruled("/praying", &Person::praying), ruled("/turns", &Person::turns).to(2),
                  ruled("/leaves", &Merchant::leaves).from(1), ruled("/stock/food", &Stock::food),
                  ruled("/stock/medicine", &Stock::medicine), ruled("/stock/ammo", &Stock::ammo),
                  ruled("/stock/trade-goods", &Stock::tradeGoods), ruled("/diseases", &Person::diseases),
                  ruled("/gun", &Person::gun)},
        .goods = allWords<Resource>(),
    };
}

}  // namespace adjutant::life
