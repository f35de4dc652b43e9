// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/parameters.hpp"

#include "engine/games/conquest_1762/names.hpp"

namespace adjutant::conquest {
namespace {

/// "at least 1", "2 to 12".
std::string range(int least, int most) {
    if (most == unlimited) return "at least " + std::to_string(least);
    return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

tl::unexpected<Refusal> missing(std::string_view name) {
    return refuse(code::missingParameter, "It is not said what '" + std::string(name) + "' is.");
}

tl::unexpected<Refusal> bad(std::string_view name, std::string_view given) {
    return refuse(code::badParameter, "'" + std::string(name) + "' cannot be " +
                                          (given.empty() ? "that" : std::string(given)) + '.');
}

Expected<int> number(const Given<int>& given, std::string_view name, int least, int most) {
    auto value = need(given, name);
    if (value.has_value() && (*value < least || *value > most)) {
        return refuse(code::badParameter, "'" + std::string(name) + "' cannot be " + std::to_string(*value) +
                                              "; it is " + range(least, most) + '.');
    }
    return value;
}

Expected<int> number(const Given<int>& given, std::string_view name, int least, int most, int standard) {
    return given.missing() ? Expected<int>(standard) : number(given, name, least, most);
}

Expected<PlaceId> territory(const State& state, const Given<PlaceId>& given, std::string_view name) {
    auto place = need(given, name);
    if (place.has_value() && !state.territories.contains(*place)) {
        return refuse(code::badParameter, "The map has no territory '" + place->text + "'.");
    }
    return place;
}

Expected<PlaceId> ownTerritory(const State& state, const Given<PlaceId>& given, std::string_view name) {
    auto place = territory(state, given, name);
    if (!place.has_value()) return place;
    if (const Allowed own = isOwn(state, *state.active, *place); !own.has_value()) {
        return tl::make_unexpected(own.error());
    }
    return place;
}

Expected<SideId> opponent(const State& state, const Given<SideId>& given, std::string_view name,
                          const SideId& of) {
    auto side = need(given, name);
    if (!side.has_value()) return side;
    const auto found = state.sides.find(*side);
    if (found == state.sides.end() || *side == of || found->second.out) {
        return refuse(code::badParameter,
                      "'" + std::string(name) + "' is another side that is still in the game, not " +
                          (found == state.sides.end() ? side->text : nameOf(state, *side)) + '.');
    }
    return side;
}

Allowed isOwn(const State& state, const SideId& side, const PlaceId& place) {
    if (owns(state, side, place)) return {};
    const auto& owner = at(state, place).owner;
    return refuse("not-yours",
                  nameOf(state, place) + " belongs to " + (owner ? nameOf(state, *owner) : "nobody") +
                      ", not to " + nameOf(state, side) + '.',
                  "C62-CONTROL-01");
}

Expected<std::optional<PieceId>> ownShip(const State& state, const Given<PieceId>& given,
                                         const Given<PlaceId>& from) {
    if (given.missing()) return std::optional<PieceId>();
    if (!given.value || !state.pieces.contains(*given.value)) {
        return bad("ship", given.value ? given.value->text : given.wrong);
    }
    const Piece& ship = at(state, *given.value);
    if (ship.side != state.active) {
        return refuse(
            "not-yours",
            nameOf(state, *given.value) + " does not belong to " + nameOf(state, *state.active) + '.',
            "C62-NAVAL-01");
    }
    if (ship.out || !ship.place) {
        return refuse(code::badParameter, nameOf(state, *given.value) + " is not in play.", "C62-NAVAL-01");
    }
    if (!from.missing() && from.value != ship.place) {
        return refuse(code::badParameter,
                      nameOf(state, *given.value) + " is docked in " + nameOf(state, *ship.place) + '.',
                      "C62-NAVAL-01");
    }
    return given.value;
}

}  // namespace adjutant::conquest
