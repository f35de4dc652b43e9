// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/draw.hpp"

namespace adjutant::league {
namespace {

/// The last step of splitmix64 (Steele, Lea and Flood, 2014).
std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
    return bits ^ (bits >> 31U);
}

}  // namespace

std::uint64_t drawn(std::uint64_t seed, std::initializer_list<std::uint64_t> what) {
    constexpr std::uint64_t goldenGamma = 0x9E3779B97F4A7C15U;
    std::uint64_t bits = mixed(seed + goldenGamma);
    for (const std::uint64_t one : what) bits = mixed((bits ^ mixed(one + goldenGamma)) + goldenGamma);
    return bits;
}

}  // namespace adjutant::league
