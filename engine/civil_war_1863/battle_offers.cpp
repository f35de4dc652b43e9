// SPDX-License-Identifier: GPL-3.0-or-later
// Battles that are offered: by a larger force, by an equal one, and sacrifices, each apart.
#include <algorithm>
#include <span>

#include "engine/civil_war_1863/defence.hpp"
#include "engine/civil_war_1863/likely_choices.hpp"
#include "engine/civil_war_1863/offers.hpp"
#include "engine/civil_war_1863/routes.hpp"

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
    return std::max(0, defenceOf(Reckoning(overrules), s, enemyOf(s.turn.side), to, defenders).total());
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

Offer attackOffer(const State& s, const Battlefield& b, std::size_t least, std::size_t most,
                  std::string note) {
    Offer offer{.action = "attack", .label = "Attack " + nameOf(s, b.to), .note = std::move(note)};
    offer.params = {whoGoes(b.part, b.from, least, most), oneOf("to", std::vector{b.to})};
    return offer;
}

/// Who stays when the coin falls one way or the other (W63-BATTLE-09), where there is something to choose.
Param staying(const State& s, std::string_view name, const Pieces& pieces, std::string note) {
    return oneOf(name, pieces).byDefault(value(likelyToStay(s, pieces))).noted(std::move(note));
}

Offer evenOffer(const State& s, const Battlefield& b, const std::string& with) {
    const auto force = static_cast<std::size_t>(b.defence);
    Offer offer = attackOffer(s, b, force, force, "even, by the coin," + with);
    const bool everybodyGoes = b.part.pieces.size() == force;
    if (everybodyGoes && force > 1) {
        offer.params.push_back(staying(s, "keep", b.part.pieces, "who stays on heads"));
    }
    if (b.defenders.size() > 1) {
        offer.params.push_back(staying(s, "defender-keep", b.defenders, "who stays on tails"));
    }
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
        const std::size_t fewest = std::max(least, defence + 1);
        Offer offer = attackOffer(s, b, fewest, strength,
                                  std::to_string(strength) + " against " + std::to_string(defence) + with);
        if (!b.keyCity && !b.garrison && b.defenders.size() > 1) {
            const auto all = static_cast<std::int64_t>(std::min(b.defenders.size(), fewest));
            offer.params.push_back(intOf("eliminate", 1, all, all).noted("one fewer is lost"));
        }
        offers.push_back(std::move(offer));
    }
    if (strength >= defence && least <= defence && evenAllowed) {
        offers.push_back(evenOffer(s, b, with));
    }
    if (defence > 1 && least == 1 && lonely && markerFor(s, b.defenders)) {
        const bool pins = !b.defenders.empty();
        offers.push_back(attackOffer(
            s, b, 1, 1,
            (pins ? "a sacrifice, to disable them," : "a sacrifice that disables nobody,") + with));
    }
}

void offerBoardBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const Pieces& stack) {
    for (const StackPart& part : partsOf(s, stack)) {
        if (abandonsInfantry(s, part.pieces, from)) continue;
        const Group group = groupOf(s, part.pieces);
        for (const Square square : reach(s, group, *readSquare(from.text), Rides::allowed)) {
            const PlaceId to{text(square)};
            if (!enemyForce(s, s.turn.side, to)) continue;
            offerBattle(s, lookOver(s, overrules, from, to, part), offers);
        }
    }
}

// -- asked positions

/// In the field the table says which enemies defend and who attacks them, so each number of defenders is
/// offered apart: as many attackers toss the coin, more attackers choose.
void offerFieldBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const StackPart& part) {
    const Pieces enemies = stackAt(s, enemyOf(s.turn.side), openField);
    const std::size_t strength = part.pieces.size();
    const auto offer = [&](std::size_t attackers, std::size_t most, std::size_t fewest, std::size_t defenders,
                           const std::string& what) {
        Offer attack =
            attackOffer(s, {from, openField, part}, attackers, most, what + " from " + nameOf(s, from));
        attack.params.push_back(someOf("defenders", enemies, static_cast<std::int64_t>(fewest),
                                       static_cast<std::int64_t>(defenders)));
        offers.push_back(std::move(attack));
    };
    for (std::size_t force = 1; force <= enemies.size(); ++force) {
        const Pieces met(enemies.begin(), enemies.begin() + static_cast<std::ptrdiff_t>(force));
        const auto equal =
            std::max<std::size_t>(1, static_cast<std::size_t>(defence(s, overrules, openField, met)));
        if (equal > strength) continue;
        offer(equal, strength, force, force, "against " + std::to_string(force) + ", with as many or more,");
        const auto all = static_cast<std::int64_t>(std::min(force, equal));
        if (all > 1)
            offers.back().params.push_back(intOf("eliminate", 1, all, all).noted("one fewer is lost"));
    }
    if (s.markers.disabled > 0 && enemies.size() > 1) {
        offer(1, 1, 2, enemies.size(), "a sacrifice, to disable them,");
    }
}

void offerAskedBattles(const State& s, Overrules overrules, std::vector<Offer>& offers, const PlaceId& from,
                       const Pieces& stack) {
    const StackPart part{plural(stack.size(), "piece"), stack, false};
    for (const PlaceId& to : askedPlaces(s)) {
        if (to == openField || to == from || !enemyForce(s, s.turn.side, to)) continue;
        offerBattle(s, lookOver(s, overrules, from, to, part), offers);
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
