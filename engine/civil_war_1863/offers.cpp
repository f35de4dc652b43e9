// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now. Battles come first, then moves, fortifications and the end of the turn. Choices that
// depend on each other (which part of a stack may go where) are offered apart.
#include <algorithm>
#include <set>

#include "engine/civil_war_1863/aftermath.hpp"
#include "engine/civil_war_1863/peaceful.hpp"
#include "engine/civil_war_1863/readiness.hpp"
#include "engine/civil_war_1863/routes.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

/// A part of a stack that moves in one way: whoever of it goes, the same squares are open.
struct Part {
    std::string name;
    Pieces pieces;
    bool together = false;  ///< only the whole part may go
};

std::string plural(std::size_t count, const std::string& word) {
    return std::to_string(count) + ' ' + word +
           (count == 1 || word == "infantry" || word == "cavalry" ? "" : "s");
}

std::vector<Part> partsOf(const State& s, const Pieces& stack) {
    Pieces infantry, cavalry, gunboats;
    for (const PieceId& id : stack) {
        const Kind kind = s.pieces.at(id).kind;
        (kind == Kind::infantry ? infantry : kind == Kind::cavalry ? cavalry : gunboats).push_back(id);
    }
    std::vector<Part> parts;
    const auto add = [&](const std::string& word, const Pieces& pieces) {
        if (!pieces.empty()) parts.push_back({plural(pieces.size(), word), pieces, false});
    };
    const auto joined = [](Pieces first, const Pieces& second) {
        first.insert(first.end(), second.begin(), second.end());
        return first;
    };
    add("infantry", infantry);
    add("cavalry", cavalry);
    add("gunboat", gunboats);
    if (!infantry.empty() && !cavalry.empty()) {
        const Pieces both = joined(infantry, cavalry);
        parts.push_back({plural(both.size(), "troop"), both, true});
    }
    if (!infantry.empty() && !gunboats.empty()) {
        const Pieces convoy = joined(infantry, gunboats);
        parts.push_back({plural(infantry.size(), "infantry") + " aboard", convoy, true});
    }
    return parts;
}

/// The stacks of a side, by place.
std::map<PlaceId, Pieces> stacksOf(const State& s, const Pieces& pieces) {
    std::map<PlaceId, Pieces> stacks;
    for (const PieceId& id : pieces) stacks[*s.pieces.at(id).place].push_back(id);
    return stacks;
}

Param pieceList(const Pieces& pieces, std::size_t least, std::size_t most) {
    return someOf("pieces", pieces, static_cast<std::int64_t>(least), static_cast<std::int64_t>(most))
        .byDefault(value(Pieces(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(most))));
}

Offer movingOffer(const std::string& action, const std::string& label, const std::string& note,
                  const Part& part, const std::vector<PlaceId>& places) {
    Offer offer{.action = action, .label = label, .note = note};
    offer.params = {pieceList(part.pieces, part.together ? part.pieces.size() : 1, part.pieces.size()),
                    oneOf("to", places)};
    return offer;
}

/// Where a part may go whichever of it moves: gunboats that may not leave infantry behind go as a whole or
/// not.
std::vector<PlaceId> openTo(const State& s, Part& part) {
    auto places = peacefulMoves(s, part.pieces);
    if (places.empty()) return places;
    const PlaceId from = *s.pieces.at(part.pieces.front()).place;
    if (!part.together && abandonsInfantry(s, part.pieces, from)) part.together = true;
    return places;
}

void offerMoves(const State& s, std::vector<Offer>& offers, const std::map<PlaceId, Pieces>& stacks) {
    for (const auto& [from, stack] : stacks) {
        for (Part& part : partsOf(s, stack)) {
            const auto places = openTo(s, part);
            if (places.empty()) continue;
            offers.push_back(
                movingOffer("move", "Move " + part.name, "from " + nameOf(s, from), part, places));
        }
    }
}

/// The defence that the enemy has at a place (W63-BATTLE-03).
int defenceAt(const State& s, const SideId& enemy, const PlaceId& place) {
    int defence = garrisonAt(s, place, enemy);
    const bool walls = fortifiedBy(s, enemy, place);
    for (const PieceId& id : stackAt(s, enemy, place)) defence += walls && isGround(s.pieces.at(id)) ? 2 : 1;
    return defence;
}

struct Battlefield {
    PlaceId from, to;
    Part part;
    int defence = 0;
    std::size_t defenders = 0;
    bool keyCity = false;
    bool garrison = false;
    std::optional<Param> named{};  ///< the defenders, where the table must say
};

Offer attackOffer(const State& s, const Battlefield& b, std::size_t least, std::size_t most,
                  std::string note) {
    Offer offer{.action = "attack", .label = "Attack " + nameOf(s, b.to), .note = std::move(note)};
    offer.params = {pieceList(b.part.pieces, least, most), oneOf("to", std::vector{b.to})};
    if (b.named) offer.params.push_back(*b.named);
    return offer;
}

void offerBattle(const State& s, const Battlefield& b, std::vector<Offer>& offers) {
    const std::size_t strength = b.part.pieces.size();
    const auto defence = static_cast<std::size_t>(b.defence);
    const std::size_t least = b.part.together ? strength : 1;
    const std::string with = " with " + b.part.name + " from " + nameOf(s, b.from);
    const bool evenAllowed = !b.keyCity || s.options.cityEven == YesNo::yes;
    const bool lonely = !b.keyCity || s.options.citySacrifice == YesNo::yes;
    if (strength > defence) {
        Offer offer = attackOffer(s, b, std::max(least, defence + 1), strength,
                                  std::to_string(strength) + " against " + std::to_string(defence) + with);
        if (!b.keyCity && !b.garrison && b.defenders > 1) {
            const auto all = static_cast<std::int64_t>(b.defenders);
            offer.params.push_back(intOf("eliminate", 1, all, all).noted("one fewer is lost"));
        }
        offers.push_back(std::move(offer));
    }
    if (strength >= defence && least <= defence && evenAllowed) {
        offers.push_back(attackOffer(s, b, defence, defence, "even, by the coin," + with));
    }
    const bool markerFree = s.markers.disabled > 0;
    if (defence > 1 && least == 1 && lonely && markerFree) {
        offers.push_back(attackOffer(s, b, 1, 1, "a sacrifice, to disable them," + with));
    }
}

void offerBattles(const State& s, std::vector<Offer>& offers, const std::map<PlaceId, Pieces>& stacks) {
    const SideId enemy = enemyOf(s.turn.side);
    for (const auto& [from, stack] : stacks) {
        for (const Part& part : partsOf(s, stack)) {
            if (abandonsInfantry(s, part.pieces, from)) continue;
            for (const Square square :
                 reach(s, groupOf(s, part.pieces), *readSquare(from.text), Rides::allowed)) {
                const PlaceId to{text(square)};
                if (!enemyForce(s, s.turn.side, to)) continue;
                const City* city = cityAt(s, to);
                Battlefield b{from,  to,    part, defenceAt(s, enemy, to), stackAt(s, enemy, to).size(),
                              false, false, {}};
                b.keyCity = city != nullptr && city->kind == CityKind::key;
                b.garrison = garrisonAt(s, to, enemy) > 0;
                // A part of the gunboats alone could leave infantry at sea; such parts are offered whole.
                offerBattle(s, b, offers);
            }
        }
    }
}

// -- asked positions: the referee says who stands where
// ---------------------------------------------------------

/// In the field the table says which enemies defend, so the choices of numbers are offered apart.
void offerFieldBattles(const State& s, const PlaceId& from, const Part& part, std::vector<Offer>& offers) {
    const Pieces enemies = stackAt(s, enemyOf(s.turn.side), openField);
    const std::size_t strength = part.pieces.size();
    const auto offer = [&](std::size_t attackers, std::size_t least, std::size_t most,
                           const std::string& what) {
        if (least > most || most > enemies.size()) return;
        Battlefield b{from, openField, part};
        b.named =
            someOf("defenders", enemies, static_cast<std::int64_t>(least), static_cast<std::int64_t>(most));
        offers.push_back(attackOffer(s, b, attackers, attackers, what + " from " + nameOf(s, from)));
    };
    offer(strength, 1, std::min(strength - 1, enemies.size()), "all " + part.name + " against fewer");
    offer(strength, strength, strength, "even, by the coin,");
    if (s.markers.disabled > 0) offer(1, 2, enemies.size(), "a sacrifice, to disable them,");
}

void offerAsked(const State& s, std::vector<Offer>& offers, const std::map<PlaceId, Pieces>& stacks) {
    const SideId enemy = enemyOf(s.turn.side);
    std::vector<PlaceId> places{openField};
    for (const auto& [id, city] : s.cities) places.push_back(id);
    for (const auto& [from, stack] : stacks) {
        const Part part{plural(stack.size(), "piece"), stack, false};
        std::vector<PlaceId> open;
        for (const PlaceId& to : places) {
            if (to == openField) {
                open.push_back(to);
                continue;
            }
            const City* city = cityAt(s, to);
            Battlefield b{from,  to,    part, defenceAt(s, enemy, to), stackAt(s, enemy, to).size(),
                          false, false, {}};
            b.keyCity = city->kind == CityKind::key;
            b.garrison = garrisonAt(s, to, enemy) > 0;
            if (to != from && enemyForce(s, s.turn.side, to)) {
                offerBattle(s, b, offers);
            } else if (to != from && !city->fresh) {
                open.push_back(to);
            }
        }
        offerFieldBattles(s, from, part, offers);
        if (!open.empty()) {
            offers.push_back(movingOffer("move", "Move " + part.name, "from " + nameOf(s, from), part, open));
        }
    }
}

void offerStations(const State& s, std::vector<Offer>& offers) {
    for (const SideId& side : {unionSide, confederate}) {
        std::vector<PlaceId> places{openField};
        for (const auto& [id, city] : s.cities) {
            if (stackAt(s, enemyOf(side), id).empty()) places.push_back(id);
        }
        const Pieces all = inPlay(s, side);
        if (all.empty()) continue;
        Offer offer{.action = "station",
                    .label = "Correct " + s.sides.at(side).name + " places",
                    .note = "where pieces stand; no move"};
        offer.params = {someOf("pieces", all, 1, static_cast<std::int64_t>(all.size())), oneOf("at", places)};
        offers.push_back(std::move(offer));
    }
}

// -- cities and turns
// -------------------------------------------------------------------------------------------

void offerWorks(const State& s, std::vector<Offer>& offers) {
    for (const auto& [id, city] : s.cities) {
        if (city.kind != CityKind::key) continue;
        const Pieces stack = stackAt(s, s.turn.side, asked(s) ? id : *city.square);
        Pieces troops;
        std::copy_if(stack.begin(), stack.end(), std::back_inserter(troops),
                     [&](const PieceId& piece) { return isGround(s.pieces.at(piece)); });
        if (troops.empty()) continue;
        const bool spent =
            std::any_of(troops.begin(), troops.end(), [&](const PieceId& p) { return s.pieces.at(p).moved; });
        if (!city.fortified && !spent && s.markers.doubling > 0) {
            offers.push_back({.action = "fortify",
                              .label = "Fortify " + city.name,
                              .note = "the troops stay; each counts two",
                              .params = {oneOf("city", std::vector{id})}});
        } else if (city.fortified == s.turn.side && !city.fresh) {
            offers.push_back({.action = "unfortify",
                              .label = "Unfortify " + city.name,
                              .note = "takes the troops' turn",
                              .params = {oneOf("city", std::vector{id})}});
        }
    }
}

Offer endTurnOffer(const State& s) {
    Offer offer{.action = "end-turn", .label = "End turn"};
    offer.note = s.turn.moved ? nameOf(s, enemyOf(s.turn.side)) + " is next" : "nothing has moved yet";
    if (!asked(s) && !s.turn.moved && peacefulMoveLeft(s)) {
        offer.blocked = Refusal{"must-move", "At least one piece must move each turn.", "W63-TURN-05"};
    }
    return offer;
}

std::vector<Offer> turnOffers(const State& s) {
    Pieces ready;
    for (const PieceId& id : inPlay(s, s.turn.side)) {
        if (fresh(s, id)) ready.push_back(id);
    }
    const auto stacks = stacksOf(s, ready);
    std::vector<Offer> offers;
    if (asked(s)) {
        offerAsked(s, offers, stacks);
    } else {
        offerBattles(s, offers, stacks);
        offerMoves(s, offers, stacks);
    }
    offerWorks(s, offers);
    offers.insert(s.turn.moved ? offers.begin() : offers.end(), endTurnOffer(s));
    if (asked(s)) offerStations(s, offers);
    return offers;
}

std::vector<Offer> retreatOffers(const State& s) {
    const Duty& duty = s.pending.front();
    std::vector<Offer> offers;
    for (const Part& part : partsOf(s, inPieceOrder(*duty.pieces))) {
        std::vector<PlaceId> places;
        if (asked(s)) {
            places.push_back(openField);
            for (const auto& [id, city] : s.cities) {
                if (id != duty.place && !enemyForce(s, duty.side, id)) places.push_back(id);
            }
        } else {
            places = refuges(s, part.pieces);
        }
        if (places.empty()) continue;
        offers.push_back(movingOffer("retreat", "Get away with " + part.name,
                                     "from " + nameOf(s, *duty.place), part, places));
    }
    if (asked(s)) {
        Offer trapped{.action = "retreat", .label = "No way out", .note = "these survivors are eliminated"};
        Param yes = boolOf("trapped", true).asFact();
        yes.type = "choice";
        yes.choices = {value(true)};
        yes.fact = false;
        trapped.params = {someOf("pieces", *duty.pieces, 1, static_cast<std::int64_t>(duty.pieces->size())),
                          yes};
        offers.push_back(std::move(trapped));
    }
    return offers;
}

Offer removeOffer(const State& s) {
    const Duty& duty = s.pending.front();
    const Pieces all = inPlay(s, duty.side);
    Offer offer{.action = "remove",
                .label = "Remove " + plural(static_cast<std::size_t>(*duty.count), "piece"),
                .note = "for " + s.cities.at(*duty.city).name};
    // The likely choice: infantry first, farthest down the list.
    Pieces likely(all.begin(), all.begin() + std::min<std::ptrdiff_t>(*duty.count, std::ssize(all)));
    offer.params = {someOf("pieces", all, *duty.count, *duty.count).byDefault(value(likely))};
    return offer;
}

}  // namespace

std::vector<Offer> CivilWar::offers(const State& state) {
    std::vector<Offer> offers;
    switch (state.phase) {
        case Phase::over:
            return offers;
        case Phase::play:
            offers = turnOffers(state);
            break;
        case Phase::extraMove:
            offers = retreatOffers(state);
            break;
        case Phase::removal:
            offers.push_back(removeOffer(state));
            break;
    }
    offers.push_back({.action = "surrender",
                      .label = "Surrender",
                      .note = nameOf(state, *state.active) + " gives up",
                      .params = {oneOf("side", std::vector{*state.active})}});
    offers.push_back({.action = "end",
                      .label = "Stop the game",
                      .note = "nobody wins",
                      .params = {textOf("reason", "agreed")}});
    return offers;
}

}  // namespace adjutant::w63
