// SPDX-License-Identifier: GPL-3.0-or-later
// What the seed of a league decides. The arithmetic is written out here, so that it comes out the same on
// every machine and with every library.
#pragma once

#include <cstdint>
#include <initializer_list>

namespace adjutant::league {

/// 64 bits that look like chance, and are the same whenever the same is asked.
[[nodiscard]] std::uint64_t drawn(std::uint64_t seed, std::initializer_list<std::uint64_t> what);

/// What is drawn for: the first of `what`, so that no two draws are one.
namespace purpose {
inline constexpr std::uint64_t lot = 1;
inline constexpr std::uint64_t pairing = 2;
inline constexpr std::uint64_t seating = 3;
}  // namespace purpose

}  // namespace adjutant::league
