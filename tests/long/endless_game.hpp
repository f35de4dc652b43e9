// SPDX-License-Identifier: GPL-3.0-or-later
// One durable game of very many acts: does an act take longer, and more memory, the longer it goes on?
#pragma once

#include <string>
#include <vector>

namespace adjutant::longs {

struct Quarter {
    int acts = 0;
    double median = 0;    ///< of an act, kept on disk, in milliseconds
    double slowest1 = 0;  ///< the hundredth that is slowest begins here
    double grown = 0;     ///< resident memory, in bytes an act
};

struct Endless {
    std::vector<Quarter> quarters;
    double memory = 0;   ///< resident in the end, in MB
    double file = 0;     ///< in MB
    double opening = 0;  ///< again, in milliseconds
    std::vector<std::string> failures;
};

/// By what is offered; a verdict is undone, and play goes on.
[[nodiscard]] Endless playEndless(const std::string& system, int acts);

}  // namespace adjutant::longs
