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
/// Passes a refusal on.
template <class T>
[[nodiscard]] tl::unexpected<Refusal> refusalOf(const Expected<T>& refused) {
    return tl::make_unexpected(refused.error());
}

template <class T>
[[nodiscard]] Expected<T> need(const Given<T>& given, std::string_view name) {
    if (given.missing()) return missing(name);
    if (!given.value) return bad(name, given.wrong);
    return *given.value;
}
/// The standard value when nothing is given.
template <class T>
[[nodiscard]] Expected<T> take(const Given<T>& given, std::string_view name, T standard) {
    return given.missing() ? Expected<T>(std::move(standard)) : need(given, name);
}

/// A whole number from `least` to `most`.
[[nodiscard]] Expected<int> number(const Given<int>& given, std::string_view name, int least, int most);
[[nodiscard]] Expected<int> number(const Given<int>& given, std::string_view name, int least, int most,
                                   int standard);
[[nodiscard]] Expected<PlaceId> territory(const State& state, const Given<PlaceId>& given,
                                          std::string_view name);
/// A territory of the active side; `not-yours` otherwise.
[[nodiscard]] Expected<PlaceId> ownTerritory(const State& state, const Given<PlaceId>& given,
                                             std::string_view name);
/// Another side than this one that is not out.
[[nodiscard]] Expected<SideId> opponent(const State& state, const Given<SideId>& given, std::string_view name,
                                        const SideId& of);
/// The territory is the side's.
[[nodiscard]] Allowed isOwn(const State& state, const SideId& side, const PlaceId& place);

/// Nothing when no ship is given; otherwise a ship of the active side, in play, and `from` (if given) is
/// where it is docked.
[[nodiscard]] Expected<std::optional<PieceId>> ownShip(const State& state, const Given<PieceId>& given,
                                                       const Given<PlaceId>& from);

}  // namespace adjutant::conquest
