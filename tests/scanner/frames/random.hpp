// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same on every machine: own generator, own distributions.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

namespace adjutant::scanner::frames {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL + 1) {}

    std::uint64_t bits() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }
    /// From `low` up to, but not including, `high`.
    double between(double low, double high) {
        return low + (high - low) * static_cast<double>(bits() >> 11U) * 0x1.0p-53;
    }
    /// From 0 to count - 1.
    int index(int count) { return static_cast<int>(bits() % static_cast<std::uint64_t>(count)); }
    bool chance(double probability) { return between(0, 1) < probability; }
    /// Mean 0, deviation 1; near enough to a bell for noise: the sum of eight.
    double bell() {
        const std::uint64_t b = bits();
        int sum = 0;
        for (unsigned shift = 0; shift < 64; shift += 8) sum += static_cast<int>(b >> shift & 0xFFU);
        return (sum - 1020) / 209.0;
    }
    double angle() { return between(0, 2 * std::numbers::pi); }

  private:
    std::uint64_t state_;
};

}  // namespace adjutant::scanner::frames
