// SPDX-License-Identifier: GPL-3.0-or-later
// Reading given parameters inside a rule, in the ledger's order: each is there and fits, or is refused with
// `missing-parameter` or `bad-parameter`.
#pragma once

#include <limits>
#include <string>
#include <string_view>

#include "engine/games/conquest_1762/state.hpp"
#include "engine/words/given.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::conquest {

/// The upper end of a number that has none.
inline constexpr int unlimited = std::numeric_limits<int>::max();

[[nodiscard]] tl::unexpected<Refusal> missing(std::string_view name);
[[nodiscard]] tl::unexpected<Refusal> bad(std::string_view name, Insert given);
/// It cannot be what was given.
template <class T>
[[nodiscard]] tl::unexpected<Refusal> bad(GivenAs<T> parameter) {
    if (!parameter.given.value) return bad(parameter.name, parameter.given.wrong);
    if constexpr (Named<T>) {
        return bad(parameter.name, word(*parameter.given.value));
    } else if constexpr (requires { parameter.given.value->text; }) {
        return bad(parameter.name, parameter.given.value->text);
    } else {
        return bad(parameter.name, *parameter.given.value);
    }
}
/// Passes a refusal on.
template <class T>
[[nodiscard]] tl::unexpected<Refusal> refusalOf(const Expected<T>& refused) {
    return tl::make_unexpected(refused.error());
}

template <class T>
[[nodiscard]] Expected<T> need(GivenAs<T> parameter) {
    if (parameter.given.missing()) return missing(parameter.name);
    if (!parameter.given.value) return bad(parameter.name, parameter.given.wrong);
    return *parameter.given.value;
}
/// The fallback when nothing is given.
template <class T>
[[nodiscard]] Expected<T> take(GivenAs<T> parameter, T fallback) {
    return parameter.given.missing() ? Expected<T>(std::move(fallback)) : need(parameter);
}

/// A whole number from `least` to `most`.
[[nodiscard]] Expected<int> number(GivenAs<int> parameter, int least, int most);
[[nodiscard]] Expected<int> number(GivenAs<int> parameter, int least, int most, int fallback);
[[nodiscard]] Expected<PlaceId> territory(const State& state, GivenAs<PlaceId> parameter);
/// A territory of the active side; `not-yours` otherwise.
[[nodiscard]] Expected<PlaceId> ownTerritory(const State& state, GivenAs<PlaceId> parameter);
/// Another side than this one that is not out.
[[nodiscard]] Expected<SideId> opponent(const State& state, GivenAs<SideId> parameter, const SideId& of);
/// The territory is the side's.
[[nodiscard]] Allowed isOwn(const State& state, const SideId& side, const PlaceId& place);

/// Nothing when no ship is given; otherwise a ship of the active side, in play, and `from` (if given) is
/// where it is docked.
[[nodiscard]] Expected<std::optional<PieceId>> ownShip(const State& state, GivenAs<PieceId> parameter,
                                                       const Given<PlaceId>& from);

}  // namespace adjutant::conquest
