// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands: the fifteen turns, the points by their kinds, losses, works, the card in
// force, and fields of fire.
#include "engine/games/hex_acw/cards.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/shooting.hpp"

namespace adjutant::acw {
namespace {

std::vector<Figures::InForce> cardsInForce(const State& state) {
    std::vector<Figures::InForce> list;
    if (state.card && countsOn(*state.card)) {
        list.push_back({std::string(word(*state.card)), std::string(clauseOf(*state.card))});
        if (state.cardUnit) list.back().on.push_back(state.cardUnit->text);
    }
    if (!boardMode(state)) return list;  // elsewhere the mark says as well that the place is entrenched
    Figures::InForce walls{std::string(word(Card::stonewall)), std::string(clauseOf(Card::stonewall))};
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.dugIn && !unit.out) walls.on.push_back(id.text);
    }
    if (!walls.on.empty()) list.push_back(std::move(walls));
    return list;
}

}  // namespace

Figures HexAcw::figures(const State& state) {
    Figures figures;
    figures.rounds = Figures::Rounds{lastRound, "ACW-TURN-05"};
    Figures::Count units{"taken-units", "ACW-VP-03", {}}, commanders{"taken-commanders", "ACW-VP-02", {}},
        positions{"positions", "ACW-VP-04", {}}, lost{"units", "ACW-VP-03", {}},
        works{"entrenched", "ACW-TERR-09", {}};
    for (const Side side : state.seating) {
        const SideId id{std::string(word(side))};
        units.had[id] = state.sides.at(side).takenUnits;
        commanders.had[id] = state.sides.at(side).takenCommanders;
        int held = 0;
        for (const auto& [name, strongpoint] : state.strongpoints)
            held += holderOf(state, strongpoint) == side ? 1 : 0;
        positions.had[id] = held;
        lost.had[id] = works.had[id] = lost.target[id] = 0;
        for (const auto& [name, unit] : state.pieces.units) {
            if (unit.side != side) continue;
            ++lost.target[id];
            if (unit.out) ++lost.had[id];
            if (onTable(state, unit) && entrenched(state, unit)) ++works.had[id];
        }
    }
    figures.points = {std::move(units), std::move(commanders), std::move(positions)};
    figures.losses = {std::move(lost)};
    figures.works = {std::move(works)};
    if (state.card) figures.drawn = {std::string(word(*state.card)), "ACW-CARD-01"};
    figures.inForce = cardsInForce(state);
    for (const auto& [name, unit] : state.pieces.units) {
        const std::vector<Place> field = fieldOfFire(state, name);
        for (const Place place : field) figures.fire[name].push_back(PlaceId{text(place)});
    }
    return figures;
}

}  // namespace adjutant::acw
