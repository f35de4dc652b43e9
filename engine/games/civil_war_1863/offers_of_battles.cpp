// SPDX-License-Identifier: GPL-3.0-or-later
// Battles that are offered: by a larger force, by an equal one, and sacrifices, each apart.
#include <algorithm>
#include <span>

#include "engine/games/civil_war_1863/likely_choices.hpp"
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/offers.hpp"
#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

/// What a part of a stack would meet at a place.
struct Battlefield {
    PlaceId from, to;
    StackPart part;
    Pieces defenders{};
    int defence = 0;  ///< W63-BATTLE-03
    bool keyCity = false;
    bool garrison = false;
};

using Overrules = std::span<const Overrule>;

int defence(const State& s, Overrules overrules, const PlaceId& to, const Pieces& defenders) {
    return std::max(0, defenceOf(SumBuilder(overrules), s, enemyOf(s.turn.side), to, defenders).total());
}

Battlefield lookOver(const State& s, Overrules overrules, const PlaceId& from, const PlaceId& to,
                     const StackPart& part) {
    const SideId enemy = enemyOf(s.turn.side);
    Battlefield b{from, to, part, stackAt(s, enemy, to)};
    b.defence = defence(s, overrules, to, b.defenders);
    const City* city = cityAt(s, to);
    b.keyCity = city != nullptr && city->kind == CityKind::key;
    b.garrison = garrisonAt(s, to, enemy) > 0;
    return b;
}

/// W63-SAC-03: a sacrifice that covers somebody needs a marker.
bool markerFor(const State& s, const Pieces& defenders) {
    return s.markers.disabled > 0 || std::all_of(defenders.begin(), defenders.end(), [&](const PieceId& id) {
               return s.pieces.at(id).disabled.has_value();
           });
}

/// "3 infantry from Richmond", "2 of 3 infantry from Richmond", "2 of 4 pieces from Richmond"
Phrase forceOf(const State& s, const Battlefield& b, std::size_t goes) {
    const auto& pieces = b.part.pieces;
    const bool all = goes == pieces.size();
    const bool mixed = std::ranges::any_of(
        pieces, [&](const PieceId& id) { return s.pieces.at(id).kind != s.pieces.at(pieces.front()).kind; });
    return phrases::Force{.goes = all ? std::nullopt : std::optional(goes),
                          .pieces = mixed && !all ? phrases::Pieces{.pieces = pieces.size()} : b.part.name,
                          .place = nameOf(s, b.from)};
}

/// What the fall of the city would cost its owner (W63-CITY-03, W63-CAP-06).
Phrase priceOf(const State& s, const Battlefield& b) {
    const City* city = cityAt(s, b.to);
    const bool falls = city != nullptr && city->owner != s.turn.side && !city->captured &&
                       (city->kind == CityKind::key || b.garrison);
    return falls ? phrases::Price{.side = nameOf(s, city->owner), .pieces = city->penalty} : Phrase();
}

Offer attackOffer(const Battlefield& b, Phrase label, std::size_t least, std::size_t most, Phrase note) {
    return offer<Attack>(std::move(label), std::move(note),
                         {whoGoes(&Attack::pieces, b.part, least, most), fixed(&Attack::to, b.to)});
}

/// So many of `all` are eliminated, and the attackers lose one fewer (W63-BATTLE-04, W63-BATTLE-05,
/// W63-BATTLE-06): who goes on either side, the likeliest first.
void offerToll(const State& s, Offer& offer, const Pieces& defenders, const Pieces& attackers,
               std::int64_t most) {
    offer.params.push_back(intOf(&Attack::eliminate, 1, most, most).noted(offers::EliminateNote{}));
    offer.params.push_back(someOf(&Attack::targets, likelyTargets(s, defenders, defenders.size()), 1, most)
                               .counting(&Attack::eliminate));
    offer.params.push_back(someOf(&Attack::losses, likelyLosses(s, attackers, attackers.size()), 0, most - 1)
                               .counting(&Attack::eliminate, -1)
                               .within(&Attack::pieces));
}

void offerLarger(const State& s, const Battlefield& b, std::vector<Offer>& offers) {
    const std::size_t strength = b.part.most;
    const std::size_t fewest = std::max(b.part.least, static_cast<std::size_t>(b.defence) + 1);
    if (strength < fewest) return;
    Offer offer = attackOffer(b, offers::Attack{.place = nameOf(s, b.to)}, fewest, strength,
                              offers::AttackNote{.strength = strength,
                                                 .defence = b.defence,
                                                 .force = forceOf(s, b, strength),
                                                 .price = priceOf(s, b)});
    if (!b.keyCity && !b.garrison) {
        const auto most = static_cast<std::int64_t>(std::min(b.defenders.size(), fewest));
        if (most > 1) offerToll(s, offer, b.defenders, b.part.pieces, most);
    } else if (b.defence > 1) {  // W63-CITY-05, W63-CAP-03: all or nothing
        offer.params.push_back(someOf(&Attack::losses, likelyLosses(s, b.part.pieces, b.part.pieces.size()),
                                      b.defence - 1, b.defence - 1)
                                   .within(&Attack::pieces));
    }
    offers.push_back(std::move(offer));
}

/// Who stays when the coin falls one way or the other (W63-BATTLE-09), the likeliest first.
Param staying(const State& s, ParameterOf<PieceId> keep, const Pieces& pieces, Phrase note) {
    return oneOf(keep, stayers(s, pieces)).byDefault(value(likelyToStay(s, pieces))).noted(std::move(note));
}

/// `force` of the attackers and `force` of those they meet fight; who of them is not known yet follows the
/// lists.
void offerStayers(const State& s, Offer& offer, const Pieces& attackers, const Pieces& defenders,
                  std::size_t force, std::size_t met) {
    const auto offerStayer = [&](ParameterOf<PieceId> parameter, const Pieces& pieces, std::size_t fighting,
                                 Parameter list, Phrase note) {
        if (fighting < 2) return;
        Param keep = staying(s, parameter, pieces, std::move(note));
        if (pieces.size() > fighting) keep.within(list).defaultValue = {};
        offer.params.push_back(std::move(keep));
    };
    offerStayer(&Attack::keep, attackers, force, &Attack::pieces, offers::KeepNote{});
    offerStayer(&Attack::defenderKeep, defenders, met, &Attack::defenders, offers::DefenderKeepNote{});
}

void offerEven(const State& s, const Battlefield& b, std::vector<Offer>& offers) {
    const auto force = static_cast<std::size_t>(b.defence);
    const bool allowed = !b.keyCity || s.options.cityEven == YesNo::yes;  // W63-CITY-06
    if (!allowed || b.part.most < force || b.part.least > force) return;
    Offer offer = attackOffer(
        b, offers::EvenBattle{.place = nameOf(s, b.to)}, force, force,
        offers::EvenBattleNote{.strength = force, .force = forceOf(s, b, force), .price = priceOf(s, b)});
    offerStayers(s, offer, b.part.pieces, b.defenders, force, b.defenders.size());
    offers.push_back(std::move(offer));
}

void offerSacrifice(const State& s, const Battlefield& b, std::vector<Offer>& offers) {
    const bool allowed = !b.keyCity || s.options.citySacrifice == YesNo::yes;  // W63-CITY-07
    if (!allowed || b.defence < 2 || b.part.least > 1 || !markerFor(s, b.defenders)) return;
    offers.push_back(
        attackOffer(b, offers::Sacrifice{.place = nameOf(s, b.to)}, 1, 1,
                    offers::SacrificeNote{.force = forceOf(s, b, 1), .disabled = b.defenders.size()}));
}

void offerBoardBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const Pieces& stack) {
    std::vector<Battlefield> fields;
    for (const StackPart& part : partsOf(s, stack)) {
        const Pieces going(part.pieces.begin(), part.pieces.begin() + static_cast<std::ptrdiff_t>(part.most));
        for (const Square square : reach(s, groupOf(s, going), *readSquare(from.text), Rides::allowed)) {
            const PlaceId to{text(square)};
            if (enemyForce(s, s.turn.side, to)) fields.push_back(lookOver(s, overrules, from, to, part));
        }
    }
    for (const auto offer : {offerLarger, offerEven, offerSacrifice}) {  // the likeliest first
        for (const Battlefield& field : fields) offer(s, field, offers);
    }
}

// -- asked positions

/// In the field the table says which enemies defend and who attacks them, so each number of defenders is
/// offered apart.
void offerFieldBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const StackPart& part) {
    const Pieces enemies = stackAt(s, enemyOf(s.turn.side), openField);
    const std::size_t strength = part.pieces.size();
    const Phrase place = nameOf(s, from);
    const auto offer = [&](Phrase label, std::size_t attackers, std::size_t most, std::size_t fewest,
                           std::size_t defenders, Phrase note) -> Offer& {
        Offer attack =
            attackOffer({from, openField, part}, std::move(label), attackers, most, std::move(note));
        if (from == openField && part.pieces.size() > attackers) attack.params.front().defaultValue = {};
        attack.params.push_back(someOf(&Attack::defenders, enemies, static_cast<std::int64_t>(fewest),
                                       static_cast<std::int64_t>(defenders)));
        return offers.emplace_back(std::move(attack));
    };
    for (std::size_t force = 1; force <= enemies.size(); ++force) {
        const Pieces met(enemies.begin(), enemies.begin() + static_cast<std::ptrdiff_t>(force));
        const auto equal = static_cast<std::size_t>(defence(s, overrules, openField, met));
        if (strength > equal) {
            Offer& larger = offer(
                offers::AttackInTheField{}, equal + 1, strength, force, force,
                offers::AttackInTheFieldNote{.strength = equal + 1, .defenders = force, .place = place});
            const auto all = static_cast<std::int64_t>(std::min(force, equal + 1));
            if (all > 1) {
                offerToll(s, larger, enemies, part.pieces, all);
                larger.params[4].within(&Attack::defenders);
            }
        }
        if (strength >= equal && equal > 0) {
            Offer& even = offer(
                offers::EvenBattleInTheField{}, equal, equal, force, force,
                offers::EvenBattleInTheFieldNote{.strength = equal, .defenders = force, .place = place});
            offerStayers(s, even, part.pieces, enemies, equal, force);
        }
    }
    if (s.markers.disabled > 0 && enemies.size() > 1)
        offer(offers::SacrificeInTheField{}, 1, 1, 2, enemies.size(),
              offers::SacrificeInTheFieldNote{.place = place});
}

void offerAskedBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const Pieces& stack) {
    const StackPart part = wholeOf(stack);
    for (const PlaceId& to : askedPlaces(s)) {
        if (to == openField || to == from || !enemyForce(s, s.turn.side, to)) continue;
        const Battlefield field = lookOver(s, overrules, from, to, part);
        for (const auto offer : {offerLarger, offerEven, offerSacrifice}) offer(s, field, offers);
    }
    offerFieldBattles(s, overrules, offers, from, part);
}

}  // namespace

void offerBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const Stacks& stacks) {
    for (const auto& [from, stack] : stacks) {
        asked(s) ? offerAskedBattles(s, overrules, offers, from, stack)
                 : offerBoardBattles(s, overrules, offers, from, stack);
    }
}

}  // namespace adjutant::w63
