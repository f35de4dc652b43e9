// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/parameters.hpp"

#include "engine/games/conquest_1762/names.hpp"
#include "messages/shared.hpp"

namespace adjutant::conquest {

tl::unexpected<Refusal> missing(std::string_view name) {
    return refuse(code::missingParameter, shared::refusals::NotSaid{.name = name});
}

tl::unexpected<Refusal> bad(std::string_view name, Insert given) {
    return refuse(code::badParameter, refusals::CannotBe{.name = name, .value = std::move(given)});
}

Expected<int> number(GivenAs<int> parameter, int least, int most) {
    auto value = need(parameter);
    if (value.has_value() && (*value < least || *value > most)) {
        return refuse(code::badParameter,
                      refusals::OutOfBounds{.name = parameter.name,
                                            .value = *value,
                                            .most = most == unlimited ? std::nullopt : std::optional(most),
                                            .single = least == most,
                                            .least = least});
    }
    return value;
}

Expected<int> number(GivenAs<int> parameter, int least, int most, int fallback) {
    return parameter.given.missing() ? Expected<int>(fallback) : number(parameter, least, most);
}

Expected<PlaceId> territory(const State& state, GivenAs<PlaceId> parameter) {
    auto place = need(parameter);
    if (place.has_value() && !state.territories.contains(*place)) {
        return refuse(code::badParameter, refusals::NoSuchTerritory{.place = place->text});
    }
    return place;
}

Expected<PlaceId> ownTerritory(const State& state, GivenAs<PlaceId> parameter) {
    auto place = territory(state, parameter);
    if (!place.has_value()) return place;
    if (const Allowed own = isOwn(state, *state.active, *place); !own.has_value()) {
        return tl::make_unexpected(own.error());
    }
    return place;
}

Expected<SideId> opponent(const State& state, GivenAs<SideId> parameter, const SideId& of) {
    auto side = need(parameter);
    if (!side.has_value()) return side;
    const auto found = state.sides.find(*side);
    if (found == state.sides.end() || *side == of || found->second.out) {
        return refuse(code::badParameter,
                      refusals::NoOpponent{
                          .name = parameter.name,
                          .side = found == state.sides.end() ? Phrase(side->text) : nameOf(state, *side)});
    }
    return side;
}

Allowed isOwn(const State& state, const SideId& side, const PlaceId& place) {
    if (owns(state, side, place)) return {};
    const auto& owner = at(state, place).owner;
    return refuse("not-yours",
                  refusals::NotYours{.place = nameOf(state, place),
                                     .owner = owner ? nameOf(state, *owner) : Phrase(),
                                     .side = nameOf(state, side)},
                  "C62-CONTROL-01");
}

Expected<std::optional<PieceId>> ownShip(const State& state, GivenAs<PieceId> parameter,
                                         const Given<PlaceId>& from) {
    const Given<PieceId>& given = parameter.given;
    if (given.missing()) return std::optional<PieceId>();
    if (!given.value || !state.pieces.contains(*given.value)) return bad(parameter);
    const Piece& ship = at(state, *given.value);
    if (ship.side != state.active) {
        return refuse(
            "not-yours",
            refusals::ShipNotYours{.ship = nameOf(state, *given.value), .side = nameOf(state, *state.active)},
            "C62-NAVAL-01");
    }
    if (ship.out || !ship.place) {
        return refuse(code::badParameter, refusals::NotInPlay{.ship = nameOf(state, *given.value)},
                      "C62-NAVAL-01");
    }
    if (!from.missing() && from.value != ship.place) {
        return refuse(code::badParameter,
                      refusals::DockedElsewhere{.ship = nameOf(state, *given.value),
                                                .place = nameOf(state, *ship.place)},
                      "C62-NAVAL-01");
    }
    return given.value;
}

}  // namespace adjutant::conquest
