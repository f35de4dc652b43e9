// SPDX-License-Identifier: GPL-3.0-or-later
// How much work one frame is worth. A camera's next frame comes in 33 ms, and what was missed may be read
// then; a still is all there is, and a printed sheet holds hundreds of codes.
#pragma once

#include <cstddef>

namespace adjutant::scanner {

/// Bounds of a search. Attempts have a fixed part and a part for each finder, so that a crowd of marks gets
/// its due.
struct SearchEffort {
    std::size_t maxFinders = 0;
    int maxChecks = 0;  ///< close looks at places that may be finders
    int attempts = 0;   ///< triples of finders that are tried
    int attemptsPerFinder = 0;

    [[nodiscard]] int maxAttempts(std::size_t finders) const {
        return attempts + attemptsPerFinder * static_cast<int>(finders);
    }
};

inline constexpr SearchEffort liveEffort{.maxFinders = 160, .maxChecks = 1500, .attempts = 60};
/// A4 full of labels of 10 mm has 380 codes with 1140 finders.
inline constexpr SearchEffort stillEffort{
    .maxFinders = 2400, .maxChecks = 100'000, .attempts = 60, .attemptsPerFinder = 3};

}  // namespace adjutant::scanner
